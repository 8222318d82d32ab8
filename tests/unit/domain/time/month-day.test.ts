import { isMonthDay } from "@/lib/domain/time/month-day";

test.each(["01-01", "06-29", "02-29", "12-31"])("%s is a valid month and day", (day) =>
  expect(isMonthDay(day)).toBe(true),
);
test.each(["", "02-30", "13-01", "6-29", "06-31", "2026-06-29", "00-10"])(
  "%s is not a valid month and day",
  (day) => expect(isMonthDay(day)).toBe(false),
);
