import { readPeriod } from "@/lib/domain/room-time/period";
import { VALIDATION } from "@/lib/messages/validation";

const DAY = "2026-12-03";

describe("the period read from request fields", () => {
  test.each([
    ["one day, when no end is sent", { startDate: DAY }, { endDate: DAY, isFullDay: true, startTime: null }],
    [
      "full days, times ignored",
      { startDate: DAY, isFullDay: true, startTime: "22:00" },
      { startTime: null },
    ],
    ["hours, by both times", { startDate: DAY, startTime: "09:00", endTime: "11:00" }, { isFullDay: false }],
    ["ten years", { startDate: DAY, endDate: "2036-12-31" }, { endDate: "2036-12-31" }],
    ["full days, by one time only", { startDate: DAY, startTime: "09:00" }, { isFullDay: true }],
  ])("covers %s", (_what, fields, expected) => {
    expect(readPeriod(fields)).toEqual({ period: expect.objectContaining(expected), issue: null });
  });

  test.each([
    ["no day", {}, "startDate", VALIDATION.startMissing],
    ["a day that does not exist", { startDate: "2026-02-30" }, "startDate", VALIDATION.day],
    [
      "an end before the start",
      { startDate: DAY, endDate: "2026-12-02" },
      "endDate",
      VALIDATION.endBeforeStart,
    ],
    ["more than ten years", { startDate: DAY, endDate: "2037-01-01" }, "endDate", VALIDATION.lastsTooLong],
    ["hours without times", { startDate: DAY, isFullDay: false }, "startTime", VALIDATION.timesRequired],
    [
      "hours over two days",
      { startDate: DAY, endDate: "2026-12-04", startTime: "09:00", endTime: "11:00" },
      "endDate",
      VALIDATION.hoursOfOneDay,
    ],
    [
      "an end time at the start",
      { startDate: DAY, startTime: "09:00", endTime: "09:00" },
      "endTime",
      VALIDATION.endTimeBeforeStart,
    ],
    [
      "a time that is none",
      { startDate: DAY, startTime: "25:00", endTime: "26:00" },
      "startTime",
      VALIDATION.time,
    ],
  ])("is rejected with %s", (_what, fields, field, message) => {
    expect(readPeriod(fields)).toEqual({ period: null, issue: { field, message } });
  });
});
