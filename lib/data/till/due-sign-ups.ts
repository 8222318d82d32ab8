import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { CHARGE_TABLES, PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { queryRows } from "@/lib/data/query-rows";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";

const rowSchema = z.object({ id: z.int(), dueAmount: z.int() });

/** The amounts due for the given sign-ups in cents, by their numbers; sign-ups with nothing due are left out. */
export async function listDueOfSignUps(
  kind: OfferingKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = CHARGE_TABLES[kind];
  const sql = Prisma.sql`
    SELECT id, "dueAmount" FROM (
      SELECT t.number AS id, t.owed_amount - (
        SELECT ${PAID_AMOUNT} FROM payments p WHERE p.charge_id = t.charge_id) AS "dueAmount"
      FROM ${rows} t WHERE t.number = ANY(${[...ids]}::int[])) due
    WHERE "dueAmount" > 0`;
  return new Map((await queryRows(prisma(), rowSchema, sql)).map((row) => [row.id, row.dueAmount]));
}
