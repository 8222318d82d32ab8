import { type CsvColumn, toCsv } from "@/lib/client/csv";

/** Hands a table to the browser as a file, "prenotazioni-2026-12-03.csv" for one. */
export function downloadCsv<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): void {
  const file = new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.csv`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
