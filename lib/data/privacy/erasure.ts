import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { ofPerson, type Person } from "@/lib/data/person/person";
import type { CalendarDay } from "@/lib/domain/time/dates";

/**
 * Taking personal data out of what has to stay (accounting): the rows are kept, the person is not in them. With an
 * account the IBAN of a refund stays, which is only there while the centre owes that refund (refund-ibans.ts); after the
 * years of the privacy page it goes too.
 */

const NOBODY = { firstName: "Utente", lastName: "eliminato", phone: null, notes: null };
/** Beside the person, those who came along. */
const OF_COURSES = { ...NOBODY, phone: "", companions: [], cancelReason: null };
/** A reason may name anybody. */
const OF_BOOKINGS = { ...NOBODY, cancelReason: null, googleCalendarEventId: null };
const NO_ADDRESS = "eliminato@example.invalid";
/** Rows that still say something of a person. */
const STILL_NAMED = { OR: [{ email: { not: NO_ADDRESS } }, { refundIban: { not: null } }] };

/** Erases the person from all her bookings of spaces. Whoever cancels the coming ones has done so before. */
export async function eraseFromBookings(tx: Transaction, person: Person): Promise<void> {
  await tx.booking.updateMany({
    where: ofPerson(person),
    data: { ...OF_BOOKINGS, email: NO_ADDRESS, purpose: "Prenotazione", userId: null },
  });
}

/** The ids of her bookings that are still to start. */
export async function listComingBookingIds(tx: Transaction, person: Person, now: Date): Promise<number[]> {
  const rows = await tx.booking.findMany({
    where: { ...ofPerson(person), status: { not: "canceled" }, startsAt: { gt: now } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => row.id);
}

/** The rooms of her bookings that are still to start. */
export async function listComingRooms(tx: Transaction, person: Person, now: Date): Promise<number[]> {
  const rows = await tx.booking.findMany({
    where: { ...ofPerson(person), status: { not: "canceled" }, startsAt: { gt: now } },
    select: { spaceId: true },
    distinct: ["spaceId"],
  });
  return rows.map(({ spaceId }) => spaceId);
}

/** The events and courses that she has signed up for. */
export async function listOfferingsOf(
  tx: Transaction,
  person: Person,
): Promise<{ eventId: number | null; courseId: number | null }[]> {
  const live = { ...ofPerson(person), status: { not: "canceled" as const } };
  const events = await tx.eventRegistration.findMany({ where: live, select: { eventId: true } });
  const courses = await tx.courseBooking.findMany({ where: live, select: { courseId: true } });
  return [
    ...events.map(({ eventId }) => ({ eventId, courseId: null })),
    ...courses.map(({ courseId }) => ({ eventId: null, courseId })),
  ];
}

/** Takes her out of every line. Whoever passes her offers on has done so before. */
export async function eraseWaits(tx: Transaction, person: Person): Promise<void> {
  await tx.waitingEntry.deleteMany({ where: ofPerson(person) });
}

/** Erases the person from all sign-ups for courses. The caller has canceled those to come. */
export async function eraseFromCourses(tx: Transaction, person: Person): Promise<void> {
  await tx.courseBooking.updateMany({
    where: ofPerson(person),
    data: { ...OF_COURSES, email: NO_ADDRESS, userId: null },
  });
}

/** The same for events. */
export async function eraseFromEvents(tx: Transaction, { userId, email }: Person): Promise<void> {
  // The address is unique among the live registrations of an event, so each gets one of its own.
  await tx.$executeRaw`
    UPDATE event_registrations
    SET first_name = 'Utente', last_name = 'eliminato', email = 'eliminato-' || id || '@example.invalid',
        phone = NULL, notes = NULL, companions = '{}', cancel_reason = NULL, user_id = NULL
    WHERE user_id = ${userId} OR (user_id IS NULL AND email = ${email}::citext)`;
}

/**
 * Strikes the notes of payments whose booking or sign-up names nobody any more: a note may name whoever paid. The ledger
 * is append-only but for this, which a trigger sees to. The caller has erased the person from what was paid for.
 */
export async function strikePaymentNotes(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    UPDATE payments p SET note = NULL WHERE p.note IS NOT NULL AND payment_is_of_nobody(p)`;
}

async function eraseRegistrationsBefore(tx: Transaction, day: CalendarDay): Promise<void> {
  await tx.$executeRaw`
    UPDATE event_registrations r
    SET first_name = 'Utente', last_name = 'eliminato', email = 'eliminato-' || r.id || '@example.invalid',
        phone = NULL, notes = NULL, companions = '{}', cancel_reason = NULL, refund_iban = NULL, user_id = NULL
    FROM events e
    WHERE e.id = r.event_id AND COALESCE(e.end_date, e.event_date) < ${day}::date
      AND (r.email NOT LIKE 'eliminato-%@example.invalid' OR r.refund_iban IS NOT NULL)`;
}

/** Erases the persons from everything that ended before a day (the privacy page: booking data 5 years). */
export async function eraseBookingDataBefore(day: CalendarDay): Promise<void> {
  const column = toDateColumn(day);
  await prisma().$transaction(async (tx) => {
    await tx.booking.updateMany({
      where: { endDate: { lt: column }, ...STILL_NAMED },
      data: { ...OF_BOOKINGS, email: NO_ADDRESS, purpose: "Prenotazione", refundIban: null, userId: null },
    });
    await tx.courseBooking.updateMany({
      where: {
        AND: [
          STILL_NAMED,
          {
            OR: [
              { endDate: { lt: column } },
              { endDate: null, startDate: { lt: column } },
              { endDate: null, startDate: null, bookingDate: { lt: column } },
            ],
          },
        ],
      },
      data: { ...OF_COURSES, email: NO_ADDRESS, refundIban: null, userId: null },
    });
    await tx.waitingEntry.deleteMany({ where: { createdAt: { lt: column } } });
    await eraseRegistrationsBefore(tx, day);
    await strikePaymentNotes(tx);
  });
}
