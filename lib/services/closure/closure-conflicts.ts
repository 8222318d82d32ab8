import "server-only";
import { listCourses } from "@/lib/data/catalogue/courses";
import { listEvents } from "@/lib/data/catalogue/events";
import type { Transaction } from "@/lib/data/client";
import { listClosuresOfRooms } from "@/lib/data/room-time/closures";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { findConflicts } from "@/lib/data/room-time/taken-times";
import { findSettings } from "@/lib/data/site/settings";
import { offDays } from "@/lib/domain/catalogue/course-group";
import { lessonsOn } from "@/lib/domain/catalogue/course-sessions";
import { heldSpans } from "@/lib/domain/catalogue/event-days";
import { overlaps, type Span } from "@/lib/domain/room-time/busy-spans";
import { closureSpans, isWholeDays } from "@/lib/domain/room-time/closure";
import { closingRooms } from "@/lib/domain/room-time/room-parts";
import { observedHolidays } from "@/lib/domain/time/holidays";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Closure } from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";
import type { LessonsOff } from "@/lib/services/sign-up/lessons-off";

/** The conflicts of a closure, and the lessons that it suspends or that take place despite it. */
interface ClosureConflicts {
  /** These refuse the closure unless they are kept or canceled. */
  inTheWay: Conflict[];
  lessons: Conflict[];
}

const conflict = (
  kind: "event" | "course",
  { id, title, spaceId }: { id: number; title: string; spaceId: number | null },
  span: Span,
  signUps?: number,
): Conflict => ({
  kind,
  id,
  title,
  spaceId,
  startsAt: span.startsAt.toISOString(),
  endsAt: span.endsAt.toISOString(),
  ...(signUps === undefined ? {} : { signUps }),
});

const byTime = (a: Conflict, b: Conflict) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id;

/**
 * The lessons during a closure, by course: those in its room, in its parts and in rooms that contain it or, for a
 * closure of the whole centre, also those without a room. A closure by hours does not suspend lessons in rooms: those
 * are conflicts instead.
 */
async function lessonsIn(tx: Transaction, closure: Closure): Promise<LessonsOff[]> {
  const { startDate, endDate, spaceId } = closure;
  const others = (await listClosuresOfRooms({ from: startDate, to: endDate }, tx)).filter(
    ({ id }) => id !== closure.id,
  );
  const holidayOn = observedHolidays(await findSettings(tx));
  const closed = closureSpans(closure);
  const parts = await listRoomParts(tx);
  const isTaken = (room: number | null) =>
    (spaceId === null || closingRooms(parts, room).includes(spaceId)) &&
    (isWholeDays(closure) || room === null);
  return (await listCourses(tx)).map((course) => ({
    course,
    lessons: lessonsOn(course, startDate, endDate, offDays(others, course.spaceId, holidayOn)).filter(
      ({ spaceId: room, ...span }) =>
        isTaken(room ?? course.spaceId) && closed.some((one) => overlaps(one, span)),
    ),
  }));
}

const keyOf = (course: Course, { startsAt }: Span) => `${course.id} ${startsAt.toISOString()}`;

/**
 * The lessons that a closure of whole days suspends and that would have taken place before it was made or changed.
 * @param before the closure before the change; null for a new one
 */
export async function findSuspended(
  tx: Transaction,
  closure: Closure,
  before: Closure | null,
): Promise<LessonsOff[]> {
  if (!isWholeDays(closure)) return [];
  const known = before !== null && isWholeDays(before) ? await lessonsIn(tx, before) : [];
  const keys = new Set(known.flatMap(({ course, lessons }) => lessons.map((span) => keyOf(course, span))));
  return (await lessonsIn(tx, closure)).map(({ course, lessons }) => ({
    course,
    lessons: lessons.filter((span) => !keys.has(keyOf(course, span))),
  }));
}

/**
 * The conflicts of a closure in its rooms, in chronological order; a closure of the whole centre also conflicts with
 * events without a room. Buffers and other closures do not conflict.
 * @param rooms the ids of the rooms that it closes
 */
export async function findClosureConflicts(
  tx: Transaction,
  closure: Closure,
  rooms: readonly number[],
): Promise<ClosureConflicts> {
  const spans = closureSpans(closure);
  const found = await findConflicts(tx, rooms, spans, { kind: "closure", id: closure.id });
  const events = await listEvents({ withHidden: false }, tx);
  const signUpsOf = new Map(events.map(({ id, currentParticipants }) => [id, currentParticipants]));
  const inRooms = found.map(({ taken: _, ...one }) => {
    const signUps = one.kind === "event" ? signUpsOf.get(one.id) : undefined;
    return signUps === undefined ? one : { ...one, signUps };
  });
  const elsewhere = events
    .filter((event) => closure.spaceId === null && event.spaceId === null)
    .flatMap((event) =>
      heldSpans(event)
        .filter((span) => spans.some((one) => overlaps(one, span)))
        .map((span) => conflict("event", event, span, event.currentParticipants)),
    );
  return {
    inTheWay: [...inRooms, ...elsewhere].sort(byTime),
    lessons: (await lessonsIn(tx, closure))
      .flatMap(({ course, lessons }) => lessons.map((span) => conflict("course", course, span)))
      .sort(byTime),
  };
}
