import { findClashes } from "@/lib/domain/booking/booking-clashes";
import { toInstant } from "@/lib/domain/time/dates";

const SPACE = {
  isAvailable: true,
  openingTime: "08:00",
  closingTime: "20:00",
  minBookingHours: 1,
  timetable: [],
};
const DAY = "2026-12-03";

const booking = (
  id: number,
  startTime: string,
  endTime: string,
  status: "confirmed" | "canceled" = "confirmed",
) => ({
  id,
  status,
  startsAt: toInstant(DAY, startTime),
  endsAt: toInstant(DAY, endTime),
});
const hours = (startTime: string, endTime: string) => ({
  startDate: DAY,
  endDate: DAY,
  isFullDay: false,
  startTime,
  endTime,
});
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

describe("who is in the way of a move", () => {
  const BOOKINGS = [
    booking(1, "08:00", "13:00"),
    booking(2, "14:00", "19:00"),
    booking(3, "09:00", "10:00", "canceled"),
  ];

  it("is every booking that shares time, and none that is canceled or only touches", () => {
    expect(idsOf(findClashes(SPACE, hours("12:00", "14:00"), BOOKINGS, null))).toEqual([1]);
    expect(idsOf(findClashes(SPACE, hours("13:00", "14:00"), BOOKINGS, null))).toEqual([]);
  });

  it("is never the booking that moves", () => {
    expect(idsOf(findClashes(SPACE, hours("12:00", "15:00"), BOOKINGS, 2))).toEqual([1]);
  });

  it("is counted for full days as well", () => {
    const day = { startDate: DAY, endDate: DAY, isFullDay: true, startTime: null, endTime: null };
    expect(idsOf(findClashes(SPACE, day, BOOKINGS, null))).toEqual([1, 2]);
  });

  it("is nobody where the space is closed at those hours", () => {
    expect(findClashes({ ...SPACE, openingTime: "15:00" }, hours("08:30", "09:30"), BOOKINGS, null)).toEqual(
      [],
    );
  });
});
