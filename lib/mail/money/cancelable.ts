import type { Cancelable } from "@/lib/domain/money/cancellation-policy";
import type { CancellationSteps } from "@/lib/domain/money/cancellation-steps";

/** When the subject of a mail begins, and the cancellation policy under which it was booked. */
export const cancelableOf = ({
  startsAt,
  cancellationSteps: steps,
}: {
  startsAt: string;
  cancellationSteps: CancellationSteps;
}): Cancelable => ({ startsAt: new Date(startsAt), steps });
