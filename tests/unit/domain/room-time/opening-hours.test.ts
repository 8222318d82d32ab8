import { openingHours } from "@/lib/domain/room-time/opening-hours";
import type { OpeningRules } from "@/lib/domain/room-time/opening-rules";

const room = (change: Partial<OpeningRules> = {}): OpeningRules => ({
  isAvailable: true,
  openingTime: "08:00",
  closingTime: "20:00",
  minBookingHours: 1,
  timetable: [],
  ...change,
});

const CLOSED_ON_SUNDAYS = [{ dayOfWeek: 0, startTime: "00:00", endTime: "23:59", isAvailable: false }];

test("rooms with the same hours every day yield one line for the whole week", () => {
  expect(openingHours([room(), room()])).toEqual([
    { from: 1, to: 0, hours: { startTime: "08:00", endTime: "20:00" } },
  ]);
});

test("the centre is open from the earliest opening to the latest closing of its rooms", () => {
  const rooms = [
    room({ openingTime: "09:00", closingTime: "18:00" }),
    room({ openingTime: "10:00", closingTime: "22:00" }),
  ];
  expect(openingHours(rooms)[0]?.hours).toEqual({ startTime: "09:00", endTime: "22:00" });
});

test("a day without a bookable room is closed and has its own line", () => {
  expect(openingHours([room({ timetable: CLOSED_ON_SUNDAYS })])).toEqual([
    { from: 1, to: 6, hours: { startTime: "08:00", endTime: "20:00" } },
    { from: 0, to: 0, hours: null },
  ]);
});

test("timetable entries are clipped to the opening hours of their room", () => {
  const timetable = [{ dayOfWeek: 1, startTime: "06:00", endTime: "12:00", isAvailable: true }];
  expect(openingHours([room({ timetable })])).toEqual([
    { from: 1, to: 1, hours: { startTime: "08:00", endTime: "12:00" } },
    { from: 2, to: 0, hours: { startTime: "08:00", endTime: "20:00" } },
  ]);
});

test("rooms that cannot be booked at all do not open the centre", () => {
  expect(openingHours([room({ isAvailable: false })])).toEqual([{ from: 1, to: 0, hours: null }]);
});
