import { Markdown } from "@/components/shared/markdown";
import { fillPlaceholders, type PlaceholderFacts } from "@/lib/domain/privacy/legal-placeholders";
import { chaptersOf, parseMarkdown } from "@/lib/domain/site/markdown";
import type { LegalChapter } from "./legal-page";

/** "Quali dati raccogliamo" → "quali-dati-raccogliamo" */
const anchorOf = (title: string): string =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The chapters of a legal text written by the centre, with its placeholders filled in. */
export function ownChapters(markdown: string, facts: PlaceholderFacts): LegalChapter[] {
  return chaptersOf(parseMarkdown(fillPlaceholders(markdown, facts))).map(({ title, blocks }, index) => ({
    id: title === null ? "inizio" : `${anchorOf(title) || "capitolo"}${index > 0 ? `-${index + 1}` : ""}`,
    title,
    content: <Markdown blocks={blocks} top={3} />,
  }));
}
