import "server-only";
import type { Queryable } from "@/lib/data/client";
import { findSettings } from "@/lib/data/site/settings";
import {
  awaitsPrepayment,
  awaitsPrice,
  type PrepaidFacts,
  type Prepayment,
  type PrepayRule,
  prepaymentOf,
} from "@/lib/domain/money/prepayment";
import { env } from "@/lib/env";

/**
 * The prepayment rule of a booking: as for a new booking, by its existing deadline, as for a new booking if it leaves
 * its room with less paid than is required in the other one, or none (null), such as when the panel books.
 */
export type PrepaymentRule = "new" | { payBy: Date } | { leaves: number; paidAmount: number } | null;

async function prepayRule(on: Queryable): Promise<PrepayRule> {
  const { prepayHours } = await findSettings(on);
  return { hours: prepayHours, hourSeconds: env().PREPAY_HOUR_SECONDS };
}

/**
 * The prepayment rule of a moved booking. One that awaits its prepayment keeps the deadline; one on request that gets a
 * price when its customer moves it counts as new; a confirmed one needs none in its room, but in another room its
 * customer prepays as for a new one, so that no room can be held without its prepayment.
 */
export function prepaymentRuleAfterMove(
  booking: Pick<PrepaidFacts, "status" | "paidAmount"> & { payBy: string | null; spaceId: number },
  user: { isAdmin: boolean },
): PrepaymentRule {
  if (booking.payBy !== null && awaitsPrepayment(booking)) return { payBy: new Date(booking.payBy) };
  if (user.isAdmin) return null;
  return awaitsPrice(booking) ? "new" : { leaves: booking.spaceId, paidAmount: booking.paidAmount };
}

interface PrepaidRoom {
  id: number;
  prepayPercent: number;
}

/** The prepayment of a total in a room. Reads the settings only if a new deadline is needed. */
export async function prepaymentFor(
  on: Queryable,
  space: PrepaidRoom,
  { totalAmount, startsAt }: { totalAmount: number; startsAt: Date },
  prepays: PrepaymentRule,
  now: Date,
): Promise<Prepayment | null> {
  const find = await prepaymentsFor(on, space, prepays, now);
  return find(totalAmount, startsAt);
}

/** As `prepaymentFor`, for any number of bookings of one room: the settings are read once. */
export async function prepaymentsFor(
  on: Queryable,
  { id, prepayPercent }: PrepaidRoom,
  prepays: PrepaymentRule,
  now: Date,
): Promise<(totalAmount: number, startsAt: Date) => Prepayment | null> {
  if (prepays === null || prepayPercent === 0) return () => null;
  const isMove = prepays !== "new" && "leaves" in prepays;
  if (isMove && prepays.leaves === id) return () => null;
  const deadline = prepays === "new" || isMove ? await prepayRule(on) : prepays;
  const paidAmount = isMove ? prepays.paidAmount : 0;
  return (totalAmount, startsAt) => {
    const prepayment = prepaymentOf(prepayPercent, totalAmount, startsAt, deadline, now);
    return prepayment !== null && prepayment.prepayAmount > paidAmount ? prepayment : null;
  };
}
