import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { forgetNotOwed } from "@/lib/data/money/refund-ibans";
import { ofSomebody } from "@/lib/data/person/person";
import { containing, wordsIn } from "@/lib/data/search-words";
import type { CountedSeats } from "@/lib/domain/catalogue/course-places";
import type { Counted } from "@/lib/domain/catalogue/offering";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";
import type { CourseSignUpListQuery, CourseSignUpSort } from "@/lib/schemas/sign-up/course-sign-up";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { LIVE, OFFERING_SELECT, SIGN_UP_COLUMNS, type SignUpTable, toSignUp } from "./sign-up-columns";

/** Sign-ups for courses: the table course_bookings. */

const select = {
  ...SIGN_UP_COLUMNS,
  bookingDate: true,
  startDate: true,
  endDate: true,
  singleTime: true,
  course: OFFERING_SELECT,
} as const satisfies Prisma.CourseBookingSelect;

type Row = Prisma.CourseBookingGetPayload<{ select: typeof select }>;

const toCourseSignUp = ({ course, bookingDate, startDate, endDate, singleTime, ...row }: Row): SignUp =>
  toSignUp(row, {
    kind: "course",
    offering: course,
    madeAt: bookingDate,
    startDate: toDayOrNull(startDate),
    endDate: toDayOrNull(endDate),
    singleTime,
  });

const countedWhere = ({ id, day, time }: Counted): Prisma.CourseBookingWhereInput => ({
  courseId: id,
  status: LIVE,
  singleTime: time,
  ...(day === undefined ? {} : { startDate: toDateColumnOrNull(day) }),
});

/** A course with a first day is one group, which goes on; of days and single lessons those that are over do not count. */
const liveWhere = (courseId: number, today: CalendarDay): Prisma.CourseBookingWhereInput => ({
  courseId,
  status: LIVE,
  OR: [
    { course: { startDate: { not: null } }, singleTime: null },
    { startDate: null },
    { startDate: { gte: toDateColumn(today) } },
  ],
});

/** Seats of one of several courses. */
type SeatsOfCourse = CountedSeats & { courseId: number };

/** The seats of the live sign-ups for some courses: of their runs, by the days on which they begin, and of single lessons. */
export async function countCourseSeats(
  on: Queryable,
  courseIds: readonly number[],
): Promise<SeatsOfCourse[]> {
  const rows = await on.courseBooking.groupBy({
    by: ["courseId", "startDate", "singleTime"],
    where: { courseId: { in: [...courseIds] }, status: LIVE },
    _sum: { seats: true },
  });
  return rows.map(({ courseId, startDate, singleTime, _sum }) => ({
    ...{ courseId, day: toDayOrNull(startDate), time: singleTime },
    seats: _sum.seats ?? 0,
  }));
}

/** Sets the day of some sign-ups, whose only lesson was moved; of a single lesson its hour as well. */
export async function moveSignUps(
  tx: Transaction,
  ids: readonly number[],
  { date, startTime }: { date: CalendarDay; startTime: WallTime },
): Promise<void> {
  // In one statement: the days of a single lesson are the same at every moment.
  await tx.$executeRaw`
    UPDATE course_bookings SET start_date = ${date}::date,
      end_date = CASE WHEN end_date IS NULL THEN NULL ELSE ${date}::date END,
      single_time = CASE WHEN single_time IS NULL THEN NULL ELSE ${startTime} END
    WHERE id = ANY(${[...ids]}::int[])`;
}

export const courseSignUps: SignUpTable = {
  async insert(tx, courseId, { startDate, endDate, phone, ...input }) {
    const days = { startDate: toDateColumnOrNull(startDate), endDate: toDateColumnOrNull(endDate) };
    const data = { ...input, ...days, courseId, phone: phone ?? "" };
    return toCourseSignUp(await tx.courseBooking.create({ data, select }));
  },

  async find(on, id) {
    const row = await on.courseBooking.findUnique({ where: { id }, select });
    return row && toCourseSignUp(row);
  },

  async update(tx, { id }, change) {
    const row = await tx.courseBooking.update({ where: { id }, data: change, select });
    await forgetNotOwed(tx, { kind: "course", id }, change);
    return toCourseSignUp(row);
  },

  async list(on, which) {
    const rows = await on.courseBooking.findMany({
      where: "ids" in which ? { id: { in: [...which.ids] } } : liveWhere(which.liveOf, which.today),
      select: { ...select, linkId: true },
      orderBy: { id: "asc" },
    });
    return rows.map(({ linkId, ...row }) => ({ signUp: toCourseSignUp(row), linkId }));
  },

  async has(on, counted, somebody) {
    const where = { ...countedWhere(counted), ...ofSomebody(somebody) };
    return (await on.courseBooking.count({ where })) > 0;
  },
};

const ORDERS: Record<CourseSignUpSort, Prisma.CourseBookingOrderByWithRelationInput[]> = {
  "made-desc": [{ bookingDate: "desc" }, { id: "desc" }],
  "made-asc": [{ bookingDate: "asc" }, { id: "asc" }],
  "start-asc": [{ startDate: { sort: "asc", nulls: "last" } }, { id: "asc" }],
  "start-desc": [{ startDate: { sort: "desc", nulls: "last" } }, { id: "desc" }],
  "name-asc": [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
  "name-desc": [{ lastName: "desc" }, { firstName: "desc" }, { id: "desc" }],
};

/** Every word in the name, the e-mail address or the title of the course; or the number of the sign-up. */
function searchWhere(q: string): Prisma.CourseBookingWhereInput {
  const id = parseConfirmationNumber(q, "course");
  const byWords = {
    AND: wordsIn(q).map((word): Prisma.CourseBookingWhereInput => {
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
  return id === null ? byWords : { OR: [{ id }, byWords] };
}

/**
 * Sign-ups for courses, the latest first by default, and how many there are in all.
 * @param userId of whom; null for everybody's
 */
export async function listCourseSignUps(
  { page, pageSize, status, courseId, q, sort = "made-desc" }: Omit<CourseSignUpListQuery, "mine">,
  userId: number | null,
): Promise<{ signUps: SignUp[]; total: number }> {
  const where: Prisma.CourseBookingWhereInput = {
    ...(userId === null ? {} : { userId }),
    ...(status ? { status } : {}),
    ...(courseId ? { courseId } : {}),
    ...(q ? searchWhere(q) : {}),
  };
  const [rows, total] = await Promise.all([
    prisma().courseBooking.findMany({
      where,
      select,
      orderBy: ORDERS[sort],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().courseBooking.count({ where }),
  ]);
  return { signUps: rows.map(toCourseSignUp), total };
}
