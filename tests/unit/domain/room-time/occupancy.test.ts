import { occupancyPercent, openMinutes } from "@/lib/domain/room-time/occupancy";

const SPACE = { openingTime: "08:00", closingTime: "20:00", timetable: [] };
const MONDAY = "2026-12-07";

describe("the time in which a space can be booked", () => {
  it("is twelve hours a day for a space open from 08:00 to 20:00", () => {
    expect(openMinutes(SPACE, MONDAY, "2026-12-13")).toBe(7 * 12 * 60);
  });

  it("is limited to the bookable hours, however long the space is open", () => {
    expect(openMinutes({ ...SPACE, openingTime: "06:00", closingTime: "23:00" }, MONDAY, MONDAY)).toBe(720);
  });

  it("is zero if the space opens after the bookable hours", () => {
    expect(openMinutes({ ...SPACE, openingTime: "20:00", closingTime: "23:00" }, MONDAY, MONDAY)).toBe(0);
  });

  it("follows the weekly timetable on the weekdays that have entries", () => {
    const timetable = [
      { dayOfWeek: 1, startTime: "08:00", endTime: "13:00", isAvailable: true },
      { dayOfWeek: 0, startTime: "00:00", endTime: "23:59", isAvailable: false },
    ];
    expect(openMinutes({ ...SPACE, timetable }, MONDAY, "2026-12-13")).toBe((5 + 5 * 12 + 0) * 60);
  });
});

describe("occupancy", () => {
  it("is booked time over bookable time in whole percent", () => {
    expect(occupancyPercent(360, 720)).toBe(50);
    expect(occupancyPercent(1, 3)).toBe(33);
  });

  it("stays between 0 and 100", () => {
    expect(occupancyPercent(900, 720)).toBe(100);
    expect(occupancyPercent(60, 0)).toBe(0);
    expect(occupancyPercent(0, 720)).toBe(0);
  });
});
