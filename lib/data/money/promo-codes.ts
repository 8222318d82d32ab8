import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import type { PersonRef } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import {
  type PromoCode,
  type PromoCodeInput,
  type PromoCodeUpdate,
  promoCodeSchema,
  type UsedPromo,
} from "@/lib/schemas/money/promo-code";

const select = columnsFor(
  promoCodeSchema,
  "usedCount",
  "discountAmount",
  "totalAmount",
) satisfies Prisma.PromoCodeSelect;

type Row = Prisma.PromoCodeGetPayload<{ select: typeof select }>;

/** A code without the statistics of its uses. */
export type StoredPromoCode = Omit<PromoCode, "usedCount" | "discountAmount" | "totalAmount">;

const toCode = ({ validFrom, validUntil, ...row }: Row): StoredPromoCode => ({
  ...row,
  validFrom: toDayOrNull(validFrom),
  validUntil: toDayOrNull(validUntil),
});

const usesRow = z.object({
  id: z.int(),
  usedCount: z.int(),
  discountAmount: z.bigint().transform(Number),
  totalAmount: z.bigint().transform(Number),
});

const NO_USES = { usedCount: 0, discountAmount: 0, totalAmount: 0 };

async function withUses(rows: readonly Row[], on: Queryable): Promise<PromoCode[]> {
  const uses = await queryRows(
    on,
    usesRow,
    Prisma.sql`
      SELECT promo_code_id AS id, count(*)::int AS "usedCount", COALESCE(sum(discount), 0)::bigint AS "discountAmount",
        COALESCE(sum(total), 0)::bigint AS "totalAmount"
      FROM promo_code_uses WHERE promo_code_id = ANY(${rows.map(({ id }) => id)}::int[]) GROUP BY promo_code_id`,
  );
  const byId = new Map(uses.map(({ id, ...counted }) => [id, counted]));
  return rows.map((row) => ({ ...toCode(row), ...(byId.get(row.id) ?? NO_USES) }));
}

/** All codes, latest first. */
export async function listPromoCodes(on: Queryable = prisma()): Promise<PromoCode[]> {
  return withUses(await on.promoCode.findMany({ select, orderBy: { id: "desc" } }), on);
}

export async function findPromoCode(id: number, on: Queryable = prisma()): Promise<PromoCode | null> {
  const row = await on.promoCode.findUnique({ where: { id }, select });
  const [code] = row === null ? [] : await withUses([row], on);
  return code ?? null;
}

const idRow = z.object({ id: z.int() });

/** Finds a code as a person types it, ignoring case. */
export async function findPromoCodeTyped(typed: string, on: Queryable): Promise<StoredPromoCode | null> {
  const [found] = await queryRows(
    on,
    idRow,
    Prisma.sql`SELECT id FROM promo_codes WHERE upper(code) = upper(${typed})`,
  );
  const row = found && (await on.promoCode.findUnique({ where: { id: found.id }, select }));
  return row ? toCode(row) : null;
}

const dayColumns = ({ validFrom, validUntil }: PromoCodeUpdate) => ({
  ...(validFrom === undefined ? {} : { validFrom: toDateColumnOrNull(validFrom) }),
  ...(validUntil === undefined ? {} : { validUntil: toDateColumnOrNull(validUntil) }),
});

/** A unique index refuses a code that exists (DUPLICATE). */
export async function createPromoCode(tx: Transaction, input: PromoCodeInput): Promise<PromoCode> {
  const row = await tx.promoCode.create({ data: { ...input, ...dayColumns(input) }, select });
  return { ...toCode(row), ...NO_USES };
}

/** Changes the given fields. The code must exist. */
export async function updatePromoCode(
  tx: Transaction,
  id: number,
  change: PromoCodeUpdate,
): Promise<PromoCode> {
  const row = await tx.promoCode.update({
    where: { id },
    data: { ...change, ...dayColumns(change) },
    select,
  });
  const [code] = await withUses([row], tx);
  return code ?? { ...toCode(row), ...NO_USES };
}

/** Deletes a code; foreign keys refuse one that was used (IN_USE). */
export async function deletePromoCode(tx: Transaction, id: number): Promise<void> {
  await tx.promoCode.deleteMany({ where: { id } });
}

/** Locks a code, so that its uses do not change until the transaction ends. */
export async function lockPromoCode(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM promo_codes WHERE id = ${id} FOR NO KEY UPDATE`;
}

const countRow = z.object({ all: z.int(), own: z.int() });

/** The uses of a code by all people and by one person; `own` is 0 when `ref` is null. */
export async function countPromoUses(
  on: Queryable,
  id: number,
  ref: PersonRef | null,
): Promise<{ all: number; own: number }> {
  const person =
    ref === null
      ? Prisma.sql`NULL`
      : "personId" in ref
        ? Prisma.sql`${ref.personId}::int`
        : Prisma.sql`(SELECT person_id FROM users WHERE id = ${ref.userId})`;
  const [counted] = await queryRows(
    on,
    countRow,
    Prisma.sql`
      SELECT count(*)::int AS all, (count(*) FILTER (WHERE person_id = ${person}))::int AS own
      FROM promo_code_uses WHERE promo_code_id = ${id}`,
  );
  return counted ?? { all: 0, own: 0 };
}

/** The promo code of a booking or sign-up, in the form of the API's response. */
export const usedPromo = (
  promoCode: { code: string } | null | undefined,
  amount: number,
): { promo?: UsedPromo } => (promoCode ? { promo: { code: promoCode.code, amount } } : {});
