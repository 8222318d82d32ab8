import { type OfficeHours, officeDays, officeHoursText, overlap } from "@/lib/domain/site/office-hours";
import { weekdayNames } from "@/lib/domain/time/day-format";

/** The hours during which the office is staffed. */

const on = (dayOfWeek: number, from: string, to: string): OfficeHours => ({ dayOfWeek, from, to });

describe("office hours", () => {
  it("join consecutive days with the same hours, starting on Monday", () => {
    const hours = [on(0, "10:00", "12:00"), on(2, "09:30", "12:30"), on(1, "09:30", "12:30")];
    expect(officeDays(hours)).toEqual([
      { first: 1, last: 2, hours: ["09:30–12:30"] },
      { first: 0, last: 0, hours: ["10:00–12:00"] },
    ]);
  });

  it("are written on one line, mornings before afternoons", () => {
    const hours = [on(1, "15:00", "18:00"), on(1, "09:30", "12:30"), on(3, "09:30", "12:30")];
    expect(officeHoursText(hours, weekdayNames("it"))).toBe(
      "lunedì 09:30–12:30, 15:00–18:00; mercoledì 09:30–12:30",
    );
    expect(officeHoursText([], weekdayNames("it"))).toBe("");
  });

  it.each([
    ["on two days", [on(1, "09:00", "12:00"), on(2, "09:00", "12:00")], false],
    ["one after the other", [on(1, "12:00", "15:00"), on(1, "09:00", "12:00")], false],
    ["within each other", [on(1, "09:00", "18:00"), on(1, "10:00", "11:00")], true],
    ["that are the same", [on(1, "09:00", "12:00"), on(1, "09:00", "12:00")], true],
  ])("%s overlap: %s", (_, hours, expected) => {
    expect(overlap(hours)).toBe(expected);
  });
});
