/**
 * Reduces the fonts to what the site uses, because they delay the first paint of every page.
 *
 * Fraunces is variable in weight and softness; headings use a single instance of it. Figtree ranges from light to
 * black; texts use regular to bold. For both, the Italian letters are in a separate file, the only one that most
 * visitors load: 28 kB instead of 83.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const LAST_LETTER = 0xb000;

/**
 * Code points, first and last of each range: ASCII, Italian accents and marks, ² and ³, punctuation, €, ™, arrows, −.
 * @type {readonly (readonly [first: number, last: number])[]}
 */
const ITALIAN = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xa9, 0xab],
  [0xad, 0xae],
  [0xb0, 0xb0],
  [0xb2, 0xb3],
  [0xb7, 0xb7],
  [0xba, 0xbb],
  [0xbd, 0xbd],
  [0xc0, 0xc0],
  [0xc8, 0xc9],
  [0xcc, 0xcc],
  [0xd2, 0xd2],
  [0xd7, 0xd7],
  [0xd9, 0xd9],
  [0xe0, 0xe0],
  [0xe8, 0xe9],
  [0xec, 0xec],
  [0xf2, 0xf2],
  [0xf9, 0xf9],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const isItalian = (/** @type {number} */ code) =>
  ITALIAN.some(([first, last]) => code >= first && code <= last);
const ALL = Array.from({ length: LAST_LETTER - 0x20 }, (_, index) => 0x20 + index);
const textOf = (/** @type {readonly number[]} */ codes) => String.fromCodePoint(...codes);

/** The files to generate: `from` is the letter range of the package's file. app/fonts.ts loads them. */
const PARTS = [
  { name: "italian", from: "latin", letters: textOf(ALL.filter(isItalian)) },
  { name: "latin", from: "latin", letters: textOf(ALL.filter((code) => !isItalian(code))) },
  { name: "latin-ext", from: "latin-ext", letters: textOf(ALL) },
];

/** The weights in use; the same as in app/globals.css and app/fonts.ts. */
const FAMILIES = [
  { family: "figtree", axis: "wght", axes: { wght: { min: 400, max: 700, default: 400 } } },
  { family: "fraunces", axis: "soft", axes: { wght: 480, SOFT: 60 } },
];

/**
 * Writes the font files, one for each family and letter range, into a folder.
 * @param {string} root
 * @param {string} folder
 */
export async function writeFonts(root, folder) {
  mkdirSync(folder, { recursive: true });
  for (const { family, axis, axes } of FAMILIES) {
    const files = join(root, "node_modules/@fontsource-variable", family, "files");
    for (const { name, from, letters } of PARTS) {
      const source = readFileSync(join(files, `${family}-${from}-${axis}-normal.woff2`));
      const font = await subsetFont(source, letters, { targetFormat: "woff2", variationAxes: axes });
      writeFileSync(join(folder, `${family}-${name}.woff2`), font);
    }
  }
}
