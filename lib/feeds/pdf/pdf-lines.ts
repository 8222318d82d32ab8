import bidiFactory from "bidi-js";
import type { PdfFont, PdfFonts, Weight } from "./pdf-fonts";

/** Text broken into lines of runs, each in one font and one direction, measured before it is drawn. */

/** A part of a line. Runs are in reading order. */
export interface Run {
  font: PdfFont;
  text: string;
  /** From the left end of the line, in points. */
  x: number;
}

export interface Line {
  runs: Run[];
  width: number;
  /** From the top of the line to the baseline. */
  ascent: number;
  height: number;
}

export interface Setting {
  fonts: PdfFonts;
  weight: Weight;
  size: number;
  /** The width of text in a font, in points. */
  widthOf: (font: PdfFont, text: string) => number;
}

/** A grapheme, with a font that has it. */
interface Character {
  text: string;
  font: PdfFont;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("it", { granularity: "grapheme" });

/** Latin letters and punctuation, in which each code unit is a character. */
const IS_SIMPLE = /^[\u0020-\u00ac\u00ae-\u02ff\u2010-\u2027\u20ac]*$/;
const IS_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Scripts without spaces between words. */
const IS_BREAKABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const CONTROL = /\p{Cc}/gu;

function charactersOf(text: string, { fonts, weight }: Setting): Character[] {
  const parts = IS_SIMPLE.test(text)
    ? [...text]
    : Array.from(graphemes.segment(text), ({ segment }) => segment);
  const characters: Character[] = [];
  const add = (part: string, font: PdfFont) => {
    // The site's fonts would draw a soft hyphen, and do not need joiners; other fonts need joiners for the shapes of
    // letters.
    const kept = font.isSiteFont
      ? part.replace(INVISIBLE, "")
      : part.replace(INVISIBLE, (one) => (font.codePoints.has(one.codePointAt(0) ?? 0) ? one : ""));
    if (kept !== "") characters.push({ text: kept, font });
  };
  for (const part of parts) {
    const last = characters.at(-1);
    // Right-to-left words stay in one run, which the font reverses as a whole.
    const before = part === " " && last && IS_RIGHT_TO_LEFT.test(last.text) ? last.font : undefined;
    const whole = fonts.find(part, weight, before);
    if (whole) add(part, whole);
    else
      for (const one of part) {
        const font = fonts.find(one, weight);
        if (!font) fonts.miss(part, weight);
        add(one, font ?? fonts.base(weight));
      }
  }
  return characters;
}

const isSpace = ({ text }: Character) => text === " ";

/** Characters that stay together on a line, with the spaces after them. */
function wordsOf(characters: readonly Character[]): Character[][] {
  const words: Character[][] = [];
  let canBreak = true;
  for (const character of characters) {
    const word = words.at(-1);
    if (word && (!canBreak || isSpace(character))) word.push(character);
    else words.push([character]);
    canBreak = isSpace(character) || character.text === "-" || IS_BREAKABLE.test(character.text);
  }
  return words;
}

function trimEnd(characters: readonly Character[]): Character[] {
  let end = characters.length;
  while (end > 0 && isSpace(characters[end - 1] as Character)) end -= 1;
  return characters.slice(0, end);
}

/** Joins neighbouring characters of the same font and direction level. */
function groupOf(characters: readonly Character[], levels: readonly number[]) {
  const groups: { font: PdfFont; level: number; characters: string[] }[] = [];
  characters.forEach(({ text, font }, index) => {
    const level = levels[index] ?? 0;
    const last = groups.at(-1);
    if (last?.font === font && last.level === level) last.characters.push(text);
    else groups.push({ font, level, characters: [text] });
  });
  return groups;
}

/** The direction level of each character (Unicode Standard Annex 9); even levels run from left to right. */
function levelsOf(characters: readonly Character[]): number[] {
  const text = characters.map((character) => character.text).join("");
  if (!IS_RIGHT_TO_LEFT.test(text)) return [];
  const { levels } = bidi.getEmbeddingLevels(text, "ltr");
  let offset = 0;
  return characters.map((character) => {
    const level = levels[offset] ?? 0;
    offset += character.text.length;
    return level;
  });
}

/**
 * The text passed to the font, which itself reverses right-to-left letters, and with them Arabic digits, although these
 * run from left to right.
 */
function drawnText({ level, characters }: { level: number; characters: readonly string[] }): string {
  if (level % 2 === 0)
    return (IS_RIGHT_TO_LEFT.test(characters.join("")) ? [...characters].reverse() : characters).join("");
  const mirrored = characters.map((text) => bidi.getMirroredCharacter(text) ?? text);
  const text = mirrored.join("");
  return IS_RIGHT_TO_LEFT.test(text) ? text : mirrored.reverse().join("");
}

/** The indices of groups from left to right: rule L2 of the annex. */
function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1;
      if (end > start + 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  return order;
}

function lineOf(characters: readonly Character[], setting: Setting): Line {
  const kept = trimEnd(characters);
  const groups = groupOf(kept, levelsOf(kept));
  const texts = groups.map(drawnText);
  const widths = groups.map(({ font }, index) => setting.widthOf(font, texts[index] ?? ""));
  const runs: Run[] = groups.map(({ font }, index) => ({ font, text: texts[index] ?? "", x: 0 }));
  let width = 0;
  for (const index of visualOrder(groups.map(({ level }) => level))) {
    const run = runs[index];
    if (run) run.x = width;
    width += widths[index] ?? 0;
  }
  const fonts = [setting.fonts.base(setting.weight), ...runs.map(({ font }) => font)];
  const ascent = setting.size * Math.max(...fonts.map((font) => font.ascent));
  return {
    runs,
    width,
    ascent,
    height: ascent + setting.size * Math.max(...fonts.map((font) => font.descent)),
  };
}

/** In points. */
const widthOfAll = (characters: readonly Character[], { widthOf }: Setting) =>
  groupOf(characters, []).reduce(
    (sum, { font, characters: texts }) => sum + widthOf(font, texts.join("")),
    0,
  );

/** More characters than most lines have. */
const BEGINNING = 200;

/** Whether the characters need more than the width. Of a long word, the beginning tells; all of it is slow to measure. */
const isWider = (characters: readonly Character[], width: number, setting: Setting): boolean =>
  (characters.length > BEGINNING && widthOfAll(trimEnd(characters.slice(0, BEGINNING)), setting) > width) ||
  widthOfAll(trimEnd(characters), setting) > width;

/** As many of the characters as fit, but at least one. */
function fitting(characters: readonly Character[], width: number, setting: Setting): Character[] {
  let sum = 0;
  let count = 0;
  for (const { font, text } of characters) {
    sum += setting.widthOf(font, text);
    if (count > 0 && sum > width) break;
    count += 1;
  }
  return characters.slice(0, count);
}

function wrap(characters: readonly Character[], width: number, setting: Setting): Character[][] {
  const lines: Character[][] = [[]];
  let used = 0;
  const breakLine = () => {
    lines.push([]);
    used = 0;
  };
  for (const word of wordsOf(characters)) {
    if (used > 0 && used + widthOfAll(trimEnd(word), setting) > width) breakLine();
    let rest = word;
    while (rest.length > 1 && isWider(rest, width, setting)) {
      const part = fitting(rest, width, setting);
      lines.at(-1)?.push(...part);
      rest = rest.slice(part.length);
      breakLine();
    }
    lines.at(-1)?.push(...rest);
    used += widthOfAll(rest, setting);
  }
  return lines;
}

/** Removes characters from the end until an ellipsis fits. */
function withEllipsis(characters: readonly Character[], width: number, setting: Setting): Character[] {
  const ellipsis = { text: "…", font: setting.fonts.base(setting.weight) };
  const kept = [...characters];
  while (kept.length > 0 && widthOfAll([...trimEnd(kept), ellipsis], setting) > width) kept.pop();
  return [...trimEnd(kept), ellipsis];
}

/**
 * Breaks text into lines of at most `width` points.
 * @param maxHeight text beyond this height is cut off, with an ellipsis
 */
export function breakLines(text: string, width: number, setting: Setting, maxHeight = Infinity): Line[] {
  const paragraphs = text
    .normalize("NFC")
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((paragraph) => paragraph.replaceAll("\t", " ").replace(CONTROL, ""));
  const broken = paragraphs.flatMap((paragraph) => wrap(charactersOf(paragraph, setting), width, setting));
  const lines = broken.map((characters) => lineOf(characters, setting));
  let height = 0;
  const fits = lines.findIndex((line) => {
    height += line.height;
    return height > maxHeight;
  });
  const last = broken[fits - 1];
  if (fits < 1 || !last) return lines;
  return [...lines.slice(0, fits - 1), lineOf(withEllipsis(last, width, setting), setting)];
}
