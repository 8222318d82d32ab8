/**
 * The steps of a cancellation policy: what is refunded at how much notice. The association sets them; whatever is
 * booked keeps those under which it was booked (docs/rules.md, "Cancellation").
 */

/** At `hours` of notice and more, `percent` of the total is refunded; in the first step only at more than `hours`. */
export interface CancellationStep {
  /** Elapsed hours before the start, a whole number. */
  hours: number;
  /** A whole number from 0 to 100. */
  percent: number;
}

/** From the most notice to the least; the hours of the last are 0. */
export type CancellationSteps = readonly CancellationStep[];

/** The steps that an association begins with, and those of everything booked before they could be changed. */
export const FIRST_CANCELLATION_STEPS: CancellationSteps = [
  { hours: 48, percent: 100 },
  { hours: 24, percent: 50 },
  { hours: 0, percent: 0 },
];

export const MAX_CANCELLATION_STEPS = 5;
/** More than a year. */
export const MAX_NOTICE_HOURS = 10_000;

/** What is wrong with steps: their number, a value of one of them, the order of the hours or of the percents. */
export type CancellationStepsProblem = "count" | "hours" | "percent" | "hoursOrder" | "percentOrder";

const isWhole = (value: number, max: number) => Number.isInteger(value) && value >= 0 && value <= max;

/** The first rule that some steps break; null for valid ones. */
export function cancellationStepsProblem(steps: CancellationSteps): CancellationStepsProblem | null {
  if (steps.length < 1 || steps.length > MAX_CANCELLATION_STEPS) return "count";
  if (!steps.every(({ hours }) => isWhole(hours, MAX_NOTICE_HOURS))) return "hours";
  if (!steps.every(({ percent }) => isWhole(percent, 100))) return "percent";
  const pairs = steps.slice(1).map((step, index) => ({ step, before: steps[index] ?? step }));
  if (steps.at(-1)?.hours !== 0 || pairs.some(({ step, before }) => step.hours >= before.hours))
    return "hoursOrder";
  return pairs.some(({ step, before }) => step.percent > before.percent) ? "percentOrder" : null;
}

/** How much notice there is, in hours; `from` and `to` belong to their span, save in "betweenBefore", where `to` does not. */
export type Notice =
  | { code: "any" }
  | { code: "over" | "atLeast" | "atMost" | "under"; hours: number }
  | { code: "between" | "betweenBefore"; from: number; to: number };

export interface RefundBand {
  notice: Notice;
  /** The least hours of the span; 0 where it ends with the start. */
  hours: number;
  percent: number;
}

/**
 * The spans of notice with their refunds, the most notice first. Neighbouring steps with the same percentage are one
 * span, so that no percentage occurs twice.
 */
export function refundBands(steps: CancellationSteps): RefundBand[] {
  const [first] = steps;
  const lowest = steps.filter(({ percent }, index) => steps[index + 1]?.percent !== percent);
  return lowest.map(({ hours, percent }, index) => {
    const to = lowest[index - 1]?.hours;
    // Exactly the hours of the first step belong to the next one.
    const isOver = hours === first?.hours;
    const includesTo = to === first?.hours;
    return { notice: noticeBetween({ from: hours, isOver, to, includesTo }), hours, percent };
  });
}

interface Bounds {
  from: number;
  isOver: boolean;
  to: number | undefined;
  includesTo: boolean;
}

function noticeBetween({ from, isOver, to, includesTo }: Bounds): Notice {
  if (to === undefined)
    return from === 0 ? { code: "any" } : { code: isOver ? "over" : "atLeast", hours: from };
  if (from === 0) return { code: includesTo ? "atMost" : "under", hours: to };
  return { code: includesTo ? "between" : "betweenBefore", from, to };
}
