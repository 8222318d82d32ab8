/** Lengths of descriptions (docs/product.md). */
export const CARD_DESCRIPTION_WIDE = 70;
/** Below 768 px. */
export const CARD_DESCRIPTION_NARROW = 50;
export const EVENT_DESCRIPTION = 150;

/** More units than any emoji has; a longer "character" of stacked accents counts as several. */
const UNITS_OF_GRAPHEME = 16;

/** Letters, digits and signs of Latin scripts: each is a grapheme, unless a character outside these ranges follows. */
const PLAIN = /^[ -~\u00a1-\u02ff\u2010-\u2027\u20ac]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text; its code points in a browser without Intl.Segmenter. */
function charactersOf(text: string): Iterable<{ segment: string }> {
  if (!("Segmenter" in Intl)) return Array.from(text, (segment) => ({ segment }));
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text);
}

/**
 * The start of a text, cut between graphemes (what people perceive as one character: a letter with its accents, an
 * emoji of several code points): at most `max` graphemes in at most `units` UTF-16 units. The cost does not depend on
 * the length of the text.
 */
export function firstGraphemes(text: string, max: number, units = max): string {
  if (text.length <= Math.min(max, units)) return text;
  const most = Math.min(max, units);
  // Segmenting the descriptions took an eighth of the first rendering of a search (docs/decisions/17).
  if (PLAIN.test(text.slice(0, most + 1))) return text.slice(0, most);
  let count = 0;
  let end = 0;
  // Whether a grapheme ends depends on the next code point, which has one or two units.
  for (const { segment } of charactersOf(text.slice(0, units + 2))) {
    if (count === max || end + segment.length > units) break;
    count += 1;
    end += segment.length;
  }
  return text.slice(0, end);
}

const firstCharacters = (text: string, max: number) => firstGraphemes(text, max, max * UNITS_OF_GRAPHEME);

/** At most the first `max` graphemes, without the beginning of a word that does not fit. */
function shownStart(text: string, max: number): string {
  const start = firstCharacters(text, max);
  if (start === text || /^\s/.test(text.slice(start.length, start.length + 1))) return start;
  const space = start.lastIndexOf(" ");
  return space > 0 ? start.slice(0, space) : start;
}

export const isTruncated = (text: string, max: number): boolean => shownStart(text, max) !== text;

/** The words that fit into `max` graphemes with an ellipsis, or the whole text if it is not longer. */
export const truncate = (text: string, max: number): string =>
  isTruncated(text, max) ? `${shownStart(text, max).trimEnd()}…` : text;

/** How many UTF-16 units of a text `truncate` shows before its ellipsis; all of them if it shortens nothing. */
export function shownLength(text: string, max: number): number {
  const start = shownStart(text, max);
  return start === text ? text.length : start.trimEnd().length;
}

export const initialOf = (name: string): string => firstCharacters(name, 1);
