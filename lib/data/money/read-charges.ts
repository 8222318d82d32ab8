import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import type { Language } from "@/lib/domain/language/languages";
import { type MethodEntry, type Owed, PAID_SIGNS } from "@/lib/domain/money/balance";
import { HELD_SIGNS } from "@/lib/domain/money/deposit";
import {
  CHARGE_KINDS,
  CHARGES,
  type ChargeKind,
  PAYMENT_KINDS,
  type PaymentKind,
} from "@/lib/domain/money/payment";
import { requireFound } from "@/lib/errors";
import { languageSchema } from "@/lib/schemas/language/translations";
import { CHARGE_TABLES } from "./charge-tables";
import { rowIdOf } from "./sign-up-numbers";
import { paymentMethodKeys } from "./ways-to-pay";

/**
 * Anything that can be paid for: a booking of a space, a sign-up for a course or an event, a membership fee, a pass.
 */
export interface Charge extends Owed {
  kind: ChargeKind;
  id: number;
  /** Prepayment and deposit of a booking; null for every other kind. */
  booked: Booked | null;
  /** The account that sees the charge; null without one. */
  userId: number | null;
  /** The owner; null once anonymized. */
  personId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  /** The language of mails about the charge. */
  language: Language;
  entries: MethodEntry[];
}

/** The fields that only bookings of rooms have. Amounts in cents. */
export interface Booked {
  prepayAmount: number;
  /** The prepayment deadline; null when no prepayment is awaited. */
  payBy: Date | null;
  depositAmount: number;
  endsAt: Date;
}

/** The API's fields that refer to a payment's charge; exactly one of them is set. */
export type ChargeIds = Record<(typeof CHARGES)[ChargeKind]["idName"], number | null>;

/**
 * The sum of a group of ledger entries `p`, signed by kind, in cents. Not an integer of the database, which ends at 21
 * million euros.
 */
const sumBy = (signs: Partial<Record<PaymentKind, number>>): Prisma.Sql => {
  const cases = Object.entries(signs).map(([kind, sign]) => `WHEN '${kind}' THEN ${sign}`);
  return Prisma.sql`COALESCE(sum(p.amount * CASE p.kind ${Prisma.raw(cases.join(" "))} END), 0)::float8`;
};

/** Payments minus refunds of a group of ledger entries `p`, in cents. */
export const PAID_AMOUNT = sumBy(PAID_SIGNS);

/** The deposit held according to a group of ledger entries `p`, in cents. */
export const DEPOSIT_HELD = sumBy(HELD_SIGNS);

const NO_IDS: ChargeIds = {
  bookingId: null,
  courseBookingId: null,
  registrationId: null,
  feeId: null,
  passId: null,
};

/** The fields by which a payment refers to a charge. */
export const chargeIds = ({ kind, id }: ChargeName): ChargeIds => ({ ...NO_IDS, [CHARGES[kind].idName]: id });

/** The charge that a payment refers to; null when it refers to none. */
export function chargeNameOf(ids: ChargeIds): ChargeName | null {
  for (const kind of CHARGE_KINDS) {
    const id = ids[CHARGES[kind].idName];
    if (id !== null) return { kind, id };
  }
  return null;
}

export interface ChargeName {
  kind: ChargeKind;
  id: number;
}

const lockedSchema = z.object({
  memberId: z.int(),
  personId: z.int().nullable(),
  userId: z.int().nullable(),
});

/**
 * Locks the member of a fee, since a payment changes the end of their membership: account, person and member, in the
 * order used by all transactions.
 */
async function lockMemberOfFee(tx: Transaction, feeId: number): Promise<void> {
  const sql = Prisma.sql`
    SELECT m.id AS "memberId", m.person_id AS "personId", o.account_id AS "userId"
    FROM member_fees f JOIN members m ON m.id = f.member_id LEFT JOIN people o ON o.id = m.person_id
    WHERE f.id = ${feeId}`;
  const [found] = await queryRows(tx, lockedSchema, sql);
  if (found === undefined) return;
  const { memberId, personId, userId } = found;
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::int FOR UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM people WHERE id = ${personId}::int FOR UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
}

/**
 * Reads a charge and locks its row, so that its payments are written one after the other; null when it does not exist.
 */
export async function findChargeForUpdate(tx: Transaction, name: ChargeName): Promise<Charge | null> {
  if (name.kind === "fee") await lockMemberOfFee(tx, name.id);
  await tx.$queryRaw`SELECT 1 FROM ${CHARGE_TABLES[name.kind].table} WHERE id = ${rowIdOf(name)} FOR UPDATE`;
  return findCharge(tx, name);
}

const chargeRowSchema = z.object({
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
  method: z.string(),
  isTransfer: z.boolean(),
  amount: z.int(),
});

/** A charge with its ledger entries; null when it does not exist. */
export async function findCharge(on: Queryable, name: ChargeName): Promise<Charge | null> {
  const { kind, id } = name;
  const { table, rows, number } = CHARGE_TABLES[kind];
  const ofCharge = Prisma.sql`
    SELECT ${number} AS id, status::text AS status, total_amount AS "totalAmount", refund_amount AS "refundAmount",
      (SELECT account_id FROM people WHERE id = t.person_id) AS "userId", person_id AS "personId", first_name AS "firstName", last_name AS "lastName", email::text AS email,
      language
    FROM ${rows} t WHERE ${number} = ${id}`;
  const [row] = await queryRows(on, chargeRowSchema, ofCharge);
  if (!row) return null;
  const ofEntries = Prisma.sql`
    SELECT kind::text AS kind, method, method IN (${paymentMethodKeys("kind", "transfer")}) AS "isTransfer", amount
    FROM payments
    WHERE charge_id = (SELECT charge_id FROM ${table} WHERE id = ${rowIdOf(name)}) ORDER BY id`;
  const entries = await queryRows(on, entryRowSchema, ofEntries);
  return { ...row, kind, entries, booked: kind === "booking" ? await findBooked(on, id) : null };
}

const BOOKED = {
  endsAt: true,
  charge: { select: { prepayAmount: true, payBy: true, depositAmount: true } },
} as const;

async function findBooked(on: Queryable, id: number): Promise<Booked | null> {
  const row = await on.booking.findUnique({ where: { id }, select: BOOKED });
  return row && { ...row.charge, endsAt: row.endsAt };
}

/** @throws AppError NOT_FOUND */
export async function requireCharge(on: Queryable, name: ChargeName): Promise<Charge> {
  return requireFound(await findCharge(on, name), "payable");
}
