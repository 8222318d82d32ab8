import type { Cancelable } from "@/lib/domain/money/cancellation-policy";
import { type CancellationSteps, FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";

/**
 * When the subject of a mail begins, and the steps under which it was booked. Jobs queued by older versions hold no
 * steps: what they are about was booked under the first.
 */
export const cancelableOf = ({
  startsAt,
  cancellationSteps: steps = FIRST_CANCELLATION_STEPS,
}: {
  startsAt: string;
  cancellationSteps?: CancellationSteps;
}): Cancelable => ({ startsAt: new Date(startsAt), steps });
