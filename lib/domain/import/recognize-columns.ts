import { APOSTROPHES } from "../language/fold-text";
import { asTyped } from "../person/visible-text";
import { canBe, isKnownByCells, KNOWN_BY_CELLS } from "./column-cells";
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
/** The person that a column name refers to: "Cognome e nome del volontario", "Nome minore", "CognomeSocio". */
const OWNER =
  / (?:del |della |dell )?(?:soci[oa]|volontari[oa]|tesserat[oa]|associat[oa]|iscritt[oa]|atleta|minore|partecipante)$/;
/** The name of a column as the known names are written. */
const nameKey = (name: string): string => columnKey(name).replace(HINT, "");

/**
 * The fields of a file's columns, by their names, or by their cells if those are unmistakable; null for an unknown
 * column. Each field is assigned to one column: the first that has its name, unless another has more than twice as many
 * cells. Only the end of a membership may have several columns, one for each reason.
 * @param sample some of the rows below
 */
export function recognizeColumns(
  kind: SheetKind,
  header: readonly string[],
  sample: readonly (readonly string[])[] = [],
): (string | null)[] {
  const fields = readableFieldsOf(kind);
  const types = new Map(fields.map(({ field, type }) => [field, type]));
  const exact = new Map(
    fields.flatMap((one) => [one.field, one.header].map((name) => [columnKey(name), one.field])),
  );
  const other = new Map(fields.flatMap((one) => one.names.map((name) => [columnKey(name), one.field])));
  const last = new Map(types.has("phone") ? OTHER_PHONES.map((name) => [columnKey(name), "phone"]) : []);
  const cells = header.map((_, at) => sample.flatMap((row) => row[at] || []));
  const keys = header.map(nameKey);
  const owned = keys.map((key) => key.replace(OWNER, ""));
  const columns: (string | null)[] = header.map(() => null);
  const found = new Map<string, number[]>();
  // A column under the field's own name wins over one under another name, wherever it is.
  for (const [names, written] of [
    ...[exact, other, last].map((names) => [names, keys] as const),
    ...[exact, other].map((names) => [names, owned] as const),
  ])
    written.forEach((key, at) => {
      const field = names.get(key);
      const type = field === undefined ? undefined : types.get(field);
      if (field !== undefined && type !== undefined && canBe(type, cells[at] ?? []))
        found.set(field, [...new Set([...(found.get(field) ?? []), at])]);
    });
  const count = (at: number) => cells[at]?.length ?? 0;
  for (const [field, all] of found) {
    const most = Math.max(...all.map(count));
    const at = all.find((one) => columns[one] === null && 2 * count(one) >= most);
    if (at !== undefined) columns[at] = field;
  }
  for (const known of KNOWN_BY_CELLS) {
    if (!types.has(known.field) || (columns.includes(known.field) && !known.isEnd)) continue;
    header.forEach((name, at) => {
      if (columns[at] !== null || (columns.includes(known.field) && !known.isEnd)) return;
      if (isKnownByCells(known, columnKey(name), cells[at] ?? [])) columns[at] = known.field;
    });
  }
  return columns;
}

/** The kind with the most columns of these names, if more than `kind` has; null if the file seems to be of `kind`. */
export function likelierKind(kind: SheetKind, header: readonly string[]): SheetKind | null {
  const countOf = (one: SheetKind) => recognizeColumns(one, header).filter((field) => field !== null).length;
  const likeliest = SHEET_KINDS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best), kind);
  return likeliest === kind ? null : likeliest;
}
