import "server-only";
import { findQuota } from "@/lib/data/booking/bookings-due";
import type { Transaction } from "@/lib/data/client";
import { holdAccount } from "@/lib/data/person/accounts";
import { AppError } from "@/lib/errors";

/**
 * Refuses when a customer would have more open bookings than the settings allow. The account stays locked until the
 * transaction ends, so that concurrent requests cannot exceed the limit: call this before a room is locked.
 * @param adding how many bookings are about to be created
 * @throws AppError TOO_MANY_BOOKINGS
 */
export async function requireFreeQuota(
  tx: Transaction,
  userId: number,
  adding: number,
  now: Date,
): Promise<void> {
  await holdAccount(tx, userId);
  const { open, most } = await findQuota(tx, userId, now);
  if (open + adding > most) throw new AppError("TOO_MANY_BOOKINGS");
}
