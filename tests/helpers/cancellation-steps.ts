import fc from "fast-check";
import type { CancellationSteps } from "@/lib/domain/money/cancellation-steps";

const byFall = (a: number, b: number) => b - a;

/** Steps of any valid cancellation policy. */
export const cancellationSteps: fc.Arbitrary<CancellationSteps> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([hours, percents]) => {
    const falling = percents.toSorted(byFall);
    return [...hours.toSorted(byFall), 0].map((hour, index) => ({
      hours: hour,
      percent: falling[index] ?? 0,
    }));
  });
