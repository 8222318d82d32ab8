import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import type { Person } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import { literalPart, wordsIn } from "@/lib/data/search-words";
import type { PaymentKind } from "@/lib/domain/money/payment";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { receiptNumberIn } from "@/lib/domain/till/receipt";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { type Payment, type PaymentListQuery, paymentSchema } from "@/lib/schemas/till/payment";
import { findChargeId } from "./charges";
import { storedKind } from "./ledger-entries";
import type { ChargeName } from "./read-charges";
import { eraseSettledIban } from "./refund-ibans";

const paymentRowSchema = paymentSchema.extend({ createdAt: z.date(), disputedAt: z.date().nullable() });
const receiptPaymentRowSchema = paymentRowSchema.extend({ ofReceipt: z.int() });
const countRowSchema = z.object({ total: z.int() });

/** The payer of a payment `p` (FROM_LEDGER), or a placeholder when the person is erased. */
export const PAYER_NAME = Prisma.sql`COALESCE(b.first_name, su.first_name, o.first_name, 'Utente') || ' '
  || COALESCE(b.last_name, su.last_name, o.last_name, 'eliminato')`;
const EMAIL = Prisma.sql`COALESCE(b.email, su.email::text, o.email::text, '')`;

/** Payments joined with their subject, their payer, and their receipt unless it is canceled. */
export const FROM_LEDGER = Prisma.sql`
  FROM payments p
  LEFT JOIN bookings b ON b.charge_id = p.charge_id
  LEFT JOIN spaces s ON s.id = b.space_id
  LEFT JOIN sign_ups su ON su.charge_id = p.charge_id
  LEFT JOIN courses c ON c.id = su.course_id
  LEFT JOIN events e ON e.id = su.event_id
  LEFT JOIN member_fees f ON f.charge_id = p.charge_id
  LEFT JOIN members m ON m.id = f.member_id
  LEFT JOIN passes pass ON pass.charge_id = p.charge_id
  LEFT JOIN pass_products product ON product.id = pass.product_id
  LEFT JOIN people o ON o.id = COALESCE(m.person_id, pass.person_id)
  LEFT JOIN receipt_payments rp ON rp.payment_id = p.id AND rp.is_live
  LEFT JOIN payments counter ON counter.reversal_of = p.id`;

/** The description of what a payment `p` is for. */
export const PAYMENT_TITLE = Prisma.sql`
  CASE
    WHEN b.id IS NOT NULL THEN 'Prenotazione #P' || lpad(b.id::text, GREATEST(5, length(b.id::text)), '0') || ': ' || s.name
    WHEN f.id IS NOT NULL THEN 'Quota #Q' || lpad(f.id::text, GREATEST(5, length(f.id::text)), '0') || ': ' || f.years
    WHEN pass.id IS NOT NULL THEN 'Carnet #T' || lpad(pass.id::text, GREATEST(5, length(pass.id::text)), '0') || ': ' || product.name
    ELSE 'Iscrizione #' || CASE su.kind WHEN 'course' THEN 'C' ELSE 'E' END
      || lpad(su.number::text, GREATEST(5, length(su.number::text)), '0') || ': ' || COALESCE(c.title, e.title)
  END`;

const COLUMNS = Prisma.sql`
  p.id, p.kind::text AS kind, p.method, p.amount, p.date::text AS date, p.note,
  b.id AS "bookingId",
  CASE su.kind WHEN 'course' THEN su.number END AS "courseBookingId",
  CASE su.kind WHEN 'event' THEN su.number END AS "registrationId",
  f.id AS "feeId", pass.id AS "passId", rp.receipt_id AS "receiptId", p.reversal_of AS "reversalOf", counter.id IS NOT NULL AS "isReversed",
  p.created_at AS "createdAt", p.created_by AS "createdBy",
  p.disputed_at AS "disputedAt", p.dispute_status AS "disputeStatus",
  ${PAYMENT_TITLE} AS title,
  ${PAYER_NAME} AS "payerName", ${EMAIL} AS "payerEmail",
  COALESCE(b.person_id, su.person_id, m.person_id, pass.person_id) AS "personId"`;

const toPayment = (row: z.infer<typeof paymentRowSchema>): Payment => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  disputedAt: row.disputedAt?.toISOString() ?? null,
});

export interface NewPayment {
  /** The charge that is paid. */
  charge: ChargeName;
  kind: PaymentKind;
  /** The key of a payment method. */
  method: string;
  /** Euro cents. */
  amount: number;
  date: CalendarDay;
  note?: string | null;
  /** The account that entered the payment; null for payments reported by Stripe. */
  createdBy?: number | null;
  reversalOf?: number;
  stripeSession?: string;
  stripePaymentIntent?: string | null;
  stripeRefund?: string;
}

/** Inserts a ledger entry; a trigger refuses later changes. Erases the stored IBAN when no refund is due any more. */
export async function insertPayment(
  tx: Transaction,
  { charge, kind, date, ...fields }: NewPayment,
): Promise<Payment> {
  const { id } = await tx.payment.create({
    data: {
      ...fields,
      kind: storedKind(kind),
      date: toDateColumn(date),
      chargeId: await findChargeId(tx, charge),
    },
    select: { id: true },
  });
  const payment = await findPayment(id, tx);
  if (payment === null) throw new Error(`Payment ${id} vanished while it was written`);
  await eraseSettledIban(tx, charge);
  return payment;
}

export async function hasPaymentsBy(tx: Transaction, ways: readonly string[]): Promise<boolean> {
  return (
    (await tx.payment.findFirst({ where: { method: { in: [...ways] } }, select: { id: true } })) !== null
  );
}

