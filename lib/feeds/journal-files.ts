import "server-only";
import type { JournalLine } from "@/lib/domain/books/journal";
import { formatCents } from "@/lib/domain/money/money";
import { type CsvColumn, csvAmount, csvDay, toCsv } from "@/lib/domain/site/csv";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { formatDay } from "@/lib/domain/time/day-format";
import { heightOf, LINE, makePdf, type Pdf, SOFT, write } from "./pdf-document";

/** The journal (prima nota) as files, in Italian. */

interface JournalFile {
  from: CalendarDay;
  to: CalendarDay;
  rows: readonly JournalLine[];
}

const ACCOUNTS = { cash: "Cassa", bank: "Banca" } as const;

const COLUMNS: CsvColumn<JournalLine>[] = [
  { header: "Data", value: ({ date }) => csvDay(date) },
  { header: "Conto", value: ({ account }) => ACCOUNTS[account] },
  { header: "Descrizione", value: ({ label }) => label },
  { header: "Entrata", value: ({ amount }) => (amount > 0 ? csvAmount(amount) : "") },
  { header: "Uscita", value: ({ amount }) => (amount < 0 ? csvAmount(-amount) : "") },
  { header: "Saldo", value: ({ balance }) => csvAmount(balance) },
];

/** The journal as a CSV file for Italian spreadsheet programs. */
export const journalCsv = ({ rows }: JournalFile): string => toCsv(COLUMNS, rows);

const MARGIN = 40;
const SIZE = 8;
const GAP = 6;
const CELLS: { header: string; width: number; isAmount?: boolean; value: (line: JournalLine) => string }[] = [
  { header: "Data", width: 56, value: ({ date }) => csvDay(date) },
  { header: "Conto", width: 44, value: ({ account }) => ACCOUNTS[account] },
  { header: "Descrizione", width: 255, value: ({ label }) => label },
  { header: "Importo", width: 80, isAmount: true, value: ({ amount }) => formatCents(amount) },
  { header: "Saldo", width: 80, isAmount: true, value: ({ balance }) => formatCents(balance) },
];

function writeCells(
  doc: Pdf,
  textOf: (cell: (typeof CELLS)[number]) => string,
  weight: "plain" | "bold",
): void {
  const { y } = doc;
  let x = MARGIN;
  let height = 0;
  for (const cell of CELLS) {
    const width = cell.width - GAP;
    const text = textOf(cell);
    write(doc, text, { x, y, width, size: SIZE, weight, align: cell.isAmount ? "right" : "left" });
    height = Math.max(height, heightOf(doc, text, { size: SIZE, width }));
    x += cell.width;
  }
  const end = y + height + GAP / 2;
  doc.moveTo(MARGIN, end).lineTo(x, end).lineWidth(0.5).strokeColor(LINE).stroke();
  doc.y = end + GAP / 2;
}

/** The bytes of the journal as PDF. @param association the legal name of the centre */
export function journalPdf(
  { from, to, rows }: JournalFile,
  association: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Prima nota dal ${formatDay(from)} al ${formatDay(to)}`;
  return makePdf({ title, author: association, margin: MARGIN }, (doc) => {
    write(doc, association, { weight: "bold", size: 13 });
    write(doc, title, { size: 11, color: SOFT });
    doc.moveDown(0.8);
    writeCells(doc, ({ header }) => header, "bold");
    for (const line of rows) {
      const height = heightOf(doc, line.label, { size: SIZE, width: 255 - GAP });
      if (doc.y + height > doc.page.height - MARGIN - GAP) {
        doc.addPage();
        writeCells(doc, ({ header }) => header, "bold");
      }
      writeCells(doc, ({ value }) => value(line), "plain");
    }
  });
}
