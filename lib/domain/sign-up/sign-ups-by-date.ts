import type { BookingStatus } from "../booking/booking-status";
import type { CalendarDay } from "../time/calendar-day";

/** Active sign-ups grouped by first day, in order; those without a day come last. */
export function groupByDate<SignUp extends { startDate: CalendarDay | null; status: BookingStatus }>(
  signUps: readonly SignUp[],
): { date: CalendarDay | null; people: SignUp[] }[] {
  const groups = new Map<CalendarDay | null, SignUp[]>();
  for (const signUp of signUps) {
    if (signUp.status === "canceled") continue;
    const group = groups.get(signUp.startDate);
    if (group) group.push(signUp);
    else groups.set(signUp.startDate, [signUp]);
  }
  const orderOf = (date: CalendarDay | null) => date ?? "9999";
  return [...groups]
    .map(([date, people]) => ({ date, people }))
    .sort((a, b) => (orderOf(a.date) < orderOf(b.date) ? -1 : 1));
}
