import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import "server-only";
import { categoryLabel, type MemberCategory } from "@/lib/domain/membership/category";
import { END_REASON_LABELS, MEMBER_STATUS_LABELS } from "@/lib/domain/membership/member-status";
import { csvDay } from "@/lib/domain/site/csv";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { formatDay } from "@/lib/domain/time/day-format";
import type { RegisterRow } from "@/lib/schemas/membership/register";
import { makePdf, SOFT } from "./pdf/pdf-document";
import { writeTable } from "./pdf/pdf-table";

/**
 * The register of members on a day as PDF, in Italian: a table on A4, with header row and page number on every page.
 */

export interface RegisterFile {
  on: CalendarDay;
  association: string;
  categories: readonly MemberCategory[];
  rows: readonly RegisterRow[];
}

const MARGIN = 40;
const SIZE = 8;
/** The gap between columns, and between rows. */
const GAP = 6;

interface Column {
  header: string;
  /** In points. */
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

export function registerPdf(register: RegisterFile): Promise<Uint8Array<ArrayBuffer>> {
  const { on, association, categories, rows } = register;
  const title = `Libro soci al ${formatDay(on, DEFAULT_LANGUAGE)}`;
  const columns = columnsOf(categories);
  const options = { title, author: association, layout: "landscape", margin: MARGIN } as const;
  return makePdf({ ...options, foot: `${association}, ${title}` }, (pdf) => {
    pdf.write(association, { weight: "bold", size: 13 });
    pdf.write(title, { tag: "H1", size: 11, color: SOFT });
    pdf.y += 10;
    const cells = rows.map((row) => columns.map(({ value }) => value(row)));
    if (rows.length === 0) pdf.write("Nessun socio e nessuna domanda.");
    else writeTable(pdf, cells, { columns, size: SIZE, gap: GAP, space: GAP, rules: "all" });
  });
}
