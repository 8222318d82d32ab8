import { type Block, type Inline, parseMarkdown, plainText } from "@/lib/domain/site/markdown";
import { escapeHtml } from "./layout";

/**
 * Renders Markdown typed by staff for mails: as HTML with inline styles, and as plain text with the links written out.
 */

const SANS = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const INK = "color:#2b2a26";
const TEXT = `margin:0 0 16px;${INK};font:16px/1.6 ${SANS};word-break:break-word`;

/** The parameters of both forms: absolute addresses of the site's pages, and the colour of links. */
interface MarkdownWords {
  address: (path: string) => string;
  linkColor: string;
}

const hrefOf = (href: string, { address }: MarkdownWords) => (href.startsWith("/") ? address(href) : href);

function inlineHtml(content: readonly Inline[], words: MarkdownWords): string {
  return content
    .map((part) => {
      if (part.kind === "text") return escapeHtml(part.text).replaceAll("\n", "<br>");
      if (part.kind === "break") return "<br>";
      const inside = inlineHtml(part.content, words);
      if (part.kind !== "link")
        return part.kind === "strong" ? `<strong>${inside}</strong>` : `<em>${inside}</em>`;
      const href = escapeHtml(hrefOf(part.href, words));
      return `<a class="link" href="${href}" style="color:${words.linkColor}">${inside}</a>`;
    })
    .join("");
}

function blockHtml(block: Block, words: MarkdownWords): string {
  if (block.kind === "paragraph")
    return `<p class="ink" style="${TEXT}">${inlineHtml(block.content, words)}</p>`;
  if (block.kind === "heading") {
    const style = `margin:24px 0 12px;${INK};font:normal ${block.depth < 3 ? 22 : 18}px/1.25 ${SERIF}`;
    return `<h2 class="ink" style="${style}">${inlineHtml(block.content, words)}</h2>`;
  }
  const tag = block.isOrdered ? "ol" : "ul";
  const items = block.items.map(
    (item) => `<li class="ink" style="${TEXT};margin-bottom:6px">${itemHtml(item.blocks, words)}</li>`,
  );
  return `<${tag} style="margin:0 0 16px;padding-left:24px">${items.join("")}</${tag}>`;
}

/** An item's paragraphs are rendered without a <p>. */
const itemHtml = (blocks: readonly Block[], words: MarkdownWords): string =>
  blocks
    .map((block) => (block.kind === "paragraph" ? inlineHtml(block.content, words) : blockHtml(block, words)))
    .join("");

export const markdownHtml = (source: string, words: MarkdownWords): string =>
  parseMarkdown(source)
    .map((block) => blockHtml(block, words))
    .join("\n        ");

function inlineText(content: readonly Inline[], words: MarkdownWords): string {
  return content
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "break") return "\n";
      const inside = inlineText(part.content, words);
      if (part.kind !== "link") return inside;
      const href = hrefOf(part.href, words);
      return plainText(part.content) === href ? href : `${inside} (${href.replace(/^mailto:/, "")})`;
    })
    .join("");
}

function blockText(block: Block, words: MarkdownWords): string {
  if (block.kind !== "list") return inlineText(block.content, words);
  return block.items
    .map(({ blocks }, at) => {
      const mark = block.isOrdered ? `${at + 1}. ` : "- ";
      return (
        mark +
        blocks
          .map((inner) => blockText(inner, words))
          .join("\n")
          .replaceAll("\n", "\n  ")
      );
    })
    .join("\n");
}

export const markdownText = (source: string, words: MarkdownWords): string =>
  parseMarkdown(source)
    .map((block) => blockText(block, words))
    .join("\n\n");
