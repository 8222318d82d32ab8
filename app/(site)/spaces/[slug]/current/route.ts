import { permanentRedirect, redirect } from "next/navigation";
import { paths } from "@/lib/paths";
import { spaceOfSlug } from "../space-of-slug";

interface Context {
  params: Promise<{ slug: string }>;
}

/**
 * Leads from the bare number of a space and a period ("/spaces/14?startDate=…", see next.config.mjs) to its page, with
 * the period. The page itself cannot: it is kept for everybody and does not know the query.
 */
export async function GET(request: Request, { params }: Context): Promise<never> {
  const { slug } = await params;
  const space = await spaceOfSlug(slug);
  // The page itself says that there is none.
  if (space === null) redirect(`${paths.spaces}/${slug}`);
  permanentRedirect(`${paths.space(space)}${new URL(request.url).search}`);
}
