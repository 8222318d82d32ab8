import type { PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/**
 * Markdown as the legal texts may use it: headings, paragraphs, lists, emphasis and links. Everything else, HTML too, is
 * shown as the text that was typed. The result is data, which is drawn as elements, so that nothing in it can run.
 */

interface Placed {
  /** Where it begins in the source, which tells it from the others. */
  at: number;
}

export type Inline = Placed &
  (
    | { kind: "text"; text: string }
    | { kind: "break" }
    | { kind: "strong" | "emphasis"; content: Inline[] }
    | { kind: "link"; href: string; content: Inline[] }
  );

export interface Item extends Placed {
  blocks: Block[];
}

export type Block = Placed &
  (
    | { kind: "heading"; depth: number; content: Inline[] }
    | { kind: "paragraph"; content: Inline[] }
    | { kind: "list"; isOrdered: boolean; items: Item[] }
  );

/** Where a link may lead: a page of this site, another site, a mail program, a telephone. */
const isSafe = (href: string): boolean => /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/i.test(href);

/** What was typed for a node. */
const typed = (node: RootContent, source: string): string =>
  source.slice(node.position?.start.offset, node.position?.end.offset);

const placeOf = (node: Pick<RootContent, "position">): number => node.position?.start.offset ?? 0;

function inlineOf(node: PhrasingContent, source: string): Inline {
  const at = placeOf(node);
  if (node.type === "text") return { at, kind: "text", text: node.value };
  if (node.type === "break") return { at, kind: "break" };
  if (node.type === "strong" || node.type === "emphasis")
    return { at, kind: node.type, content: inlines(node.children, source) };
  if (node.type === "link" && isSafe(node.url))
    return { at, kind: "link", href: node.url, content: inlines(node.children, source) };
  return { at, kind: "text", text: typed(node, source) };
}

const inlines = (nodes: readonly PhrasingContent[], source: string): Inline[] =>
  nodes.map((node) => inlineOf(node, source));

function blockOf(node: RootContent, source: string): Block {
  const at = placeOf(node);
  if (node.type === "heading")
    return { at, kind: "heading", depth: node.depth, content: inlines(node.children, source) };
  if (node.type === "paragraph") return { at, kind: "paragraph", content: inlines(node.children, source) };
  if (node.type === "list") {
    const items = node.children.map((item) => ({
      at: placeOf(item),
      blocks: item.children.map((child) => blockOf(child, source)),
    }));
    return { at, kind: "list", isOrdered: node.ordered === true, items };
  }
  return { at, kind: "paragraph", content: [{ at, kind: "text", text: typed(node, source) }] };
}

export const parseMarkdown = (source: string): Block[] =>
  fromMarkdown(source).children.map((node) => blockOf(node, source));

/** The words of a text without their form. */
export const plainText = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (part.kind === "text") return part.text;
      return part.kind === "break" ? " " : plainText(part.content);
    })
    .join("");

export interface Chapter {
  /** Null for what stands before the first heading. */
  title: string | null;
  blocks: Block[];
}

/** Parts a text into chapters at its highest headings. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  const depths = blocks.flatMap((block) => (block.kind === "heading" ? [block.depth] : []));
  const highest = Math.min(...depths);
  const chapters: Chapter[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.depth === highest)
      chapters.push({ title: plainText(block.content), blocks: [] });
    else {
      const last = chapters.at(-1) ?? { title: null, blocks: [] };
      if (chapters.length === 0) chapters.push(last);
      last.blocks.push(block);
    }
  }
  return chapters;
}
