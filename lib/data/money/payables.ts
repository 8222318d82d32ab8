import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Language } from "@/lib/domain/language/languages";
import { renamedText, type Translations } from "@/lib/domain/language/translations";
import type { MethodEntry, Owed } from "@/lib/domain/money/balance";
import { PAYMENT_KINDS, PAYMENT_METHODS, type PayableKind, paymentReason } from "@/lib/domain/money/payment";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { type PayableTime, payableWhen } from "@/lib/domain/till/payable-words";
import { notFoundError } from "@/lib/errors";
import { BOOKING_STATUSES } from "@/lib/schemas/booking/booking";
import { languageSchema } from "@/lib/schemas/language/translations";

/** What can be paid for: a booking of a space, a sign-up for a course or for an event. */
export interface Payable extends Owed {
  kind: PayableKind;
  id: number;
  /** The account that owns it; null without one. */
  userId: number | null;
  /** Whose it is; null once it is anonymized. */
  personId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  /** Of mails about it. */
  language: Language;
  entries: MethodEntry[];
}

/** The columns of a payment that refer to what it is for; exactly one of them is set. */
export interface PayableIds {
  bookingId: number | null;
  courseBookingId: number | null;
  registrationId: number | null;
}

/** The table of each kind, and the column of a payment that refers to its rows. */
export const PAYABLE_TABLES: Record<PayableKind, { table: Prisma.Sql; column: Prisma.Sql }> = {
  booking: { table: Prisma.sql`bookings`, column: Prisma.sql`booking_id` },
  course: { table: Prisma.sql`course_bookings`, column: Prisma.sql`course_booking_id` },
  event: { table: Prisma.sql`event_registrations`, column: Prisma.sql`registration_id` },
};

/** The amount to pay of a row `t`, in cents; the same rule as `amountToPay` (lib/domain/money/balance.ts). */
export const AMOUNT_TO_PAY = Prisma.sql`
  CASE WHEN t.status = 'canceled' THEN GREATEST(0, t.total_amount - COALESCE(t.refund_amount, t.total_amount))
    ELSE t.total_amount END`;

/** Payments minus refunds of a group of ledger entries `p`, in cents; the same rule as `paidAmountOf`. */
export const PAID_AMOUNT = Prisma.sql`
  COALESCE(sum(CASE p.kind WHEN 'payment' THEN p.amount ELSE -p.amount END), 0)::int`;

/** The columns of a payment that refer to a payable. */
export const payableIds = ({ kind, id }: PayableName): PayableIds => ({
  bookingId: kind === "booking" ? id : null,
  courseBookingId: kind === "course" ? id : null,
  registrationId: kind === "event" ? id : null,
});

/** The payable that a payment refers to; null when it refers to none. */
export function payableOf(ids: PayableIds): PayableName | null {
  if (ids.bookingId !== null) return { kind: "booking", id: ids.bookingId };
  if (ids.courseBookingId !== null) return { kind: "course", id: ids.courseBookingId };
  return ids.registrationId === null ? null : { kind: "event", id: ids.registrationId };
}

/** Identifies a payable. */
export interface PayableName {
  kind: PayableKind;
  id: number;
}

/**
 * Reads a payable with its row locked, so that its payments are written one after the other; null when it
 * does not exist.
 */
export async function findPayableForUpdate(
  tx: Transaction,
  { kind, id }: PayableName,
): Promise<Payable | null> {
  await tx.$queryRaw`SELECT 1 FROM ${PAYABLE_TABLES[kind].table} WHERE id = ${id} FOR UPDATE`;
  return findPayable(tx, { kind, id });
}

const payableRowSchema = z.object({
  id: z.int(),
  status: z.enum(BOOKING_STATUSES),
  totalAmount: z.int(),
  refundAmount: z.int().nullable(),
  userId: z.int().nullable(),
  personId: z.int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: languageSchema,
});

const entryRowSchema = z.object({
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  amount: z.int(),
});

