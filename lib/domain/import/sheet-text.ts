import { startsLikeFormula } from "../site/csv";

export const ENCODINGS = ["utf-8", "utf-16", "windows-1252", "cp850", "macintosh"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The characters of the bytes 0x80 to 0x9f, which some engines decode as the control characters of Latin 1. */
const WINDOWS_SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The characters of the bytes 0x80 to 0xff in the code page of Excel's "CSV (MS-DOS)", which TextDecoder lacks. */
const DOS_SIGNS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

const DECODE = {
  "windows-1252": (bytes) =>
    new TextDecoder("windows-1252")
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_SIGNS[control.charCodeAt(0) - 0x80] ?? control),
  cp850: (bytes) =>
    Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : DOS_SIGNS[byte - 0x80])).join(""),
  macintosh: (bytes) => new TextDecoder("macintosh").decode(bytes),
} as const satisfies Partial<Record<Encoding, (bytes: Uint8Array) => string>>;

/**
 * Bytes of accented letters in Italian, small and capital: a byte that is one in one single-byte encoding is a symbol or
 * another language's letter in the others.
 */
const ITALIAN_BYTES: Record<keyof typeof DECODE, { small: readonly number[]; capital: readonly number[] }> = {
  "windows-1252": {
    small: [0xe0, 0xe8, 0xe9, 0xec, 0xf2, 0xf9],
    capital: [0xc0, 0xc8, 0xc9, 0xcc, 0xd2, 0xd9],
  },
  cp850: { small: [0x85, 0x8a, 0x82, 0x8d, 0x95, 0x97], capital: [0xb7, 0xd4, 0x90, 0xde, 0xe3, 0xeb] },
  macintosh: { small: [0x88, 0x8f, 0x8e, 0x93, 0x98, 0x9d], capital: [0xcb, 0xe9, 0x83, 0xed, 0xf1, 0xf4] },
};
/** Letters of other languages in Windows-1252, by far the most common of these encodings: "García", "Košuta". */
const isOtherSmall = (byte: number) =>
  byte === 0x9a || byte === 0x9c || byte === 0x9e || (byte >= 0xdf && byte !== 0xf7);
const isOtherCapital = (byte: number) =>
  byte === 0x8a || byte === 0x8c || byte === 0x8e || (byte >= 0xc0 && byte < 0xde && byte !== 0xd7);
/** "…" in Windows-1252, which also occurs at the end of words. */
const ELLIPSIS = 0x85;
/** The maximum number of bytes examined, more than enough. */
const LOOKED_AT = 1_000_000;

const isCapital = (byte: number) => byte >= 0x41 && byte <= 0x5a;
const isSmall = (byte: number) => byte >= 0x61 && byte <= 0x7a;

/** How plausible a byte is as a letter of an encoding between two others: no "GarcÌa", "KOèUTA" or "NICOLã". */
function plausibility(encoding: keyof typeof DECODE, byte: number, before: number, after: number): number {
  const { small, capital } = ITALIAN_BYTES[encoding];
  if (small.includes(byte) && !isCapital(after)) return byte === ELLIPSIS && !isSmall(after) ? 0.4 : 1;
  if (capital.includes(byte) && isCapital(before) && !isSmall(after)) return 1;
  if (encoding !== "windows-1252") return 0;
  if (isOtherSmall(byte)) return isSmall(before) || isSmall(after) ? 1 : 0;
  // At the end of a word, a capital letter with an accent is rather an Italian one.
  return isOtherCapital(byte) && isCapital(before) ? (isCapital(after) || byte < 0xc0 ? 1 : 0.9) : 0;
}

