import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findSpaceWithBusySpans } from "@/lib/data/spaces";
import { checkBookable, type Period, type ResolvedPeriod, type Span } from "@/lib/domain/space/availability";
import { AppError, fieldError } from "@/lib/errors";
import type { Space } from "@/lib/schemas/space";
import { daysWindow } from "./space-availability";

const isSame = (a: Span, b: Span) =>
  a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime();

/**
 * The space and the period of a booking to be written, after every rule has been checked. The caller holds the lock of
 * the space, so that what is free here stays free until the transaction ends.
 * @param own the span of the booking that is being moved, which does not stand in its own way
 * @throws AppError NOT_FOUND, VALIDATION, SPACE_UNAVAILABLE, SLOT_TAKEN
 */
export async function requireBookablePeriod(
  tx: Transaction,
  spaceId: number,
  request: Period,
  attendees: number,
  now: Date,
  own: Span | null = null,
): Promise<{ space: Space; period: ResolvedPeriod }> {
  const found = await findSpaceWithBusySpans(spaceId, daysWindow(request.startDate, request.endDate), tx);
  if (found === null) throw new AppError("NOT_FOUND", { message: "Lo spazio richiesto non esiste." });
  const busy = own === null ? found.busy : found.busy.filter((span) => !isSame(span, own));
  const { period, refusal } = checkBookable(found.space, request, busy, now);
  if (refusal?.kind === "invalid") throw fieldError(refusal.field, refusal.message);
  if (attendees > found.space.capacity) {
    throw fieldError("attendees", `Questo spazio può ospitare al massimo ${found.space.capacity} persone.`);
  }
  if (refusal?.kind === "unavailable") throw new AppError("SPACE_UNAVAILABLE");
  if (refusal || period === null) throw new AppError("SLOT_TAKEN");
  return { space: found.space, period };
}
