import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDay } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { listPaymentsOfReceipts } from "@/lib/data/money/payments";
import { type OwnerFilter, ownedBy, type Person, WITH_ACCOUNT } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import { containing, wordsIn } from "@/lib/data/search-words";
import { receiptNumber, receiptNumberIn } from "@/lib/domain/till/receipt";
import type { CalendarDay } from "@/lib/domain/time/dates";
import {
  type Receipt,
  type ReceiptListQuery,
  receiptIssuerSchema,
  receiptLineSchema,
  receiptSchema,
} from "@/lib/schemas/till/receipt";

interface NewReceipt {
  date: CalendarDay;
  personId: number | null;
  email: string | null;
  holder: Receipt["holder"];
  issuer: Receipt["issuer"];
  lines: Receipt["lines"];
  /** Euro cents. */
  total: number;
  stampDuty: number;
  stampExemption: Receipt["stampExemption"];
  createdBy: number | null;
  paymentIds: readonly number[];
}

const INCLUDED = { person: WITH_ACCOUNT } as const;

type ReceiptRow = Prisma.ReceiptGetPayload<{ include: typeof INCLUDED }>;

/** A receipt with its owner, which API responses leave out. */
interface OwnedReceipt {
  receipt: Receipt;
  userId: number | null;
  email: string | null;
}

function toReceipt(row: ReceiptRow, payments: Receipt["payments"]): OwnedReceipt {
  const receipt = {
    id: row.id,
    number: receiptNumber(row.sequence, row.year),
    date: toDay(row.date),
    personId: row.personId,
    holder: { name: row.holderName, fiscalCode: row.holderFiscalCode, address: row.holderAddress },
    issuer: receiptIssuerSchema.parse(row.issuer),
    lines: receiptLineSchema.array().parse(row.lines),
    total: row.total,
    stampDuty: row.stampDuty,
    stampExemption: exemptionSchema.parse(row.stampExemption),
    payments,
    createdAt: row.createdAt.toISOString(),
    canceledAt: row.canceledAt?.toISOString() ?? null,
    cancellationReason: row.cancellationReason,
  };
  return { receipt, userId: row.person?.accountId ?? null, email: row.email };
}

const exemptionSchema = receiptSchema.shape.stampExemption;
const counterRowSchema = z.object({ last: z.int() });
const statusRowSchema = z.object({ canceled: z.boolean() });

/**
 * Stores a receipt under the next number of its year. The counter's row stays locked until the transaction ends, so
 * that numbers have no gaps: a rollback gives the number back.
 */
export async function insertReceipt(tx: Transaction, receipt: NewReceipt): Promise<OwnedReceipt> {
  const { holder, paymentIds, date, ...fields } = receipt;
  const year = Number(date.slice(0, 4));
  const sql = Prisma.sql`
    INSERT INTO receipt_counters AS c (year, last) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last = c.last + 1 RETURNING last`;
  const [counter] = await queryRows(tx, counterRowSchema, sql);
  if (!counter) throw new Error("The counter of receipts gave no number");
  const row = await tx.receipt.create({
    data: {
      ...fields,
      date: toDateColumn(date),
      year,
      sequence: counter.last,
      holderName: holder.name,
      holderFiscalCode: holder.fiscalCode,
      holderAddress: holder.address,
      payments: { create: paymentIds.map((paymentId) => ({ paymentId })) },
    },
    include: INCLUDED,
  });
  return withPayments(tx, row);
}

async function withPayments(on: Queryable, row: ReceiptRow): Promise<OwnedReceipt> {
  const payments = await listPaymentsOfReceipts([row.id], on);
  return toReceipt(row, payments.get(row.id) ?? []);
}

/** Null when the receipt does not exist. */
export async function findReceipt(id: number, on: Queryable = prisma()): Promise<OwnedReceipt | null> {
  const row = await on.receipt.findUnique({ where: { id }, include: INCLUDED });
  return row ? withPayments(on, row) : null;
}

/** Cancels a receipt: its number stays used, its payments can go on another one. Null when it does not exist. */
export async function cancelReceiptRow(
  tx: Transaction,
  id: number,
  reason: string,
  now: Date,
): Promise<OwnedReceipt | "canceled" | null> {
  const sql = Prisma.sql`SELECT canceled_at IS NOT NULL AS canceled FROM receipts WHERE id = ${id} FOR UPDATE`;
  const [found] = await queryRows(tx, statusRowSchema, sql);
  if (!found) return null;
  if (found.canceled) return "canceled";
  await tx.receiptPayment.updateMany({ where: { receiptId: id }, data: { isLive: false } });
  const row = await tx.receipt.update({
    where: { id },
    data: { canceledAt: now, cancellationReason: reason },
    include: INCLUDED,
  });
  return withPayments(tx, row);
}

function searchWhere(q: string): Prisma.ReceiptWhereInput {
  const number = receiptNumberIn(q);
  if (number !== null) return number;
  return {
    AND: wordsIn(q).map((word) => {
      const contains = containing(word);
      return { OR: [{ holderName: contains }, { email: contains }] };
    }),
  };
}

/**
 * One page of receipts, latest first, and their total number.
 * @param userId only receipts that this account sees; null for all
 */
export async function listReceipts(
  { page, pageSize, q }: Omit<ReceiptListQuery, "mine">,
  userId: number | null,
): Promise<{ receipts: Receipt[]; total: number }> {
  const where: Prisma.ReceiptWhereInput = {
    ...(userId === null ? {} : ownedBy({ userId })),
    ...(q ? searchWhere(q) : {}),
  };
  const [rows, total] = await Promise.all([
    prisma().receipt.findMany({
      where,
      include: INCLUDED,
      orderBy: [{ year: "desc" }, { sequence: "desc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().receipt.count({ where }),
  ]);
  const payments = await listPaymentsOfReceipts(rows.map(({ id }) => id));
  return { receipts: rows.map((row) => toReceipt(row, payments.get(row.id) ?? []).receipt), total };
}

async function listAllReceipts(where: Prisma.ReceiptWhereInput): Promise<Receipt[]> {
  const rows = await prisma().receipt.findMany({
    where,
    include: INCLUDED,
    orderBy: [{ year: "asc" }, { sequence: "asc" }],
  });
  const payments = await listPaymentsOfReceipts(rows.map(({ id }) => id));
  return rows.map((row) => toReceipt(row, payments.get(row.id) ?? []).receipt);
}

/** All receipts that an account sees, or of people, oldest first. */
export const listReceiptsOf = (of: OwnerFilter): Promise<Receipt[]> => listAllReceipts(ownedBy(of));

/** The receipts of an account's fees, without canceled ones. */
export async function listFeeReceipts(
  userId: number,
): Promise<{ feeId: number; id: number; number: string }[]> {
  const receipts = await listReceiptsOf({ userId });
  return receipts
    .filter(({ canceledAt }) => canceledAt === null)
    .flatMap(({ id, number, payments }) =>
      [...new Set(payments.flatMap(({ feeId }) => feeId ?? []))].map((feeId) => ({ feeId, id, number })),
    );
}

/** All receipts of a person, oldest first. */
export const exportReceipts = (person: Person): Promise<Receipt[]> =>
  listAllReceipts({ personId: person.personId });

/** All receipts of a calendar year by number, including canceled ones. */
export const listReceiptsOfYear = (year: number): Promise<Receipt[]> => listAllReceipts({ year });
