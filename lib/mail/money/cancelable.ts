import type { Cancelable } from "@/lib/domain/money/cancellation-policy";
import type { CancellationSteps } from "@/lib/domain/money/cancellation-steps";

/** The start of the booking or sign-up in a mail, and the cancellation policy that applies to it. */
export const cancelableOf = ({
  startsAt,
  cancellationSteps: steps,
}: {
  startsAt: string;
  cancellationSteps: CancellationSteps;
}): Cancelable => ({ startsAt: new Date(startsAt), steps });