export async function findPayment(id: number, on: Queryable = prisma()): Promise<Payment | null> {
  const sql = Prisma.sql`SELECT ${COLUMNS} ${FROM_LEDGER} WHERE p.id = ${id}`;
  const [row] = await queryRows(on, paymentRowSchema, sql);
  return row ? toPayment(row) : null;
}

/**
 * Entries by id, locked in order of id, so that concurrent reversals and receipts of the same entries run one after the
 * other.
 */
export async function findPaymentsForUpdate(tx: Transaction, ids: readonly number[]): Promise<Payment[]> {
  if (ids.length === 0) return [];
  const list = Prisma.join([...ids]);
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id IN (${list}) ORDER BY id FOR UPDATE`;
  const sql = Prisma.sql`SELECT ${COLUMNS} ${FROM_LEDGER} WHERE p.id IN (${list}) ORDER BY p.date, p.id`;
  return (await queryRows(tx, paymentRowSchema, sql)).map(toPayment);
}

/** The entries of each receipt, canceled receipts included, by receipt id. */
export async function listPaymentsOfReceipts(
  receiptIds: readonly number[],
  on: Queryable = prisma(),
): Promise<Map<number, Payment[]>> {
  const byReceipt = new Map<number, Payment[]>();
  if (receiptIds.length === 0) return byReceipt;
  const sql = Prisma.sql`
    SELECT ${COLUMNS}, held.receipt_id AS "ofReceipt" ${FROM_LEDGER}
    JOIN receipt_payments held ON held.payment_id = p.id AND held.receipt_id IN (${Prisma.join([...receiptIds])})
    ORDER BY p.date, p.id`;
  for (const { ofReceipt, ...row } of await queryRows(on, receiptPaymentRowSchema, sql)) {
    const list = byReceipt.get(ofReceipt) ?? [];
    list.push(toPayment(row));
    byReceipt.set(ofReceipt, list);
  }
  return byReceipt;
}

const isOfSignUp = (kind: "course" | "event", number: number | null): Prisma.Sql =>
  Prisma.sql`(su.kind = ${kind}::sign_up_kind AND su.number = ${number})`;

/**
 * Matches if the name or e-mail address contains every word, or if the text is the number of a booking, sign-up, fee,
 * pass or receipt.
 */
function searchCondition(q: string): Prisma.Sql {
  const receipt = receiptNumberIn(q);
  if (receipt !== null)
    return Prisma.sql`rp.receipt_id IN (SELECT id FROM receipts WHERE year = ${receipt.year} AND sequence = ${receipt.sequence})`;
  const byWords = Prisma.join(
    wordsIn(q).map((word) => {
      const pattern = `%${literalPart(word)}%`;
      return Prisma.sql`(${PAYER_NAME} ILIKE ${pattern} OR ${EMAIL} ILIKE ${pattern})`;
    }),
    " AND ",
  );
  const byNumber = [
    Prisma.sql`b.id = ${parseConfirmationNumber(q, "booking")}`,
    isOfSignUp("course", parseConfirmationNumber(q, "course")),
    isOfSignUp("event", parseConfirmationNumber(q, "event")),
    Prisma.sql`f.id = ${parseConfirmationNumber(q, "fee")}`,
    Prisma.sql`pass.id = ${parseConfirmationNumber(q, "pass")}`,
  ];
  return Prisma.sql`((${byWords}) OR ${Prisma.join(byNumber, " OR ")})`;
}

function conditionsOf(query: Omit<PaymentListQuery, "page" | "pageSize">): Prisma.Sql {
  const { from, to, method, kind, bookingId, courseBookingId, registrationId, feeId, passId, q } = query;
  const all = [
    from && Prisma.sql`p.date >= ${from}::date`,
    to && Prisma.sql`p.date <= ${to}::date`,
    method && Prisma.sql`p.method = ${method}`,
    kind && Prisma.sql`p.kind = ${kind}::payment_kind`,
    bookingId && Prisma.sql`b.id = ${bookingId}`,
    courseBookingId && isOfSignUp("course", courseBookingId),
    registrationId && isOfSignUp("event", registrationId),
    feeId && Prisma.sql`f.id = ${feeId}`,
    passId && Prisma.sql`pass.id = ${passId}`,
    q && q.trim() !== "" && searchCondition(q),
  ].filter((one) => one instanceof Prisma.Sql);
  return all.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(all, " AND ")}`;
}

/** One page of the ledger, latest first, and the total number of matching entries. */
export async function listPayments({
  page,
  pageSize,
  ...filters
}: PaymentListQuery): Promise<{ payments: Payment[]; total: number }> {
  const where = conditionsOf(filters);
  const ofPage = Prisma.sql`
    SELECT ${COLUMNS} ${FROM_LEDGER} ${where}
    ORDER BY p.date DESC, p.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const ofCount = Prisma.sql`SELECT count(*)::int AS total ${FROM_LEDGER} ${where}`;
  const [rows, counted] = await Promise.all([
    queryRows(prisma(), paymentRowSchema, ofPage),
    queryRows(prisma(), countRowSchema, ofCount),
  ]);
  return { payments: rows.map(toPayment), total: counted[0]?.total ?? 0 };
}

/** All ledger entries of a person, oldest first. */
export async function listPaymentsOf({ personId }: Person): Promise<Payment[]> {
  const sql = Prisma.sql`
    SELECT ${COLUMNS} ${FROM_LEDGER}
    WHERE ${personId} IN (b.person_id, su.person_id, m.person_id, pass.person_id)
    ORDER BY p.date, p.id`;
  return (await queryRows(prisma(), paymentRowSchema, sql)).map(toPayment);
}