/** The single-byte encoding in which the bytes after a letter are the most plausible as accented letters. */
function singleByteEncoding(bytes: Uint8Array): keyof typeof DECODE {
  const scores = { "windows-1252": 0, cp850: 0, macintosh: 0 };
  const encodings = ["windows-1252", "cp850", "macintosh"] as const;
  for (let at = 1; at < Math.min(bytes.length, LOOKED_AT); at += 1) {
    const [before, byte, after] = [bytes[at - 1] ?? 0, bytes[at] ?? 0, bytes[at + 1] ?? 0];
    if (byte < 0x80 || !(isCapital(before) || isSmall(before))) continue;
    for (const one of encodings) scores[one] += plausibility(one, byte, before, after);
  }
  return encodings.reduce(
    (best, one) => (scores[one] >= 1 && scores[one] > scores[best] ? one : best),
    "windows-1252" as const,
  );
}

/** Detects UTF-16 without a byte order mark: every other byte of Latin letters is 0. */
function unmarkedWide(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const zeros = [0, 0];
  const length = Math.min(bytes.length, 2_000);
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const most = length / 2;
  if ((zeros[1] ?? 0) > 0.7 * most && zeros[0] === 0) return "utf-16le";
  return (zeros[0] ?? 0) > 0.7 * most && zeros[1] === 0 ? "utf-16be" : null;
}

/**
 * Decodes a file: UTF-8 or UTF-16, with or without a byte order mark, or a single-byte encoding. Text that is UTF-8
 * except for a few bytes is decoded as UTF-8, with U+FFFD in their place.
 */
export function decodeSheet(bytes: Uint8Array): { sheet: string; encoding: Encoding } {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : unmarkedWide(bytes);
  if (wide !== null) return { sheet: new TextDecoder(wide).decode(bytes), encoding: "utf-16" };
  const sheet = new TextDecoder("utf-8").decode(bytes);
  const isMarked = first === 0xef && second === 0xbb;
  if (isMarked || isMostlyUnicode(sheet)) return { sheet, encoding: "utf-8" };
  const encoding = singleByteEncoding(bytes);
  return { sheet: DECODE[encoding](bytes), encoding };
}

const DAMAGED = "\ufffd";

/** Whether text decoded as UTF-8 really is UTF-8: multi-byte characters seldom arise by chance. */
function isMostlyUnicode(sheet: string): boolean {
  if (!sheet.includes(DAMAGED)) return true;
  let damaged = 0;
  let whole = 0;
  for (let at = 0; at < sheet.length; at += 1) {
    const code = sheet.charCodeAt(at);
    if (code === 0xfffd) damaged += 1;
    else if (code >= 0x80) whole += 1;
  }
  return 2 * whole >= damaged;
}

/** A cell without the apostrophe that prevents it from being run as a formula (lib/domain/site/csv.ts). */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && startsLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** A text formula, which preserves leading zeros: ="0432123456". */
const TEXT_FORMULA = /^="([^"]*)"$/;

/** A cell as it is stored, without null characters, which PostgreSQL rejects. */
export const plainCell = (cell: string): string =>
  unguarded(cell.trim()).replace(TEXT_FORMULA, "$1").replaceAll("\0", "");

/** Whether a cell is damaged: a character that could not be decoded, or a quote that never closed. */
export const isDamaged = (cell: string): boolean =>
  cell.includes(DAMAGED) || (cell.startsWith('"') && cell.split('"').length % 2 === 0);

/**
 * The letters of a spreadsheet column.
 * @param at from 0
 */
const lettersOf = (at: number): string =>
  (at < 26 ? "" : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/**
 * Unique column names: an empty name is replaced by the position of its first cell ("C1"), a repeated one gets a number
 * ("Telefono (2)").
 */
export function columnNames(header: readonly string[]): string[] {
  const names = new Set<string>();
  const counts = new Map<string, number>();
  header.forEach((name, at) => {
    const own = name || `${lettersOf(at)}1`;
    let unique = own;
    let count = counts.get(own) ?? 2;
    for (; names.has(unique); count += 1) unique = `${own} (${count})`;
    counts.set(own, count);
    names.add(unique);
  });
  return [...names];
}
