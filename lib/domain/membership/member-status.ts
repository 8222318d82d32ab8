import type { CalendarDay } from "../time/calendar-day";

/** The stages of a membership: an application, the board's decision about it, and possibly an end. */

export const MEMBER_STATUSES = ["applied", "admitted", "rejected", "ended"] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const END_REASONS = ["resigned", "excluded", "deceased", "lapsed"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The dates of a membership, days in Rome; null for what has not happened. */
export interface MemberDays {
  status: MemberStatus;
  appliedOn: CalendarDay;
  /** The day of the admission or rejection. */
  decidedOn: CalendarDay | null;
  endedOn: CalendarDay | null;
}

/** The status at the end of a day; null before the application. */
export function statusOn(
  { status, appliedOn, decidedOn, endedOn }: MemberDays,
  day: CalendarDay,
): MemberStatus | null {
  if (day < appliedOn) return null;
  if (decidedOn === null || day < decidedOn) return "applied";
  if (status === "rejected") return "rejected";
  return endedOn !== null && endedOn <= day ? "ended" : "admitted";
}

export const MEMBER_STATUS_LABELS: Record<MemberStatus, string> = {
  applied: "Domanda",
  admitted: "Socio",
  rejected: "Respinta",
  ended: "Cessato",
};

export const END_REASON_LABELS: Record<EndReason, string> = {
  resigned: "Recesso",
  excluded: "Esclusione",
  deceased: "Decesso",
  lapsed: "Decadenza",
};
