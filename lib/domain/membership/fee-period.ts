import { addMonths, type CalendarDay } from "../time/calendar-day";

/** The days that a fee covers, both included. */
export interface FeePeriod {
  from: CalendarDay;
  until: CalendarDay;
}

const overlaps = (one: FeePeriod, other: FeePeriod) => one.from <= other.until && other.from <= one.until;

/** A member, as far as it depends on it what a fee may be asked for. */
export interface ChargedMember {
  /** The day of the admission. */
  decidedOn: CalendarDay;
  fees: readonly FeePeriod[];
}

/** Whether no fee of a member reaches the end of a membership year, which the member has not joined after. */
export const lacksYear = ({ decidedOn, fees }: ChargedMember, year: FeePeriod): boolean =>
  decidedOn <= year.until && !fees.some(({ from, until }) => from <= year.until && year.until <= until);

/**
 * Whether the fee of a year that has begun is due by itself: where a part of the year is covered already, as when the
 * beginning of the year has moved or a card ended within it, a person decides what is asked for.
 */
export const isDueByItself = (member: ChargedMember, year: FeePeriod): boolean =>
  lacksYear(member, year) && !member.fees.some((fee) => overlaps(fee, year));

/** The fees above zero that cover a day of a period already. */
export const chargedWithin = <Fee extends FeePeriod & { totalAmount: number }>(
  fees: readonly Fee[],
  period: FeePeriod,
): Fee[] => fees.filter((fee) => fee.totalAmount > 0 && overlaps(fee, period));

const LONGEST_MONTHS = 36;

export type FeePeriodIssue = "order" | "tooLong" | "beforeAdmission";

/** Why a member cannot be charged for a period; null where that is possible. */
export function feePeriodIssue({ from, until }: FeePeriod, decidedOn: CalendarDay): FeePeriodIssue | null {
  if (until < from) return "order";
  if (until > addMonths(from, LONGEST_MONTHS)) return "tooLong";
  return until < decidedOn ? "beforeAdmission" : null;
}
