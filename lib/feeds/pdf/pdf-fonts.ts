import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type PDFDocument from "pdfkit";
import { boxFont } from "./box-font";

/**
 * The fonts of PDF files, chosen for each character by what the fonts contain: the site's own, then fonts for other
 * scripts, which are opened only for a document that needs them, then a box.
 */

export type Weight = "plain" | "bold";
const WEIGHTS = { plain: 400, bold: 600 } as const;

export interface PdfFont {
  /** Its name in the document. */
  name: string;
  bytes: Buffer;
  codePoints: ReadonlySet<number>;
  /** Height above the baseline and depth below it, as fractions of the font size. */
  ascent: number;
  descent: number;
  isSiteFont: boolean;
}

/** Packages of `@fontsource-variable` in the order in which they are searched. */
const FALLBACKS = [
  "noto-sans",
  // Noto's Arabic font composes letters of parts, which cannot be copied as text.
  "vazirmatn",
  "noto-sans-hebrew",
  "noto-sans-georgian",
  "noto-sans-armenian",
  "noto-sans-thai",
  "noto-sans-sc",
  "noto-emoji",
] as const;

/**
 * The features for the shapes of letters and the positions of their marks. `ccmp`, which decomposes letters, is
 * omitted: of a letter in two glyphs only one can be copied as text.
 */
const FEATURES = [
  ...["isol", "init", "medi", "fina", "rlig", "calt", "liga", "locl", "kern", "mark", "mkmk", "curs"],
  ...["nukt", "akhn", "rphf", "rkrf", "blwf", "half", "pstf", "vatu", "cjct"],
  ...["pres", "abvs", "blws", "psts", "haln", "dist", "abvm", "blwm"],
];

/** Some fonts reserve space for stacks of marks that do not occur in names. */
const MAX_ASCENT = 1.07;
const MAX_DESCENT = 0.32;

/** In bytes. */
const GLYPH_HEAD = 10;

const MODULES = join(process.cwd(), "node_modules");

/** Characters without a glyph: joiners, selectors, direction marks, soft hyphens. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

export const codePointsOf = (text: string): number[] => [...text].map((one) => one.codePointAt(0) ?? 0);
const isVisible = (codePoint: number) => !INVISIBLE.test(String.fromCodePoint(codePoint));

async function openFont(name: string, bytes: Buffer, isSiteFont: boolean): Promise<PdfFont> {
  const { create } = await import("fontkit");
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error(`A collection in place of a font: ${name}.`);
  const { characterSet, unitsPerEm } = font;
  const ascent = Math.min(font.ascent / unitsPerEm, MAX_ASCENT);
  const descent = Math.min(-font.descent / unitsPerEm, MAX_DESCENT);
  return { name, bytes, codePoints: new Set(characterSet), ascent, descent, isSiteFont };
}

let siteFonts: Promise<Record<Weight, PdfFont[]>> | undefined;

/** Figtree, whose Central European letters are in a separate file. */
async function openSiteFonts(): Promise<Record<Weight, PdfFont[]>> {
  const { convert } = await import("fontverter");
  const open = (weight: Weight) =>
    Promise.all(
      ["latin", "latin-ext"].map(async (part) => {
        const file = `figtree-${part}-${WEIGHTS[weight]}-normal.woff`;
        const woff = await readFile(join(MODULES, "@fontsource/figtree/files", file));
        // With a compressed file, fontkit would decompress a whole table again for each glyph.
        return openFont(`${weight}-${part}`, await convert(woff, "truetype"), true);
      }),
    );
  siteFonts ??= (async () => ({ plain: await open("plain"), bold: await open("bold") }))();
  return siteFonts;
}

