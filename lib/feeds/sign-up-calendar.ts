import "server-only";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-state";
import type { OwnTimes } from "@/lib/domain/sign-up/own-sessions";
import { addressOf } from "@/lib/domain/site/contacts";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import { type CalendarEntry, calendarUid, momentStamp } from "./calendar-entry";
import { sequenceOf } from "./event-calendar";
import type { FeedWords } from "./feed-words";

interface CalendarSignUp {
  id: number;
  status: "confirmed" | "pending" | "canceled";
  seats: number;
  calendarSequence: number;
  calendarChangedAt: Date;
}

interface CalendarOffering {
  id: number;
  title: string;
  location: string;
  createdAt: Date;
  updatedAt: Date;
  space: { name: string } | null;
}

interface EventCalendarSignUp extends CalendarSignUp {
  event: CalendarOffering & {
    eventDate: CalendarDay;
    endDate: CalendarDay | null;
    startTime: string;
    endTime: string;
  };
}

interface CourseCalendarSignUp extends CalendarSignUp {
  course: CalendarOffering & { otherRooms: readonly { id: number; name: string }[] };
}

const STATUS = { confirmed: "confirmed", pending: "tentative", canceled: "canceled" } as const;

/**
 * The fields that all entries of a sign-up share. Both addends of the sequence never decrease, nor do both instants.
 */
function shared(
  signUp: CalendarSignUp,
  offering: CalendarOffering,
  { t, site }: FeedWords,
  room = offering.space?.name ?? "",
) {
  const changes = [signUp.calendarChangedAt, offering.updatedAt];
  return {
    status: STATUS[signUp.status],
    sequence: signUp.calendarSequence + sequenceOf(offering.createdAt, offering.updatedAt),
    changedAt: new Date(Math.max(...changes.map((at) => at.getTime()))),
    summary: `${offering.title} · ${site.name}`,
    location: [...new Set([room, offering.location, addressOf(site)])]
      .filter((part) => part !== "")
      .join(", "),
    ...(signUp.seats > 1 ? { description: t("feeds.places", { count: signUp.seats }) } : {}),
  };
}

export const eventSignUpEntry = (signUp: EventCalendarSignUp, words: FeedWords): CalendarEntry => ({
  ...shared(signUp, signUp.event, words),
  uid: calendarUid(`iscrizione-evento-${signUp.id}`, words.site),
  startsAt: startOfEvent(signUp.event),
  endsAt: endOfEvent(signUp.event),
});

/** One entry for each session; one all-day entry if no hours are known. */
export function courseSignUpEntries(
  signUp: CourseCalendarSignUp,
  times: OwnTimes,
  words: FeedWords,
): CalendarEntry[] {
  if (times === null) return [];
  const name = `iscrizione-corso-${signUp.id}`;
  const { course } = signUp;
  const common = shared(signUp, course, words);
  if ("days" in times) {
    const { first, last } = times.days;
    const startsAt = toInstant(first, "00:00");
    const endsAt = toInstant(addDays(last, 1), "00:00");
    return [{ ...common, uid: calendarUid(name, words.site), startsAt, endsAt, days: times.days }];
  }
  const roomOf = (id: number | undefined) => course.otherRooms.find((room) => room.id === id)?.name;
  return times.spans.map(({ spaceId, ...span }) => ({
    ...(spaceId === undefined ? common : shared(signUp, course, words, roomOf(spaceId))),
    ...span,
    uid: calendarUid(`${name}-${momentStamp(span.startsAt)}`, words.site),
  }));
}
