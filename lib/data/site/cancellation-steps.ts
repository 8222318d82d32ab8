import "server-only";
import type { Queryable } from "@/lib/data/client";
import { type CancellationSteps, FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";

/** The steps of the cancellation policy in force, under which whatever is booked now is booked. */
export async function findCancellationSteps(_on?: Queryable): Promise<CancellationSteps> {
  return FIRST_CANCELLATION_STEPS;
}
