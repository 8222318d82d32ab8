/** The text of a spreadsheet file, as programs in Italy and elsewhere write it. */

/** The signs of the bytes 0x80 to 0x9f, which some engines decode as the control characters of Latin 1. */
const WINDOWS_SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const decodeWindows = (bytes: Uint8Array): string =>
  new TextDecoder("windows-1252")
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_SIGNS[control.charCodeAt(0) - 0x80] ?? control);

/**
 * Decodes a file: UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, and anything else as Windows-1252, in which
 * every byte is a character.
 */
export function decodeSheet(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}

const SEPARATORS = [";", ",", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

function separatorsIn(line: string): { separator: Separator; count: number } {
  const bare = line.replace(/"[^"]*"/g, "");
  return SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length })).reduce(
    (most, one) => (one.count > most.count ? one : most),
  );
}

/** The separator of a file: the one that its first line has most of, outside of quotes. */
export const separatorOf = (sheet: string): Separator => separatorsIn(firstLine(sheet)).separator;

const FIRST_LINES = 30;

/** The separator of a file with other lines above its names: the one that one of the first lines has most of. */
export function separatorWithin(sheet: string): Separator {
  const lines = sheet.split(/\r?\n/, FIRST_LINES).map(separatorsIn);
  return lines.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

/** The first line that is not empty; line breaks in quotes belong to it. */
function firstLine(sheet: string): string {
  return /^\s*((?:"[^"]*"|[^"\r\n])*)/.exec(sheet)?.[1] ?? "";
}

const FORMULA_START =
  /^'(?=[\s\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2010\u2212])/u;

/** A cell without the apostrophe that guards it from being run as a formula (lib/domain/site/csv.ts). */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell.normalize("NFKC")) ? cell.slice(1) : cell;

/** The letters by which spreadsheets call a column. @param at from 0 */
const lettersOf = (at: number): string =>
  (at < 26 ? "" : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/**
 * Names of columns, each once: a column without one gets the place of its first cell ("C1"), one whose name is there before
 * a number ("Telefono (2)").
 */
export function columnNames(header: readonly string[]): string[] {
  const names: string[] = [];
  header.forEach((name, at) => {
    const own = name || `${lettersOf(at)}1`;
    let unique = own;
    for (let count = 2; names.includes(unique); count += 1) unique = `${own} (${count})`;
    names.push(unique);
  });
  return names;
}