/** A payable with its ledger entries; null when it does not exist. */
export async function findPayable(on: Queryable, { kind, id }: PayableName): Promise<Payable | null> {
  const { table, column } = PAYABLE_TABLES[kind];
  const ofPayable = Prisma.sql`
    SELECT id, status::text AS status, total_amount AS "totalAmount", refund_amount AS "refundAmount",
      user_id AS "userId", person_id AS "personId", first_name AS "firstName", last_name AS "lastName", email::text AS email,
      language
    FROM ${table} WHERE id = ${id}`;
  const [row] = await queryRows(on, payableRowSchema, ofPayable);
  if (!row) return null;
  const ofEntries = Prisma.sql`
    SELECT kind::text AS kind, method::text AS method, amount FROM payments WHERE ${column} = ${id}`;
  const entries = await queryRows(on, entryRowSchema, ofEntries);
  return { ...row, kind, entries };
}

/** @throws AppError NOT_FOUND */
export async function requirePayable(on: Queryable, name: PayableName): Promise<Payable> {
  const payable = await findPayable(on, name);
  if (payable === null) throw notFoundError("payable");
  return payable;
}

/** The description of a payable on receipts and in reminders, in Italian. */
export interface PayableText {
  /** The reason of a bank transfer: "Prenotazione #00042", "Iscrizione #C00042". */
  reason: string;
  /** The name of the room, or the title of the course or event. */
  title: string;
  translations: Translations;
  /** "giovedì 17 dicembre 2026, 08:00 – 13:00", "dal 12 gennaio 2027"; empty for a course without dates. */
  when: string;
}

const PERIOD_COLUMNS = { startDate: true, endDate: true, startTime: true, endTime: true } as const;
const NO_TIMES = { startTime: null, endTime: null } as const;

interface Found extends Omit<PayableTime, "kind"> {
  title: string;
  translations: Translations;
}

async function findBookedRoom(on: Queryable, id: number): Promise<Found | null> {
  const select = { ...PERIOD_COLUMNS, space: { select: { name: true, translations: true } } } as const;
  const row = await on.booking.findUnique({ where: { id }, select });
  if (row === null) return null;
  const { space, startDate, endDate, ...times } = row;
  const days = { startDate: toDay(startDate), endDate: toDay(endDate) };
  return { ...renamedText(space, "name", "title"), ...days, ...times };
}

async function findBookedCourse(on: Queryable, id: number): Promise<Found | null> {
  const select = { startDate: true, course: { select: { title: true, translations: true } } } as const;
  const row = await on.courseBooking.findUnique({ where: { id }, select });
  if (row === null) return null;
  const title = renamedText(row.course, "title", "title");
  return { ...title, startDate: toDayOrNull(row.startDate), endDate: null, ...NO_TIMES };
}

async function findBookedEvent(on: Queryable, id: number): Promise<Found | null> {
  const select = {
    event: { select: { title: true, translations: true, eventDate: true, endDate: true } },
  } as const;
  const row = await on.eventRegistration.findUnique({ where: { id }, select });
  if (row === null) return null;
  const { eventDate, endDate } = row.event;
  return {
    ...renamedText(row.event, "title", "title"),
    startDate: toDay(eventDate),
    endDate: toDayOrNull(endDate),
    ...NO_TIMES,
  };
}

const FINDERS: Record<PayableKind, (on: Queryable, id: number) => Promise<Found | null>> = {
  booking: findBookedRoom,
  course: findBookedCourse,
  event: findBookedEvent,
};

/** The description of a payable; null when it does not exist. */
export async function findPayableText(on: Queryable, { kind, id }: PayableName): Promise<PayableText | null> {
  const found = await FINDERS[kind](on, id);
  if (found === null) return null;
  const { title, translations, ...time } = found;
  const reason = paymentReason(kind, confirmationNumber(id));
  return { reason, title, translations, when: payableWhen({ kind, ...time }) };
}
