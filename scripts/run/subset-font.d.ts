/** The part of an untyped package that the site uses. */
declare module "subset-font" {
  /** The glyphs of `text`, with the axes of a variable font pinned or narrowed. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes: Record<string, number | { min: number; max: number; default: number } | undefined>;
      /** OpenType features; all by default. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}

declare module "fontverter" {
  export function convert(font: Buffer, to: "truetype"): Promise<Buffer>;
}
