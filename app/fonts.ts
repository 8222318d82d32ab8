import localFont from "next/font/local";

/*
 * Each font is split: a preloaded file with the letters of Italian, and files with other letters, which browsers load
 * only if a page contains one, according to their unicode-range. next/font requires literal values, so the ranges are
 * repeated. The files are generated before the build (scripts/run/fonts.mjs).
 */

const figtree = localFont({
  src: "./generated/figtree-italian.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-figtree",
});

const figtreeLatin = localFont({
  src: "./generated/figtree-latin.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A6,U+00A8,U+00AC,U+00AF,U+00B1,U+00B4-00B6,U+00B8-00B9,U+00BC,U+00BE-00BF,U+00C1-00C7,U+00CA-00CB,U+00CD-00D1,U+00D3-00D6,U+00D8,U+00DA-00DF,U+00E1-00E7,U+00EA-00EB,U+00ED-00F1,U+00F3-00F8,U+00FA-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC",
    },
  ],
  variable: "--font-figtree-latin",
});

const figtreeExt = localFont({
  src: "./generated/figtree-latin-ext.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
  variable: "--font-figtree-ext",
});

const fraunces = localFont({
  src: "./generated/fraunces-italian.woff2",
  weight: "480",
  display: "swap",
  adjustFontFallback: "Times New Roman",
  variable: "--font-fraunces",
});

const frauncesLatin = localFont({
  src: "./generated/fraunces-latin.woff2",
  weight: "480",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A6,U+00A8,U+00AC,U+00AF,U+00B1,U+00B4-00B6,U+00B8-00B9,U+00BC,U+00BE-00BF,U+00C1-00C7,U+00CA-00CB,U+00CD-00D1,U+00D3-00D6,U+00D8,U+00DA-00DF,U+00E1-00E7,U+00EA-00EB,U+00ED-00F1,U+00F3-00F8,U+00FA-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC",
    },
  ],
  variable: "--font-fraunces-latin",
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
        "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
  variable: "--font-fraunces-ext",
});

/** Class names that define the font variables used in globals.css. */
export const fontVariables = [figtree, figtreeLatin, figtreeExt, fraunces, frauncesLatin, frauncesExt]
  .map((font) => font.variable)
  .join(" ");
