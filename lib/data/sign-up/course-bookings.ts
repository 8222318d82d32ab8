import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { forgetNotOwed } from "@/lib/data/money/refund-ibans";
import { sameAddress } from "@/lib/data/person/person";
import { containing, wordsIn } from "@/lib/data/search-words";
import { isGroup } from "@/lib/domain/catalogue/course-group";
import type { ParticipationColumns } from "@/lib/domain/sign-up/participation-change";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { DEFAULT_IMAGE } from "@/lib/domain/space/space-image";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type {
  CourseBooking,
  CourseBookingInput,
  CourseBookingListQuery,
  CourseBookingSort,
} from "@/lib/schemas/sign-up/course-booking";
import { PLACE_COLUMNS, placeFacts } from "./place-columns";

const courseBookingSelect = {
  ...PLACE_COLUMNS,
  courseId: true,
  course: { select: { id: true, title: true, imageUrl: true } },
  bookingDate: true,
  startDate: true,
  endDate: true,
} as const satisfies Prisma.CourseBookingSelect;

type CourseBookingRow = Prisma.CourseBookingGetPayload<{ select: typeof courseBookingSelect }>;

function toCourseBooking(row: CourseBookingRow): CourseBooking {
  const { payments: _payments, ...columns } = row;
  return {
    ...columns,
    ...placeFacts(row),
    course: { ...row.course, imageUrl: row.course.imageUrl ?? DEFAULT_IMAGE },
    bookingDate: row.bookingDate.toISOString(),
    startDate: toDayOrNull(row.startDate),
    endDate: toDayOrNull(row.endDate),
  };
}

type Counted = Pick<Course, "id" | "startDate">;

/** The live bookings that are counted together: of the whole group, else of the date (null: without a date). */
const countedWith = (course: Counted, startDate: CalendarDay | null): Prisma.CourseBookingWhereInput => ({
  courseId: course.id,
  status: { not: "canceled" },
  ...(isGroup(course) ? {} : { startDate: toDateColumnOrNull(startDate) }),
});

/** Seats taken in a group, else in a course on a date (null: without a date). The caller holds the course's lock. */
export async function countTakenPlaces(
  on: Queryable,
  course: Counted,
  startDate: CalendarDay | null,
): Promise<number> {
  const { _sum } = await on.courseBooking.aggregate({
    where: countedWith(course, startDate),
    _sum: { seats: true },
  });
  return _sum.seats ?? 0;
}

/** Whether somebody with this address, in whatever case, has a place in the group, else on the date. */
export async function isBooked(
  on: Queryable,
  course: Counted,
  startDate: CalendarDay | null,
  email: string,
): Promise<boolean> {
  return (
    (await on.courseBooking.count({
      where: { ...countedWith(course, startDate), email: sameAddress(email) },
    })) > 0
  );
}

export async function insertCourseBooking(
  tx: Transaction,
  { startDate, endDate, ...booking }: CourseBookingInput & { userId: number | null; totalAmount: number },
): Promise<CourseBooking> {
  const row = await tx.courseBooking.create({
    data: {
      ...booking,
      startDate: toDateColumnOrNull(startDate),
      endDate: toDateColumnOrNull(endDate),
    },
    select: courseBookingSelect,
  });
  return toCourseBooking(row);
}

/** Bookings with what their links are made of, in the order in which they came. */
export async function findCourseBookings(
  on: Queryable,
  where: Prisma.CourseBookingWhereInput,
): Promise<{ signUp: CourseBooking; linkId: string }[]> {
  const rows = await on.courseBooking.findMany({
    where,
    select: { ...courseBookingSelect, linkId: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ linkId, ...row }) => ({ signUp: toCourseBooking(row), linkId }));
}

export async function findCourseBooking(id: number, on: Queryable = prisma()): Promise<CourseBooking | null> {
  const row = await on.courseBooking.findUnique({ where: { id }, select: courseBookingSelect });
  return row ? toCourseBooking(row) : null;
}

/** Sets status and amounts of a course booking; only what is given. */
export async function updateCourseBooking(
  tx: Transaction,
  id: number,
  change: ParticipationColumns,
): Promise<CourseBooking> {
  const row = await tx.courseBooking.update({ where: { id }, data: change, select: courseBookingSelect });
  await forgetNotOwed(tx, { kind: "course", id }, change);
  return toCourseBooking(row);
}

const ORDERS: Record<CourseBookingSort, Prisma.CourseBookingOrderByWithRelationInput[]> = {
  "made-desc": [{ bookingDate: "desc" }, { id: "desc" }],
  "made-asc": [{ bookingDate: "asc" }, { id: "asc" }],
  "start-asc": [{ startDate: { sort: "asc", nulls: "last" } }, { id: "asc" }],
  "start-desc": [{ startDate: { sort: "desc", nulls: "last" } }, { id: "desc" }],
  "name-asc": [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
  "name-desc": [{ lastName: "desc" }, { firstName: "desc" }, { id: "desc" }],
};

/** Every word in the name, the e-mail or the title of the course; or the number of the booking. */
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

/** Course bookings, latest first unless asked otherwise, of one user or (null) of everybody, with how many there are in all. */
export async function listCourseBookings(
  { page, pageSize, status, courseId, q, sort = "made-desc" }: Omit<CourseBookingListQuery, "mine">,
  userId: number | null,
): Promise<{ courseBookings: CourseBooking[]; total: number }> {
  const where: Prisma.CourseBookingWhereInput = {
    ...(userId === null ? {} : { userId }),
    ...(status ? { status } : {}),
    ...(courseId ? { courseId } : {}),
    ...(q ? searchWhere(q) : {}),
  };
  const [rows, total] = await Promise.all([
    prisma().courseBooking.findMany({
      where,
      select: courseBookingSelect,
      orderBy: ORDERS[sort],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().courseBooking.count({ where }),
  ]);
  return { courseBookings: rows.map(toCourseBooking), total };
}
