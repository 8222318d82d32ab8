/**
 * Text cut to a width by measuring it, with an ellipsis. For hundreds of cells this is far cheaper than letting the
 * browser clip each, which makes every cell a layer to paint.
 */

const SMALLEST = 4;
const widths = new Map<string, Map<string, number>>();
let context: CanvasRenderingContext2D | null = null;

function widthOf(sign: string, font: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const before = known.get(sign);
  if (before !== undefined) return before;
  context ??= document.createElement("canvas").getContext("2d");
  if (context) context.font = font;
  const width = context?.measureText(sign).width ?? 0;
  known.set(sign, width);
  return width;
}

const cut = new Map<string, string>();
/** Names and widths of a day's work; then they are measured anew. */
const KNOWN_CUTS = 20_000;

/** @param font as CSS writes it: "600 12px Figtree" @param width in px */
export function fitText(text: string, font: string, width: number): string {
  if (text === "") return text;
  const question = `${width} ${font} ${text}`;
  const known = cut.get(question);
  if (known !== undefined) return known;
  if (cut.size >= KNOWN_CUTS) cut.clear();
  const answer = measured(text, font, width);
  cut.set(question, answer);
  return answer;
}

function measured(text: string, font: string, width: number): string {
  const most = width - widthOf("…", font);
  let taken = 0;
  let fits = 0;
  for (const sign of text) {
    // Figures are all as wide as the widest of them.
    taken += widthOf(sign >= "0" && sign <= "9" ? "0" : sign, font);
    if (taken <= most) fits += sign.length;
  }
  if (taken <= width) return text;
  return width < SMALLEST ? "" : `${text.slice(0, fits).trimEnd()}…`;
}
