import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { owedSelect, updateCharge, withCharge } from "@/lib/data/money/charges";
import { toEntries } from "@/lib/data/money/ledger-entries";
import { usedPromo } from "@/lib/data/money/promo-codes";
import { renamedText } from "@/lib/domain/language/translations";
import { amountToPay, balanceBetween, paidAmountOf } from "@/lib/domain/money/balance";
import { entriesLeftOf, lastDayOf, passStatusOn } from "@/lib/domain/pass/pass-life";
import { fullName } from "@/lib/domain/person/full-name";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { translationsSchema } from "@/lib/schemas/language/translations";
import type { Pass } from "@/lib/schemas/pass/pass";
import type { PassProduct } from "@/lib/schemas/pass/product";
import { passKinds } from "./products";

const TITLE = { title: true, translations: true } as const;

const passSelect = {
  id: true,
  productId: true,
  personId: true,
  entries: true,
  kinds: true,
  taken: true,
  isForAllCourses: true,
  courseIds: true,
  startsOn: true,
  validUntil: true,
  canceledAt: true,
  cancelReason: true,
  createdAt: true,
  toldFewLeftAt: true,
  product: { select: { name: true, translations: true } },
  person: { select: { firstName: true, lastName: true, accountId: true } },
  charge: { select: { ...owedSelect, owedAmount: true } },
  uses: {
    select: {
      id: true,
      seats: true,
      returnedAt: true,
      signUp: {
        select: {
          kind: true,
          number: true,
          startDate: true,
          course: { select: TITLE },
          event: { select: { ...TITLE, eventDate: true } },
        },
      },
    },
    orderBy: { id: "desc" },
  },
} as const satisfies Prisma.PassSelect;

type Row = Prisma.PassGetPayload<{ select: typeof passSelect }>;

export interface OwnedPass extends Pass {
  /** The account that sees the pass. */
  userId: number | null;
  personId: number | null;
  isCanceled: boolean;
  /** Whether the owner was already notified that few entries are left. */
  isToldFewLeft: boolean;
}

function toUse({ signUp, seats, id, returnedAt }: Row["uses"][number]): Pass["uses"] {
  const { kind, number: signUpId, event, course, startDate } = signUp;
  const offering = event ?? course;
  if (offering === null) return [];
  const { title } = offering;
  const translations = translationsSchema.parse(offering.translations);
  const date = toDayOrNull(event?.eventDate ?? startDate);
  return [
    { kind, signUpId, title, translations, date, id, seats, returnedAt: returnedAt?.toISOString() ?? null },
  ];
}

function toPass(
  { product, person, charge, uses, taken, isForAllCourses, toldFewLeftAt, ...row }: Row,
  today: CalendarDay,
): OwnedPass {
  const { id, entries, canceledAt } = row;
  const isCanceled = canceledAt !== null;
  const { totalAmount, owedAmount, promoCode, promoAmount, payments } = charge;
  const balance = balanceBetween(owedAmount, paidAmountOf(toEntries(payments)));
  const entriesLeft = entriesLeftOf(entries, taken);
  const [startsOn, validUntil] = [toDay(row.startsOn), toDay(row.validUntil)];
  const state = { entriesLeft, startsOn, validUntil, isCanceled, dueAmount: balance.dueAmount };
  return {
    id,
    productId: row.productId,
    personId: row.personId,
    userId: person?.accountId ?? null,
    confirmationNumber: confirmationNumber(id),
    name: product.name,
    translations: renamedText(product, "name", "name").translations,
    owner: person === null ? "Utente eliminato" : fullName(person),
    entries,
    entriesLeft,
    startsOn,
    validUntil,
    status: passStatusOn(state, today),
    isCanceled,
    kinds: passKinds.parse(row.kinds),
    courseIds: isForAllCourses ? null : row.courseIds,
    totalAmount,
    ...usedPromo(promoCode, promoAmount),
    ...balance,
    canceledAt: canceledAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    createdAt: row.createdAt.toISOString(),
    uses: uses.flatMap(toUse),
    isToldFewLeft: toldFewLeftAt !== null,
  };
}

