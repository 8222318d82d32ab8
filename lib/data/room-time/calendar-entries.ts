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

/** The rooms of a feed: one, or (null) all. */
export function listCalendarRooms(spaceId: number | null) {
  return prisma().space.findMany({
    where: spaceId === null ? {} : { id: spaceId },
    select: { id: true, name: true, location: true, createdAt: true },
    orderBy: { id: "asc" },
  });
}
