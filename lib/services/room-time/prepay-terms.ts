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

/** When a prepayment is due, and by which deadline. */

/**
 * The prepayment rule of a booking: as for a new booking, by its existing deadline, or none (null), such as when the
 * panel books.
 */
export type PrepaymentRule = "new" | { payBy: Date } | null;

/** The deadline rule of prepayments by settings and environment. */
async function prepayRule(on: Queryable): Promise<PrepayRule> {
  const { prepayHours } = await findSettings(on);
  return { hours: prepayHours, hourSeconds: env().PREPAY_HOUR_SECONDS };
}

/**
 * The prepayment rule of a moved booking. One that awaits its prepayment keeps the deadline; one on request that gets a
 * price when its customer moves it counts as new; a confirmed one needs none.
 */
export function prepaymentRuleAfterMove(
  booking: Pick<PrepaidFacts, "status"> & { payBy: string | null },
  user: { isAdmin: boolean },
): PrepaymentRule {
  if (booking.payBy !== null && awaitsPrepayment(booking)) return { payBy: new Date(booking.payBy) };
  return awaitsPrice(booking) && !user.isAdmin ? "new" : null;
}

/** The prepayment of a total in a room. Reads the settings only if a new deadline is needed. */
export async function prepaymentFor(
  on: Queryable,
  { prepayPercent }: { prepayPercent: number },
  { totalAmount, startsAt }: { totalAmount: number; startsAt: Date },
  prepays: PrepaymentRule,
  now: Date,
): Promise<Prepayment | null> {
  const find = await prepaymentsFor(on, { prepayPercent }, prepays, now);
  return find(totalAmount, startsAt);
}

/** As `prepaymentFor`, for any number of bookings of one room: the settings are read once. */
export async function prepaymentsFor(
  on: Queryable,
  { prepayPercent }: { prepayPercent: number },
  prepays: PrepaymentRule,
  now: Date,
): Promise<(totalAmount: number, startsAt: Date) => Prepayment | null> {
  if (prepays === null || prepayPercent === 0) return () => null;
  const deadline = prepays === "new" ? await prepayRule(on) : prepays;
  return (totalAmount, startsAt) => prepaymentOf(prepayPercent, totalAmount, startsAt, deadline, now);
}
