import localFont from "next/font/local";

/*
 * Latin first, because Italian needs nothing more; the "ext" files load only when a page shows one of their letters
 * (a foreign name), by their unicode-range. The files of Fraunces are made before the build (scripts/run/heading-font.mjs).
 */

const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  variable: "--font-figtree",
});

const figtreeExt = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
  variable: "--font-figtree-ext",
});

const fraunces = localFont({
  src: "./generated/fraunces-latin.woff2",
  weight: "480",
  display: "swap",
  adjustFontFallback: "Times New Roman",
  variable: "--font-fraunces",
});

const frauncesExt = localFont({
  src: "./generated/fraunces-latin-ext.woff2",
  weight: "480",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
  variable: "--font-fraunces-ext",
});

/** Class names that put the font variables of globals.css on the document. */
export const fontVariables = [figtree, figtreeExt, fraunces, frauncesExt]
  .map((font) => font.variable)
  .join(" ");
