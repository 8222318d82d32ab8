import "server-only";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-registration";
import type { OwnTimes } from "@/lib/domain/sign-up/own-sessions";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import { site, siteAddress } from "@/lib/site";
import { type CalendarEntry, calendarUid, momentStamp } from "./calendar-entry";
import { sequenceOf } from "./event-calendar";

/** A participant's sign-ups for courses and events as calendar entries. */

interface Place {
  id: number;
  status: "confirmed" | "pending" | "canceled";
  seats: number;
  canceledAt: Date | null;
  madeAt: Date;
  calendarSequence: number;
}

interface Thing {
  id: number;
  title: string;
  location: string;
  createdAt: Date;
  updatedAt: Date;
  roomName: string | null;
}

export interface EventPlace extends Place {
  event: Thing & {
    eventDate: CalendarDay;
    endDate: CalendarDay | null;
    startTime: string;
    endTime: string;
  };
}

export interface CoursePlace extends Place {
  course: Thing;
}

const STATUS = { confirmed: "confirmed", pending: "tentative", canceled: "canceled" } as const;

/** The fields that all entries of a sign-up share. Both addends of the sequence only grow. */
function shared(place: Place, thing: Thing) {
  const changes = [place.madeAt, place.canceledAt ?? place.madeAt, thing.updatedAt];
  return {
    status: STATUS[place.status],
    sequence: place.calendarSequence + sequenceOf(thing.createdAt, thing.updatedAt),
    changedAt: new Date(Math.max(...changes.map((at) => at.getTime()))),
    summary: `${thing.title} · ${site.name}`,
    location: [...new Set([thing.roomName ?? "", thing.location, siteAddress])]
      .filter((part) => part !== "")
      .join(", "),
    ...(place.seats > 1 ? { description: `${place.seats} posti` } : {}),
  };
}

/** The calendar entry of a sign-up for an event. */
export const eventPlaceEntry = (place: EventPlace): CalendarEntry => ({
  ...shared(place, place.event),
  uid: calendarUid(`iscrizione-evento-${place.id}`),
  startsAt: startOfEvent(place.event),
  endsAt: endOfEvent(place.event),
});

/** One entry for each session; a single all-day entry for a course without known hours. */
export function coursePlaceEntries(place: CoursePlace, times: OwnTimes): CalendarEntry[] {
  if (times === null) return [];
  const name = `iscrizione-corso-${place.id}`;
  const common = shared(place, place.course);
  if ("days" in times) {
    const { first, last } = times.days;
    const startsAt = toInstant(first, "00:00");
    const endsAt = toInstant(addDays(last, 1), "00:00");
    return [{ ...common, uid: calendarUid(name), startsAt, endsAt, days: times.days }];
  }
  return times.spans.map((span) => ({
    ...common,
    ...span,
    uid: calendarUid(`${name}-${momentStamp(span.startsAt)}`),
  }));
}
