import { toInstant } from "@/lib/domain/time/dates";
import { expandCalendar, UnreadableCalendar } from "@/lib/feeds/followed/expand-calendar";

const WINDOW = { from: toInstant("2026-10-01", "00:00"), to: toInstant("2027-12-31", "00:00") };

const calendar = (...entries: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//esempio//IT", ...entries, "END:VCALENDAR", ""].join("\r\n");
const entry = (...lines: string[]) =>
  ["BEGIN:VEVENT", "DTSTAMP:20260901T080000Z", ...lines, "END:VEVENT"].join("\r\n");

function spans(text: string): string[] {
  return expandCalendar(text, WINDOW).map(
    ({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`,
  );
}

const span = (day: string, from: string, to: string, endDay = day) =>
  `${toInstant(day, from).toISOString()} ${toInstant(endDay, to).toISOString()}`;

const at = (...lines: string[]) => calendar(entry("UID:uno", "SUMMARY:Lezione", ...lines));

describe("times of a followed calendar", () => {
  test("are unchanged in UTC", () => {
    expect(spans(at("DTSTART:20261203T080000Z", "DTEND:20261203T093000Z"))).toEqual([
      span("2026-12-03", "09:00", "10:30"),
    ]);
  });

  test("without a zone are in Rome time, before and after a clock change", () => {
    const text = at("DTSTART:20261020T100000", "DTEND:20261020T110000", "RRULE:FREQ=WEEKLY;COUNT=2");
    expect(spans(text)).toEqual([span("2026-10-20", "10:00", "11:00"), span("2026-10-27", "10:00", "11:00")]);
  });

  test("of an all-day entry cover the day in Rome, even one of 25 hours", () => {
    expect(spans(at("DTSTART;VALUE=DATE:20261025", "DTEND;VALUE=DATE:20261026"))).toEqual([
      "2026-10-24T22:00:00.000Z 2026-10-25T23:00:00.000Z",
    ]);
  });

  test("of an all-day entry without an end cover one day", () => {
    expect(spans(at("DTSTART;VALUE=DATE:20261224"))).toEqual([
      span("2026-12-24", "00:00", "00:00", "2026-12-25"),
    ]);
  });

  test.each([
    [
      "before anybody could be there",
      ["DTSTART;VALUE=DATE:00010101", "DTEND;VALUE=DATE:20261002"],
      "2026-10-02",
    ],
    ["and never ends", ["DTSTART;VALUE=DATE:00010101", "DTEND;VALUE=DATE:99991231"], "2027-12-31"],
  ])("of an entry that began %s are clipped to the requested window", (_name, lines, last) => {
    expect(spans(at(...lines))).toEqual([span("2026-10-01", "00:00", "00:00", last)]);
  });

  test("of all-day repetitions include the day of UNTIL", () => {
    const text = at("DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;UNTIL=20261203");
    expect(spans(text)).toHaveLength(3);
  });

  test("in another zone are converted", () => {
    const text = at("DTSTART;TZID=Europe/London:20261203T090000", "DTEND;TZID=Europe/London:20261203T100000");
    expect(spans(text)).toEqual([span("2026-12-03", "10:00", "11:00")]);
  });

  test("with Outlook's zone names are recognized", () => {
    const text = at(
      "DTSTART;TZID=W. Europe Standard Time:20261203T090000",
      "DTEND;TZID=W. Europe Standard Time:20261203T100000",
    );
    expect(spans(text)).toEqual([span("2026-12-03", "09:00", "10:00")]);
  });
});

describe("repetitions of a followed calendar", () => {
  const weekly = [
    "DTSTART;TZID=Europe/Rome:20261201T180000",
    "DTEND;TZID=Europe/Rome:20261201T193000",
    "RRULE:FREQ=WEEKLY;COUNT=4",
  ];

  test("omit an exception", () => {
    expect(spans(at(...weekly, "EXDATE;TZID=Europe/Rome:20261208T180000"))).toEqual([
      span("2026-12-01", "18:00", "19:30"),
      span("2026-12-15", "18:00", "19:30"),
      span("2026-12-22", "18:00", "19:30"),
    ]);
  });

  test("have a moved instance at its new time only", () => {
    const moved = entry(
      "UID:uno",
      "SUMMARY:Lezione spostata",
      "RECURRENCE-ID;TZID=Europe/Rome:20261208T180000",
      "DTSTART;TZID=Europe/Rome:20261210T090000",
      "DTEND;TZID=Europe/Rome:20261210T100000",
    );
    const text = calendar(entry("UID:uno", "SUMMARY:Lezione", ...weekly), moved);
    expect(spans(text)).toEqual([
      span("2026-12-01", "18:00", "19:30"),
      span("2026-12-10", "09:00", "10:00"),
      span("2026-12-15", "18:00", "19:30"),
      span("2026-12-22", "18:00", "19:30"),
    ]);
  });

  test("omit a canceled instance", () => {
    const off = entry(
      "UID:uno",
      "RECURRENCE-ID;TZID=Europe/Rome:20261208T180000",
      "DTSTART;TZID=Europe/Rome:20261208T180000",
      "DTEND;TZID=Europe/Rome:20261208T193000",
      "STATUS:CANCELLED",
    );
    expect(spans(calendar(entry("UID:uno", "SUMMARY:Lezione", ...weekly), off))).toHaveLength(3);
  });

  test("without an end continue to the end of the window", () => {
    const text = at("DTSTART:20200106T170000Z", "DTEND:20200106T180000Z", "RRULE:FREQ=MONTHLY;BYDAY=1MO");
    expect(spans(text)).toHaveLength(15);
  });
});

describe("the limits of a calendar", () => {
  test.each(["00010105", "19000101", "16010101"])("allow a repetition since %s to be expanded", (first) => {
    const weekly = spans(at(`DTSTART:${first}T080000`, `DTEND:${first}T090000`, "RRULE:FREQ=WEEKLY"));
    const daily = spans(at(`DTSTART:${first}T080000`, `DTEND:${first}T090000`, "RRULE:FREQ=DAILY"));
    // From October 2026 to December 2027.
    expect(weekly.length).toBeGreaterThanOrEqual(64);
    expect(weekly.length).toBeLessThanOrEqual(66);
    expect(daily.length).toBeGreaterThanOrEqual(455);
    expect(daily.length).toBeLessThanOrEqual(458);
  });

  test.each(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])(
    "allow a repetition on 30 February, %s, which has no instances and costs no time",
    (often) => {
      const before = process.cpuUsage();
      const rule = `RRULE:FREQ=${often};BYMONTH=2;BYMONTHDAY=30`;
      expect(spans(at("DTSTART:20200101T080000Z", "DTEND:20200101T090000Z", rule))).toEqual([]);
      // Iterating to the end of time would take seconds.
      expect(process.cpuUsage(before).user).toBeLessThan(500_000);
    },
  );

  test("reject many times per day, like an hourly rule", () => {
    const list = Array.from({ length: 60 }, (_, index) => index).join(",");
    const text = at(
      "DTSTART:20200101T080000Z",
      "DTEND:20200101T080100Z",
      `RRULE:FREQ=DAILY;BYHOUR=8,9;BYMINUTE=${list}`,
    );
    expect(() => spans(text)).toThrow(UnreadableCalendar);
  });

  test.each([
    ["rules", Array.from({ length: 3_000 }, (_, at) => `RRULE:FREQ=DAILY;INTERVAL=1;COUNT=${1_000 + at}`)],
    ["positions", [`RRULE:FREQ=YEARLY;BYSETPOS=${"1,".repeat(50_000)}1`]],
  ])("reject thousands of %s in one entry before expanding them", (_, rules) => {
    const before = process.cpuUsage();
    expect(() => spans(calendar(entry("UID:1", "DTSTART:20261201T080000Z", ...rules)))).toThrow(
      UnreadableCalendar,
    );
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  });

  test("allow the same rule to be repeated", () => {
    const rules = Array<string>(100).fill("RRULE:FREQ=DAILY;COUNT=2");
    const times = ["DTSTART:20261201T080000Z", "DTEND:20261201T090000Z"];
    expect(spans(calendar(entry("UID:1", ...times, ...rules)))).toHaveLength(2);
  });

  test("make years of daily and weekly entries cost no more than one year", () => {
    const office = (year: number) =>
      calendar(
        ...Array.from({ length: 200 }, (_, index) =>
          entry(
            `UID:${index}`,
            `DTSTART;TZID=Europe/Rome:${year}0107T080000`,
            `DTEND;TZID=Europe/Rome:${year}0107T090000`,
            `RRULE:FREQ=${index % 2 === 0 ? "DAILY;BYMONTHDAY=7" : "WEEKLY;INTERVAL=26"}`,
          ),
        ),
      );
    const cpuOf = (text: string) => {
      const before = process.cpuUsage();
      expect(spans(text).length).toBeGreaterThan(1_000);
      return process.cpuUsage(before).user;
    };
    cpuOf(office(2026));
    expect(cpuOf(office(1900))).toBeLessThan(cpuOf(office(2026)) * 3);
  });

  test("make the cost of 2 MB of entries linear", () => {
    const entries = (count: number) =>
      calendar(
        ...Array.from({ length: count }, (_, index) =>
          entry(`UID:${index}`, "DTSTART:20200101T080000Z", "DTEND:20200101T090000Z", "SUMMARY:Passato"),
        ),
      );
    const cpuOf = (count: number) => {
      const before = process.cpuUsage();
      expect(spans(entries(count))).toEqual([]);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / count;
    };
    cpuOf(500);
    const each = cpuOf(1_500);
    const most = Math.floor(
      (2 * 1024 * 1024) /
        entry("UID:99999", "DTSTART:20200101T080000Z", "DTEND:20200101T090000Z", "SUMMARY:Passato").length,
    );
    // Linear, with a margin for garbage collection of a large text; quadratic cost would be ten times as much.
    expect(cpuOf(most)).toBeLessThan(each * 4);
  });
});

describe("ignored entries", () => {
  test.each([["TRANSP:TRANSPARENT"], ["STATUS:CANCELLED"]])("include %s", (line) => {
    expect(spans(at("DTSTART:20261203T080000Z", "DTEND:20261203T090000Z", line))).toEqual([]);
  });

  test("include an entry that ends before the window", () => {
    expect(spans(at("DTSTART:20250103T080000Z", "DTEND:20250103T090000Z"))).toEqual([]);
  });

  test("include an entry without duration", () => {
    expect(spans(at("DTSTART:20261203T080000Z", "DTEND:20261203T080000Z"))).toEqual([]);
  });
});

describe("invalid calendars", () => {
  test.each([
    ["an empty text", ""],
    ["a page", "<!doctype html><title>Accedi</title>"],
    ["a calendar that was cut off", at("DTSTART:20261203T080000Z").replace(/END:VEVENT[\s\S]*/, "")],
    ["an entry without its end", at("DTSTART:20261203T080000Z").replace(/END:VEVENT\r\n/, "")],
    [
      "a repetition that means nothing",
      at("DTSTART:20261203T080000Z", "DTEND:20261203T090000Z", "RRULE:FREQ=SOMETIMES"),
    ],
    [
      "a zone that nobody defines",
      at("DTSTART;TZID=Sede di Marte:20261203T090000", "DTEND;TZID=Sede di Marte:20261203T100000"),
    ],
    ["a day that does not exist", at("DTSTART:20260230T080000Z", "DTEND:20261203T090000Z")],
    ["a length that means nothing", at("DTSTART:20261203T080000Z", "DURATION:un'ora")],
    [
      "an entry for every second",
      at("DTSTART:20261203T080000Z", "DTEND:20261203T080001Z", "RRULE:FREQ=SECONDLY"),
    ],
  ])("are rejected: %s", (_name, text) => {
    expect(() => expandCalendar(text, WINDOW)).toThrow(UnreadableCalendar);
  });
});

test("a line of two megabytes is read or rejected quickly, whatever its content", () => {
  for (const sign of [",", ";A=", '"', '";', ':";', "a"]) {
    const line = `DTSTART;TZID=${sign.repeat(2_000_000 / sign.length)}`;
    const started = process.cpuUsage();
    try {
      expandCalendar(calendar(entry("UID:uno", line)), WINDOW);
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableCalendar);
    }
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000);
  }
});
