import { execFileSync } from "node:child_process";

const READ_PDF = `
  import { extractText, getDocumentProxy } from "unpdf";
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const read = async (bytes) => {
    const document = await getDocumentProxy(bytes);
    const { text } = await extractText(document, { mergePages: false });
    const pages = [];
    for (const index of text.keys()) {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const placed = items.map(({ str, transform }) => ({ text: str, x: transform[4], y: transform[5] }));
      pages.push({ text: text[index], items: placed, structure: await page.getStructTree() });
    }
    const { info } = await document.getMetadata();
    return { pages, version: info.PDFFormatVersion, language: info.Language, title: info.Title };
  };
  const files = [];
  for (const file of JSON.parse(Buffer.concat(chunks).toString()))
    files.push(await read(new Uint8Array(Buffer.from(file, "base64"))));
  process.stdout.write(JSON.stringify(files));`;

/** A piece of text and its position in points from the lower left corner of the page. */
interface PlacedText {
  text: string;
  x: number;
  y: number;
}

/** A node of the structure tree for screen readers; content has no children. */
export interface StructureNode {
  role?: string;
  type?: string;
  children?: StructureNode[];
}

interface ReadPdf {
  pages: { text: string; items: PlacedText[]; structure: StructureNode | null }[];
  version: string;
  language: string;
  title: string;
}

/** Parses PDF files. Jest cannot load the parser's module, so a separate Node process parses all files together. */
export function readPdfs(files: readonly Uint8Array[]): ReadPdf[] {
  const written = execFileSync(process.execPath, ["--input-type=module", "-e", READ_PDF], {
    input: JSON.stringify(files.map((bytes) => Buffer.from(bytes).toString("base64"))),
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(written);
}

/** The text of each page of a PDF, as selected by a reader, on one line. */
export const pagesOfPdf = (bytes: Uint8Array): string[] =>
  readPdfs([bytes]).flatMap(({ pages }) => pages.map(({ text }) => text.replace(/\s+/g, " ")));
