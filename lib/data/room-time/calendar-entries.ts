import "server-only";
import { prisma } from "@/lib/data/client";

/** The queries behind the iCalendar feeds of rooms. */

const bookingSelect = {
  id: true,
  status: true,
  startsAt: true,
  endsAt: true,
  canceledAt: true,
  createdAt: true,
  calendarSequence: true,
  firstName: true,
  lastName: true,
  purpose: true,
  space: { select: { id: true, name: true, location: true } },
} as const;

const planSelect = { id: true, title: true, createdAt: true, updatedAt: true } as const;

const takenSelect = {
  spaceId: true,
  startsAt: true,
  endsAt: true,
  space: { select: { name: true, location: true } },
  event: { select: planSelect },
  course: { select: planSelect },
  closure: { select: { id: true, reason: true, createdAt: true } },
  waitingEntry: { select: { id: true, createdAt: true } },
  booking: { select: { id: true, createdAt: true, calendarSequence: true } },
} as const;

/**
 * Bookings of a room, or (null) of all rooms, by start: those that end after `from`, and those canceled after
 * `canceledFrom`.
 */
export function listRoomBookings(spaceId: number | null, from: Date, canceledFrom: Date) {
  return prisma().booking.findMany({
    where: {
      ...(spaceId === null ? {} : { spaceId }),
      OR: [
        { status: { not: "canceled" }, endsAt: { gt: from } },
        { status: "canceled", canceledAt: { gt: canceledFrom } },
      ],
    },
    select: bookingSelect,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
}

/**
 * Everything else that takes the time of a room, or (null) of all rooms, from an instant on: events, course
 * sessions, closures, time held for the waiting list, buffers after bookings. Entries of followed calendars are
 * left out, or they would return to the calendar that they come from.
 */
export function listPlannedTime(spaceId: number | null, from: Date) {
  return prisma().takenTime.findMany({
    where: {
      ...(spaceId === null ? {} : { spaceId }),
      endsAt: { gt: from },
      externalSpaceId: null,
      OR: [
        { isBuffer: false, bookingId: null },
        { isBuffer: true, bookingId: { not: null } },
      ],
    },
    select: takenSelect,
    orderBy: [{ startsAt: "asc" }, { spaceId: "asc" }],
  });
}

/** The rooms of a feed: one, or (null) all. */
export function listCalendarRooms(spaceId: number | null) {
  return prisma().space.findMany({
    where: spaceId === null ? {} : { id: spaceId },
    select: { id: true, name: true, location: true, createdAt: true },
    orderBy: { id: "asc" },
  });
}
