import type { BookingStatus } from "../booking/booking-status";
import { centsIn, dayIn, text, textIn, type Word } from "../language/text";
import type { PaymentStatus } from "../money/balance";
import { rulesOfKind, type TakenKind } from "../room-time/taken-kinds";
import type { CalendarDay, WallTime } from "../time/calendar-day";
import { addDays, dayOf, timeOf, toInstant } from "../time/dates";

interface DescribedEntry {
  kind: TakenKind;
  startsAt: string;
  endsAt: string;
  title: string;
  purpose: string | null;
  status: BookingStatus | null;
  paymentStatus: PaymentStatus | null;
  dueAmount: number | null;
  seats?: Seats | undefined;
}

/** The number of taken or held seats of a lesson, and its total. */
interface Seats {
  taken: number;
  most: number;
}

/** "9 di 16 posti" */
export const seatsText = ({ taken, most }: Seats): string => text("panel.board.cell.seats", { taken, most });

const MIDNIGHT = "00:00";

/** "13:00"; "24:00" for midnight at the end of a day. */
const endTimeOf = (end: Date): WallTime | "24:00" => (timeOf(end) === MIDNIGHT ? "24:00" : timeOf(end));

/**
 * "giovedì 26 novembre 2026, 08:00 – 13:00"; across days "da gio 26 nov 2026, 14:00, a ven 27 nov 2026, 13:00"; whole
 * days without times.
 * @param startsAt ISO instant, as is `endsAt`
 */
export function spanText(startsAt: string, endsAt: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const [firstDay, lastDay] = [dayOf(start), dayOf(new Date(end.getTime() - 1))];
  const [from, to] = [timeOf(start), endTimeOf(end)];
  const isWhole = from === MIDNIGHT && to === "24:00";
  if (firstDay === lastDay) {
    const day = dayIn(firstDay, "long");
    return isWhole
      ? text("panel.times.span.wholeDay", { day })
      : text("panel.times.span.hours", { day, from, to });
  }
  const days = { first: dayIn(firstDay, "short"), last: dayIn(lastDay, "short") };
  return isWhole
    ? text("panel.times.span.wholeDays", days)
    : text("panel.times.span.acrossDays", { ...days, from, to });
}

/** The times of a span within a day: "08:00 – 13:00", "dalle 14:00", "fino alle 12:00" or "tutto il giorno". */
export function timesOnDayText(day: CalendarDay, startsAt: string, endsAt: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const isFromBefore = start <= toInstant(day, "00:00");
  const isToAfter = end >= toInstant(addDays(day, 1), "00:00");
  if (isFromBefore && isToAfter) return text("panel.times.onDay.whole");
  if (isFromBefore) return text("panel.times.onDay.until", { time: timeOf(end) });
  if (isToAfter) return text("panel.times.onDay.from", { time: timeOf(start) });
  return text("panel.times.onDay.hours", { from: timeOf(start), to: timeOf(end) });
}

/** "da pagare" and "mancano 35,00 €"; empty if nothing is to be paid. */
function paymentTexts({ paymentStatus, dueAmount }: DescribedEntry): string[] {
  if (paymentStatus === null || paymentStatus === "none") return [];
  const status = text(`panel.board.cell.payment.${paymentStatus}`);
  return dueAmount ? [status, text("panel.board.cell.due", { amount: centsIn(dueAmount) })] : [status];
}

/** Room, day, time, title and state of an entry, for screen readers. */
export function describeEntry(entry: DescribedEntry, room: string, word: Word): string {
  const { title, purpose, status, kind, startsAt, endsAt, seats } = entry;
  const what =
    status === null
      ? [word(rulesOfKind(kind).label).toLowerCase()]
      : [...(purpose ? [purpose] : []), word(text(`panel.board.cell.booking.${status}`))];
  const more = [...(seats ? [seatsText(seats)] : []), ...paymentTexts(entry)];
  const details = [title, ...what, ...more.map(word)].join(", ");
  return word(text("panel.board.cell.entry", { room, span: textIn(spanText(startsAt, endsAt)), details }));
}

/** "Sala Loto, giovedì 26 novembre 2026, 08:00 – 13:00: libero" */
export function freeTimeText(
  room: string,
  day: CalendarDay,
  { startTime, endTime }: { startTime: WallTime; endTime: WallTime },
): string {
  return text("panel.board.cell.free", { room, day: dayIn(day, "long"), from: startTime, to: endTime });
}

/**
 * "Sala Loto, mercoledì 25 novembre 2026, 14:00 – 19:00: chiuso. Lo spazio non è prenotabile in questi giorni e orari."
 */
export function closedTimeText(room: string, startsAt: string, endsAt: string, reason: string): string {
  return text("panel.board.cell.closed", { room, span: textIn(spanText(startsAt, endsAt)), reason });
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
