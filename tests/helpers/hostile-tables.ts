/** Files of nearly 5 MB that are no tables or excessively large ones, by their content. */

const SIZE = 4_900_000;
const filled = (unit: string) => () => new Uint8Array(Buffer.alloc(SIZE, unit));

export const HOSTILE_TABLES: readonly (readonly [name: string, file: () => Uint8Array<ArrayBuffer>])[] = [
  ["a file of commas", filled(",")],
  ["a file of semicolons and line ends", filled(";\n")],
  ["a row of a million columns", () => new Uint8Array(Buffer.from(Array(1_000_000).fill("a").join(";")))],
  ["a cell of 5 MB", filled("a")],
  ["a file of quotes", filled('"')],
  ["quotes that never close", filled('"a\n')],
  ["quotes that never close between separators", filled('"a;')],
  ["quotes and other signs", filled('""a"";"\n')],
  ["a file of line breaks", filled("\n")],
  ["line breaks of old Macs", filled("\r")],
  ["a line break in each quoted cell", filled('"a\nb";c\n')],
  ["two columns of single letters", filled("a;b\n")],
  ["a hundred columns of single letters", filled(`${"a;".repeat(100)}\n`)],
  ["apostrophes", filled("'\u00a0")],
  ["cells of an apostrophe and thousands of accents", filled(`'${"\u0301\u0316".repeat(4_950)};x\n`)],
  ["null characters", filled("\0")],
  ["bytes that are no UTF-8", () => new Uint8Array(Buffer.alloc(SIZE, Buffer.from([0xff, 0xc3, 0x3b])))],
  ["spaces after a quote", filled('" ')],
];
