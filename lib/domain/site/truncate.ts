/** Lengths of descriptions (docs/product.md). */
export const CARD_DESCRIPTION_WIDE = 70;
/** Under 768 px. */
export const CARD_DESCRIPTION_NARROW = 50;
export const EVENT_DESCRIPTION = 150;

/** Whether `truncate` would shorten the text. */
export function isTruncated(text: string, max: number): boolean {
  return [...text].length > max;
}

/**
 * The first `max` characters and an ellipsis, or the whole text where it is not longer. Characters
 * are Unicode code points, so an emoji is never cut in two.
 */
export function truncate(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join("").trimEnd()}…` : text;
}
