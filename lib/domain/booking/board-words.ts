import { PAYMENT_STATUS_LABELS, type PaymentStatus } from "../money/balance";
import { formatCents } from "../money/money";
import type { TakenKind } from "../space/taken-time";
import type { CalendarDay, WallTime } from "../time/calendar-day";
import { addDays, dayOf, formatLongDay, formatShortDay, timeOf, toInstant } from "../time/dates";
import { BOOKING_STATUS_LABELS, type BookingStatus } from "./booking-status";

/** What stands on the planning board, in words: for those who hear it, and in the messages about it. */

export const TAKEN_LABELS: Record<TakenKind, string> = {
  booking: "Prenotazione",
  event: "Evento",
  course: "Corso",
  closure: "Chiusura",
  hold: "Posto riservato",
  external: "Calendario esterno",
};

interface WordedEntry {
  kind: TakenKind;
  startsAt: string;
  endsAt: string;
  title: string;
  purpose: string | null;
  status: BookingStatus | null;
  paymentStatus: PaymentStatus | null;
  dueAmount: number | null;
}

/** "giovedì 26 novembre 2026, 08:00 – 13:00", or both days where it ends on another; midnight ends its own day. */
export function spanWords(startsAt: string, endsAt: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const last = new Date(end.getTime() - 1);
  if (dayOf(start) !== dayOf(last))
    return `da ${formatShortDay(dayOf(start))}, ${timeOf(start)}, a ${formatShortDay(dayOf(last))}, ${timeOf(end)}`;
  const [from, to] = [timeOf(start), timeOf(end)];
  return `${formatLongDay(dayOf(start))}, ${from === to ? "tutto il giorno" : `${from} – ${to}`}`;
}

/** "08:00 – 13:00", "dalle 14:00", "fino alle 12:00" or "tutto il giorno": what of a span lies in a day. */
export function timesOnDay(day: CalendarDay, startsAt: string, endsAt: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const isFromBefore = start <= toInstant(day, "00:00");
  const isToAfter = end >= toInstant(addDays(day, 1), "00:00");
  if (isFromBefore) return isToAfter ? "tutto il giorno" : `fino alle ${timeOf(end)}`;
  return isToAfter ? `dalle ${timeOf(start)}` : `${timeOf(start)} – ${timeOf(end)}`;
}

/** ", da pagare 35,00 €": nothing where there is nothing to pay. */
function paymentWords({ paymentStatus, dueAmount }: WordedEntry): string {
  if (paymentStatus === null || paymentStatus === "none") return "";
  const words = PAYMENT_STATUS_LABELS[paymentStatus].toLowerCase();
  return dueAmount ? `, ${words}, mancano ${formatCents(dueAmount)}` : `, ${words}`;
}

/** Room, day, time, name and state: what a screen reader says of an entry. */
export function entryWords(entry: WordedEntry, room: string): string {
  const what =
    entry.status === null
      ? TAKEN_LABELS[entry.kind].toLowerCase()
      : `${entry.purpose ? `${entry.purpose}, ` : ""}prenotazione ${BOOKING_STATUS_LABELS[entry.status].toLowerCase()}`;
  return `${room}, ${spanWords(entry.startsAt, entry.endsAt)}: ${entry.title}, ${what}${paymentWords(entry)}`;
}

/** "Sala Loto, giovedì 26 novembre 2026, 08:00 – 13:00: libero" */
export function freeWords(
  room: string,
  day: CalendarDay,
  { startTime, endTime }: { startTime: WallTime; endTime: WallTime },
): string {
  return `${room}, ${formatLongDay(day)}, ${startTime} – ${endTime}: libero`;
}

/** "8–13", "8:30–10": as short as hours can be. */
export function shortHours(startTime: WallTime, endTime: WallTime): string {
  const short = (time: WallTime) => `${Number(time.slice(0, 2))}${time.endsWith(":00") ? "" : time.slice(2)}`;
  return `${short(startTime)}–${short(endTime)}`;
}
