import "server-only";
import { setImmediate } from "node:timers/promises";
import { listTeachers } from "@/lib/data/catalogue/teachers";
import { prisma } from "@/lib/data/client";
import { listAttendants } from "@/lib/data/sign-up/check-ins";
import { listPaidSignUps, listPaidToTeachers, type PaidSignUp } from "@/lib/data/till/teacher-income";
import { heldLessons, lastDayOf, type PlannedLesson } from "@/lib/domain/catalogue/lesson-plan";
import { OFFERING_KINDS } from "@/lib/domain/catalogue/offering";
import { dueFor, type Taught } from "@/lib/domain/catalogue/teachers";
import type { Attendant } from "@/lib/domain/sign-up/attendance";
import { isForLesson } from "@/lib/domain/sign-up/attended-days";
import { type CalendarDay, countDays, dayOf, earlierOf, partsOfDay } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { TeacherReport, TeacherReportQuery } from "@/lib/schemas/till/teacher-report";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { type FoundOccurrence, listOccurrences } from "@/lib/services/catalogue/occurrences";
import { countSeats } from "@/lib/services/sign-up/taught-lessons";

/** Allocation of the income of lessons to lessons and teachers. Amounts in cents; parts are rounded down. */

/** Splits an amount into equal parts; the last part gets the remainder. Empty for 0 parts. */
function inEqualParts(amount: number, parts: number): number[] {
  if (parts <= 0) return [];
  const part = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, index) =>
    index === parts - 1 ? amount - part * (parts - 1) : part,
  );
}

/** The share of each teacher: equal, with the remainder for the first. */
const shareAmong = (amount: number, teachers: number): number[] => inEqualParts(amount, teachers).reverse();

/** The value of one use of a pass for a number of seats: its price divided by its entries; 0 for an unlimited pass. */
const passUseWorth = (
  { totalAmount, entries }: { totalAmount: number; entries: number | null },
  seats: number,
): number => (entries === null || entries === 0 ? 0 : Math.floor(totalAmount / entries) * seats);

const MAX_DAYS = 5 * 366;

/** The income of each lesson of an event or course, by day and hour, in cents. */
type IncomeOf = (lesson: { date: CalendarDay; startTime: string }) => number;

const worthOf = ({ paid, pass, seats }: PaidSignUp) => paid + (pass === null ? 0 : passUseWorth(pass, seats));

async function incomeOfCourse(
  course: Extract<FoundOccurrence["offering"], { kind: "course" }>,
  signUps: readonly PaidSignUp[],
): Promise<IncomeOf> {
  const income = new Map<string, number>();
  const keyOf = ({ date, startTime }: { date: CalendarDay; startTime: string }) => `${date} ${startTime}`;
  const add = (key: string, amount: number) => income.set(key, (income.get(key) ?? 0) + amount);
  const paid = signUps.filter((signUp) => worthOf(signUp) !== 0);
  const firstDays = paid.flatMap(({ startDate }) => startDate ?? course.startDate ?? []).sort();
  const isOff = firstDays[0] === undefined ? () => false : await findDaysOff(prisma(), course, firstDays[0]);
  for (const signUp of paid) {
    const worth = worthOf(signUp);
    const { startDate, endDate, singleTime } = signUp;
    if (startDate !== null && singleTime !== null) {
      add(`${startDate} ${singleTime}`, worth);
      continue;
    }
    const first = startDate ?? course.startDate;
    const last = course.startDate === null ? (endDate ?? startDate) : lastDayOf(course);
    if (first === null || last === null || last < first) continue;
    const lessons: PlannedLesson[] = heldLessons(course, first, last, isOff).filter((lesson) =>
      isForLesson(course, signUp, lesson),
    );
    const parts = inEqualParts(worth, lessons.length);
    for (const [index, lesson] of lessons.entries()) add(keyOf(lesson), parts[index] ?? 0);
  }
  return (lesson) => income.get(keyOf(lesson)) ?? 0;
}

function incomeOfEvent(
  { eventDate, endDate }: Extract<FoundOccurrence["offering"], { kind: "event" }>,
  signUps: readonly PaidSignUp[],
): IncomeOf {
  const days = countDays(eventDate, endDate ?? eventDate);
  return ({ date }) =>
    signUps.reduce(
      (sum, signUp) => sum + (inEqualParts(worthOf(signUp), days)[countDays(eventDate, date) - 1] ?? 0),
      0,
    );
}

