import { hasBankDays } from "@/lib/domain/time/bank-days";

test.each([
  // Friday evening: Monday, Tuesday, Wednesday.
  ["2026-11-27", "2026-12-01", false],
  ["2026-11-27", "2026-12-02", true],
  ["2026-11-28", "2026-12-01", false],
  ["2026-11-29", "2026-12-02", true],
  // Monday to Thursday.
  ["2026-11-30", "2026-12-02", false],
  ["2026-11-30", "2026-12-03", true],
  // The Immaculate Conception, a Tuesday.
  ["2026-12-04", "2026-12-09", false],
  ["2026-12-04", "2026-12-10", true],
  // Christmas on a Friday, Saint Stephen's on a Saturday.
  ["2026-12-22", "2026-12-28", true],
  ["2026-12-23", "2026-12-28", false],
  ["2026-12-23", "2026-12-29", true],
  // New Year's Day on a Friday, the Epiphany on a Wednesday.
  ["2026-12-30", "2027-01-04", false],
  ["2026-12-30", "2027-01-05", true],
  ["2026-12-31", "2027-01-06", false],
  ["2026-12-31", "2027-01-07", true],
  // Easter Monday on 29 March 2027.
  ["2027-03-25", "2027-03-30", false],
  ["2027-03-25", "2027-03-31", true],
  ["2027-03-26", "2027-04-01", true],
  ["2027-03-26", "2027-03-31", false],
  // The same day, and a past day.
  ["2026-12-02", "2026-12-02", false],
  ["2026-12-02", "2026-11-01", false],
])("three bank days after %s fit until %s: %s", (today, until, expected) => {
  expect(hasBankDays(today, until, 3)).toBe(expected);
});
