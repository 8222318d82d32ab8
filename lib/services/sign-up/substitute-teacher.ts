import "server-only";
import { findTeacher } from "@/lib/data/catalogue/teachers";
import { prisma, type Transaction } from "@/lib/data/client";
import { listLiveSignUps } from "@/lib/data/sign-up/sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import type { PlannedLesson } from "@/lib/domain/catalogue/lesson-plan";
import { activeTeachers, lessonTeachers, type NamedTeacher } from "@/lib/domain/catalogue/teachers";
import { inAllLanguages, inLanguage } from "@/lib/domain/language/translations";
import { isForLesson } from "@/lib/domain/sign-up/attended-days";
import { lessonWords } from "@/lib/domain/sign-up/own-lessons";
import { fieldError } from "@/lib/errors";
import { enqueueMails } from "@/lib/jobs/queue";
import { VALIDATION } from "@/lib/messages/validation";
import type { LessonWithRecipients } from "@/lib/schemas/catalogue/lesson";
import { lockWithRooms } from "@/lib/services/catalogue/require-offering";
import {
  asCourse,
  type LessonName,
  type OwnCourse,
  requireLesson,
  toLessonWithRecipients,
  writeLesson,
} from "./change-lesson";
import { factsOf } from "./notifications";
import { placeAndTime } from "./occasion";

/** The panel assigns another teacher to one lesson of a course. */

/** @throws AppError VALIDATION at `teacherId` for an unknown or inactive teacher */
async function requireSubstitute(tx: Transaction, teacherId: number | null): Promise<NamedTeacher | null> {
  if (teacherId === null) return null;
  const found = await findTeacher(teacherId, tx);
  if (found === null || !found.isActive) throw fieldError("teacherId", VALIDATION.substitute);
  const { id, name, imageUrl, isActive } = found;
  return { id, name, imageUrl, isActive };
}

const namesOf = (teachers: readonly NamedTeacher[]): string =>
  activeTeachers(teachers)
    .map(({ name }) => name)
    .join(", ");

/**
 * Notifies a lesson's participants of its teachers.
 * @returns how many are notified
 */
async function tellTeacher(
  tx: Transaction,
  course: OwnCourse,
  lesson: PlannedLesson,
  now: Date,
): Promise<number> {
  const concerned = (await listLiveSignUps(tx, course, now)).filter(({ signUp }) =>
    isForLesson(course, signUp, lesson),
  );
  const signUps = concerned.map(({ signUp }) => signUp);
  const occasion = await placeAndTime(tx, course, signUps, now);
  const teachers = namesOf(lessonTeachers(course, lesson));
  return enqueueMails(
    tx,
    concerned.map(({ signUp, linkId }) => {
      const facts = factsOf({ signUp, offering: course }, linkId, occasion);
      const texts = inAllLanguages((language) => {
        const { title, when, location } = inLanguage(facts, language);
        return { title, when, location, lesson: lessonWords(lesson, language) };
      });
      const { email: to, language } = facts;
      return { template: "lessonTeacher" as const, to, language, data: { ...facts, ...texts, teachers } };
    }),
  );
}

const idsOf = (teachers: readonly NamedTeacher[]) => teachers.map(({ id }) => id).join();

/**
 * Assigns a substitute to one lesson or, with null, the course's own teachers again. Participants are notified if the
 * teachers change, unless the lesson is over or canceled, or `notify` is false.
 * @throws AppError NOT_FOUND (of the course or the lesson); VALIDATION at `teacherId` or `time`
 */
export function substituteTeacher(
  name: LessonName,
  { teacherId, notify }: { teacherId: number | null; notify: boolean },
  now: Date,
): Promise<LessonWithRecipients> {
  return prisma().$transaction(async (tx) => {
    const course = asCourse(await lockWithRooms(tx, { kind: "course", id: name.courseId }));
    const lesson = await requireLesson(tx, course, name);
    const substitute = await requireSubstitute(tx, teacherId);
    if (lesson.substitute?.id === substitute?.id) return toLessonWithRecipients(tx, course, lesson, 0, now);
    const { after, written } = await writeLesson(tx, course, { ...lesson, substitute }, now);
    const isAnother = idsOf(lessonTeachers(course, lesson)) !== idsOf(lessonTeachers(after, written));
    const tells = notify && isAnother && written.status === "scheduled" && written.endsAt > now;
    const recipients = tells ? await tellTeacher(tx, after, written, now) : 0;
    const change = { entity: "course", entityId: course.id, before: course, after } as const;
    await recordChange(tx, { action: "update", ...change });
    return toLessonWithRecipients(tx, after, written, recipients, now);
  });
}
