import { text } from "@/lib/domain/language/text";

/**
 * Parses the text of an iCalendar file (RFC 5545, section 3.1) into components with properties, without interpreting
 * values.
 */

/** One content line. Names of properties and parameters are converted to upper case. */
export interface Property {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

/** The lines between BEGIN and END; `name` is in upper case. */
export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

/** The text is incomplete or invalid, or exceeds the limits for a room's calendar. */
export class UnreadableCalendar extends Error {}

export const NOT_WHOLE = text("refusals.followed.notWhole");
export const UNREADABLE_ENTRY = text("refusals.followed.unreadableEntry");

/** Matches the beginning of a line that determines an entry's time. */
const TIME_LINE = /^(DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID)[ \t]*;/i;

/** A TEXT value without its escapes (RFC 5545, section 3.3.11), on one line. */
export const plainText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_escape, sign: string) => (/n/i.test(sign) ? " " : sign));

/** Splits at a character outside of quotes; null if a quote is not closed. */
function splitUnquoted(text: string, sign: string): string[] | null {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && text[index] === sign) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return isQuoted ? null : [...parts, text.slice(start)];
}

/** The index of the colon before the value; -1 without one. */
function colonOf(line: string): number {
  let isQuoted = false;
  let hasParams = false;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (line[index] === ";") hasParams = true;
    // Outlook writes TZID=tzone://Microsoft/Utc without quotes.
    else if (line[index] === ":" && !(hasParams && line.startsWith("//", index + 1))) return index;
  }
  return -1;
}

/** Parses a content line; null if it is not one. */
function parseLine(line: string): Property | null {
  const colon = colonOf(line);
  const [name = "", ...params] = splitUnquoted(line.slice(0, Math.max(0, colon)), ";") ?? [];
  if (name === "") return null;
  const pairs: [string, string][] = [];
  for (const param of params) {
    const equals = param.indexOf("=");
    if (equals < 1) return null;
    const key = param.slice(0, equals).trim().toUpperCase();
    pairs.push([
      key,
      param
        .slice(equals + 1)
        .replaceAll('"', "")
        .trim(),
    ]);
  }
  return { name: name.trim().toUpperCase(), params: new Map(pairs), value: line.slice(colon + 1).trim() };
}

/**
 * Parses an iCalendar text. Invalid lines are skipped, such as the rest of a wrongly folded description, unless they
 * would determine an entry's time.
 * @throws UnreadableCalendar if it does not begin as a calendar or has no end, if a component in it does not end, or if
 * a line that determines an entry's time is malformed
 */
export function parseCalendar(text: string): Component {
  const lines = text
    .replace(/^\uFEFF/, "")
    .trim()
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");
  const file: Component = { name: "", properties: [], components: [] };
  const open = [file];
  for (const line of lines) {
    const property = parseLine(line);
    const inner = open.at(-1);
    if (inner === undefined) continue;
    // Skips anything after the end of a calendar: a comment of the server, a counter, a NUL.
    if (inner === file && property?.name !== "BEGIN") continue;
    if (property === null) {
      if (inner.name === "VEVENT" && TIME_LINE.test(line)) throw new UnreadableCalendar(UNREADABLE_ENTRY);
      continue;
    }
    if (property.name === "BEGIN") {
      const component = { name: property.value.toUpperCase(), properties: [], components: [] };
      inner.components.push(component);
      open.push(component);
    } else if (property.name === "END") {
      if (inner.name !== property.value.toUpperCase()) throw new UnreadableCalendar(NOT_WHOLE);
      open.pop();
    } else inner.properties.push(property);
  }
  const calendars = file.components.filter(({ name }) => name === "VCALENDAR");
  const [calendar] = calendars;
  const isWhole = open.length === 1 && /^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? "");
  if (!isWhole || calendar === undefined) throw new UnreadableCalendar(NOT_WHOLE);
  // Some servers send several calendars in one file.
  return { ...calendar, components: calendars.flatMap(({ components }) => components) };
}

/** A line break between two bytes of one character. */
const FOLDED_SIGN = /([\x80-\xff])\r?\n[ \t](?=[\x80-\xbf])/g;

/**
 * The bytes of a calendar without the line breaks inside of multi-byte characters, which programs insert that fold
 * lines by bytes (section 3.1). They must be removed before decoding.
 */
export const withWholeSigns = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString("latin1").replace(FOLDED_SIGN, "$1"), "latin1");

export const allOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

export const oneOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

/** The values of a list. Programs leave an empty list, or a comma at its end, where the last value was removed. */
export const valuesOf = ({ value }: Property): string[] =>
  value.split(",").filter((one) => one.trim() !== "");
