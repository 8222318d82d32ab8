import { formatDeadline, formatLastingDeadline } from "@/lib/domain/time/deadline";

const NOW = new Date("2026-11-30T09:00:00Z");

test.each([
  ["2026-11-30T17:00:00Z", "oggi alle 18", "today at 18:00"],
  ["2026-12-01T08:30:00Z", "domani alle 9:30", "tomorrow at 09:30"],
  ["2026-12-04T17:00:00Z", "venerdì alle 18", "Friday at 18:00"],
  ["2026-12-03T23:05:00Z", "venerdì alle 0:05", "Friday at 00:05"],
  ["2026-12-04T12:00:00Z", "venerdì alle 13", "Friday at 13:00"],
  ["2026-12-04T00:00:00Z", "venerdì all'1", "Friday at 01:00"],
  ["2026-12-07T17:00:00Z", "lunedì 7 dicembre alle 18", "Monday 7 December at 18:00"],
  ["2026-11-29T17:00:00Z", "domenica 29 novembre alle 18", "Sunday 29 November at 18:00"],
])("%s is %s", (instant, italian, english) => {
  expect(formatDeadline(new Date(instant), NOW, "it")).toBe(italian);
  expect(formatDeadline(new Date(instant), NOW, "en")).toBe(english);
});

test("in a mail it has its date, whenever it is read", () => {
  expect(formatLastingDeadline(new Date("2026-12-04T17:00:00Z"), "it")).toBe("venerdì 4 dicembre alle 18");
});
