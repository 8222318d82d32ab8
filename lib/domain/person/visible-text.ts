/**
 * What shows nothing by itself: format characters (zero-width ones, direction marks, tags), whatever Unicode tells
 * programs to leave out when they draw (fillers, variation selectors), controls, private and never assigned code
 * points, and the signs that are drawn as a blank although they are no space.
 */
const INVISIBLE =
  /[\p{Cf}\p{Cc}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{1d159}]/gu;

/** Takes out of a text what a reader cannot see. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/** Whether a text holds something that a reader cannot see. Letters of any script, accents and spaces are visible. */
export const hasInvisible = (text: string): boolean => withoutInvisible(text) !== text;

const WORD_JOINER = "\u2060";

/** A text of which no mail program makes a link: an invisible sign after each dot keeps "name.com" from being one. */
export const unlinked = (text: string): string => text.replace(/[.。:/]/gu, `$&${WORD_JOINER}`);
