import { permanentRedirect, redirect } from "next/navigation";
import { paths } from "@/lib/paths";
import { spaceOfSlug } from "../space-of-slug";

interface Context {
  params: Promise<{ slug: string }>;
}

/**
 * Redirects from the bare id of a space ("/spaces/14?startDate=…", see next.config.mjs) to its canonical page and keeps
 * the query. The page itself is cached for everybody, so it cannot read the query.
 */
export async function GET(request: Request, { params }: Context): Promise<never> {
  const { slug } = await params;
  const space = await spaceOfSlug(slug);
  // The page answers with 404.
  if (space === null) redirect(`${paths.spaces}/${slug}`);
  permanentRedirect(`${paths.space(space)}${new URL(request.url).search}`);
}
