import { withHyphens } from "../language/fold-text";

/**
 * Characters without a visible glyph: format characters (zero-width, direction marks, tags), Unicode's default
 * ignorables (fillers, variation selectors), controls, private-use code points and noncharacters, and the blank glyphs
 * that Unicode does not class as spaces.
 */
const INVISIBLE =
  /[\p{Cf}\p{Cc}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/gu;

/** Printable ASCII, which most texts, and large files, consist of: it contains nothing invisible. */
const PLAIN = /^[ -~]*$/;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/** Whether a text has invisible characters. Letters of any script, accents and spaces are visible. */
export const hasInvisible = (text: string): boolean => withoutInvisible(text) !== text;

/** Emoji, including sequences drawn as one: their joiners and selectors are part of the visible glyph. */
const EMOJI =
  /[\d#*]\ufe0f\u20e3|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)*/gu;

/**
 * Multi-line text for other programs: each line break of word processors and slides becomes a line feed, and control
 * characters other than the tab are removed.
 */
export const plainLines = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, "\n").replace(/[^\P{Cc}\0\t\n]/gu, "");

const ASCII_AT_FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Pasted words without direction marks and zero-width spaces; any other space becomes an ordinary one. */
export const asPasted = (text: string): string => withoutInvisible(text.replace(/[\t-\r\u0085\p{Z}]/gu, " "));

/**
 * A number, code or address as if typed on a keyboard. Copied from address books, mails and PDFs, it contains direction
 * marks, zero-width and no-break spaces, and other dashes.
 */
export const asTyped = (text: string): string =>
  PLAIN.test(text)
    ? text
    : withHyphens(
        asPasted(text).replace(ASCII_AT_FULL_WIDTH, (sign) =>
          String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET),
        ),
      );

/** Whether a title or a purpose, which may contain emoji, has characters that a reader cannot see. */
export const hasHiddenCharacters = (text: string): boolean => hasInvisible(text.replace(EMOJI, ""));

const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI.source})|${INVISIBLE.source}`, "gu");

/** A title on one line, without the characters that `hasHiddenCharacters` detects. */
export const visibleLine = (text: string): string =>
  PLAIN.test(text)
    ? text.trim()
    : text
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(EMOJI_OR_INVISIBLE, (_, emoji?: string) => emoji ?? "")
        .trim();
