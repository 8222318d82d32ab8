import { notFound, permanentRedirect } from "next/navigation";
import { idFromSlug } from "@/lib/domain/site/slug";
import { ogPicture } from "@/lib/og/og-picture";

interface OpenGraphContent {
  title: string;
  facts: string;
  /** The picture's address as stored in the catalogue. */
  image: string;
  /** The canonical path of the page. */
  path: string;
}

/**
 * Makes the handler of `…/[slug]/og.png`, the Open Graph picture of an entry of the catalogue. The picture is served at
 * its canonical path only, to which other slugs redirect; 404 where there is no such entry.
 * @param find finds the entry by the id in the slug
 * @param show the content of the picture
 */
export const openGraphPictureRoute =
  <Row>(find: (id: number) => Promise<Row | null>, show: (row: Row) => OpenGraphContent) =>
  async (_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
    const { slug } = await params;
    const id = idFromSlug(slug);
    const row = id === null ? null : await find(id);
    if (row === null) notFound();
    const { path, ...shown } = show(row);
    if (!path.endsWith(`/${slug}`)) permanentRedirect(`${path}/og.png`);
    return ogPicture(shown);
  };

/** The non-empty facts in one line. */
export const joinFacts = (...facts: string[]): string => facts.filter((fact) => fact !== "").join(" · ");
