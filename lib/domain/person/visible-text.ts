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

/** Emoji, also those that are drawn as one of several parts: the joiners and selectors inside belong to what is seen. */
const EMOJI =
  /[\d#*]\ufe0f\u20e3|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)*/gu;

/** Whether a title or a purpose, which may hold emoji, holds something that a reader cannot see. */
export const hidesSomething = (text: string): boolean => hasInvisible(text.replace(EMOJI, ""));

const WORD_JOINER = "\u2060";

/** A dot after "www" or before what a mail program knows as the end of a site: a country's two letters, or a common one. */
const DOT_OF_SITE =
  /(?<=\bwww)\.|\.(?=(?:[a-z]{2}|com|net|org|info|biz|name|pro|app|dev|page|site|website|online|store|shop|club|blog|xyz|top|live|link|click|cloud|tech|space|fun|vip|win|bet|casino|news|today|email|group|world|life|work|agency|digital|media|money|gift|promo|support|zone)(?![\p{L}\p{N}_-]))/giu;

/**
 * A username as it may stand in a mail: one like "www.evil.com" would become a link there, so an invisible sign follows
 * such a dot. All others stay as they are.
 */
export const unlinked = (username: string): string => username.replace(DOT_OF_SITE, `$&${WORD_JOINER}`);
