import { dayOf } from "../time/dates";

/** Courses that begin today or later, the soonest first; then running ones and those without a day; ended ones last. */
export function comingCoursesFirst<C extends { startDate: string | null; endDate: string | null }>(
  courses: readonly C[],
  now: Date,
): C[] {
  const today = dayOf(now);
  const rank = ({ startDate, endDate }: C): number => {
    if (endDate !== null && endDate < today) return 2;
    return startDate !== null && startDate >= today ? 0 : 1;
  };
  return [...courses].sort(
    (a, b) => rank(a) - rank(b) || (a.startDate ?? "9999").localeCompare(b.startDate ?? "9999"),
  );
}
