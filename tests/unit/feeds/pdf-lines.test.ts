import type { PdfFont, PdfFonts } from "@/lib/feeds/pdf/pdf-fonts";
import { breakLines } from "@/lib/feeds/pdf/pdf-lines";

jest.mock("@/lib/feeds/pdf/pdf-fonts", () => ({}));

const font = { name: "plain", ascent: 1, descent: 0.2, isSiteFont: true } as PdfFont;
const fonts = { find: () => font, base: () => font, miss: () => {} } as unknown as PdfFonts;

/** Breaks text in which each character is 5 points wide. */
function linesOf(text: string) {
  let measured = 0;
  const widthOf = (_: PdfFont, part: string) => {
    measured += part.length;
    return 5 * part.length;
  };
  const lines = breakLines(text, 100, { fonts, weight: "plain", size: 10, widthOf });
  return { texts: lines.map(({ runs }) => runs.map((run) => run.text).join("")), measured };
}

test("breaks a long word into full lines without measuring all of it for each", () => {
  const { texts, measured } = linesOf("x".repeat(10_000));
  expect(new Set(texts)).toEqual(new Set(["x".repeat(20)]));
  expect(texts).toHaveLength(500);
  expect(measured).toBeLessThan(200_000);
});

test("does not break spaces at the end of a line", () => {
  expect(linesOf(`uno ${" ".repeat(1_000)}due`).texts).toEqual(["uno", "due"]);
});

test("passes digits within right-to-left text to the font in reverse, since it reverses them with the letters", () => {
  expect(linesOf("علي ١٢٣")).toMatchObject({ texts: ["علي ٣٢١"] });
  expect(linesOf("۱۲۳")).toMatchObject({ texts: ["۳۲۱"] });
  expect(linesOf("לוי 42")).toMatchObject({ texts: ["לוי 42"] });
});
