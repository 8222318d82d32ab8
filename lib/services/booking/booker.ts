import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findBookerInRoom } from "@/lib/data/booking/booker";
import type { Transaction } from "@/lib/data/client";
import { findStanding, type Standing } from "@/lib/data/membership/standing";
import { lockSpace, lockSpaceForAccount } from "@/lib/data/room-time/lock-spaces";
import { findRoomTime, type RoomTime } from "@/lib/data/space/room-time";
import { AppError } from "@/lib/errors";
import type { ContactInput } from "@/lib/schemas/person/contact";
import { type OwnerAndContact, ownerInSession, resolveOwner } from "@/lib/services/person/owner";
import { type Days, daysWindow } from "@/lib/services/room-time/bookable-period";

/** Whose a booking is to be, and what its price and rights depend on. */
export interface Booker extends OwnerAndContact {
  standing: Standing | null;
  /** How many bookings more there may be. */
  free: number;
  /** The time of the room on the days asked for. */
  roomTime: RoomTime;
}

/**
 * Refuses more bookings than there may be. Asked once the request and the rights of whoever books are found right.
 * @throws AppError TOO_MANY_BOOKINGS
 */
export function requireFree({ free }: Pick<Booker, "free">, wanted: number): void {
  if (wanted > free) throw new AppError("TOO_MANY_BOOKINGS");
}

/**
 * Locks whoever books and then the room, in the order of all writers, and reads once who it is and what takes the room. A
 * customer may have only so many open bookings as the settings allow (`requireFree`): the account stays locked until the
 * transaction ends, so that concurrent requests cannot exceed the limit.
 * @param wanted `days` are those on which the room is to be booked
 * @throws AppError VALIDATION as `whose`
 */
export async function lockBooker(
  tx: Transaction,
  wanted: { spaceId: number; days: Days; input: ContactInput; user: SignedInUser },
  now: Date,
): Promise<Booker> {
  const { spaceId, days, input, user } = wanted;
  const window = daysWindow(days.startDate, days.endDate);
  if (user.isAdmin) {
    const { owner, contact } = await resolveOwner(tx, input, user);
    await lockSpace(tx, spaceId);
    const standing = await findStanding(owner, tx);
    const roomTime = await findRoomTime(spaceId, window, tx);
    return { owner, contact, standing, free: Number.POSITIVE_INFINITY, roomTime };
  }
  await lockSpaceForAccount(tx, user.id, spaceId);
  const { booker, roomTime } = await findBookerInRoom(tx, user.id, { spaceId, window }, now);
  const { personId, open, most, ...standing } = booker;
  return { ...ownerInSession(personId, input, user), standing, free: most - open, roomTime };
}
