import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { mayKeepBooks } from "@/lib/domain/person/roles";
import type { BookYearAnswer } from "@/lib/schemas/books/year";

/** The years of the books, latest first. Not requested for roles that cannot see balances. */
export function useBookYears(): UseQueryResult<BookYearAnswer[]> {
  const enabled = mayKeepBooks(usePanelRole());
  return useQuery<BookYearAnswer[]>({ queryKey: ["/api/books"], refetchOnMount: "always", enabled });
}

/** Whether the year of a day is closed; false while the years are loading. */
export function isClosedOn(years: readonly BookYearAnswer[] | undefined, day: string): boolean {
  const year = Number(day.slice(0, 4));
  return years?.some((one) => one.year === year && one.state === "closed") ?? false;
}

/**
 * The year that can be closed next: the oldest open one, once it is over; null for none.
 * @param present the current year
 */
export function closableYear(years: readonly BookYearAnswer[], present: number): number | null {
  const open = years.filter(({ state }) => state === "open").map(({ year }) => year);
  const oldest = Math.min(...open);
  return oldest < present ? oldest : null;
}

/** The year whose opening balances can be edited: the first one, until any year is closed; null for none. */
export function openableYear(years: readonly BookYearAnswer[]): number | null {
  if (years.length === 0 || years.some(({ state }) => state === "closed")) return null;
  return Math.min(...years.map(({ year }) => year));
}
