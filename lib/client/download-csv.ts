import { type CsvColumn, toCsv } from "@/lib/domain/site/csv";

/** Downloads a table as a CSV file. @param name of the file without extension: "prenotazioni-2026-12-03" */
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
  // Revoked later, since the browser reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
