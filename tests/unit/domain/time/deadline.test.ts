import { formatDeadline } from "@/lib/domain/time/deadline";

test.each([
  ["2026-11-30T14:19:00Z", "lunedì 30 novembre alle 15:19", "Monday 30 November at 15:19"],
  ["2026-12-01T08:30:00Z", "martedì 1 dicembre alle 9:30", "Tuesday 1 December at 09:30"],
  ["2026-12-03T23:05:00Z", "venerdì 4 dicembre alle 0:05", "Friday 4 December at 00:05"],
  ["2026-12-04T00:00:00Z", "venerdì 4 dicembre all'1", "Friday 4 December at 01:00"],
  ["2026-12-07T17:00:00Z", "lunedì 7 dicembre alle 18", "Monday 7 December at 18:00"],
])("writes %s as %s, without relative words", (instant, italian, english) => {
  expect(formatDeadline(new Date(instant), "it")).toBe(italian);
  expect(formatDeadline(new Date(instant), "en")).toBe(english);
});
