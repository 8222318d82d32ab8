import { withHyphens } from "../language/fold-text";

/**
 * Characters without a visible glyph: format characters (zero-width, direction marks, tags), Unicode's default
 * ignorables (fillers, variation selectors), controls, private-use code points and noncharacters, and the blank glyphs
 * that Unicode does not class as spaces.
 */
const INVISIBLE =
  /[\p{Cf}\p{Cc}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/gu;

/** Letters and signs of ASCII, which most texts consist of: nothing in them is invisible. Files have many. */
const PLAIN = /^[ -~]*$/;

/** The text without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/** Whether a text has invisible characters. Letters of any script, accents and spaces are visible. */
export const hasInvisible = (text: string): boolean => withoutInvisible(text) !== text;

/** Emoji, also those that are drawn as one of several parts: the joiners and selectors inside belong to what is seen. */
const EMOJI =
  /[\d#*]\ufe0f\u20e3|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)*/gu;

/**
 * Text of several lines as other programs read it: each line break of word processors and slides is a line feed, other
 * control characters but the tab are left out.
 */
export const plainLines = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, "\n").replace(/[^\P{Cc}\0\t\n]/gu, "");

const ASCII_AT_FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Words that were pasted, without marks of direction and zero-width spaces; each other space is one of a keyboard. */
export const asPasted = (text: string): string => withoutInvisible(text.replace(/[\t-\r\u0085\p{Z}]/gu, " "));

/**
 * A number, a code or an address as it would have been typed. Copied from address books, mails and PDFs it comes with
 * marks of direction, zero-width and hard spaces, and other dashes.
 */
export const asTyped = (text: string): string =>
  PLAIN.test(text)
    ? text
    : withHyphens(
        asPasted(text).replace(ASCII_AT_FULL_WIDTH, (sign) =>
          String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET),
        ),
      );

/** Whether a title or a purpose, which may hold emoji, holds something that a reader cannot see. */
export const hidesSomething = (text: string): boolean => hasInvisible(text.replace(EMOJI, ""));

const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI.source})|${INVISIBLE.source}`, "gu");

/** A title on one line, without what `hidesSomething` finds in it. */
export const visibleLine = (text: string): string =>
  PLAIN.test(text)
    ? text.trim()
    : text
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(EMOJI_OR_INVISIBLE, (_, emoji?: string) => emoji ?? "")
        .trim();
