import { permanentRedirect, redirect } from "next/navigation";
import { languageOfAddress } from "@/app/[locale]/language-of-address";
import { pathIn } from "@/lib/domain/language/language-paths";
import { paths } from "@/lib/paths";
import { spaceOfSlug } from "../space-of-slug";

interface Context {
  params: Promise<{ locale: string; slug: string }>;
}

/**
 * Redirects from the bare id of a space ("/spaces/14?startDate=…", see next.config.mjs) to its canonical page, with the
 * query. The page itself is cached for everybody, so it cannot read the query.
 */
export async function GET(request: Request, { params }: Context): Promise<never> {
  const { slug } = await params;
  const language = await languageOfAddress(params);
  const space = await spaceOfSlug(slug, language);
  // That page returns 404.
  if (space === null) redirect(pathIn(language, `${paths.spaces}/${slug}`));
  permanentRedirect(pathIn(language, `${paths.space(space)}${new URL(request.url).search}`));
}
