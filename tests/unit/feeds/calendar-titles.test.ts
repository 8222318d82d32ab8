import { decodeSheet } from "@/lib/domain/import/sheet-text";
import { toInstant } from "@/lib/domain/time/dates";
import { withWholeSigns } from "@/lib/feeds/followed/calendar-text";
import { expandCalendar } from "@/lib/feeds/followed/expand-calendar";

/** Titles of calendar entries. */

const WINDOW = { from: toInstant("2026-10-01", "00:00"), to: toInstant("2027-12-31", "00:00") };

const event = (...lines: string[]) =>
  ["BEGIN:VEVENT", "UID:uno", "DTSTAMP:20260901T080000Z", ...lines, "END:VEVENT"].join("\r\n");
const calendar = (...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");

const titles = (source: string) => expandCalendar(source, WINDOW).map(({ title }) => title);
const titleOf = (summary: string) =>
  titles(calendar(event("DTSTART:20261203T080000Z", "DTEND:20261203T093000Z", `SUMMARY:${summary}`)))[0];

test("a title loses its invisible characters", () => {
  expect(titleOf("\u200bCon\u00ad \u200eYoga\u0007 \ufe0f🧘")).toBe("Con Yoga 🧘");
});

test.each(["Famiglie 👨‍👩‍👧‍👦", "❤️ Yoga", "🧘🏽‍♀️", "1️⃣ lezione"])(
  "a title retains the joiners and selectors of %j, which are part of visible characters",
  (title) => {
    expect(titleOf(title)).toBe(title);
  },
);

const SERIES = event(
  "SUMMARY:Lezione",
  "DTSTART;TZID=Europe/Rome:20261201T180000",
  "DTEND;TZID=Europe/Rome:20261201T190000",
  "RRULE:FREQ=WEEKLY;COUNT=4",
);
const fromThirdOn = (...lines: string[]) =>
  event(
    "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Rome:20261215T180000",
    "DTSTART;TZID=Europe/Rome:20261215T190000",
    "DTEND;TZID=Europe/Rome:20261215T203000",
    ...lines,
  );

test("an instance changed together with all later ones gives them its title", () => {
  expect(titles(calendar(SERIES, fromThirdOn("SUMMARY:Lezione avanzata")))).toEqual([
    ...["Lezione", "Lezione", "Lezione avanzata", "Lezione avanzata"],
  ]);
});

test("a change without a title retains the title of the series", () => {
  expect(titles(calendar(SERIES, fromThirdOn()))).toEqual(["Lezione", "Lezione", "Lezione", "Lezione"]);
});

test.each([
  ["à", 1],
  ["€", 1],
  ["€", 2],
  ["🧘", 3],
])("a line folded within the character %s, after %d of its bytes, is read intact", (sign, at) => {
  const source = Buffer.from(
    calendar(event("DTSTART:20261203T080000Z", "DTEND:20261203T093000Z", `SUMMARY:x${sign}y`)),
  );
  const cut = source.indexOf(sign) + at;
  for (const fold of ["\r\n ", "\n\t"]) {
    const folded = Buffer.concat([source.subarray(0, cut), Buffer.from(fold), source.subarray(cut)]);
    expect(titles(decodeSheet(withWholeSigns(folded)).sheet)).toEqual([`x${sign}y`]);
  }
});

test("a very long title of a daily series is cut once, not read as often as the series repeats", () => {
  const daily = ["DTSTART:20261203T080000Z", "DTEND:20261203T093000Z", "RRULE:FREQ=DAILY"];
  const started = process.cpuUsage();
  const found = titles(calendar(event(...daily, `SUMMARY:${"Yoga 🧘 ".repeat(100_000)}`)));
  expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
  expect(new Set(found.map((title) => title.length <= 1_000 && title.startsWith("Yoga 🧘 Yoga")))).toEqual(
    new Set([true]),
  );
});
