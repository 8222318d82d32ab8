import { addressOf } from "@/lib/domain/site/contacts";
import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import type { FeedTime } from "@/lib/domain/room-time/taken-time";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import { word } from "@/lib/i18n/italian-word";
import { bookingTimes } from "./booking-calendar";
import { type CalendarEntry, calendarUid, momentStamp } from "./calendar-entry";
import { sequenceOf } from "./event-calendar";

/** The entries of a room's calendar feed. Without names, they only show that the room is occupied. */

interface Room {
  name: string;
  location: string;
}

/** The fields of a booking that a room's calendar shows. */
interface RoomBooking {
  id: number;
  status: "confirmed" | "pending" | "canceled";
  startsAt: Date;
  endsAt: Date;
  calendarSequence: number;
  calendarChangedAt: Date;
  firstName: string;
  lastName: string;
  purpose: string;
  space: Room;
}

const locationOf = (space: Room, site: KnownSite) =>
  [space.name, space.location, addressOf(site)].filter((part) => part !== "").join(", ");

/** A booking in the feed of its room; without names, only that the room is occupied. */
export function roomBookingEntry(booking: RoomBooking, showsNames: boolean, site: KnownSite): CalendarEntry {
  const { space, firstName, lastName, purpose, startsAt, endsAt, calendarChangedAt } = booking;
  const times = bookingTimes(
    {
      ...booking,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      calendarChangedAt: calendarChangedAt.toISOString(),
    },
    site,
  );
  const named = { summary: `${space.name}: ${firstName} ${lastName}`.trim(), description: purpose };
  return {
    ...times,
    ...(showsNames ? named : { summary: `${space.name}: Occupato` }),
    location: locationOf(space, site),
  };
}

/** UID prefix and summary of occupied time in the feed, by its kind; buffers have their own. */
function feedNames({ kind, title, isBuffer }: FeedTime) {
  if (isBuffer) return { uid: "riordino", summary: "Riordino" };
  const { feed } = rulesOfKind(kind);
  if (feed === null) throw new Error(`Taken time of a kind that no feed shows: ${kind}.`);
  return { uid: feed.uid, summary: feed.summary(title) };
}

/** Occupied time of a room: an event, a session of a course, a closure, a held period, the buffer after a booking. */
export function takenEntry(taken: FeedTime, showsNames: boolean, site: KnownSite): CalendarEntry {
  const { id, startsAt, endsAt, space, spaceId, createdAt, updatedAt, sequence } = taken;
  const { uid, summary } = feedNames(taken);
  return {
    uid: calendarUid(`${uid}-${id}-${spaceId}-${momentStamp(startsAt)}`, site),
    startsAt,
    endsAt,
    status: "confirmed",
    sequence: sequence ?? (updatedAt === null ? 0 : sequenceOf(createdAt, updatedAt)),
    changedAt: updatedAt ?? createdAt,
    summary: `${space.name}: ${showsNames ? summary : "Occupato"}`,
    location: locationOf(space, site),
  };
}

/** The entry of a room on a holiday on which the centre is closed. */
export function holidayEntry(
  space: Room & { id: number; createdAt: Date },
  { date, name }: { date: CalendarDay; name: string },
  showsNames: boolean,
  site: KnownSite,
): CalendarEntry {
  return {
    uid: calendarUid(`festa-${space.id}-${date.replaceAll("-", "")}`, site),
    startsAt: toInstant(date, "00:00"),
    endsAt: toInstant(addDays(date, 1), "00:00"),
    days: { first: date, last: date },
    status: "confirmed",
    sequence: 0,
    changedAt: space.createdAt,
    summary: `${space.name}: ${showsNames ? `Chiuso: ${word(name)}` : "Occupato"}`,
    location: locationOf(space, site),
  };
}
