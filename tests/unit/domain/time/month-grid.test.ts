import { isMonthInReach, windowsThrough } from "@/lib/domain/room-time/availability-windows";
import { dayReachedBy, firstOfMonth, lastOfMonth, monthWeeks } from "@/lib/domain/time/month-grid";

test("a month starts in its Monday column and is padded to whole weeks", () => {
  const weeks = monthWeeks("2026-12-17");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(weeks.at(-1)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null, null, null]);
});

test("a February of four whole weeks has four rows", () => {
  expect(monthWeeks("2027-02-10")).toHaveLength(4);
});

test.each([
  ["2026-02-11", "2026-02-01", "2026-02-28"],
  ["2028-02-29", "2028-02-01", "2028-02-29"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
])("the month of %s runs from %s to %s", (day, first, last) => {
  expect(firstOfMonth(day)).toBe(first);
  expect(lastOfMonth(day)).toBe(last);
});

test.each([
  ["ArrowLeft", "2026-11-30"],
  ["ArrowRight", "2026-12-02"],
  ["ArrowUp", "2026-11-24"],
  ["ArrowDown", "2026-12-08"],
  ["Home", "2026-11-30"],
  ["End", "2026-12-06"],
  ["PageUp", "2026-11-01"],
  ["PageDown", "2027-01-01"],
  ["Enter", null],
])("%s on 1 December moves the focus to %s", (key, expected) => {
  expect(dayReachedBy(key, "2026-12-01")).toBe(expected);
});

test("the first window of availability extends from today to three months ahead", () => {
  expect(windowsThrough("2026-11-01", "2026-11-21")).toEqual([
    { startDate: "2026-11-21", endDate: "2027-02-21" },
  ]);
});

test("going past the first window adds the next one without gap or overlap", () => {
  expect(windowsThrough("2027-02-01", "2026-11-21")).toEqual([
    { startDate: "2026-11-21", endDate: "2027-02-21" },
    { startDate: "2027-02-22", endDate: "2027-05-21" },
  ]);
});

test("no more than two years are requested, however distant the month", () => {
  const windows = windowsThrough("2099-01-01", "2026-11-21");
  expect(windows.at(-1)?.endDate.slice(0, 4)).toBe("2029");
  expect(windows.length).toBeLessThan(11);
});

test.each([
  ["2026-10-31", false],
  ["2026-11-01", true],
  ["2028-11-30", true],
  ["2028-12-01", false],
])("the month of %s can be reached: %s", (month, expected) => {
  expect(isMonthInReach(month, "2026-11-21")).toBe(expected);
});
