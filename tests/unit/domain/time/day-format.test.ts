import {
  formatDay,
  formatDayAfter,
  formatDayRange,
  formatInstant,
  formatLongDay,
  formatMonth,
  formatShortDay,
  toInstant,
} from "@/lib/domain/time/dates";

describe("days in Italian", () => {
  test("elide the article before 8 and 11", () => {
    expect(formatDayAfter("al", "2026-12-03", "it")).toBe("al 3 dicembre 2026");
    expect(formatDayAfter("al", "2026-12-08", "it")).toBe("all'8 dicembre 2026");
    expect(formatDayAfter("dal", "2026-12-11", "it")).toBe("dall'11 dicembre 2026");
    expect(formatDayAfter("il", "2026-12-08", "it")).toBe("l'8 dicembre 2026");
    expect(formatDayAfter("del", "2026-12-18", "it")).toBe("del 18 dicembre 2026");
  });

  test("have a long, a plain and a short form", () => {
    expect(formatLongDay("2026-12-03", "it")).toBe("giovedì 3 dicembre 2026");
    expect(formatDay("2026-12-03", "it")).toBe("3 dicembre 2026");
    expect(formatShortDay("2026-12-03", "it")).toBe("gio 3 dic 2026");
    expect(formatLongDay("2028-02-29", "it")).toBe("martedì 29 febbraio 2028");
    expect(formatMonth("2026-12-03", "it")).toBe("dicembre 2026");
  });

  test("show an instant in Rome time", () => {
    expect(formatInstant(toInstant("2026-12-01", "08:00"), "it")).toBe("mar 1 dic 2026, 08:00");
    expect(formatInstant(new Date("2026-12-31T23:05:00Z"), "it")).toBe("ven 1 gen 2027, 00:05");
  });

  test.each([
    ["2026-12-05", "2026-12-05", "5 dicembre 2026"],
    ["2026-12-05", "2026-12-11", "5–11 dicembre 2026"],
    ["2026-11-30", "2026-12-02", "30 novembre – 2 dicembre 2026"],
    ["2026-12-30", "2027-01-02", "30 dicembre 2026 – 2 gennaio 2027"],
    ["2026-12-05", "2027-12-05", "5 dicembre 2026 – 5 dicembre 2027"],
  ])("form a range from %s to %s", (start, end, expected) => {
    expect(formatDayRange(start, end, "it")).toBe(expected);
  });
});
