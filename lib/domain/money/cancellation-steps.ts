/**
 * The steps of a cancellation policy: the refund for each length of notice. The association sets them; a booking keeps
 * the steps under which it was made (docs/rules.md, "Cancellation").
 */

/** With at least `hours` of notice, `percent` of the total is refunded. The first step requires more than `hours`. */
export interface CancellationStep {
  /** Elapsed hours before the start, a whole number. */
  hours: number;
  /** A whole number from 0 to 100. */
  percent: number;
}

/** Ordered from the most notice to the least; the last step has 0 hours. */
export type CancellationSteps = readonly CancellationStep[];

/** The default steps, which also apply to everything booked before the steps became configurable. */
export const FIRST_CANCELLATION_STEPS: CancellationSteps = [
  { hours: 48, percent: 100 },
  { hours: 24, percent: 50 },
  { hours: 0, percent: 0 },
];

export const MAX_CANCELLATION_STEPS = 5;
/** More than a year. */
export const MAX_NOTICE_HOURS = 10_000;

/** What makes steps invalid: their number, a single value, or the order of the hours or percentages. */
export type CancellationStepsProblem = "count" | "hours" | "percent" | "hoursOrder" | "percentOrder";

const isWhole = (value: number, max: number) => Number.isInteger(value) && value >= 0 && value <= max;

/** The first rule that the steps break; null for valid steps. */
export function cancellationStepsProblem(steps: CancellationSteps): CancellationStepsProblem | null {
  if (steps.length < 1 || steps.length > MAX_CANCELLATION_STEPS) return "count";
  if (!steps.every(({ hours }) => isWhole(hours, MAX_NOTICE_HOURS))) return "hours";
  if (!steps.every(({ percent }) => isWhole(percent, 100))) return "percent";
  const pairs = steps.slice(1).map((step, index) => ({ step, before: steps[index] ?? step }));
  if (steps.at(-1)?.hours !== 0 || pairs.some(({ step, before }) => step.hours >= before.hours))
    return "hoursOrder";
  return pairs.some(({ step, before }) => step.percent > before.percent) ? "percentOrder" : null;
}

/** A span of notice in hours; `from` and `to` are inclusive, except `to` of "betweenBefore". */
export type Notice =
  | { code: "any" }
  | { code: "over" | "atLeast" | "atMost" | "under"; hours: number }
  | { code: "between" | "betweenBefore"; from: number; to: number };

export interface RefundBand {
  notice: Notice;
  /** The lower bound of the span in hours; 0 if it ends at the start. */
  hours: number;
  percent: number;
}

/**
 * The spans of notice with their refunds, the most notice first. Neighbouring steps with the same percentage are
 * merged, so that no percentage occurs twice.
 */
export function refundBands(steps: CancellationSteps): RefundBand[] {
  const [first] = steps;
  const lowest = steps.filter(({ percent }, index) => steps[index + 1]?.percent !== percent);
  return lowest.map(({ hours, percent }, index) => {
    const to = lowest[index - 1]?.hours;
    // Exactly the hours of the first step belong to the next step.
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
