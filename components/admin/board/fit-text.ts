import { firstGraphemes } from "@/lib/domain/site/truncate";

/**
 * Text cut to a width by measuring it, with an ellipsis. For hundreds of cells this is far cheaper than letting the
 * browser clip each, which makes every cell a layer to paint.
 */

const MIN_WIDTH = 4;
const widths = new Map<string, Map<string, number>>();
let context: CanvasRenderingContext2D | null = null;

function widthOf(character: string, font: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const cached = known.get(character);
  if (cached !== undefined) return cached;
  context ??= document.createElement("canvas").getContext("2d");
  if (context) context.font = font;
  const width = context?.measureText(character).width ?? 0;
  known.set(character, width);
  return width;
}

const cache = new Map<string, string>();
/** The cache is emptied at this size: more than the names and widths of a day's work. */
const MAX_CACHED = 20_000;

/** @param font as CSS writes it: "600 12px Figtree" @param width in px */
export function fitText(text: string, font: string, width: number): string {
  if (text === "") return text;
  const cacheKey = `${width} ${font} ${text}`;
  const known = cache.get(cacheKey);
  if (known !== undefined) return known;
  if (cache.size >= MAX_CACHED) cache.clear();
  const answer = truncateToWidth(text, font, width);
  cache.set(cacheKey, answer);
  return answer;
}

function truncateToWidth(text: string, font: string, width: number): string {
  const available = width - widthOf("…", font);
  let taken = 0;
  let fits = 0;
  for (const character of text) {
    // With tabular figures, which a canvas does not measure, each digit is as wide as the widest one.
    taken += widthOf(character >= "0" && character <= "9" ? "0" : character, font);
    if (taken <= available) fits += character.length;
  }
  if (taken <= width) return text;
  return width < MIN_WIDTH ? "" : `${firstGraphemes(text, fits).trimEnd()}…`;
}
