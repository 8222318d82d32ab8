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

/** The owner of a new booking, with what its price and limits depend on. */
export interface Booker extends OwnerAndContact {
  standing: Standing | null;
  /** How many more open bookings the owner may have. */
  free: number;
  /** The room's taken time on the requested days. */
  roomTime: RoomTime;
}

/**
 * Checked only after the request and the customer's permissions have been validated.
 * @throws AppError TOO_MANY_BOOKINGS
 */
export function requireFree({ free }: Pick<Booker, "free">, wanted: number): void {
  if (wanted > free) throw new AppError("TOO_MANY_BOOKINGS");
}

/**
 * Locks the customer's account and then the room (the order that all writers follow) and reads the owner and the room's
 * taken time. The settings limit a customer's open bookings (`requireFree`): the account stays locked until the
 * transaction ends, so that concurrent requests cannot exceed the limit.
 * @param wanted `days` are those to be booked
 * @throws AppError VALIDATION as `resolveOwner`
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
