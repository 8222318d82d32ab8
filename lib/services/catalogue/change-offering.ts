import "server-only";
import type { z } from "zod";
import { createCourse, deleteCourse, findCourse, updateCourse } from "@/lib/data/catalogue/courses";
import { createEvent, deleteEvent, findEvent, updateEvent } from "@/lib/data/catalogue/events";
import { lockOffering } from "@/lib/data/catalogue/offerings";
import { countTeachers } from "@/lib/data/catalogue/teachers";
import type { Transaction } from "@/lib/data/client";
import { addRecorded, recordChange, removeRecorded, restoreRecorded } from "@/lib/data/site/audit-log";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import type { CarriedLesson } from "@/lib/domain/catalogue/carried-lessons";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { restorableSince } from "@/lib/domain/site/undo";
import { fieldError, notFoundError, requireFound } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type CourseInput,
  type CourseOfPanel,
  type CourseUpdate,
  courseOfPanelSchema,
} from "@/lib/schemas/catalogue/course";
import {
  type CentreEvent,
  type EventInput,
  type EventUpdate,
  eventOfPanelSchema,
} from "@/lib/schemas/catalogue/event";
import type { OfferingsOfPanel } from "@/lib/schemas/catalogue/offering";
import { parseInput } from "@/lib/schemas/parse-input";
import { courseRangesSchema, eventRangesSchema } from "@/lib/schemas/room-time/catalogue-ranges";
import {
  lockRooms,
  planCourse,
  planEvent,
  releaseRoomTime,
  requireSpaces,
} from "@/lib/services/space/room-plans";
import { carryLessons } from "./carry-lessons";
import { offerFreedPlaces } from "./free-places";
import { lockWithRooms } from "./require-offering";

interface Inputs {
  event: EventInput;
  course: CourseInput;
}

interface Updates {
  event: EventUpdate;
  course: CourseUpdate;
}

/** What the API returns of a new offering. */
interface Responses {
  event: z.infer<typeof eventOfPanelSchema>;
  course: z.infer<typeof courseOfPanelSchema>;
}

type Changed<Kind extends OfferingKind> = { kind: Kind } & OfferingsOfPanel[Kind];

/** What differs between events and courses when creating, changing and deleting them. */
interface OfferingWriter<Kind extends OfferingKind> {
  schema: z.ZodType<Responses[Kind]>;
  /** @param id the id of a restored offering; a new one gets the next id */
  create: (tx: Transaction, input: Inputs[Kind], id?: number) => Promise<OfferingsOfPanel[Kind]>;
  find: (id: number, tx: Transaction) => Promise<OfferingsOfPanel[Kind] | null>;
  update: (tx: Transaction, id: number, change: Updates[Kind]) => Promise<OfferingsOfPanel[Kind]>;
  remove: (tx: Transaction, id: number) => Promise<void>;
  /** @throws AppError VALIDATION when days, hours or numbers would be inconsistent after the change */
  check: (before: OfferingsOfPanel[Kind], change: Updates[Kind]) => void;
  /**
   * Moves the dependents of a course's lessons along, after the course is written.
   * @throws AppError NOT_CHANGEABLE when a lesson that is booked or waited for would no longer exist
   */
  carry: (
    tx: Transaction,
    before: OfferingsOfPanel[Kind],
    written: OfferingsOfPanel[Kind],
    now: Date,
  ) => Promise<{ after: OfferingsOfPanel[Kind]; carried: readonly CarriedLesson[] }>;
  /**
   * Takes the time of its room.
   * @throws AppError CLASHES
   */
  plan: (tx: Transaction, offering: OfferingsOfPanel[Kind]) => Promise<void>;
  /** The fields that decide when it takes its room. */
  planFields: readonly (keyof OfferingsOfPanel[Kind])[];
}

/** Stored hours that end before they begin predate the rule: they refuse only a change of hours or room. */
function checkedHours(before: CentreEvent, { startTime, endTime, spaceId }: EventUpdate) {
  const isChanged = startTime !== undefined || endTime !== undefined || spaceId !== undefined;
  return isChanged || before.startTime < before.endTime ? {} : { startTime: "00:00", endTime: "23:59" };
}

/** Only a change of the timetable or the days moves lessons. */
async function carryCourse(tx: Transaction, before: CourseOfPanel, written: CourseOfPanel, now: Date) {
  const planOf = ({ sessions, startDate, endDate }: CourseOfPanel) =>
    JSON.stringify([sessions, startDate, endDate]);
  if (planOf(before) === planOf(written)) return { after: written, carried: [] };
  const find = async () => (await findCourse(written.id, tx)) ?? written;
  return carryLessons(tx, before, written, find, now);
}