/** A pass by id, with its status on the day of `now`; null when it does not exist. */
export async function findPass(id: number, now: Date, on: Queryable = prisma()): Promise<OwnedPass | null> {
  const row = await on.pass.findUnique({ where: { id }, select: passSelect });
  return row && toPass(row, dayOf(now));
}

/** Locks the row, so that the entries do not change until the transaction ends. */
export async function findPassForUpdate(tx: Transaction, id: number, now: Date): Promise<OwnedPass | null> {
  await tx.$queryRaw`SELECT 1 FROM passes WHERE id = ${id} FOR UPDATE`;
  return findPass(id, now, tx);
}

/** The passes with these ids, in the given order; unknown ids are skipped. */
export async function listPassesById(
  ids: readonly number[],
  now: Date,
  on: Queryable = prisma(),
): Promise<OwnedPass[]> {
  const rows = await on.pass.findMany({ where: { id: { in: [...ids] } }, select: passSelect });
  const byId = new Map(rows.map((row) => [row.id, toPass(row, dayOf(now))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The latest 200 matching passes, latest first. */
export async function listPassesOf(where: Prisma.PassWhereInput, now: Date): Promise<OwnedPass[]> {
  const rows = await prisma().pass.findMany({
    where,
    select: passSelect,
    orderBy: { id: "desc" },
    take: 200,
  });
  return rows.map((row) => toPass(row, dayOf(now)));
}

/**
 * Writes the sale of a pass. Entries, kinds and courses are copied, so that later changes of the product do not affect
 * it.
 */
export async function insertPass(
  tx: Transaction,
  { id: productId, entries, validDays, price, kinds, courseIds }: PassProduct,
  personId: number,
  startsOn: CalendarDay,
  promo: { promoCodeId: number | null; promoAmount: number },
): Promise<number> {
  const data = await withCharge(tx, "pass", {
    personId,
    productId,
    entries,
    kinds,
    ...promo,
    totalAmount: price - promo.promoAmount,
    isForAllCourses: courseIds === null,
    courseIds: courseIds ?? [],
    startsOn: toDateColumn(startsOn),
    validUntil: toDateColumn(lastDayOf(startsOn, validDays)),
  });
  const { id } = await tx.pass.create({ data, select: { id: true } });
  return id;
}

/** @param notOwed cents of the total that are no longer owed; the centre keeps the rest */
export async function writePassCanceled(
  tx: Transaction,
  id: number,
  { reason, totalAmount, notOwed }: { reason: string; totalAmount: number; notOwed: number },
  now: Date,
): Promise<void> {
  const owedAmount = amountToPay({ status: "canceled", totalAmount, refundAmount: notOwed });
  await updateCharge(tx, { pass: { id } }, { refundAmount: notOwed, owedAmount });
  const data = { canceledAt: now, cancelReason: reason };
  await tx.pass.update({ where: { id }, data, select: { id: true } });
}

/**
 * Records that the owner was notified that few entries or few days are left.
 * @returns whether it is the first time
 */
export async function recordPassNotice(
  tx: Transaction,
  id: number,
  told: "toldFewLeftAt" | "toldEndingAt",
  now: Date,
): Promise<boolean> {
  return (await tx.pass.updateMany({ where: { id, [told]: null }, data: { [told]: now } })).count > 0;
}

/** The ids of passes that expire between two days and whose owners were not notified of it, in order. */
export async function listEndingPasses(from: CalendarDay, until: CalendarDay): Promise<number[]> {
  const rows = await prisma().pass.findMany({
    where: {
      canceledAt: null,
      toldEndingAt: null,
      person: { email: { not: null } },
      validUntil: { gte: toDateColumn(from), lte: toDateColumn(until) },
    },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}
