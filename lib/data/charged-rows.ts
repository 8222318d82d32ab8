import "server-only";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";

/** The tables whose rows have a charge. */
const CHARGED: readonly string[] = ["bookings", "sign_ups", "member_fees", "passes"];

/** What of the row with this id in a table another one refers to by a column. */
export const referredBy = (column: string, table: string, id: Prisma.Sql): Prisma.Sql =>
  column === "charge_id"
    ? Prisma.sql`(SELECT owner.charge_id FROM ${Prisma.raw(table)} owner WHERE owner.id = ${id})`
    : id;

export async function deleteWithCharges(tx: Transaction, table: string, which: Prisma.Sql): Promise<void> {
  const rows = Prisma.sql`${Prisma.raw(table)} WHERE ${which}`;
  if (CHARGED.includes(table))
    await tx.$executeRaw`DELETE FROM charges WHERE id IN (SELECT charge_id FROM ${rows})`;
  else await tx.$executeRaw`DELETE FROM ${rows}`;
}
