/**
 * The heading font as the design wants it, and nothing more: Fraunces is variable in weight and softness (63 kB), the
 * headings show one point of that (18 kB), and it is on the way to the first picture of every page.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The headings of DESIGN.md; app/globals.css asks for the same weight. */
const AXES = { wght: 480, SOFT: 60 };

/** Every letter a file may hold: what is in it stays in it. */
const LETTERS = String.fromCodePoint(...Array.from({ length: 0xb000 }, (_, index) => 0x20 + index));

/** Writes the font files of the headings, one for each range of letters, into a folder. */
export async function writeHeadingFonts(root, folder) {
  mkdirSync(folder, { recursive: true });
  for (const range of ["latin", "latin-ext"]) {
    const source = join(
      root,
      `node_modules/@fontsource-variable/fraunces/files/fraunces-${range}-soft-normal.woff2`,
    );
    const font = await subsetFont(readFileSync(source), LETTERS, {
      targetFormat: "woff2",
      variationAxes: AXES,
    });
    writeFileSync(join(folder, `fraunces-${range}.woff2`), font);
  }
}