const WRITERS: { [Kind in OfferingKind]: OfferingWriter<Kind> } = {
  event: {
    schema: eventOfPanelSchema,
    create: createEvent,
    find: findEvent,
    update: updateEvent,
    remove: deleteEvent,
    check: (before, change) =>
      parseInput(eventRangesSchema, { ...before, ...checkedHours(before, change), ...change }),
    carry: async (_tx, _before, after) => ({ after, carried: [] }),
    plan: planEvent,
    planFields: ["spaceId", "eventDate", "endDate", "startTime", "endTime", "isActive"],
  },
  course: {
    schema: courseOfPanelSchema,
    create: createCourse,
    find: findCourse,
    update: updateCourse,
    remove: deleteCourse,
    check: (before, change) => parseInput(courseRangesSchema, { ...before, ...change }),
    carry: carryCourse,
    plan: planCourse,
    planFields: ["spaceId", "sessions", "startDate", "endDate", "isActive"],
  },
};

/** @throws AppError VALIDATION at `teacherIds` for an unknown teacher */
async function requireTeachers(tx: Transaction, teacherIds: readonly number[] | undefined): Promise<void> {
  if (teacherIds !== undefined && (await countTeachers(tx, teacherIds)) < teacherIds.length)
    throw fieldError("teacherIds", VALIDATION.unknownTeacher);
}

async function insert<Kind extends OfferingKind>(
  tx: Transaction,
  kind: Kind,
  input: Inputs[Kind],
  id?: number,
): Promise<OfferingsOfPanel[Kind]> {
  const writer: OfferingWriter<Kind> = WRITERS[kind];
  await lockRooms(tx, [input.spaceId]);
  await requireSpaces(tx, [input.spaceId]);
  await requireTeachers(tx, input.teacherIds);
  const offering = await writer.create(tx, input, id);
  await writer.plan(tx, offering);
  return offering;
}

/**
 * Creates an event or course, which takes the time of its room.
 * @throws AppError NOT_FOUND when the room does not exist; VALIDATION at `teacherIds`; CLASHES when some of its time is
 * taken
 */
export const addOffering = <Kind extends OfferingKind>(
  kind: Kind,
  input: Inputs[Kind],
  claim: IdempotencyClaim | null,
): Promise<Responses[Kind]> => {
  const { schema }: OfferingWriter<Kind> = WRITERS[kind];
  return addRecorded<Responses[Kind]>(kind, { claim, schema }, (tx) => insert(tx, kind, input));
};

/**
 * Restores an event or course that was deleted a moment ago, under its own id, so that its links stay valid.
 * @throws AppError NOT_FOUND when none was deleted, or its room is gone; CLASHES when its time was taken in the
 * meantime
 */
export async function restoreOffering<Kind extends OfferingKind>(
  kind: Kind,
  id: number,
  input: Inputs[Kind],
  now: Date,
): Promise<OfferingsOfPanel[Kind]> {
  return requireFound(
    await restoreRecorded(kind, id, restorableSince(now), (tx) => insert(tx, kind, input, id)),
    kind,
  );
}

/**
 * Changes the given fields of an event or course. The number of participants is not among them: it follows the
 * sign-ups.
 * @returns the offering before and after, and the single lessons of a course whose hour has changed
 * @throws AppError NOT_FOUND; VALIDATION when days, hours or numbers would be inconsistent; NOT_CHANGEABLE when a
 * booked lesson of a course would no longer exist; CLASHES
 */
export async function changeOffering<Kind extends OfferingKind>(
  tx: Transaction,
  kind: Kind,
  id: number,
  change: Updates[Kind],
  now: Date,
): Promise<{ before: Changed<Kind>; after: Changed<Kind>; carried: readonly CarriedLesson[] }> {
  const writer: OfferingWriter<Kind> = WRITERS[kind];
  await lockWithRooms(tx, { kind, id }, change.spaceId);
  const before = requireFound(await writer.find(id, tx), kind);
  writer.check(before, change);
  if (change.spaceId !== undefined) await requireSpaces(tx, [change.spaceId]);
  await requireTeachers(tx, change.teacherIds);
  const { after, carried } = await writer.carry(tx, before, await writer.update(tx, id, change), now);
  const planOf = (offering: OfferingsOfPanel[Kind]) =>
    JSON.stringify(writer.planFields.map((field) => offering[field]));
  if (planOf(after) !== planOf(before)) await writer.plan(tx, after);
  await recordChange(tx, { action: "update", entity: kind, entityId: id, before, after });
  await offerFreedPlaces(tx, { kind, id }, now);
  return { before: { kind, ...before }, after: { kind, ...after }, carried };
}

/** @throws AppError NOT_FOUND; IN_USE while it has sign-ups */
export async function removeOffering(kind: OfferingKind, id: number): Promise<void> {
  const { find, remove } = WRITERS[kind];
  const findLocked = async (_: number, tx: Transaction) => {
    await lockRooms(tx, [(await find(id, tx))?.spaceId]);
    await lockOffering(tx, { kind, id });
    return find(id, tx);
  };
  const free = async (tx: Transaction) => {
    await releaseRoomTime(tx, kind, id);
    await remove(tx, id);
  };
  if (!(await removeRecorded(kind, id, findLocked, free))) throw notFoundError(kind);
}