/** The seats of those present or, if nobody was checked in, of those expected. */
function participantsOf(lesson: FoundOccurrence, attendants: readonly Attendant[]) {
  const { present, expected } = countSeats(lesson, attendants);
  return present > 0 ? present : expected;
}

/** The paid sign-ups of each course and event, by a key such as "course 5". */
async function listPaidFor(
  offerings: readonly FoundOccurrence["offering"][],
): Promise<Map<string, PaidSignUp[]>> {
  const paid = new Map<string, PaidSignUp[]>();
  for (const kind of OFFERING_KINDS) {
    const ids = offerings.flatMap((one) => (one.kind === kind ? one.id : []));
    for (const signUp of await listPaidSignUps(kind, ids)) {
      const key = `${kind} ${signUp.offeringId}`;
      paid.set(key, [...(paid.get(key) ?? []), signUp]);
    }
  }
  return paid;
}

/** @throws AppError VALIDATION at `to` */
function rangeOf({ from: asked, to: last }: TeacherReportQuery, now: Date) {
  const from = asked ?? `${partsOfDay(last ?? dayOf(now)).year}-01-01`;
  const to = last ?? `${partsOfDay(from).year}-12-31`;
  if (to < from) throw fieldError("to", VALIDATION.endBeforeStart);
  if (countDays(from, to) > MAX_DAYS) throw fieldError("to", VALIDATION.spanTooLong(MAX_DAYS));
  return { from, to };
}

/**
 * For each teacher who taught or was paid: the lessons taught until today, their income, the amount due to the teacher
 * and the amount paid. In the order of the teachers.
 * @throws AppError VALIDATION at `to`
 */
export async function readTeacherReport(query: TeacherReportQuery, now: Date): Promise<TeacherReport> {
  const { from, to } = rangeOf(query, now);
  const until = earlierOf(to, dayOf(now));
  const held = until < from ? [] : await listOccurrences(from, until, { withHidden: true });
  const lessons = held.filter(({ status, teachers }) => status === "scheduled" && teachers.length > 0);
  const offerings = new Map(lessons.map(({ offering }) => [`${offering.kind} ${offering.id}`, offering]));
  const incomes = new Map<string, IncomeOf>();
  const attendants = new Map<string, Attendant[]>();
  const paidFor = await listPaidFor([...offerings.values()]);
  for (const [key, offering] of offerings) {
    const signUps = paidFor.get(key) ?? [];
    incomes.set(
      key,
      offering.kind === "event" ? incomeOfEvent(offering, signUps) : await incomeOfCourse(offering, signUps),
    );
    attendants.set(key, await listAttendants(offering));
    await setImmediate();
  }
  const taught = new Map<number, Taught>();
  for (const lesson of lessons) {
    // Years of lessons with many participants take a while: yield to other requests.
    await setImmediate();
    const key = `${lesson.offering.kind} ${lesson.offering.id}`;
    const shares = shareAmong(incomes.get(key)?.(lesson) ?? 0, lesson.teachers.length);
    const participants = participantsOf(lesson, attendants.get(key) ?? []);
    for (const [index, { id }] of lesson.teachers.entries()) {
      const before = taught.get(id) ?? { lessons: 0, participants: 0, income: 0 };
      taught.set(id, {
        lessons: before.lessons + 1,
        participants: before.participants + participants,
        income: before.income + (shares[index] ?? 0),
      });
    }
  }
  const paidTo = await listPaidToTeachers(from, to);
  const rows = (await listTeachers({ withHidden: true })).flatMap((teacher) => {
    const own = taught.get(teacher.id);
    if (own === undefined && !paidTo.has(teacher.id)) return [];
    const sums = own ?? { lessons: 0, participants: 0, income: 0 };
    return [
      {
        teacherId: teacher.id,
        name: teacher.name,
        ...sums,
        due: dueFor(teacher, sums),
        paid: paidTo.get(teacher.id) ?? 0,
      },
    ];
  });
  return { rows };
}
