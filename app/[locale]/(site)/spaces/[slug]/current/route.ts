import { permanentRedirect, redirect } from "next/navigation";
import { DEFAULT_LANGUAGE, isLanguage } from "@/lib/domain/language/languages";
import { pathIn, paths } from "@/lib/paths";
import { spaceOfSlug } from "../space-of-slug";

interface Context {
  params: Promise<{ locale: string; slug: string }>;
}

/**
 * Redirects from the bare id of a space ("/spaces/14?startDate=…", see next.config.mjs) to its canonical page and keeps
 * the query. The page itself is cached for everybody, so it cannot read the query.
 */
export async function GET(request: Request, { params }: Context): Promise<never> {
  const { locale, slug } = await params;
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  const space = await spaceOfSlug(slug);
  // The page answers with 404.
  if (space === null) redirect(pathIn(language, `${paths.spaces}/${slug}`));
  permanentRedirect(pathIn(language, `${paths.space(space)}${new URL(request.url).search}`));
}
