import markdownIt, { type StateInline, type Token } from "markdown-it";

/**
 * The Markdown subset of the legal texts: headings, paragraphs, lists, emphasis and links. Everything else, including
 * HTML, is shown as typed. The result is data and rendered as elements, so nothing in it can be executed.
 */

interface Placed {
  /** Its index among the parser's tokens, unique among siblings. */
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

const PICTURE = "![";

/** Without this rule, the rest of a picture's syntax would become a link. */
function typedPicture(state: StateInline, isTried: boolean): boolean {
  if (!state.src.startsWith(PICTURE, state.pos)) return false;
  if (!isTried) state.pending += PICTURE;
  state.pos += PICTURE.length;
  return true;
}

/** The maximum nesting, beyond any real text; deeper content loses its formatting, and deeper lists are dropped. */
const MOST_LEVELS = 20;

const parser = markdownIt("zero", { maxNesting: 2 * MOST_LEVELS }).enable([
  ...["heading", "lheading", "list", "emphasis", "link", "autolink", "newline", "escape", "entity"],
]);
parser.inline.ruler.before("link", "typed_picture", typedPicture);
/** Allowed link targets: a page of this site, another site, a mail program, a telephone number. */
parser.validateLink = (href) => /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/i.test(href);

/** A token with everything up to its closing token. */
interface Part {
  token: Token;
  at: number;
  inside: Part[];
}

/** Converts the parser's flat list of tokens into a tree. */
function treeOf(tokens: readonly Token[]): Part[] {
  const top: Part[] = [];
  const open = [top];
  for (const [at, token] of tokens.entries()) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const part = { token, at, inside: [] };
    open.at(-1)?.push(part);
    if (token.nesting > 0) open.push(part.inside);
  }
  return top;
}

/** The text of parts without formatting, at any depth. */
function wordsOf(parts: readonly Part[]): string {
  const left = [...parts].reverse();
  let words = "";
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    words += part.token.type === "softbreak" ? "\n" : part.token.content;
    left.push(...[...part.inside].reverse());
  }
  return words;
}

function inlineOf(part: Part, level = 0): Inline {
  const { token, at, inside } = part;
  if (token.type === "hardbreak") return { at, kind: "break" };
  if (token.nesting === 0 || level > MOST_LEVELS) return { at, kind: "text", text: wordsOf([part]) };
  const content = inside.map((inner) => inlineOf(inner, level + 1));
  if (token.type === "strong_open") return { at, kind: "strong", content };
  if (token.type === "em_open") return { at, kind: "emphasis", content };
  return { at, kind: "link", href: String(token.attrGet("href")), content };
}

const contentOf = ({ inside }: Part): Inline[] =>
  inside.flatMap(({ token }) => treeOf(token.children ?? []).map((part) => inlineOf(part)));

function blockOf(part: Part): Block {
  const { token, at, inside } = part;
  if (token.type === "heading_open")
    return { at, kind: "heading", depth: Number(token.tag.slice(1)), content: contentOf(part) };
  if (token.type === "bullet_list_open" || token.type === "ordered_list_open") {
    const items = inside.map((item) => ({ at: item.at, blocks: item.inside.map(blockOf) }));
    return { at, kind: "list", isOrdered: token.type === "ordered_list_open", items };
  }
  return { at, kind: "paragraph", content: contentOf(part) };
}

export const parseMarkdown = (source: string): Block[] => treeOf(parser.parse(source, {})).map(blockOf);

export const plainText = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (part.kind === "text") return part.text;
      return part.kind === "break" ? " " : plainText(part.content);
    })
    .join("");

interface Chapter {
  /** Null for the content before the first heading. */
  title: string | null;
  blocks: Block[];
}

/** Splits a text into chapters at its highest-level headings. */
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

/** The unformatted text of a Markdown document, on one line. */
export function markdownWords(source: string): string {
  const words = (blocks: readonly Block[]): string =>
    blocks
      .map((block) =>
        block.kind === "list"
          ? block.items.map((item) => words(item.blocks)).join(" ")
          : plainText(block.content),
      )
      .join(" ");
  return words(parseMarkdown(source));
}
