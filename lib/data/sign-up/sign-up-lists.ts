import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import { toDateColumn, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { type ContactIdentity, ownedBy, samePersonOrAddress } from "@/lib/data/person/person";
import { containing, wordsIn } from "@/lib/data/search-words";
import type { CountedSeats, CoursePlace } from "@/lib/domain/catalogue/course-places";
import type { Counted } from "@/lib/domain/catalogue/offering";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";
import type { CourseSignUpListQuery, CourseSignUpSort } from "@/lib/schemas/sign-up/course-sign-up";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { LIVE, ofOffering, signUpSelect, toSignUp } from "./sign-up-rows";

/** Pages of sign-ups, the seats they hold, and whether a person has already signed up. */

type Order = Prisma.SignUpOrderByWithRelationInput[];
type Page = { page: number; pageSize: number };

async function listPage(
  where: Prisma.SignUpWhereInput,
  orderBy: Order,
  { page, pageSize }: Page,
): Promise<{ signUps: SignUp[]; total: number }> {
  const range = { skip: (page - 1) * pageSize, take: pageSize };
  const [rows, total] = await Promise.all([
    prisma().signUp.findMany({ where, select: signUpSelect, orderBy, ...range }),
    prisma().signUp.count({ where }),
  ]);
  return { signUps: rows.map(toSignUp), total };
}

/** The sign-ups for an event, oldest first, and their total number. */
export const listEventSignUps = (eventId: number, page: Page) =>
  listPage({ eventId }, [{ madeAt: "asc" }, { number: "asc" }], page);

const ORDERS: Record<CourseSignUpSort, Order> = {
  "made-desc": [{ madeAt: "desc" }, { number: "desc" }],
  "made-asc": [{ madeAt: "asc" }, { number: "asc" }],
  "start-asc": [{ startDate: { sort: "asc", nulls: "last" } }, { number: "asc" }],
  "start-desc": [{ startDate: { sort: "desc", nulls: "last" } }, { number: "desc" }],
  "name-asc": [{ lastName: "asc" }, { firstName: "asc" }, { number: "asc" }],
  "name-desc": [{ lastName: "desc" }, { firstName: "desc" }, { number: "desc" }],
};

/** Matches if the name, e-mail address or course title contains every word, or if the text is the sign-up's number. */
function searchWhere(q: string): Prisma.SignUpWhereInput {
  const number = parseConfirmationNumber(q, "course");
  const byWords = {
    AND: wordsIn(q).map((word): Prisma.SignUpWhereInput => {
      const contains = containing(word);
      return {
        OR: [
          { firstName: contains },
          { lastName: contains },
          { email: contains },
          { course: { title: contains } },
        ],
      };
    }),
  };
  return number === null ? byWords : { OR: [{ number }, byWords] };
}

/**
 * Sign-ups for courses, latest first by default, and their total number.
 * @param userId only those that this account sees; null for all
 */
export function listCourseSignUps(
  { status, courseId, q, sort = "made-desc", ...page }: Omit<CourseSignUpListQuery, "mine">,
  userId: number | null,
): Promise<{ signUps: SignUp[]; total: number }> {
  const where: Prisma.SignUpWhereInput = {
    kind: "course",
    ...(userId === null ? {} : ownedBy({ userId })),
    ...(status ? { status } : {}),
    ...(courseId ? { courseId } : {}),
    ...(q ? searchWhere(q) : {}),
  };
  return listPage(where, ORDERS[sort], page);
}

interface SeatsRow {
  startDate: Date | null;
  endDate: Date | null;
  singleTime: WallTime | null;
  _sum: { seats: number | null };
}

/** Seats grouped by days and lesson, of sign-ups or of waiting entries. */
export const toCountedSeats = ({ startDate, endDate, singleTime, _sum }: SeatsRow): CountedSeats => ({
  day: toDayOrNull(startDate),
  until: toDayOrNull(endDate),
  time: singleTime,
  seats: _sum.seats ?? 0,
});

export type SeatsOfCourse = CountedSeats & { courseId: number };

/** As `toCountedSeats`, grouped by course too. */
export const toSeatsOfCourses = (
  rows: readonly (SeatsRow & { courseId: number | null })[],
): SeatsOfCourse[] =>
  rows.flatMap(({ courseId, ...row }) => (courseId === null ? [] : [{ courseId, ...toCountedSeats(row) }]));

/** The seats held by live sign-ups for the given courses, grouped by days and by single lesson. */
export async function countCourseSeats(
  on: Queryable,
  courseIds: readonly number[],
): Promise<SeatsOfCourse[]> {
  const rows = await on.signUp.groupBy({
    by: ["courseId", "startDate", "endDate", "singleTime"],
    where: { courseId: { in: [...courseIds] }, status: LIVE },
    _sum: { seats: true },
  });
  return toSeatsOfCourses(rows);
}

/**
 * Whether the person, or the e-mail address, already has a live sign-up among those counted.
 * @param until the last of several days of a course by days: a sign-up that has any of them counts
 */
export async function hasSignedUp(
  on: Queryable,
  { day, time, until, ...offering }: Counted & Pick<CoursePlace, "until">,
  somebody: ContactIdentity,
): Promise<boolean> {
  const where = {
    ...ofOffering(offering),
    status: LIVE,
    singleTime: time,
    AND: [day === undefined ? {} : onAnyDay(day, until ?? day), samePersonOrAddress(somebody)],
  };
  return (await on.signUp.count({ where })) > 0;
}

function onAnyDay(first: CalendarDay | null, last: CalendarDay | null): Prisma.SignUpWhereInput {
  if (first === null || last === null) return { startDate: null };
  const from = toDateColumn(first);
  return {
    startDate: { lte: toDateColumn(last) },
    OR: [{ startDate: { gte: from } }, { endDate: { gte: from } }],
  };
}
