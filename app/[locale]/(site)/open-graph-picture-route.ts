import { notFound, permanentRedirect } from "next/navigation";
import { languageOfAddress } from "@/app/[locale]/language-of-address";
import { pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { idFromSlug } from "@/lib/domain/site/slug";
import { type Wording, wordingOf } from "@/lib/i18n/wording";
import { ogPicture } from "@/lib/og/og-picture";

interface OpenGraphContent {
  title: string;
  facts: string;
  /** The picture's address as stored in the catalogue. */
  image: string;
  /** The page's canonical path. */
  path: string;
}

/**
 * Creates the handler of `…/[slug]/og.png`, the Open Graph picture of a catalogue entry. The picture is served at its
 * canonical path only, to which other slugs redirect; 404 if there is no such entry.
 * @param find finds the entry by the id in the slug
 * @param show returns the content of the picture, in the given language
 */
export const openGraphPictureRoute =
  <Row>(
    find: (id: number, language: Language) => Promise<Row | null>,
    show: (row: Row, wording: Wording) => OpenGraphContent,
  ) =>
  async (
    _request: Request,
    { params }: { params: Promise<{ locale: string; slug: string }> },
  ): Promise<Response> => {
    const { slug } = await params;
    const language = await languageOfAddress(params);
    const id = idFromSlug(slug);
    const row = id === null ? null : await find(id, language);
    if (row === null) notFound();
    const { path, ...shown } = show(row, await wordingOf(language));
    if (!path.endsWith(`/${slug}`)) permanentRedirect(pathIn(language, `${path}/og.png`));
    return ogPicture(shown);
  };

/** The non-empty facts on one line. */
export const joinFacts = (...facts: string[]): string => facts.filter((fact) => fact !== "").join(" · ");
