import { readFileSync } from "node:fs";
import { differenceCiede2000, wcagContrast } from "culori";
import fc from "fast-check";
import {
  FIRST_ACCENT,
  paletteStyle,
  palettesOf,
  SHADES,
  type Shade,
  TEXT_CONTRAST,
} from "@/lib/domain/site/palette";

const SURFACES = {
  light: { surfaces: ["#ffffff", "#fbf8f3", "#f4eee4"], ink: ["#2b2a26", "#5f5a50"] },
  dark: { surfaces: ["#221f1a", "#191814", "#2a2721"], ink: ["#f3ede2", "#bdb3a3"] },
} as const;
const SCHEMES = ["light", "dark"] as const;

const accents = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const vivid = fc.constantFrom(
  "#ffff00",
  "#ffffff",
  "#000000",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#00ffff",
  "#ff00ff",
  "#808080",
);

test("text, buttons, focus rings and bars reach a contrast of 4.5:1 in light and dark, for any chosen colour", () => {
  fc.assert(
    fc.property(fc.oneof(accents, vivid), (accent) => {
      const palettes = palettesOf(accent);
      for (const scheme of SCHEMES) {
        const palette = palettes[scheme];
        const { surfaces, ink } = SURFACES[scheme];
        const pairs: (readonly [string, string])[] = [
          ...(["600", "700", "800"] as const).flatMap((shade) =>
            [...surfaces, palette[50], palette.on].map((ground) => [palette[shade], ground] as const),
          ),
          ...(["700", "800"] as const).flatMap((shade) =>
            [palette[100], palette[200]].map((ground) => [palette[shade], ground] as const),
          ),
          ...ink.flatMap((text) => [palette[50], palette[100]].map((ground) => [text, ground] as const)),
        ];
        const tooPale = pairs.filter(([text, ground]) => wcagContrast(text, ground) < TEXT_CONTRAST);
        expect({ accent, scheme, tooPale }).toEqual({ accent, scheme, tooPale: [] });
      }
    }),
    { numRuns: 150 },
  );
});

/** The smallest colour difference (CIEDE2000) that the eye can notice. */
const JUST_NOTICEABLE = 1;
const sheet = readFileSync("app/globals.css", "utf8");
const named = (shade: Shade) => (shade === "on" ? "on-sage" : `sage-${shade}`);

test.each(SCHEMES)("the default colour yields the %s palette of the style sheet", (scheme) => {
  const [light = "", dark = ""] = sheet.split("@media (prefers-color-scheme: dark)");
  const part = scheme === "light" ? light : dark;
  const palette = palettesOf(FIRST_ACCENT)[scheme];
  for (const shade of SHADES) {
    const written = new RegExp(`--${named(shade)}: (#[0-9a-f]{6})`).exec(part)?.[1] ?? "";
    expect(differenceCiede2000()(palette[shade], written)).toBeLessThan(JUST_NOTICEABLE);
  }
});

test("the buttons use the chosen colour itself if text on it is legible", () => {
  for (const accent of ["#3f5d4c", "#1f4e79", "#7a3b69", "#8c3a1e"])
    expect(differenceCiede2000()(palettesOf(accent).light[700], accent)).toBeLessThan(JUST_NOTICEABLE * 2);
});

test("the main buttons use the association's colour, or the default action colour until one is chosen", () => {
  const accent = "#1D4ED8";
  expect(paletteStyle(accent)).toContain(`--action:${palettesOf(accent).light[700]}`);
  expect(paletteStyle(accent)).toContain(`--action:${palettesOf(accent).dark[700]}`);
  expect(paletteStyle(FIRST_ACCENT.toLowerCase())).not.toContain("--action");
});
