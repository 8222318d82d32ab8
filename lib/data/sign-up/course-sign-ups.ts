import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import { toDateColumn, toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { forgetNotOwed } from "@/lib/data/money/refund-ibans";
import { ofSomebody } from "@/lib/data/person/person";
import { containing, wordsIn } from "@/lib/data/search-words";
import type { Counted } from "@/lib/domain/catalogue/offering";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { CourseSignUpListQuery, CourseSignUpSort } from "@/lib/schemas/sign-up/course-sign-up";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { LIVE, OFFERING_SELECT, SIGN_UP_COLUMNS, type SignUpTable, toSignUp } from "./sign-up-columns";

/** Sign-ups for courses: the table course_bookings. */

const select = {
  ...SIGN_UP_COLUMNS,
  bookingDate: true,
  startDate: true,
  endDate: true,
  course: OFFERING_SELECT,
} as const satisfies Prisma.CourseBookingSelect;

type Row = Prisma.CourseBookingGetPayload<{ select: typeof select }>;

const toCourseSignUp = ({ course, bookingDate, startDate, endDate, ...row }: Row): SignUp =>
  toSignUp(row, {
    kind: "course",
    offering: course,
    madeAt: bookingDate,
    startDate: toDayOrNull(startDate),
    endDate: toDayOrNull(endDate),
  });

const countedWhere = ({ id, day }: Counted): Prisma.CourseBookingWhereInput => ({
  courseId: id,
  status: LIVE,
  ...(day === undefined ? {} : { startDate: toDateColumnOrNull(day) }),
});

/** A course with a first day is one group, which goes on; of any other the days that are over do not count. */
const liveWhere = (courseId: number, today: CalendarDay): Prisma.CourseBookingWhereInput => ({
  courseId,
  status: LIVE,
  OR: [
    { course: { startDate: { not: null } } },
    { startDate: null },
    { startDate: { gte: toDateColumn(today) } },
  ],
});

/** The seats of the sign-ups that are counted together. */
export async function countCourseSeats(on: Queryable, counted: Counted): Promise<number> {
  const { _sum } = await on.courseBooking.aggregate({
    where: countedWhere(counted),
    _sum: { seats: true },
  });
  return _sum.seats ?? 0;
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
