import { APOSTROPHES } from "../language/fold-text";
import { asTyped } from "../person/visible-text";
import { readableFieldsOf } from "./import-fields";
import { SHEET_KINDS, type SheetKind } from "./import-kinds";
import { OTHER_PHONES } from "./person-fields";

/** Longer than any name or description; the cells of a file may be longer. */
const LONGEST_NAME = 1_000;

/**
 * A column name in comparable form: without case, accents, punctuation and repeated spaces; empty for a text that is
 * too long to be a name.
 */
export const columnKey = (name: string): string =>
  name.length > LONGEST_NAME
    ? ""
    : asTyped(name)
        // Some apostrophes are letters to Unicode.
        .replace(APOSTROPHES, "'")
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        // "firstName" is "first name".
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();

/** What forms add to a name: "Data di nascita (gg/mm/aaaa)", "E-mail (obbligatoria)". */
const HINT =
  / (?:(?:gg|dd) mm (?:aa(?:aa)?|yy(?:yy)?)|obbligatori[oa]|facoltativ[oa]|opzionale|required|optional)$/;
/** The name of a column as the known names are written. */
const nameKey = (name: string): string => columnKey(name).replace(HINT, "");

const EMAIL_LIKE = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,}$/;
const FISCAL_CODE_LIKE = /^[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/i;
/** The column of somebody else: a minor's parent, or who pays. */
const OTHER_PERSON =
  /(?:^| )(?:genitor[ei]|tutor[ei]?|padre|madre|parent|mother|father|coniuge|referente|pagante)/;
/** Fields that are recognized by their cells, whatever the column name. */
const BY_CELLS = [
  { field: "email", isOne: (cell: string) => EMAIL_LIKE.test(cell) },
  { field: "fiscalCode", isOne: (cell: string) => FISCAL_CODE_LIKE.test(cell.replace(/\s/g, "")) },
] as const;

/**
 * The fields of a file's columns, by their names, or by their cells if those are unmistakable; null for an unknown
 * column. Each field is assigned to one column, the first that has its name.
 * @param sample some of the rows below
 */
export function recognizeColumns(
  kind: SheetKind,
  header: readonly string[],
  sample: readonly (readonly string[])[] = [],
): (string | null)[] {
  const fields = readableFieldsOf(kind);
  const exact = new Map(
    fields.flatMap((one) => [one.field, one.header].map((name) => [columnKey(name), one.field])),
  );
  const other = new Map(fields.flatMap((one) => one.names.map((name) => [columnKey(name), one.field])));
  const hasPhone = fields.some(({ field }) => field === "phone");
  const last = new Map(hasPhone ? OTHER_PHONES.map((name) => [columnKey(name), "phone"]) : []);
  const columns: (string | null)[] = header.map(() => null);
  // A column under the field's own name wins over one under another name, wherever it is.
  for (const names of [exact, other, last])
    header.forEach((name, at) => {
      const found = names.get(nameKey(name));
      if (columns[at] === null && found !== undefined && !columns.includes(found)) columns[at] = found;
    });
  for (const { field, isOne } of BY_CELLS) {
    if (columns.includes(field) || !fields.some((one) => one.field === field)) continue;
    const at = header.findIndex((_, column) => {
      const cells = sample.flatMap((row) => row[column] || []);
      const isOther = field === "fiscalCode" && OTHER_PERSON.test(columnKey(header[column] ?? ""));
      return columns[column] === null && !isOther && cells.length > 0 && cells.every(isOne);
    });
    if (at !== -1) columns[at] = field;
  }
  return columns;
}

/** The kind with the most columns of these names, if more than `kind` has; null if the file seems to be of `kind`. */
export function likelierKind(kind: SheetKind, header: readonly string[]): SheetKind | null {
  const countOf = (one: SheetKind) => recognizeColumns(one, header).filter((field) => field !== null).length;
  const likeliest = SHEET_KINDS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best), kind);
  return likeliest === kind ? null : likeliest;
}
