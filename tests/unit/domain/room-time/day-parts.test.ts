import {
  clipToOpening,
  DAY_PARTS,
  dayPartOf,
  endHourOptions,
  HOUR_OPTIONS,
  startHourOptions,
} from "@/lib/domain/room-time/day-parts";

describe("the periods of a day", () => {
  test.each([
    ["08:00", "13:00", "mattina"],
    ["14:00", "19:00", "pomeriggio"],
    ["08:00", "19:00", "giornata"],
    ["08:00", "12:00", null],
    ["14:00", "20:00", null],
    ["13:00", "08:00", null],
  ])("map %s-%s to %p", (startTime, endTime, period) => {
    expect(dayPartOf(startTime, endTime)).toBe(period);
  });

  test.each([
    ["mattina", "10:00", "20:00", { startTime: "10:00", endTime: "13:00" }],
    ["giornata", "08:30", "18:30", { startTime: "08:30", endTime: "18:30" }],
    ["pomeriggio", "08:00", "20:00", { startTime: "14:00", endTime: "19:00" }],
    ["giornata", "06:00", "23:00", { startTime: "08:00", endTime: "19:00" }],
    ["mattina", "13:00", "20:00", null],
    ["pomeriggio", "08:00", "14:00", null],
    ["giornata", "18:00", "09:00", null],
  ] as const)("clip %s in a space open from %s to %s", (period, openingTime, closingTime, expected) => {
    const { startTime, endTime } = DAY_PARTS[period];
    expect(clipToOpening({ startTime, endTime }, { openingTime, closingTime })).toEqual(expected);
  });
});

describe("the hours to choose from", () => {
  test("run from 08:00 to 20:00; the last is no start, the first no end", () => {
    expect([HOUR_OPTIONS.length, HOUR_OPTIONS[0], HOUR_OPTIONS.at(-1)]).toEqual([13, "08:00", "20:00"]);
    expect([startHourOptions[0], startHourOptions.at(-1)]).toEqual(["08:00", "19:00"]);
    expect(endHourOptions(null).map((option) => option.hour)).toEqual(HOUR_OPTIONS.slice(1));
  });

  test("disable ends at or before the start", () => {
    const enabled = endHourOptions("17:00").filter((option) => !option.isDisabled);
    expect(enabled.map((option) => option.hour)).toEqual(["18:00", "19:00", "20:00"]);
    expect(endHourOptions(null).some((option) => option.isDisabled)).toBe(false);
  });
});
