import { BOOKING_STATUS_LABELS, type BookingStatus } from "../booking/booking-status";
import { PAYMENT_STATUS_LABELS, type PaymentStatus } from "../money/balance";
import { formatCents } from "../money/money";
import { rulesOfKind, type TakenKind } from "../room-time/taken-kinds";
import type { CalendarDay, WallTime } from "../time/calendar-day";
import { addDays, dayOf, formatLongDay, formatShortDay, timeOf, toInstant } from "../time/dates";

/** Italian texts about the entries of the planning board, for screen readers and messages. */

interface DescribedEntry {
  kind: TakenKind;
  startsAt: string;
  endsAt: string;
  title: string;
  purpose: string | null;
  status: BookingStatus | null;
  paymentStatus: PaymentStatus | null;
  dueAmount: number | null;
}

const MIDNIGHT = "00:00";

/** "13:00"; "24:00" for midnight at the end of a day. */
const endTimeOf = (end: Date): WallTime | "24:00" => (timeOf(end) === MIDNIGHT ? "24:00" : timeOf(end));

/**
 * "giovedì 26 novembre 2026, 08:00 – 13:00"; across days "da gio 26 nov 2026, 14:00, a ven 27 nov 2026, 13:00"; whole
 * days without times.
 * @param startsAt ISO instant, as is `endsAt`
 */
export function formatSpan(startsAt: string, endsAt: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const [first, last] = [dayOf(start), dayOf(new Date(end.getTime() - 1))];
  const [from, to] = [timeOf(start), endTimeOf(end)];
  const isWhole = from === MIDNIGHT && to === "24:00";
  if (first === last) return `${formatLongDay(first)}, ${isWhole ? "tutto il giorno" : `${from} – ${to}`}`;
  if (isWhole) return `da ${formatShortDay(first)} a ${formatShortDay(last)}, tutto il giorno`;
  return `da ${formatShortDay(first)}, ${from}, a ${formatShortDay(last)}, ${to}`;
}

/** The part of a span that lies in a day: "08:00 – 13:00", "dalle 14:00", "fino alle 12:00" or "tutto il giorno". */
export function timesOnDay(day: CalendarDay, startsAt: string, endsAt: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const isFromBefore = start <= toInstant(day, "00:00");
  const isToAfter = end >= toInstant(addDays(day, 1), "00:00");
  if (isFromBefore) return isToAfter ? "tutto il giorno" : `fino alle ${timeOf(end)}`;
  return isToAfter ? `dalle ${timeOf(start)}` : `${timeOf(start)} – ${timeOf(end)}`;
}

/** ", da pagare, mancano 35,00 €"; empty where nothing is to be paid. */
function describePayment({ paymentStatus, dueAmount }: DescribedEntry): string {
  if (paymentStatus === null || paymentStatus === "none") return "";
  const words = PAYMENT_STATUS_LABELS[paymentStatus].toLowerCase();
  return dueAmount ? `, ${words}, mancano ${formatCents(dueAmount)}` : `, ${words}`;
}

/** Room, day, time, title and state of an entry, for screen readers. */
export function describeEntry(entry: DescribedEntry, room: string): string {
  const what =
    entry.status === null
      ? rulesOfKind(entry.kind).label.toLowerCase()
      : `${entry.purpose ? `${entry.purpose}, ` : ""}prenotazione ${BOOKING_STATUS_LABELS[entry.status].toLowerCase()}`;
  return `${room}, ${formatSpan(entry.startsAt, entry.endsAt)}: ${entry.title}, ${what}${describePayment(entry)}`;
}

/** "Sala Loto, giovedì 26 novembre 2026, 08:00 – 13:00: libero" */
export function describeFreeTime(
  room: string,
  day: CalendarDay,
  { startTime, endTime }: { startTime: WallTime; endTime: WallTime },
): string {
  return `${room}, ${formatLongDay(day)}, ${startTime} – ${endTime}: libero`;
}

/** "Sala Loto, mercoledì 25 novembre 2026, 14:00 – 19:00: chiuso. Lo spazio non è prenotabile in questi giorni e orari." */
export function describeClosedTime(room: string, startsAt: string, endsAt: string, message: string): string {
  return `${room}, ${formatSpan(startsAt, endsAt)}: chiuso. ${message}`;
}

/** `shortHours` of a span between ISO instants; empty for whole days. */
export function shortSpan(startsAt: string, endsAt: string): string {
  const [from, to] = [timeOf(new Date(startsAt)), endTimeOf(new Date(endsAt))];
  return from === MIDNIGHT && to === "24:00" ? "" : shortHours(from, to);
}

/** Hours in the shortest form: "8–13", "8:30–10". */
export function shortHours(startTime: WallTime, endTime: WallTime | "24:00"): string {
  const short = (time: string) => `${Number(time.slice(0, 2))}${time.endsWith(":00") ? "" : time.slice(2)}`;
  return `${short(startTime)}–${short(endTime)}`;
}
