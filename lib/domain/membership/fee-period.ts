import { addDays, addMonths, type CalendarDay } from "../time/calendar-day";

/** The days that a fee covers, both included. */
export interface FeePeriod {
  from: CalendarDay;
  until: CalendarDay;
}

const overlaps = (one: FeePeriod, other: FeePeriod) => one.from <= other.until && other.from <= one.until;

/** The data of a member that determine which fees can be charged. */
export interface ChargedMember {
  /** The day of the admission. */
  decidedOn: CalendarDay;
  fees: readonly FeePeriod[];
}

/** Whether no fee covers the last day of a membership year that ends on or after the member's admission. */
export const lacksYear = ({ decidedOn, fees }: ChargedMember, year: FeePeriod): boolean =>
  decidedOn <= year.until && !fees.some(({ from, until }) => from <= year.until && year.until <= until);

/**
 * Whether the fee of a year that has begun is charged automatically. If a part of the year is covered already, for
 * example because the start of the year was moved or a card ended within it, an administrator decides what to charge.
 */
export const isDueByItself = (member: ChargedMember, year: FeePeriod): boolean =>
  lacksYear(member, year) && !member.fees.some((fee) => overlaps(fee, year));

/** The fees above zero that already cover a day of the period. */
export const chargedWithin = <Fee extends FeePeriod & { totalAmount: number }>(
  fees: readonly Fee[],
  period: FeePeriod,
): Fee[] => fees.filter((fee) => fee.totalAmount > 0 && overlaps(fee, period));

const LONGEST_MONTHS = 36;

export type FeePeriodIssue = "order" | "tooLong" | "beforeAdmission";

/** Why a member cannot be charged for a period; null if they can. */
export function feePeriodIssue({ from, until }: FeePeriod, decidedOn: CalendarDay): FeePeriodIssue | null {
  if (until < from) return "order";
  if (until > addMonths(addDays(from, -1), LONGEST_MONTHS)) return "tooLong";
  return until < decidedOn ? "beforeAdmission" : null;
}
