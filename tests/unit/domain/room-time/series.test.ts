import {
  comparePeriods,
  MAX_SERIES_DATES,
  type Repeat,
  repeatedDays,
  untilAfter,
} from "@/lib/domain/room-time/series";

const TUESDAYS: Repeat = { weekdays: [2], every: 1, from: "2026-12-01", until: "2026-12-29" };
const of = (part: Partial<Repeat>) => repeatedDays({ ...TUESDAYS, ...part });

describe("a repetition", () => {
  test("includes every week from the first day to the last", () => {
    expect(of({})).toEqual(["2026-12-01", "2026-12-08", "2026-12-15", "2026-12-22", "2026-12-29"]);
    expect(of({ until: "2026-12-28" }).at(-1)).toBe("2026-12-22");
  });

  test("counts every two or four weeks from its first week", () => {
    expect(of({ every: 2 })).toEqual(["2026-12-01", "2026-12-15", "2026-12-29"]);
    expect(of({ every: 4 })).toEqual(["2026-12-01", "2026-12-29"]);
  });

  test("starts weeks on Monday, so that a Sunday belongs to the week of the Monday before", () => {
    // From a Thursday: the next Sunday is in the same week, the next Monday is not.
    const part = { weekdays: [0, 1], every: 2, from: "2026-12-03", until: "2026-12-20" } as const;
    expect(of(part)).toEqual(["2026-12-06", "2026-12-14", "2026-12-20"]);
  });

  test("lists several weekdays in chronological order without duplicates", () => {
    const part = { weekdays: [5, 2, 5, 0], until: "2026-12-08" };
    expect(of(part)).toEqual(["2026-12-01", "2026-12-04", "2026-12-06", "2026-12-08"]);
  });

  test("skips weekdays before the first day in its first week", () => {
    expect(of({ weekdays: [1], from: "2026-12-01", until: "2026-12-14" })).toEqual([
      "2026-12-07",
      "2026-12-14",
    ]);
  });

  test("is empty without days, and over a century stops just beyond the limit", () => {
    expect(of({ weekdays: [] })).toEqual([]);
    expect(of({ until: "2026-11-30" })).toEqual([]);
    expect(of({ until: "2126-12-01" })).toHaveLength(MAX_SERIES_DATES + 1);
  });

  test.each([
    [8, 1, [2], "2027-01-19"],
    [1, 4, [2], "2026-12-01"],
    [3, 2, [2], "2026-12-29"],
    [5, 1, [2, 4], "2026-12-15"],
  ] as const)("of %i times every %i weeks on %j ends on %s", (times, every, weekdays, until) => {
    const repeat = { weekdays, every, from: "2026-12-01" };
    expect(untilAfter(repeat, times)).toBe(until);
    expect(repeatedDays({ ...repeat, until })).toHaveLength(times);
  });
});

test("periods are sorted by day, then by hour", () => {
  const at = (startDate: string, startTime: string | null) => ({
    startDate,
    endDate: startDate,
    isFullDay: startTime === null,
    startTime,
    endTime: startTime === null ? null : "20:00",
  });
  const inOrder = [
    at("2026-12-01", null),
    at("2026-12-01", "08:00"),
    at("2026-12-01", "14:00"),
    at("2026-12-02", "08:00"),
  ];
  expect([...inOrder].reverse().sort(comparePeriods)).toEqual(inOrder);
});
