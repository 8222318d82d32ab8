import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { formatCents } from "@/lib/domain/money/money";
import { formatDay, formatDayAfter } from "@/lib/domain/time/day-format";
import { word } from "@/lib/i18n/italian-word";
import type { Wording } from "@/lib/i18n/wording";
import type { Receipt } from "@/lib/schemas/till/receipt";

/** Receipts as PDF on A4, with the site's font embedded, so that text can be selected, searched and read aloud. */

/** Characters that the first font file lacks (Central European letters) come from the second. */
const FILES = {
  plain: ["figtree-latin-400-normal.woff", "figtree-latin-ext-400-normal.woff"],
  bold: ["figtree-latin-600-normal.woff", "figtree-latin-ext-600-normal.woff"],
} as const;
type Weight = keyof typeof FILES;

/** The characters of the Latin font file: U+0020–00FF and some punctuation. */
const LATIN = /^[\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122]$/u;

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

const INK = "#2b2a26";
const SOFT = "#5f5a50";
const LINE = "#d9cfc0";
const MARGIN = 56;

type Document = PDFKit.PDFDocument;

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

function write(
  doc: Document,
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

function rule(doc: Document): void {
  doc.moveDown(0.6);
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(doc.page.width - MARGIN, doc.y)
    .lineWidth(0.7)
    .strokeColor(LINE)
    .stroke();
  doc.moveDown(0.6);
}

/** Writes a line with a label on the left and an amount on the right. */
function amountLine(doc: Document, label: string, amount: number, weight: Weight = "plain"): void {
  const { y } = doc;
  const width = doc.page.width - 2 * MARGIN;
  write(doc, formatCents(amount), { weight, x: MARGIN, y, width, align: "right" });
  write(doc, label, { weight, x: MARGIN, y, width: width - 120 });
  doc.moveDown(0.45);
}

function writeIssuer(doc: Document, { issuer }: Receipt): void {
  write(doc, issuer.legalName, { weight: "bold", size: 15, x: MARGIN, y: MARGIN });
  write(doc, issuer.address, { color: SOFT });
  if (issuer.fiscalCode) write(doc, `Codice fiscale ${issuer.fiscalCode}`, { color: SOFT });
  if (issuer.vatNumber) write(doc, `Partita IVA ${issuer.vatNumber}`, { color: SOFT });
}

function writeHolder(doc: Document, { holder }: Receipt): void {
  write(doc, "Ricevuto da", { color: SOFT });
  write(doc, holder.name, { weight: "bold", size: 12 });
  if (holder.fiscalCode) write(doc, `Codice fiscale ${holder.fiscalCode}`);
  if (holder.address) write(doc, holder.address);
}

function writeAmounts(doc: Document, receipt: Receipt): void {
  for (const line of receipt.lines) amountLine(doc, line.description, line.amount);
  rule(doc);
  amountLine(doc, "Totale", receipt.total, "bold");
  if (receipt.stampDuty > 0) {
    amountLine(doc, "Imposta di bollo", receipt.stampDuty);
    amountLine(doc, "Totale con imposta di bollo", receipt.total + receipt.stampDuty, "bold");
  }
  doc.moveDown(0.8);
  for (const { method, date, amount } of receipt.payments)
    write(
      doc,
      `Pagato ${formatDayAfter("il", date)} · ${word(text(`till.method.${method}`))} · ${formatCents(amount)}`,
      {
        color: SOFT,
      },
    );
}

/** What the receipt is, for who does not read Italian. */
const inOtherWords = ({ number, date, total }: Receipt, t: Wording["t"], language: Language): string =>
  t("feeds.receipt", { number, day: formatDay(date, language), amount: formatCents(total, language) });

/** Writes a diagonal mark across the page of a canceled receipt. */
function writeCanceled(doc: Document, receipt: Receipt): void {
  if (receipt.canceledAt === null) return;
  doc.moveDown(1.2);
  write(doc, "RICEVUTA ANNULLATA", { weight: "bold", size: 16, color: "#9a3324" });
  if (receipt.cancellationReason) write(doc, receipt.cancellationReason, { color: SOFT });
}

/**
 * The bytes of a receipt as PDF. A fiscal document, it is in Italian; readers of another language get a line in theirs.
 * @param wording of the reader
 */
export async function receiptPdf(
  receipt: Receipt,
  { t, language }: Wording,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = await readFonts();
  const title = `Ricevuta n. ${receipt.number}`;
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    // No standard font: pdfkit would read its metrics from a folder of its package.
    font: "",
    lang: "it-IT",
    displayTitle: true,
    info: { Title: title, Author: receipt.issuer.legalName },
  });
  for (const weight of ["plain", "bold"] as const)
    for (const [index, file] of files[weight].entries()) doc.registerFont(`${weight}-${index}`, file);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });

  writeIssuer(doc, receipt);
  rule(doc);
  write(doc, title, { weight: "bold", size: 20 });
  write(doc, `Data: ${formatDay(receipt.date)}`, { color: SOFT });
  if (language !== DEFAULT_LANGUAGE) write(doc, inOtherWords(receipt, t, language), { color: SOFT });
  doc.moveDown(1);
  writeHolder(doc, receipt);
  rule(doc);
  writeAmounts(doc, receipt);
  if (receipt.issuer.note) {
    doc.moveDown(1);
    write(doc, receipt.issuer.note, { size: 9.5, color: SOFT });
  }
  writeCanceled(doc, receipt);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
