import fc from "fast-check";
import {
  addDays,
  addMonths,
  ageOn,
  compareDays,
  countDays,
  dayOf,
  dayOfWeek,
  isCalendarDay,
  isWallTime,
  listDays,
  minutesOf,
  parseDay,
  timeFromMinutes,
  timeOf,
  toInstant,
} from "@/lib/domain/time/dates";

describe("calendar days", () => {
  test.each([
    ["2026-12-03", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-02-30", false],
    ["2100-02-29", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-1-1", false],
    ["2026-12-03 ", false],
    ["0050-01-01", true],
    ["", false],
  ])("%p is a real day: %p", (value, expected) => {
    expect(isCalendarDay(value)).toBe(expected);
  });

  test("are valid exactly if the JavaScript calendar has them", () => {
    const part = (max: number, length: number) =>
      fc.integer({ min: 0, max }).map((number) => String(number).padStart(length, "0"));
    fc.assert(
      fc.property(part(9999, 4), part(14, 2), part(33, 2), (year, month, date) => {
        const day = `${year}-${month}-${date}`;
        const ms = Date.parse(`${day}T00:00:00Z`);
        const isReal = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
        expect([day, isCalendarDay(day)]).toEqual([day, isReal]);
      }),
      { numRuns: 1_500 },
    );
  });

  test.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-10-24", 2, "2026-10-26"],
    ["2027-01-01", -1, "2026-12-31"],
    ["1970-01-01", -1, "1969-12-31"],
  ])("include %s plus %i days as %s", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test.each([
    ["2026-12-03", 3, "2027-03-03"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-01-15", -1, "2025-12-15"],
  ])("include %s plus %i months as %s, limited to the last day of the month", (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  test("are counted and listed with both ends included", () => {
    expect(countDays("2026-12-30", "2027-01-02")).toBe(4);
    expect(countDays("2026-12-30", "2026-12-30")).toBe(1);
    expect(countDays("2026-12-30", "2026-12-29")).toBe(0);
    expect(listDays("2028-02-28", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
    expect(listDays("2026-12-30", "2026-12-01")).toEqual([]);
  });

  test("have weekdays counted from Sunday, even before 1970", () => {
    expect(dayOfWeek("2026-12-06")).toBe(0);
    expect(dayOfWeek("2026-12-03")).toBe(4);
    expect(dayOfWeek("1969-12-28")).toBe(0);
    expect(dayOfWeek("1920-02-29")).toBe(0);
  });

  test("sort chronologically", () => {
    const days = ["2027-01-01", "2026-12-31", "2026-09-30"];
    expect(days.sort(compareDays)).toEqual(["2026-09-30", "2026-12-31", "2027-01-01"]);
  });

  test.each([
    ["2008-11-21", "2026-11-20", 17],
    ["2008-11-21", "2026-11-21", 18],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2008-02-29", "2028-02-29", 20],
  ])("determine the age: born on %s, on %s, %i years", (birthDate, day, expected) => {
    expect(ageOn(birthDate, day)).toBe(expected);
  });

  test("throw an error for a day that does not exist", () => {
    expect(() => addDays("2026-02-30", 1)).toThrow(RangeError);
    expect(() => toInstant("2026-02-30", "08:00")).toThrow(RangeError);
  });
});

describe("wall times", () => {
  test.each([
    ["00:00", true],
    ["23:59", true],
    ["24:00", false],
    ["9:00", false],
    ["09:60", false],
    ["09:00:00", false],
  ])("%p is a wall time: %p", (value, expected) => {
    expect(isWallTime(value)).toBe(expected);
  });

  test("convert to minutes of the day and back", () => {
    expect(minutesOf("08:30")).toBe(510);
    expect(timeFromMinutes(510)).toBe("08:30");
    expect(timeFromMinutes(0)).toBe("00:00");
    expect(() => timeFromMinutes(1440)).toThrow(RangeError);
    expect(() => minutesOf("24:00")).toThrow(RangeError);
  });
});

describe("days and times in Rome as instants", () => {
  test.each([
    ["in winter", "2026-12-03", "08:00", "2026-12-03T07:00:00.000Z"],
    ["in summer", "2026-07-03", "08:00", "2026-07-03T06:00:00.000Z"],
    ["at midnight in winter", "2026-12-03", "00:00", "2026-12-02T23:00:00.000Z"],
    ["at midnight in summer", "2026-07-03", "00:00", "2026-07-02T22:00:00.000Z"],
    ["at the change of the year", "2027-01-01", "00:00", "2026-12-31T23:00:00.000Z"],
    ["before the spring change", "2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["after the spring change", "2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    ["on the morning of the spring change", "2026-03-29", "08:00", "2026-03-29T06:00:00.000Z"],
    ["the day before the spring change", "2026-03-28", "23:59", "2026-03-28T22:59:00.000Z"],
    ["before the autumn change", "2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
    ["after the autumn change", "2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
    ["the day after the autumn change", "2026-10-26", "08:00", "2026-10-26T07:00:00.000Z"],
    ["on 29 February", "2028-02-29", "19:00", "2028-02-29T18:00:00.000Z"],
  ])("convert %s: %s %s", (_when, day, time, iso) => {
    const instant = toInstant(day, time);
    expect(instant.toISOString()).toBe(iso);
    expect([dayOf(instant), timeOf(instant)]).toEqual([day, time]);
  });

  test("move a time skipped in spring one hour later", () => {
    expect(toInstant("2026-03-29", "02:30").toISOString()).toBe("2026-03-29T01:30:00.000Z");
    expect(timeOf(toInstant("2026-03-29", "02:30"))).toBe("03:30");
  });

  test("read a time repeated in autumn as the first of the two", () => {
    expect(toInstant("2026-10-25", "02:30").toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });

  test("change the day at midnight in Rome, not in UTC", () => {
    expect(dayOf(new Date("2026-12-02T22:59:59.999Z"))).toBe("2026-12-02");
    expect(dayOf(new Date("2026-12-02T23:00:00Z"))).toBe("2026-12-03");
    expect(dayOf(new Date("2026-07-02T22:00:00Z"))).toBe("2026-07-03");
  });
});

test("every instant of three centuries has the day and the time of clocks in Rome", () => {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Rome",
    dateStyle: "short",
    timeStyle: "short",
  });
  const first = Date.parse("1900-01-01T00:00:00Z");
  const last = Date.parse("2200-12-31T00:00:00Z");
  fc.assert(
    // More instants than the cache of offsets holds.
    fc.property(fc.integer({ min: first, max: last }), (ms) => {
      const instant = new Date(ms);
      expect(`${dayOf(instant)} ${timeOf(instant)}`).toBe(clock.format(instant));
    }),
    { numRuns: 6_000 },
  );
  const change = Date.parse("2026-10-25T01:00:00Z");
  for (const ms of [change - 1, change, change + 1, change - 1]) {
    const instant = new Date(ms);
    expect(`${dayOf(instant)} ${timeOf(instant)}`).toBe(clock.format(instant));
  }
});

describe("the day of a request", () => {
  test.each([
    ["2026-12-03", "2026-12-03"],
    ["2026-12-02T23:00:00.000Z", "2026-12-03"],
    ["2026-12-02T22:59:59Z", "2026-12-02"],
    ["2026-07-02T22:00Z", "2026-07-03"],
    ["2026-12-03T00:30:00+01:00", "2026-12-03"],
    ["2026-12-03T00:30:00+0100", "2026-12-03"],
    ["2026-12-03T00:30:00+14:00", "2026-12-02"],
    ["2026-12-31T20:00:00-05:00", "2027-01-01"],
  ])("%s is read as %s", (value, expected) => {
    expect(parseDay(value)).toBe(expected);
  });

  test.each([
    "",
    "oggi",
    "2026-02-30",
    "2026-02-30T10:00:00Z",
    "2026-12-03T10:00:00",
    "2026-12-03T24:00:00Z",
    "2026-12-03T10:60:00Z",
    "2026-12-03 10:00:00Z",
    "03/12/2026",
    "1899-12-31",
    "2201-01-01",
    "2200-12-31T23:30:00Z",
    "0000-00-00",
    "1764720000000",
    "2026-12-03\n",
  ])("%p is rejected", (value) => {
    expect(parseDay(value)).toBeNull();
  });
});
