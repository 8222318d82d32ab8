import "server-only";
import { prisma } from "@/lib/data/client";

/** What the calendars of rooms show. */

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
 * Bookings of a room, or (null) of all rooms: those that end after `from`, canceled ones when that was after
 * `canceledFrom`. In order of time.
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
 * What else takes a room's time, or that of all rooms, from a moment on: events, sessions of courses, closures, what is
 * held for somebody on the waiting list, buffers after bookings. Not the entries of followed calendars, which would come
 * back to where they are from.
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

/** The rooms of a calendar: one, or (null) all. */
export function listCalendarRooms(spaceId: number | null) {
  return prisma().space.findMany({
    where: spaceId === null ? {} : { id: spaceId },
    select: { id: true, name: true, location: true, createdAt: true },
    orderBy: { id: "asc" },
  });
}
