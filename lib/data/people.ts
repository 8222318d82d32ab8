import "server-only";
import { confirmationNumber } from "@/lib/domain/booking/confirmation-number";
import type { Role } from "@/lib/domain/person/roles";
import { dayOf } from "@/lib/domain/time/dates";
import type { PastThing, Person, PersonListQuery } from "@/lib/schemas/person";
import { prisma, type Queryable, type Transaction } from "./client";
import { toDateColumnOrNull, toDay, toDayOrNull } from "./date-columns";
import type { Prisma } from "./generated/prisma/client";
import { findPaidTotals } from "./paid-totals";
import { containing, literal, wordsIn } from "./search-words";

const personSelect = {
  id: true,
  username: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  isVerified: true,
  role: true,
  isAdmin: true,
  registrationDate: true,
  memberUntil: true,
  note: true,
  _count: { select: { bookings: true } },
} as const satisfies Prisma.UserSelect;

type PersonRow = Prisma.UserGetPayload<{ select: typeof personSelect }>;

async function toPeople(rows: readonly PersonRow[], on: Queryable = prisma()): Promise<Person[]> {
  const paid = await findPaidTotals(
    rows.map(({ id }) => id),
    on,
  );
  return rows.map(({ _count, registrationDate, memberUntil, ...person }) => ({
    ...person,
    registrationDate: registrationDate.toISOString(),
    memberUntil: toDayOrNull(memberUntil),
    bookingsCount: _count.bookings,
    paidTotal: paid.get(person.id) ?? 0,
  }));
}

/** Every word in the name, the username or the e-mail; or the digits of the phone. */
function searchWhere(q: string): Prisma.UserWhereInput {
  const words = wordsIn(q);
  const byWords = {
    AND: words.map((word): Prisma.UserWhereInput => {
      const contains = containing(word);
      return {
        OR: [
          ...[{ firstName: contains }, { lastName: contains }, { phone: contains }],
          ...[{ username: contains }, { email: contains }],
        ],
      };
    }),
  };
  return words.length > 1 ? { OR: [byWords, { phone: { contains: literal(q) } }] } : byWords;
}

/** People by name, with how many there are in all. */
export async function listPeople({
  page,
  pageSize,
  q,
}: PersonListQuery): Promise<{ people: Person[]; total: number }> {
  const where = q ? searchWhere(q) : {};
  const [rows, total] = await Promise.all([
    prisma().user.findMany({
      where,
      select: personSelect,
      orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().user.count({ where }),
  ]);
  return { people: await toPeople(rows), total };
}

export async function findPerson(id: number, on: Queryable = prisma()): Promise<Person | null> {
  const row = await on.user.findUnique({ where: { id }, select: personSelect });
  if (row === null) return null;
  const [person] = await toPeople([row], on);
  return person ?? null;
}

export async function updatePerson(
  tx: Transaction,
  id: number,
  { memberUntil, ...fields }: { memberUntil?: string | null; note?: string | null; role?: Role },
): Promise<void> {
  const day = memberUntil === undefined ? {} : { memberUntil: toDateColumnOrNull(memberUntil) };
  await tx.user.update({ where: { id }, data: { ...fields, ...day }, select: { id: true } });
}

/** Bookings, courses and events of an account, the latest first. */
export async function listHistory(userId: number): Promise<PastThing[]> {
  const where = { userId };
  const [bookings, courses, events] = await Promise.all([
    prisma().booking.findMany({ where, include: { space: { select: { name: true } } } }),
    prisma().courseBooking.findMany({ where, include: { course: { select: { title: true } } } }),
    prisma().eventRegistration.findMany({
      where,
      include: { event: { select: { title: true, eventDate: true, endDate: true } } },
    }),
  ]);
  const things: PastThing[] = [
    ...bookings.map((booking) => ({
      kind: "booking" as const,
      id: booking.id,
      confirmationNumber: confirmationNumber(booking.id),
      title: booking.space.name,
      startDate: toDay(booking.startDate),
      endDate: toDay(booking.endDate),
      status: booking.status,
      totalAmount: booking.totalAmount,
      createdAt: booking.createdAt.toISOString(),
    })),
    ...courses.map((booking) => ({
      kind: "course" as const,
      id: booking.id,
      confirmationNumber: confirmationNumber(booking.id),
      title: booking.course.title,
      startDate: toDayOrNull(booking.startDate),
      endDate: toDayOrNull(booking.endDate),
      status: booking.status,
      totalAmount: booking.totalAmount,
      createdAt: booking.bookingDate.toISOString(),
    })),
    ...events.map(({ event, ...registration }) => ({
      kind: "event" as const,
      id: registration.id,
      confirmationNumber: confirmationNumber(registration.id),
      title: event.title,
      startDate: toDay(event.eventDate),
      endDate: toDayOrNull(event.endDate),
      status: registration.status,
      totalAmount: null,
      createdAt: registration.registrationDate.toISOString(),
    })),
  ];
  const when = ({ startDate, createdAt }: PastThing) => startDate ?? dayOf(new Date(createdAt));
  return things.sort((a, b) => (when(a) < when(b) ? 1 : when(a) > when(b) ? -1 : b.id - a.id));
}
