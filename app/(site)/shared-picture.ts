import { notFound, permanentRedirect } from "next/navigation";
import { idFromSlug } from "@/lib/domain/site/slug";
import { ogPicture } from "@/lib/og/og-picture";

interface Shown {
  title: string;
  facts: string;
  /** As the catalogue stores it. */
  image: string;
  /** The one address of its page. */
  path: string;
}

/**
 * The handler of `…/[slug]/og.png`, what a shared link to one thing of the catalogue shows. It is drawn at one address
 * alone, to which all others lead; 404 where there is no such thing.
 */
export const sharedPicture =
  <Row>(find: (id: number) => Promise<Row | null>, show: (row: Row) => Shown) =>
  async (_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
    const { slug } = await params;
    const id = idFromSlug(slug);
    const row = id === null ? null : await find(id);
    if (row === null) notFound();
    const { path, ...shown } = show(row);
    if (!path.endsWith(`/${slug}`)) permanentRedirect(`${path}/og.png`);
    return ogPicture(shown);
  };

/** What is known of it, in one line. */
export const factsOf = (...facts: string[]): string => facts.filter((fact) => fact !== "").join(" · ");
