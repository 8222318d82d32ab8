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

/** Of whom a prepayment is asked, and by when. */

/**
 * What a booking prepays: by the rule of a new booking, by the deadline that it has already, or (null) nothing, as
 * where the panel books.
 */
export type Prepays = "new" | { payBy: Date } | null;

/** How the site counts the hours of prepayments. */
async function prepayRule(on: Queryable): Promise<PrepayRule> {
  const { prepayHours } = await findSettings(on);
  return { hours: prepayHours, hourSeconds: env().PREPAY_HOUR_SECONDS };
}

/**
 * What a moved booking prepays: one that awaits its prepayment keeps the deadline; one on request that gets a price by a
 * move of the customer is as a new one; one that is confirmed stays so.
 */
export function prepaysAfterMove(
  booking: Pick<PrepaidFacts, "status"> & { payBy: string | null },
  user: { isAdmin: boolean },
): Prepays {
  if (booking.payBy !== null && awaitsPrepayment(booking)) return { payBy: new Date(booking.payBy) };
  return awaitsPrice(booking) && !user.isAdmin ? "new" : null;
}

/** The prepayment of a total in a room. Reads the settings where a new deadline is to be set. */
export async function prepaymentFor(
  on: Queryable,
  { prepayPercent }: { prepayPercent: number },
  { totalAmount, startsAt }: { totalAmount: number; startsAt: Date },
  prepays: Prepays,
  now: Date,
): Promise<Prepayment | null> {
  const find = await prepaymentsFor(on, { prepayPercent }, prepays, now);
  return find(totalAmount, startsAt);
}

/** The same for any number of bookings of one room: the settings are read once. */
export async function prepaymentsFor(
  on: Queryable,
  { prepayPercent }: { prepayPercent: number },
  prepays: Prepays,
  now: Date,
): Promise<(totalAmount: number, startsAt: Date) => Prepayment | null> {
  if (prepays === null || prepayPercent === 0) return () => null;
  const deadline = prepays === "new" ? await prepayRule(on) : prepays;
  return (totalAmount, startsAt) => prepaymentOf(prepayPercent, totalAmount, startsAt, deadline, now);
}
