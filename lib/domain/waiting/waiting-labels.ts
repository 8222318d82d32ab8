import { dayIn, daysIn, instantIn, text, textIn } from "../language/text";
import type { CalendarDay, WallTime } from "../time/dates";
import type { WaitingKind } from "./waiting";

/** The data of a waiting-list entry that labels need. */
interface WaitingRequest {
  kind: WaitingKind;
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  isFullDay: boolean;
  startTime: WallTime | null;
  endTime: WallTime | null;
  /** The time of a single lesson on `startDate`. */
  singleTime: WallTime | null;
  /** ISO 8601 in UTC. */
  startsAt: string | null;
  attendees: number | null;
  seats: number;
}

/**
 * "giovedì 3 dicembre 2026, 08:00 – 13:00", "3–5 dicembre 2026, giornata intera", "giovedì 3 dicembre
 * 2026, 18:00" for a single lesson; "" for a course without a date. Times are in Europe/Rome.
 */
export function waitingPeriodLabel({
  kind,
  startDate,
  endDate,
  isFullDay,
  startTime,
  endTime,
  singleTime,
  startsAt,
}: WaitingRequest): string {
  if (kind === "space" && startDate !== null) {
    const isOneDay = endDate === null || endDate === startDate;
    return text("bookingWords.daysAndHours", {
      days: isOneDay ? dayIn(startDate, "long") : daysIn(startDate, endDate),
      hours:
        isFullDay || !startTime || !endTime
          ? textIn(text("bookingWords.fullDay"))
          : `${startTime} – ${endTime}`,
    });
  }
  if (kind === "event")
    return startsAt === null ? "" : text("bookingWords.days", { days: instantIn(new Date(startsAt)) });
  if (startDate === null) return "";
  const day = dayIn(startDate, "long");
  return singleTime === null
    ? text("bookingWords.fromDay", { day })
    : text("bookingWords.daysAndHours", { days: day, hours: singleTime });
}

/** "6 persone", "1 posto", "3 posti" */
export function waitingSizeLabel({ kind, attendees, seats }: WaitingRequest): string {
  return kind === "space"
    ? text("bookingWords.people", { count: attendees ?? 1 })
    : text("bookingWords.places", { count: seats });
}

/** "Sei in cima alla lista", "Sei al 3º posto della lista" */
export function waitingPositionLabel(position: number): string {
  return text("bookingWords.position", { position });
}
