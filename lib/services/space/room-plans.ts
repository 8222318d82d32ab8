import "server-only";
import { listPlannedCourses } from "@/lib/data/catalogue/courses";
import type { Transaction } from "@/lib/data/client";
import { listClosuresOfRooms } from "@/lib/data/room-time/closures";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import {
  type FoundConflict,
  findConflicts,
  findTaken,
  type PlannedKind,
  replaceTaken,
} from "@/lib/data/room-time/taken-times";
import { findSettings } from "@/lib/data/site/settings";
import { requireSpace } from "@/lib/data/space/spaces";
import { type CoursePlan, courseSpans, type RoomSpan } from "@/lib/domain/catalogue/course-sessions";
import { eventSpans } from "@/lib/domain/catalogue/event-days";
import { firstDayOf, lastDayOf } from "@/lib/domain/catalogue/lesson-plan";
import { instantIn, listIn, text, textIn } from "@/lib/domain/language/text";
import { indexSpans, type Span } from "@/lib/domain/room-time/busy-spans";
import { affectedRooms } from "@/lib/domain/room-time/room-parts";
import { observedHolidays } from "@/lib/domain/time/holidays";
import { AppError } from "@/lib/errors";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Conflict } from "@/lib/schemas/conflict";
import { type FreedTime, redistributeFreedTime } from "@/lib/services/vacancy/free-time";

/** The message names this many conflicts; the list contains all. */
const NAMED_CONFLICTS = 3;

/** Refuse an event or course with conflicts, or take only the time that is left. */
type OnClash = "refuse" | "skip";

/** @throws AppError NOT_FOUND when there is no such space */
export async function requireSpaces(tx: Transaction, spaceIds: readonly (number | null)[]): Promise<void> {
  for (const id of spaceIds) {
    if (id !== null) await requireSpace(id, tx);
  }
}

/** Locks the rooms that an event or a course leaves or takes. */
export async function lockRooms(
  tx: Transaction,
  spaceIds: readonly (number | null | undefined)[],
): Promise<void> {
  await lockSpaces(
    tx,
    spaceIds.filter((id) => typeof id === "number"),
  );
}

/**
 * The error of a plan with conflicts.
 * @param besides also listed, but not a reason for the refusal: lessons that would give way
 */
export function clashError(conflicts: readonly Conflict[], besides: readonly Conflict[] = []): AppError {
  const named = conflicts
    .slice(0, NAMED_CONFLICTS)
    .map(({ title, startsAt }) =>
      text("refusals.clash", { title: textIn(title), start: instantIn(new Date(startsAt)) }),
    );
  const more = conflicts.length - named.length;
  const list = more > 0 ? [...named, text("refusals.moreClashes", { count: more })] : named;
  return new AppError("CLASHES", {
    conflicts: [...conflicts, ...besides],
    message: text("refusals.clashes", { list: listIn(list.map(textIn), "semicolon") }),
  });
}

/**
 * Replaces the time that an event or a course takes.
 * @returns the time that it took before, to be freed
 */
async function plan(
  tx: Transaction,
  kind: PlannedKind,
  id: number,
  spans: readonly RoomSpan[],
  onClash: OnClash,
): Promise<FreedTime[]> {
  const conflicts: FoundConflict[] = [];
  const free: RoomSpan[] = [];
  for (const room of new Set(spans.map(({ spaceId }) => spaceId))) {
    const ofRoom = spans.filter(({ spaceId }) => spaceId === room);
    const found = await findConflicts(tx, [room], ofRoom, { kind, id });
    conflicts.push(...found);
    const takenIn = indexSpans(found.map(({ taken }) => taken));
    free.push(
      ...ofRoom.filter(({ startsAt, endsAt }) => takenIn(startsAt.getTime(), endsAt.getTime()) === undefined),
    );
  }
  if (conflicts.length > 0 && onClash === "refuse")
    throw clashError(conflicts.map(({ taken: _, ...one }) => one));
  const before = await findTaken(tx, kind, id);
  await replaceTaken(tx, kind, id, free);
  return before;
}

const inRoom = (spaceId: number | null, spans: readonly Span[]): RoomSpan[] =>
  spaceId === null ? [] : spans.map((span) => ({ ...span, spaceId }));

/**
 * Takes the event's time in its room. The caller holds the locks of its rooms.
 * @throws AppError CLASHES
 */
export async function planEvent(tx: Transaction, event: CentreEvent): Promise<void> {
  await redistributeFreedTime(
    tx,
    await plan(tx, "event", event.id, inRoom(event.spaceId, eventSpans(event)), "refuse"),
  );
}

type Planned = CoursePlan & Pick<Course, "id">;

async function planSessions(tx: Transaction, course: Planned, onClash: OnClash): Promise<FreedTime[]> {
  const days = { from: firstDayOf(course) ?? undefined, to: lastDayOf(course) ?? undefined };
  const closures = await listClosuresOfRooms(days, tx);
  const spans = courseSpans(course, closures, observedHolidays(await findSettings(tx)));
  return plan(tx, "course", course.id, spans, onClash);
}

/**
 * Takes the course's time in its room and in those that lessons were moved to, leaving out closures and holidays. The
 * caller holds the locks.
 * @throws AppError CLASHES
 */
export async function planCourse(tx: Transaction, course: Planned): Promise<void> {
  await redistributeFreedTime(tx, await planSessions(tx, course, "refuse"));
}

/**
 * Takes a course's time again after one of its lessons was canceled or moved. Other lessons do not take back time that
 * is now taken by something else. The caller holds the locks of its rooms.
 * @param moved the lesson in its new place; null when none was moved
 * @throws AppError CLASHES when the time of the moved lesson is taken
 */
export async function replanLessons(tx: Transaction, course: Planned, moved: RoomSpan | null): Promise<void> {
  const claimant = { kind: "course" as const, id: course.id };
  const conflicts = moved === null ? [] : await findConflicts(tx, [moved.spaceId], [moved], claimant);
  if (conflicts.length > 0) throw clashError(conflicts.map(({ taken: _, ...one }) => one));
  await redistributeFreedTime(tx, await planSessions(tx, course, "skip"));
}

/**
 * Takes the time of courses again after closures or holidays have changed: of the courses in some rooms (null: all) and
 * in the rooms that share their time. Time now taken by something else stays taken. The caller holds the locks of the
 * rooms.
 */
export async function planCoursesOf(tx: Transaction, spaceIds: readonly number[] | null): Promise<void> {
  const freed: FreedTime[] = [];
  const parts = await listRoomParts(tx);
  const rooms = spaceIds && [...new Set(spaceIds.flatMap((id) => affectedRooms(parts, id)))];
  for (const course of await listPlannedCourses(tx, rooms))
    freed.push(...(await planSessions(tx, course, "skip")));
  // Freed only after all courses are planned, since one may take what another leaves.
  await redistributeFreedTime(tx, freed);
}

/** Frees the time of an event or a course that is about to be deleted or canceled. The caller holds the locks. */
export async function releaseRoomTime(tx: Transaction, kind: PlannedKind, id: number): Promise<void> {
  const before = await findTaken(tx, kind, id);
  await replaceTaken(tx, kind, id, []);
  await redistributeFreedTime(tx, before);
}