/** A file of a fallback font, and the code points for which it is published. */
interface FontFile {
  path: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Parses "U+0301,U+0400-045F" into pairs of first and last. */
const rangesOf = (text: string): FontFile["ranges"] =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

let fontFiles: Promise<FontFile[]> | undefined;

function listFontFiles(): Promise<FontFile[]> {
  fontFiles ??= (async () => {
    const lists = await Promise.all(
      FALLBACKS.map(async (family) => {
        const folder = join(MODULES, "@fontsource-variable", family);
        const subsets: Record<string, string> = JSON.parse(
          await readFile(join(folder, "unicode.json"), "utf8"),
        );
        return Object.entries(subsets).map(([subset, ranges]) => ({
          path: join(folder, "files", `${family}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`),
          ranges: rangesOf(ranges),
        }));
      }),
    );
    return lists.flat();
  })();
  return fontFiles;
}

const isIn = ({ ranges }: FontFile, codePoint: number) =>
  ranges.some(([first, last]) => first <= codePoint && codePoint <= last);

async function openFallback(
  { path }: FontFile,
  weight: Weight,
  codePoints: ReadonlySet<number>,
): Promise<PdfFont> {
  const { default: subsetFont } = await import("subset-font");
  // Every file contains a space; a font without glyphs could not be opened.
  const letters = ` ${String.fromCodePoint(...codePoints)}`;
  const variationAxes = { wght: WEIGHTS[weight] };
  const font = await subsetFont(await readFile(path), letters, {
    targetFormat: "truetype",
    variationAxes,
    keepFeatures: FEATURES,
  });
  // fontkit reads the head of a glyph without an outline, even at the end of the file.
  const bytes = Buffer.concat([font, Buffer.alloc(GLYPH_HEAD)]);
  return openFont(`${weight}-${path}`, bytes, false);
}

/** The fonts of one document. Starts with the site's; `load` adds those found to be missing. */
export class PdfFonts {
  readonly #fonts: Record<Weight, PdfFont[]>;
  /** Texts that none of the current fonts can show. */
  readonly #missing: Record<Weight, Set<string>> = { plain: new Set(), bold: new Set() };

  private constructor(site: Record<Weight, PdfFont[]>) {
    this.#fonts = { plain: [...site.plain], bold: [...site.bold] };
  }

  static open = async () => new PdfFonts(await openSiteFonts());

  /** The font that determines the height of lines. */
  base(weight: Weight): PdfFont {
    const [base] = this.#fonts[weight];
    if (!base) throw new Error("The site has no font.");
    return base;
  }

  /**
   * The font for a grapheme (or a single code point of it).
   * @param before the font of the preceding text, which is preferred if it has the character
   * @returns undefined if no font has all of it
   */
  find(character: string, weight: Weight, before?: PdfFont): PdfFont | undefined {
    const visible = codePointsOf(character).filter(isVisible);
    const hasAll = ({ codePoints }: PdfFont) => visible.every((codePoint) => codePoints.has(codePoint));
    if (before && hasAll(before)) return before;
    return this.#fonts[weight].find(hasAll);
  }

  /** Records a text for which there is no font yet. */
  miss(character: string, weight: Weight): void {
    this.#missing[weight].add(character);
  }

  /**
   * Opens fonts for everything that was missing.
   * @returns whether anything was missing
   */
  async load(): Promise<boolean> {
    const weights = (["plain", "bold"] as const).filter((weight) => this.#missing[weight].size > 0);
    for (const weight of weights) {
      const wanted = new Set([...this.#missing[weight]].flatMap(codePointsOf));
      this.#missing[weight].clear();
      const left = new Set([...wanted].filter(isVisible));
      for (const file of await listFontFiles()) {
        if (![...left].some((codePoint) => isIn(file, codePoint))) continue;
        // Including code points that another file has too, so that accents come from the font of their letters.
        const here = new Set([...wanted].filter((codePoint) => isIn(file, codePoint)));
        const font = await openFallback(file, weight, here);
        this.#fonts[weight].push(font);
        for (const codePoint of font.codePoints) left.delete(codePoint);
      }
      if (left.size > 0) this.#fonts[weight].push(await openFont(`${weight}-box`, boxFont(left), false));
    }
    return weights.length > 0;
  }

  register(doc: InstanceType<typeof PDFDocument>): void {
    for (const fonts of Object.values(this.#fonts))
      for (const { name, bytes } of fonts) doc.registerFont(name, bytes);
  }
}
