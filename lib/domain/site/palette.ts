import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";

/**
 * The shades of the site's colour, in light and dark, derived from the single colour that the association chooses.
 *
 * Each shade keeps its relation to the reference palette below in OKLCH: its lightness, its share of the chroma and its
 * hue offset. If text would have a contrast below 4.5 : 1, only the lightness is adjusted.
 */

/** The colour of the reference palette below, and the default of a new site. */
export const FIRST_ACCENT = "#3F5D4C";

export const SHADES = ["50", "100", "200", "300", "600", "700", "800", "on"] as const;
export type Shade = (typeof SHADES)[number];
/** #rrggbb by shade: 50 to 300 are surfaces and lines, 600 to 800 text and filled buttons, `on` the text on those. */
type Palette = Readonly<Record<Shade, string>>;
export interface Palettes {
  light: Palette;
  dark: Palette;
}

const FIRST: Palettes = {
  light: {
    50: "#f0f5f1",
    100: "#e0eae3",
    200: "#c8d9ce",
    300: "#a9c2b1",
    600: "#4f7260",
    700: "#3f5d4c",
    800: "#2f4638",
    on: "#ffffff",
  },
  dark: {
    50: "#202a24",
    100: "#2a3930",
    200: "#384c40",
    300: "#56755f",
    600: "#93b8a1",
    700: "#a9c9b5",
    800: "#cfe3d6",
    on: "#16211b",
  },
};

/** Surfaces and texts of app/globals.css that do not follow the site's colour. */
const NEUTRALS = {
  light: { surfaces: ["#ffffff", "#fbf8f3", "#f4eee4"], line: "#e8decf", ink: "#2b2a26", ink2: "#5f5a50" },
  dark: { surfaces: ["#221f1a", "#191814", "#2a2721"], line: "#3a362e", ink: "#f3ede2", ink2: "#bdb3a3" },
} as const;

/** The minimum contrast ratio of WCAG AA for text. */
export const TEXT_CONTRAST = 4.5;

/** The maximum chroma of the large surfaces, so that a vivid colour does not dominate them. */
const MOST_CHROMA: Partial<Record<Shade, number>> = { 50: 0.03, 100: 0.045, 200: 0.065, 300: 0.1, on: 0.04 };
/** How far a lighter or darker colour may shift the lightness of text and buttons from the reference palette. */
const MOST_SHIFT = 0.12;
const LIGHTNESS_STEP = 0.004;

const oklch = converter("oklch");
const inOklch = (color: string): Oklch => {
  const converted = oklch(color);
  if (converted === undefined) throw new Error(`Not a colour: ${color}`);
  return converted;
};
const first = inOklch(FIRST_ACCENT);
const hueOf = ({ h }: Oklch): number => h ?? first.h ?? 0;

const hex = (color: Oklch): string => formatHex(clampChroma(color, "oklch"));
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The shade before contrast is considered. */
function placed(shade: Shade, reference: string, accent: Oklch, shift: number): Oklch {
  const place = inOklch(reference);
  const chroma = (place.c / first.c) * accent.c;
  return {
    mode: "oklch",
    l: between(0, place.l + shift, 1),
    c: Math.min(chroma, MOST_CHROMA[shade] ?? chroma),
    h: hueOf(accent) + (place.c === 0 ? 0 : hueOf(place) - hueOf(first)),
  };
}

/** The colour, made lighter (`step` above 0) or darker until it is readable with each of the others. */
function readable(color: Oklch, others: readonly string[], step: number): string {
  for (let l = color.l; ; l += step) {
    const shown = hex({ ...color, l: between(0, l, 1) });
    if (others.every((other) => wcagContrast(shown, other) >= TEXT_CONTRAST)) return shown;
    if (l < 0 || l > 1) throw new Error(`No lightness of ${hex(color)} reads with ${others.join(", ")}`);
  }
}

function derive(scheme: keyof Palettes, accent: Oklch): Palette {
  const { surfaces, line, ink, ink2 } = NEUTRALS[scheme];
  const isLight = scheme === "light";
  const [towardsPaper, towardsInk] = isLight
    ? [LIGHTNESS_STEP, -LIGHTNESS_STEP]
    : [-LIGHTNESS_STEP, LIGHTNESS_STEP];
  const shift = isLight ? between(-MOST_SHIFT, accent.l - first.l, MOST_SHIFT) : 0;
  const at = (shade: Shade, by = 0) => placed(shade, FIRST[scheme][shade], accent, by);
  const tint50 = readable(at("50"), [ink, ink2], towardsPaper);
  const tint100 = readable(at("100"), [ink, ink2], towardsPaper);
  const tint200 = readable(at("200"), [ink], towardsPaper);
  const on = hex(at("on"));
  const grounds = [...surfaces, tint50, on];
  const strong = [...grounds, line, tint100, tint200];
  const button = readable(at("700", shift), strong, towardsInk);
  // As far from the button as in the reference palette, even if the button was darkened for contrast.
  const moved = Math.min(shift, inOklch(button).l - inOklch(FIRST[scheme][700]).l);
  return {
    50: tint50,
    100: tint100,
    200: tint200,
    300: hex(at("300")),
    600: readable(at("600", shift), grounds, towardsInk),
    700: button,
    800: readable(at("800", moved), strong, towardsInk),
    on,
  };
}

let last: { accent: string; palettes: Palettes } | undefined;

/**
 * The palettes of a colour. The last result is cached, since it takes ten milliseconds and a site has only one colour.
 * @param accent #RRGGBB
 */
export function palettesOf(accent: string): Palettes {
  if (last?.accent !== accent) {
    const color = inOklch(accent);
    last = { accent, palettes: { light: derive("light", color), dark: derive("dark", color) } };
  }
  return last.palettes;
}

/** The shades, and the main buttons, which are terracotta on a site with the default colour. */
const variablesOf = (palette: Palette, accent: string) =>
  [
    ...SHADES.map((shade) => `--${shade === "on" ? "on-sage" : `sage-${shade}`}:${palette[shade]}`),
    ...(accent.toUpperCase() === FIRST_ACCENT
      ? []
      : [`--action:${palette[700]}`, `--action-hover:${palette[800]}`, `--on-action:${palette.on}`]),
  ].join(";");

/** The same variables for elements that are light or dark by their own `data-theme`, whatever the device prefers. */
export function hourlyPaletteStyle(accent: string, selector: string): string {
  const { light, dark } = palettesOf(accent);
  return `${selector}{${variablesOf(light, accent)}}${selector}[data-theme=dark]{${variablesOf(dark, accent)}}`;
}

/**
 * The variables of app/globals.css that follow the site's colour, as a style sheet that overrides it.
 * @param selector the elements that get the colour; by default the whole document
 */
export function paletteStyle(accent: string, selector = ":root:root"): string {
  const { light, dark } = palettesOf(accent);
  return `${selector}{${variablesOf(light, accent)}}@media (prefers-color-scheme:dark){${selector}{${variablesOf(dark, accent)}}}`;
}
