import { bookingDays } from "../booking/booking-text";
import { type CalendarDay, formatInstant, formatLongDay, type WallTime } from "../time/dates";
import type { WaitingKind, WaitingStatus } from "./waiting";

/** The words of the waiting list, for the site and the mails. */

export const WAITING_STATUS_LABELS: Record<WaitingStatus, string> = {
  waiting: "In attesa",
  offered: "Posto offerto",
  accepted: "Accettato",
  expired: "Scaduto",
  left: "Ritirato",
};

/** What a waiting-list entry asks for, as labels need it. */
export interface WaitingRequest {
  kind: WaitingKind;
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  isFullDay: boolean;
  startTime: WallTime | null;
  endTime: WallTime | null;
  /** ISO 8601 in UTC. */
  startsAt: string | null;
  attendees: number | null;
  seats: number;
}

/**
 * "giovedì 3 dicembre 2026, 08:00 – 13:00", "3–5 dicembre 2026, giornata intera"; "" for a course without a date. Times
 * are those of Rome.
 */
export function waitingPeriodLabel({
  kind,
  startDate,
  endDate,
  isFullDay,
  startTime,
  endTime,
  startsAt,
}: WaitingRequest): string {
  if (kind === "space" && startDate !== null) {
    const days = bookingDays({ startDate, endDate: endDate ?? startDate });
    return isFullDay || !startTime || !endTime
      ? `${days}, giornata intera`
      : `${days}, ${startTime} – ${endTime}`;
  }
  if (kind === "event") return startsAt === null ? "" : formatInstant(new Date(startsAt));
  return startDate === null ? "" : `da ${formatLongDay(startDate)}`;
}

/** "6 persone", "1 posto", "3 posti" */
export function waitingSizeLabel({ kind, attendees, seats }: WaitingRequest): string {
  if (kind !== "space") return seats === 1 ? "1 posto" : `${seats} posti`;
  return attendees === 1 ? "1 persona" : `${attendees ?? 1} persone`;
}

/** "Sei la prima persona in lista", "Sei al 3º posto della lista" */
export function waitingPositionLabel(position: number): string {
  return position === 1 ? "Sei in cima alla lista" : `Sei al ${position}º posto della lista`;
}
