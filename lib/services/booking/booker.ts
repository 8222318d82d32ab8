import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findBooker } from "@/lib/data/booking/booker";
import type { Transaction } from "@/lib/data/client";
import { findStanding, type Standing } from "@/lib/data/membership/standing";
import { lockSpace, lockSpaceForAccount } from "@/lib/data/room-time/lock-spaces";
import { AppError } from "@/lib/errors";
import type { ContactInput } from "@/lib/schemas/person/contact";
import { type Whose, whose, whoseInSession } from "@/lib/services/person/whose";

/** Whose a booking is to be, and what its price and rights depend on. */
export interface Booker extends Whose {
  standing: Standing | null;
  /** How many bookings more there may be. */
  free: number;
}

/**
 * Refuses more bookings than there may be. Asked once the request and the rights of whoever books are found right.
 * @throws AppError TOO_MANY_BOOKINGS
 */
export function requireFree({ free }: Pick<Booker, "free">, wanted: number): void {
  if (wanted > free) throw new AppError("TOO_MANY_BOOKINGS");
}

/**
 * Locks whoever books and then the room, in the order of all writers, and reads once who it is. A customer may have only so
 * many open bookings as the settings allow (`requireFree`): the account stays locked until the transaction ends, so that
 * concurrent requests cannot exceed the limit.
 * @throws AppError VALIDATION as `whose`
 */
export async function lockBooker(
  tx: Transaction,
  { spaceId, input, user }: { spaceId: number; input: ContactInput; user: SignedInUser },
  now: Date,
): Promise<Booker> {
  if (user.isAdmin) {
    const { owner, contact } = await whose(tx, input, user);
    await lockSpace(tx, spaceId);
    return { owner, contact, standing: await findStanding(owner, tx), free: Number.POSITIVE_INFINITY };
  }
  await lockSpaceForAccount(tx, user.id, spaceId);
  const { personId, open, most, ...standing } = await findBooker(tx, user.id, now);
  return { ...whoseInSession(personId, input, user), standing, free: most - open };
}
