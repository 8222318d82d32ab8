import { type CsvColumn, csvAmount, csvDay, toCsv } from "@/lib/domain/site/csv";
import { dayOf } from "@/lib/domain/time/dates";
import type { Receipt } from "@/lib/schemas/till/receipt";

const COLUMNS: CsvColumn<Receipt>[] = [
  { header: "Numero", value: ({ number }) => number },
  { header: "Data", value: ({ date }) => csvDay(date) },
  { header: "Intestatario", value: ({ holder }) => holder.name },
  { header: "Codice fiscale", value: ({ holder }) => holder.fiscalCode ?? "" },
  { header: "Descrizione", value: ({ lines }) => lines.map(({ description }) => description).join("; ") },
  { header: "Totale", value: ({ total }) => csvAmount(total) },
  { header: "Imposta di bollo", value: ({ stampDuty }) => csvAmount(stampDuty) },
  {
    header: "Annullata il",
    value: ({ canceledAt }) => (canceledAt ? csvDay(dayOf(new Date(canceledAt))) : ""),
  },
];

/** The receipts of a year as a CSV file for Italian spreadsheet programs. */
export const receiptsCsv = (receipts: readonly Receipt[]): string => toCsv(COLUMNS, receipts);
