import { text } from "@/lib/domain/language/text";

/**
 * Parses the text of an iCalendar file (RFC 5545, section 3.1) into components with properties, without
 * interpreting values.
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

const LINE = /^([^:;]+)((?:;[^:;="]+=(?:"[^"]*"|[^:;"]*)(?:,(?:"[^"]*"|[^:;",]*))*)*):(.*)$/s;
const PARAM = /;([^:;="]+)=((?:"[^"]*"|[^:;"]+)*)/g;
/** What begins as a line that an entry's time depends on. */
const TIME_LINE = /^(DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID)[ \t]*;/i;

/** A TEXT value without its escapes (RFC 5545, section 3.3.11), on one line. */
export const plainText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_escape, sign: string) => (/n/i.test(sign) ? " " : sign));

/** Parses a content line; null for a line that is not one. */
function parseLine(text: string): Property | null {
  const [, name, params, value] = LINE.exec(text) ?? [];
  if (name === undefined || value === undefined) return null;
  const pairs = [...(params ?? "").matchAll(PARAM)].map(([, key = "", quoted = ""]): [string, string] => [
    key.trim().toUpperCase(),
    quoted.replaceAll('"', "").trim(),
  ]);
  return { name: name.trim().toUpperCase(), params: new Map(pairs), value: value.trim() };
}

/**
 * Parses an iCalendar text. Lines that are none are skipped, such as the rest of a description that was folded wrongly,
 * unless the time of an entry would stand there.
 * @throws UnreadableCalendar when it does not begin and end as a calendar, a component in it does not end, or a line
 * that an entry's time depends on is malformed
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
    if (property === null) {
      if (inner.name === "VEVENT" && TIME_LINE.test(line)) throw new UnreadableCalendar(UNREADABLE_ENTRY);
      continue;
    }
    if (property.name === "BEGIN") {
      const component = { name: property.value.toUpperCase(), properties: [], components: [] };
      inner.components.push(component);
      open.push(component);
    } else if (property.name === "END") {
      if (inner === file || inner.name !== property.value.toUpperCase())
        throw new UnreadableCalendar(NOT_WHOLE);
      open.pop();
    } else inner.properties.push(property);
  }
  const [first] = lines;
  const [calendar] = file.components;
  const isWhole = open.length === 1 && first !== undefined && /^BEGIN:VCALENDAR\s*$/i.test(first);
  if (!isWhole || calendar === undefined || !/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? "")) {
    throw new UnreadableCalendar(NOT_WHOLE);
  }
  // Some servers send several calendars in one file.
  return { ...calendar, components: file.components.flatMap(({ components }) => components) };
}

/** All properties of a name. */
export const allOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

/** The first property of a name. */
export const oneOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);
