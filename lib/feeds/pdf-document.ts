import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PDFDocument from "pdfkit";

/** PDF files with the site's font embedded, so that text can be selected, searched and read aloud. */

/** Characters that the first font file lacks (Central European letters) come from the second. */
const FILES = {
  plain: ["figtree-latin-400-normal.woff", "figtree-latin-ext-400-normal.woff"],
  bold: ["figtree-latin-600-normal.woff", "figtree-latin-ext-600-normal.woff"],
} as const;
type Weight = keyof typeof FILES;

/** The characters of the Latin font file: U+0020–00FF and some punctuation; line ends need none. */
const LATIN = /^[\n\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122]$/u;

let fonts: Promise<Record<Weight, Buffer[]>> | undefined;

function readFonts() {
  const read = (file: string) =>
    readFile(join(process.cwd(), "node_modules/@fontsource/figtree/files", file));
  fonts ??= (async () => ({
    plain: await Promise.all(FILES.plain.map(read)),
    bold: await Promise.all(FILES.bold.map(read)),
  }))();
  return fonts;
}

export const INK = "#2b2a26";
export const SOFT = "#5f5a50";
export const LINE = "#d9cfc0";

export type Pdf = PDFKit.PDFDocument;

interface TextStyle extends PDFKit.Mixins.TextOptions {
  weight?: Weight;
  size?: number;
  color?: string;
  x?: number;
  y?: number;
}

/** Splits text into runs, each in the font file that has its characters. */
function runsOf(text: string): { font: 0 | 1; text: string }[] {
  const runs: { font: 0 | 1; text: string }[] = [];
  for (const character of text) {
    const font = LATIN.test(character) ? 0 : 1;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Writes text where the last one ended, or at `x` and `y` in points. */
export function write(
  doc: Pdf,
  text: string,
  { weight = "plain", size = 10.5, color = INK, x, y, ...options }: TextStyle = {},
): void {
  doc.fontSize(size).fillColor(color);
  const runs = runsOf(text);
  runs.forEach((run, index) => {
    doc.font(`${weight}-${run.font}`);
    const more = { ...options, continued: index < runs.length - 1 };
    if (index === 0 && x !== undefined) doc.text(run.text, x, y, more);
    else doc.text(run.text, more);
  });
}

/** The height of a text in points, wrapped at `width`. */
export function heightOf(
  doc: Pdf,
  text: string,
  { size = 10.5, width, weight = "plain" }: { size?: number; width: number; weight?: Weight },
) {
  return doc.font(`${weight}-0`).fontSize(size).heightOfString(text, { width });
}

interface PdfOptions {
  title: string;
  author: string;
  /** A size of paper, or width and height in points. */
  size?: string | [number, number];
  layout?: "portrait" | "landscape";
  margin: number;
  /** Keeps the pages until the end, so that their number can be written on each. */
  bufferPages?: boolean;
}

/**
 * Makes a PDF file in Italian.
 * @param draw writes its content
 * @returns its bytes
 */
export async function makePdf(
  { title, author, size = "A4", ...options }: PdfOptions,
  draw: (doc: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = await readFonts();
  const doc = new PDFDocument({
    ...options,
    size,
    // No standard font: pdfkit would read its metrics from a folder of its package.
    font: "",
    lang: "it-IT",
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  for (const weight of ["plain", "bold"] as const)
    for (const [index, file] of files[weight].entries()) doc.registerFont(`${weight}-${index}`, file);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  draw(doc);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
