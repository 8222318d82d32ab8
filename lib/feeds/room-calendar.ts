import "server-only";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import { siteAddress } from "@/lib/site";
import { bookingTimes } from "./booking-calendar";
import { type CalendarEntry, calendarUid, momentStamp } from "./calendar-entry";
import { sequenceOf } from "./event-calendar";

/** The entries of a room's calendar feed. Without names, they say only that the room is taken. */

interface Room {
  name: string;
  location: string;
}

/** The fields of a booking that a room's calendar shows. */
export interface RoomBooking {
  id: number;
  status: "confirmed" | "pending" | "canceled";
  startsAt: Date;
  endsAt: Date;
  canceledAt: Date | null;
  createdAt: Date;
  calendarSequence: number;
  firstName: string;
  lastName: string;
  purpose: string;
  space: Room;
}

/** An event or course that takes time of a room. */
interface Plan {
  id: number;
  title: string;
  createdAt: Date;
  updatedAt: Date;
}

/** Taken time of a room other than a booking: an event, a course session, a closure, a hold, a buffer. */
export interface PlannedTime {
  spaceId: number;
  startsAt: Date;
  endsAt: Date;
  space: Room;
  event: Plan | null;
  course: Plan | null;
  closure: { id: number; reason: string; createdAt: Date } | null;
  waitingEntry: { id: number; createdAt: Date } | null;
  /** The booking of a buffer; null for everything else. */
  booking: { id: number; createdAt: Date; calendarSequence: number } | null;
}

const locationOf = (space: Room) =>
  [space.name, space.location, siteAddress].filter((part) => part !== "").join(", ");

export function roomBookingEntry(booking: RoomBooking, showsNames: boolean): CalendarEntry {
  const { space, firstName, lastName, purpose, startsAt, endsAt, createdAt, canceledAt } = booking;
  const times = bookingTimes({
    ...booking,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    canceledAt: canceledAt?.toISOString() ?? null,
  });
  const named = { summary: `${space.name}: ${firstName} ${lastName}`.trim(), description: purpose };
  return {
    ...times,
    ...(showsNames ? named : { summary: `${space.name}: Occupato` }),
    location: locationOf(space),
  };
}

function whatTakes({ event, course, closure, waitingEntry, booking }: PlannedTime) {
  if (event) return { name: `evento-${event.id}`, title: `Evento: ${event.title}` };
  if (course) return { name: `corso-${course.id}`, title: `Corso: ${course.title}` };
  if (closure) return { name: `chiusura-${closure.id}`, title: `Chiuso: ${closure.reason}` };
  if (booking) return { name: `riordino-${booking.id}`, title: "Riordino" };
  return waitingEntry && { name: `attesa-${waitingEntry.id}`, title: "Riservato per la lista d'attesa" };
}

export function plannedEntry(taken: PlannedTime, showsNames: boolean): CalendarEntry | null {
  const { startsAt, endsAt, space, spaceId, event, course, closure, waitingEntry, booking } = taken;
  const plan = event ?? course;
  const shown = whatTakes(taken);
  if (shown === null) return null;
  const { name, title } = shown;
  const thing = closure ?? waitingEntry ?? booking;
  const changedAt = plan?.updatedAt ?? thing?.createdAt ?? startsAt;
  return {
    uid: calendarUid(`${name}-${spaceId}-${momentStamp(startsAt)}`),
    startsAt,
    endsAt,
    status: "confirmed",
    sequence: plan ? sequenceOf(plan.createdAt, plan.updatedAt) : (booking?.calendarSequence ?? 0),
    changedAt,
    summary: showsNames ? `${space.name}: ${title}` : `${space.name}: Occupato`,
    location: locationOf(space),
  };
}

/** The entry of a room on a holiday that the centre observes. */
export function holidayEntry(
  space: Room & { id: number; createdAt: Date },
  { date, name }: { date: CalendarDay; name: string },
  showsNames: boolean,
): CalendarEntry {
  return {
    uid: calendarUid(`festa-${space.id}-${date.replaceAll("-", "")}`),
    startsAt: toInstant(date, "00:00"),
    endsAt: toInstant(addDays(date, 1), "00:00"),
    days: { first: date, last: date },
    status: "confirmed",
    sequence: 0,
    changedAt: space.createdAt,
    summary: `${space.name}: ${showsNames ? `Chiuso: ${name}` : "Occupato"}`,
    location: locationOf(space),
  };
}
