import { addDays, countDays, toInstant } from "@/lib/domain/time/dates";

/**
 * iCalendar times without a zone, and whole days, mean the clock of Rome here; parsers take them for the clock of the
 * process. So they are given their zone in the text, before it is parsed.
 */

/** A line of an iCalendar text: name, parameters, value. */
interface Line {
  name: string;
  params: string[];
  value: string;
}

const DATES = new Set(["DTSTART", "DTEND", "EXDATE", "RDATE", "RECURRENCE-ID"]);
const DAY = /^(\d{4})(\d{2})(\d{2})$/;
const FLOATING = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})\d{2}$/;

/** Name of the property that carries, for an entry of whole days, how many they are. */
export const WHOLE_DAYS = "X-WHOLE-DAYS";

const dayOfBasic = (value: string) => value.replace(DAY, "$1-$2-$3");
const toBasicUtc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");

function parseLine(text: string): Line {
  const head = /^([^:;]+)((?:;[^:;"]*(?:"[^"]*"[^:;"]*)*)*):([\s\S]*)$/.exec(text);
  if (head === null) return { name: "", params: [], value: text };
  return {
    name: (head[1] ?? "").toUpperCase(),
    params: (head[2] ?? "").split(";").filter((param) => param !== ""),
    value: head[3] ?? "",
  };
}

const isDays = ({ params, value }: Line) =>
  params.some((param) => param.toUpperCase() === "VALUE=DATE") || DAY.test(value);

/** The end of a repetition as an instant: the last moment of its day, or its time, in Rome. */
function untilInUtc(rule: string): string {
  return rule.replace(/UNTIL=([0-9TZ]+)/i, (whole, value: string) => {
    if (DAY.test(value)) return `UNTIL=${toBasicUtc(toInstant(dayOfBasic(value), "23:59"))}`;
    const time = FLOATING.exec(value);
    if (time === null) return whole;
    return `UNTIL=${toBasicUtc(toInstant(`${time[1]}-${time[2]}-${time[3]}`, `${time[4]}:${time[5]}`))}`;
  });
}

function inRome(line: Line, isWholeDays: boolean, text: string): string {
  if (line.name === "RRULE") return text.replace(line.value, () => untilInUtc(line.value));
  if (!DATES.has(line.name)) return text;
  if (isDays(line)) {
    if (!isWholeDays) return text;
    const midnights = line.value.split(",").map((day) => `${day}T000000`);
    return `${line.name};TZID=Europe/Rome:${midnights.join(",")}`;
  }
  const hasZone = line.params.some((param) => param.toUpperCase().startsWith("TZID="));
  if (hasZone || !line.value.split(",").every((value) => FLOATING.test(value))) return text;
  return `${line.name};TZID=Europe/Rome:${line.value}`;
}

function entryInRome(block: readonly string[]): string[] {
  const lines = block.map(parseLine);
  const start = lines.find(({ name }) => name === "DTSTART");
  const isWholeDays = start !== undefined && isDays(start);
  const out = block.map((text, index) => inRome(lines[index] ?? parseLine(text), isWholeDays, text));
  if (!isWholeDays || start === undefined) return out;

  const end = lines.find(({ name }) => name === "DTEND");
  const duration = lines.find(({ name }) => name === "DURATION");
  const first = dayOfBasic(start.value);
  const length = end
    ? countDays(first, dayOfBasic(end.value.slice(0, 8))) - 1
    : duration
      ? daysOfDuration(duration.value)
      : 1;
  const days = Math.max(1, length);
  const own = [`${WHOLE_DAYS}:${days}`];
  if (!end && !duration) {
    const after = addDays(first, 1).replaceAll("-", "");
    own.push(`DTEND;TZID=Europe/Rome:${after}T000000`);
  }
  return [...out, ...own];
}

/** "P2D" and "P1W" in days. */
function daysOfDuration(value: string): number {
  const weeks = /P(\d+)W/.exec(value);
  const days = /P(\d+)D/.exec(value);
  return Number(weeks?.[1] ?? 0) * 7 + Number(days?.[1] ?? 0);
}

/**
 * The same iCalendar text with every time of its entries in a zone: floating ones and whole days in Rome's.
 * Definitions of zones, whose own times float by design, are left as they are.
 */
export function withRomeTimes(text: string): string {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");
  const out: string[] = [];
  let entry: string[] | null = null;
  for (const line of lines) {
    const mark = line.trimEnd().toUpperCase();
    if (mark === "BEGIN:VEVENT") {
      entry = [];
      out.push("BEGIN:VEVENT");
    } else if (mark === "END:VEVENT" && entry !== null) {
      out.push(...entryInRome(entry), "END:VEVENT");
      entry = null;
    } else if (entry !== null) entry.push(line);
    else out.push(line);
  }
  return out.join("\r\n");
}
