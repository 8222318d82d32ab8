import "server-only";
import { listCourses } from "@/lib/data/catalogue/courses";
import { listEvents } from "@/lib/data/catalogue/events";
import {
  createTeacher,
  deleteTeacher,
  findTeacher,
  findTeacherOfPerson,
  listTeachers,
  lockTeacher,
  updateTeacher,
} from "@/lib/data/catalogue/teachers";
import { prisma, type Transaction } from "@/lib/data/client";
import { listClosuresOfRooms } from "@/lib/data/room-time/closures";
import { recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { findSettings } from "@/lib/data/site/settings";
import { offDays } from "@/lib/domain/catalogue/course-group";
import { isOver } from "@/lib/domain/catalogue/event-state";
import { hasLessonsAhead } from "@/lib/domain/catalogue/lesson-plan";
import type { Language } from "@/lib/domain/language/languages";
import { inLanguage, renamedText } from "@/lib/domain/language/translations";
import { dayOf } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import { AppError, notFoundError, requireFound } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type PublicTeacher,
  type ShownTeacher,
  type StoredTeacher,
  type TeacherInput,
  type TeacherOfPanel,
  type TeacherUpdate,
  teacherOfPanelSchema,
  teacherPaySchema,
} from "@/lib/schemas/catalogue/teacher";
import { parseInput } from "@/lib/schemas/parse-input";
import { requireOwner } from "@/lib/services/person/owner";

type Offered = TeacherOfPanel & PublicTeacher;

async function withOfferings(teachers: readonly StoredTeacher[], now: Date): Promise<Offered[]> {
  const today = dayOf(now);
  const [courses, events, closures, settings] = await Promise.all([
    listCourses(),
    listEvents({ withHidden: false }),
    listClosuresOfRooms({ from: today }),
    findSettings(),
  ]);
  const holidayOn = observedHolidays(settings);
  const goingOn = courses.filter(
    (course) =>
      course.isActive &&
      course.status === "scheduled" &&
      hasLessonsAhead(course, now, offDays(closures, course.spaceId, holidayOn)),
  );
  const coming = events.filter((event) => event.status !== "canceled" && !isOver(event, now));
  const of = <Thing extends { id: number; slug: string; title: string; teachers: readonly { id: number }[] }>(
    things: readonly Thing[],
    teacher: StoredTeacher,
  ) =>
    things
      .filter(({ teachers }) => teachers.some(({ id }) => id === teacher.id))
      .map((thing) => ({ id: thing.id, slug: thing.slug, ...renamedText(thing, "title", "title") }));
  return teachers.map((teacher) => ({
    ...teacher,
    courses: of(goingOn, teacher),
    events: of(coming, teacher),
  }));
}

const forVisitors = ({ personId, payRule, payAmount, ...teacher }: Offered) => teacher;

interface Viewer {
  /** True for a user of the panel. */
  isAdmin: boolean;
}

/** Teachers in order, as the viewer may see them; hidden ones for the panel only. */
export async function teachersFor(
  viewer: Viewer | null,
  { all }: { all: boolean },
  now: Date,
): Promise<ShownTeacher[]> {
  const isPanel = viewer?.isAdmin === true;
  const teachers = await withOfferings(await listTeachers({ withHidden: isPanel && all }), now);
  return isPanel ? teachers : teachers.map(forVisitors);
}

/** @throws AppError NOT_FOUND; for visitors also when the teacher is hidden */
export async function teacherFor(viewer: Viewer | null, id: number, now: Date): Promise<ShownTeacher> {
  const isPanel = viewer?.isAdmin === true;
  const found = await findTeacher(id);
  if (found === null || !(found.isActive || isPanel)) throw notFoundError("teacher");
  const [teacher] = await withOfferings([found], now);
  if (teacher === undefined) throw notFoundError("teacher");
  return isPanel ? teacher : forVisitors(teacher);
}

/** The teachers of the public pages, in order. */
export async function catalogueTeachers(now: Date, language: Language): Promise<PublicTeacher[]> {
  const teachers = await withOfferings(await listTeachers({ withHidden: false }), now);
  return inLanguage(teachers.map(forVisitors), language);
}

/** Null when there is no such teacher, or it is hidden. */
export async function catalogueTeacher(
  id: number,
  now: Date,
  language: Language,
): Promise<PublicTeacher | null> {
  const found = await findTeacher(id);
  if (found === null || !found.isActive) return null;
  const [teacher] = await withOfferings([found], now);
  return teacher === undefined ? null : inLanguage(forVisitors(teacher), language);
}

/**
 * @throws AppError VALIDATION at `personId` for an unknown person; DUPLICATE when another teacher already has that
 * person
 */
async function requirePerson(
  tx: Transaction,
  personId: number | null | undefined,
  teacherId: number | null,
): Promise<void> {
  if (personId === null || personId === undefined) return;
  await requireOwner(tx, personId);
  const other = await findTeacherOfPerson(personId, tx);
  if (other !== null && other.id !== teacherId)
    throw new AppError("DUPLICATE", {
      message: VALIDATION.anothersTeacher,
      errors: { personId: [VALIDATION.anothersTeacher] },
    });
}

const withOwnOfferings = async (teacher: StoredTeacher, now: Date): Promise<TeacherOfPanel> => {
  const [found] = await withOfferings([teacher], now);
  return found ?? { ...teacher, courses: [], events: [] };
};

/** A teacher's public entry as they see it themselves, even while hidden. */
export const ownTeacherEntry = async (teacher: StoredTeacher, now: Date) => {
  const { personId, payRule, payAmount, ...entry } = await withOwnOfferings(teacher, now);
  return entry;
};

/** @throws AppError VALIDATION at `personId` or `payAmount`; DUPLICATE */
export async function addTeacher(
  input: TeacherInput,
  claim: IdempotencyClaim | null,
): Promise<TeacherOfPanel> {
  parseInput(teacherPaySchema, input);
  return createOnce(claim, { status: 201, schema: teacherOfPanelSchema }, async (tx) => {
    await requirePerson(tx, input.personId, null);
    const after = await createTeacher(tx, input);
    await recordChange(tx, { action: "create", entity: "teacher", entityId: after.id, after });
    return teacherOfPanelSchema.parse({ ...after, courses: [], events: [] });
  });
}

/** @throws AppError NOT_FOUND; VALIDATION at `personId` or `payAmount`; DUPLICATE */
export async function changeTeacher(id: number, change: TeacherUpdate, now: Date): Promise<TeacherOfPanel> {
  const changed = await prisma().$transaction(async (tx) => {
    await lockTeacher(tx, id);
    const before = requireFound(await findTeacher(id, tx), "teacher");
    parseInput(teacherPaySchema, { ...before, ...change });
    await requirePerson(tx, change.personId, id);
    const after = await updateTeacher(tx, id, change);
    await recordChange(tx, { action: "update", entity: "teacher", entityId: id, before, after });
    return after;
  });
  return withOwnOfferings(changed, now);
}

/** @throws AppError NOT_FOUND; IN_USE while a course, an event, a lesson or a book entry refers to the teacher */
export async function removeTeacher(id: number): Promise<void> {
  if (!(await removeRecorded("teacher", id, findTeacher, deleteTeacher))) throw notFoundError("teacher");
}
