import { addDays, type CalendarDay, laterOf } from "../time/calendar-day";
import { isDueByItself } from "./fee-period";

/** The reminders of a fee: 30 days before it is due, on the due date, and 30 days after it. */
export const FEE_REMINDERS = ["before", "due", "after"] as const;
export type FeeReminder = (typeof FEE_REMINDERS)[number];

export const REMINDER_DAYS = 30;

/**
 * The reminder to send on a day about an unpaid fee; null for none. A reminder that could not be sent on its day, for
 * example during an outage, is sent later unless the next one is due; the last one for another 30 days.
 * @param dueOn the day from which the fee is due
 */
export function feeReminderOn(dueOn: CalendarDay, day: CalendarDay): FeeReminder | null {
  if (day < addDays(dueOn, -REMINDER_DAYS)) return null;
  if (day < dueOn) return "before";
  if (day < addDays(dueOn, REMINDER_DAYS)) return "due";
  return day < addDays(dueOn, 2 * REMINDER_DAYS) ? "after" : null;
}

interface OwedFee {
  id: number;
  from: CalendarDay;
  until: CalendarDay;
  dueAmount: number;
}

export interface FeeToRemindOf extends Omit<OwedFee, "id"> {
  /** Null for the fee of a year that has not begun. */
  id: number | null;
  dueOn: CalendarDay;
  reminder: FeeReminder;
}

/**
 * The fees of which an admitted member is to be reminded on a day: unpaid fees, each due from the start of its year,
 * the first from the admission; and the fee of the next year, which is stored only when that year begins. The admission
 * mail already mentions that the first fee is due.
 * @param member.decidedOn the day of the admission
 * @param next the next membership year with the fee of the member's category, in cents
 */
export function feesToRemindOf(
  { decidedOn, fees }: { decidedOn: CalendarDay; fees: readonly OwedFee[] },
  next: { from: CalendarDay; until: CalendarDay; amount: number },
  day: CalendarDay,
): FeeToRemindOf[] {
  const isNextWritten = !isDueByItself({ decidedOn, fees }, next);
  const coming =
    isNextWritten || next.amount === 0
      ? []
      : [{ id: null, from: next.from, until: next.until, dueAmount: next.amount }];
  return [...fees, ...coming]
    .filter(({ dueAmount }) => dueAmount > 0)
    .flatMap((fee) => {
      const dueOn = laterOf(fee.from, decidedOn);
      const reminder = feeReminderOn(dueOn, day);
      const isToldAlready = reminder === "due" && dueOn === decidedOn;
      return reminder === null || isToldAlready ? [] : [{ ...fee, dueOn, reminder }];
    });
}
