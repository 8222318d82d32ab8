import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { affectedRooms } from "@/lib/domain/room-time/room-parts";
import { listRoomParts } from "./room-parts";

const bookingSelect = {
  id: true,
  status: true,
  startsAt: true,
  endsAt: true,
  calendarSequence: true,
  calendarChangedAt: true,
  firstName: true,
  lastName: true,
  purpose: true,
  space: { select: { id: true, name: true, location: true } },
} as const;

/**
 * Bookings that occupy a room, the rooms that contain it or its parts, or all rooms when null, by start: those that end
 * after `from`, and those canceled after `canceledFrom`.
 */
export async function listRoomBookings(spaceId: number | null, from: Date, canceledFrom: Date) {
  const rooms = spaceId === null ? null : affectedRooms(await listRoomParts(), spaceId);
  return prisma().booking.findMany({
    where: {
      ...(rooms === null ? {} : { spaceId: { in: rooms } }),
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
 * Increments the sequence of bookings that end after `now` and of live sign-ups, in one room or everywhere when null,
 * because a text of their calendar entries has changed: the room's name or the site's address.
 */
export async function renewCalendarEntries(tx: Transaction, spaceId: number | null, now: Date) {
  const data = { calendarSequence: { increment: 1 } };
  const ofRoom = spaceId === null ? {} : { spaceId };
  await tx.booking.updateMany({ where: { endsAt: { gt: now }, ...ofRoom }, data });
  const isOpen = { status: { not: "canceled" } } as const;
  const inRoom = spaceId === null ? {} : { OR: [{ event: ofRoom }, { course: ofRoom }] };
  await tx.signUp.updateMany({ where: { ...isOpen, ...inRoom }, data });
}

/** The rooms of a feed: one, or all when null. */
export function listCalendarRooms(spaceId: number | null) {
  return prisma().space.findMany({
    where: spaceId === null ? {} : { id: spaceId },
    select: { id: true, name: true, location: true, createdAt: true },
    orderBy: { id: "asc" },
  });
}
