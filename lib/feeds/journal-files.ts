import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import "server-only";
import type { JournalLine } from "@/lib/domain/books/journal";
import { formatCents } from "@/lib/domain/money/money";
import { type CsvColumn, csvAmount, csvDay, toCsv } from "@/lib/domain/site/csv";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { formatDay } from "@/lib/domain/time/day-format";
import { makePdf, SOFT } from "./pdf/pdf-document";
import { type Column, writeTable } from "./pdf/pdf-table";

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

/** As CSV for Italian spreadsheet programs. */
export const journalCsv = ({ rows }: JournalFile): string => toCsv(COLUMNS, rows);

const MARGIN = 40;
const SIZE = 8;
const GAP = 6;
const CELLS: (Column & { value: (line: JournalLine) => string })[] = [
  { header: "Data", width: 56, value: ({ date }) => csvDay(date) },
  { header: "Conto", width: 44, value: ({ account }) => ACCOUNTS[account] },
  { header: "Descrizione", width: 255, value: ({ label }) => label },
  {
    header: "Importo",
    width: 80,
    align: "right",
    value: ({ amount }) => formatCents(amount, DEFAULT_LANGUAGE),
  },
  {
    header: "Saldo",
    width: 80,
    align: "right",
    value: ({ balance }) => formatCents(balance, DEFAULT_LANGUAGE),
  },
];

/** The bytes of the journal as PDF. @param association the centre's legal name */
export function journalPdf(
  { from, to, rows }: JournalFile,
  association: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Prima nota dal ${formatDay(from, DEFAULT_LANGUAGE)} al ${formatDay(to, DEFAULT_LANGUAGE)}`;
  return makePdf({ title, author: association, margin: MARGIN, foot: `${association}, ${title}` }, (pdf) => {
    pdf.write(association, { weight: "bold", size: 13 });
    pdf.write(title, { tag: "H1", size: 11, color: SOFT });
    pdf.y += 10;
    const cells = rows.map((line) => CELLS.map(({ value }) => value(line)));
    writeTable(pdf, cells, { columns: CELLS, size: SIZE, gap: GAP, space: GAP, rules: "all" });
  });
}
