import "server-only";
import { categoryLabel, type MemberCategory } from "@/lib/domain/membership/category";
import { END_REASON_LABELS, MEMBER_STATUS_LABELS } from "@/lib/domain/membership/member-labels";
import { csvDay } from "@/lib/domain/site/csv";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { formatDay } from "@/lib/domain/time/day-format";
import type { RegisterRow } from "@/lib/schemas/membership/register";
import { heightOf, INK, LINE, makePdf, type Pdf, SOFT, write } from "./pdf-document";

/** The register of members of a day as PDF, in Italian: a table on A4, with its head and number on every page. */

export interface RegisterFile {
  on: CalendarDay;
  association: string;
  categories: readonly MemberCategory[];
  rows: readonly RegisterRow[];
}

const MARGIN = 40;
const SIZE = 8;
/** Between the columns, and above and below a line. */
const GAP = 6;

interface Column {
  header: string;
  /** Points. */
  width: number;
  value: (row: RegisterRow) => string;
}

const inLines = (parts: readonly (string | null)[]) => parts.filter((part) => part).join("\n");

function columnsOf(categories: readonly MemberCategory[]): Column[] {
  return [
    { header: "N.", width: 28, value: ({ number }) => (number === null ? "–" : String(number)) },
    { header: "Cognome e nome", width: 122, value: ({ firstName, lastName }) => `${lastName} ${firstName}` },
    {
      header: "Nascita",
      width: 86,
      value: ({ dateOfBirth, placeOfBirth }) => inLines([csvDay(dateOfBirth), placeOfBirth]),
    },
    { header: "Codice fiscale", width: 104, value: ({ fiscalCode }) => fiscalCode ?? "" },
    {
      header: "Residenza",
      width: 124,
      value: ({ address, postalCode, city }) =>
        inLines([address, [postalCode, city].filter((part) => part).join(" ")]),
    },
    { header: "Categoria", width: 74, value: ({ category }) => categoryLabel(categories, category) },
    { header: "Domanda", width: 52, value: ({ appliedOn }) => csvDay(appliedOn) },
    {
      header: "Delibera",
      width: 88,
      value: ({ decidedOn, resolution }) => inLines([csvDay(decidedOn), resolution]),
    },
    {
      header: "Stato",
      width: 76,
      value: ({ status, endedOn, endReason }) =>
        inLines([
          MEMBER_STATUS_LABELS[status],
          csvDay(endedOn),
          endReason === null ? null : END_REASON_LABELS[endReason],
        ]),
    },
  ];
}

interface Cell {
  text: string;
  width: number;
}

/** Writes a line of the table at the present height. */
function writeLine(doc: Pdf, cells: readonly Cell[], weight: "plain" | "bold"): void {
  const { y } = doc;
  let x = MARGIN;
  let height = 0;
  for (const { text, width } of cells) {
    write(doc, text, { x, y, width: width - GAP, size: SIZE, weight, color: weight === "bold" ? SOFT : INK });
    height = Math.max(height, heightOf(doc, text, { size: SIZE, width: width - GAP }));
    x += width;
  }
  const end = y + height + GAP / 2;
  doc.moveTo(MARGIN, end).lineTo(x, end).lineWidth(0.5).strokeColor(LINE).stroke();
  doc.y = end + GAP / 2;
}

const heightOfLine = (doc: Pdf, cells: readonly Cell[]) =>
  Math.max(...cells.map(({ text, width }) => heightOf(doc, text, { size: SIZE, width: width - GAP })));

function writeTable(doc: Pdf, { rows, categories }: RegisterFile): void {
  const columns = columnsOf(categories);
  const head = columns.map(({ header, width }) => ({ text: header, width }));
  writeLine(doc, head, "bold");
  for (const row of rows) {
    const cells = columns.map(({ value, width }) => ({ text: value(row), width }));
    if (doc.y + heightOfLine(doc, cells) > doc.page.height - 2 * MARGIN) {
      doc.addPage();
      writeLine(doc, head, "bold");
    }
    writeLine(doc, cells, "plain");
  }
}

/** Writes "2 di 5" at the foot of every page. */
function numberPages(doc: Pdf, foot: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - MARGIN - SIZE;
    const text = `${foot} · pagina ${page + 1} di ${count}`;
    write(doc, text, { x: MARGIN, y, size: SIZE, color: SOFT, lineBreak: false });
  }
}

/** The bytes of the register as PDF. */
export function registerPdf(register: RegisterFile): Promise<Uint8Array<ArrayBuffer>> {
  const { on, association, rows } = register;
  const title = `Libro soci al ${formatDay(on)}`;
  const options = {
    title,
    author: association,
    layout: "landscape",
    margin: MARGIN,
    bufferPages: true,
  } as const;
  return makePdf(options, (doc) => {
    write(doc, association, { weight: "bold", size: 13 });
    write(doc, title, { size: 11, color: SOFT });
    doc.moveDown(0.8);
    if (rows.length === 0) write(doc, "Nessun socio e nessuna domanda.");
    else writeTable(doc, register);
    numberPages(doc, `${association}, ${title}`);
  });
}
