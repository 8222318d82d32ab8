import { setImmediate } from "node:timers/promises";
import { splitName, withMiddleName } from "@/lib/domain/import/full-name";
import { readableFieldsOf } from "@/lib/domain/import/import-fields";
import type { SheetKind } from "@/lib/domain/import/import-kinds";
import { readCell } from "@/lib/domain/import/read-cell";
import { readHours, timeAfterDay } from "@/lib/domain/import/read-day";
import { text } from "@/lib/domain/language/text";
import { bareFiscalCode, fiscalCodeContradictions } from "@/lib/domain/person/fiscal-code";
import { asTyped } from "@/lib/domain/person/visible-text";
import type { RowError } from "@/lib/schemas/import/import";
import type { RawRow } from "./plan";

/** Rows read before yielding to other requests. */
const CHUNK = 100;
/** The first row below the column names. */
const FIRST_ROW = 2;

interface ReadRows {
  rows: RawRow[];
  errors: RowError[];
  /** Values that were read but should be reviewed. */
  warnings: RowError[];
}

/** The time of a booking may be in the cell of its day; midnight is how spreadsheets write a day alone. */
const TIME_IN_DAY: Readonly<Record<string, string>> = { startDate: "startTime", endDate: "endTime" };

/** Adds the time that a cell has after its day, unless the time has a cell of its own. */
function addTime(fields: RawRow["fields"], field: string, cell: string): void {
  const timeField = TIME_IN_DAY[field];
  const time = timeField === undefined ? null : timeAfterDay(asTyped(cell).trim());
  if (timeField !== undefined && time !== null && time !== "00:00") fields[timeField] ??= time;
}

/** Splits a cell with both times into the time fields that have no column of their own. */
function addHours(fields: RawRow["fields"], cell: string, row: number, { errors }: ReadRows): void {
  const hours = readHours(asTyped(cell).replace(/\s+/g, " ").trim());
  if (hours === null) errors.push({ row, field: "hours", message: text("imports.cell.hours") });
  else for (const [field, time] of Object.entries(hours)) fields[field] ??= time;
}

/** Splits a cell with the full name into the name fields that have no column of their own. */
function addNames(
  fields: RawRow["fields"],
  { field, cell, row }: { field: string; cell: string; row: number },
  { errors, warnings }: ReadRows,
): void {
  const names = splitName(cell, field === "surnameFirst");
  if (names === null) {
    errors.push({ row, field, message: text("imports.cell.oneName") });
    return;
  }
  const { firstName, lastName, isGuessed } = names;
  fields.firstName ??= firstName;
  fields.lastName ??= lastName;
  if (isGuessed) warnings.push({ row, field, message: text("imports.cell.names", { firstName, lastName }) });
}

/** Adds the second name to the names of a row. */
function addMiddleName({ middleName, ...fields }: RawRow["fields"]): RawRow["fields"] {
  if (typeof middleName !== "string") return fields;
  const [firstName, lastName] = [String(fields.firstName ?? ""), String(fields.lastName ?? "")];
  return { ...fields, ...withMiddleName(middleName, { firstName, lastName }) };
}

/** Whether the codice fiscale of a row seems to be another person's: a name alone may have changed. */
function hasOtherFiscalCode({ fiscalCode, firstName, lastName, dateOfBirth }: RawRow["fields"]): boolean {
  const typed = (value: unknown) => String(value ?? "");
  const found = fiscalCodeContradictions(bareFiscalCode(typed(fiscalCode)), {
    firstName: typed(firstName),
    lastName: typed(lastName),
    dateOfBirth: typed(dateOfBirth),
  });
  return found.includes("birthDate") || found.length > 1;
}

/** The non-empty rows of a spreadsheet by field, with errors for unreadable cells. Yields to other requests. */
export async function readCells(
  kind: SheetKind,
  columns: readonly (string | null)[],
  rows: readonly (readonly string[])[],
): Promise<ReadRows> {
  const types = new Map(readableFieldsOf(kind).map(({ field, type }) => [field, type]));
  const hasZeros = columns.map(
    (field, column) =>
      field !== null &&
      types.get(field) === "postal" &&
      rows.some((cells) =>
        asTyped(cells[column] ?? "")
          .trim()
          .startsWith("0"),
      ),
  );
  const read: ReadRows = { rows: [], errors: [], warnings: [] };
  for (const [at, cells] of rows.entries()) {
    if (at % CHUNK === CHUNK - 1) await setImmediate();
    if (cells.every((cell) => cell === "")) continue;
    const row = at + FIRST_ROW;
    const parts: RawRow["fields"] = {};
    const both: { field: string; cell: string; row: number }[] = [];
    columns.forEach((field, column) => {
      const type = field === null ? undefined : types.get(field);
      const cell = cells[column] ?? "";
      if (field === null || type === undefined || cell === "") return;
      const reading = readCell(type, cell, hasZeros[column]);
      if ("message" in reading) {
        read.errors.push({ row, field, message: reading.message });
        return;
      }
      if (reading.warning !== undefined) read.warnings.push({ row, field, message: reading.warning });
      if (field === "surnameFirst" || field === "nameFirst")
        both.push({ field, cell: String(reading.value ?? ""), row });
      else if (field === "hours") addHours(parts, cell, row, read);
      else if (reading.value !== null) {
        parts[field] = reading.value;
        addTime(parts, field, cell);
      }
    });
    for (const one of both) addNames(parts, one, read);
    const fields = addMiddleName(parts);
    if (hasOtherFiscalCode(fields))
      read.warnings.push({ row, field: "fiscalCode", message: text("imports.cell.otherFiscalCode") });
    read.rows.push({ row, fields });
  }
  return read;
}
