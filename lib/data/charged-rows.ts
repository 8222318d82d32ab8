import "server-only";
import { Prisma } from "@/lib/data/generated/client";

/** What of the row with this id in a table another one refers to by a column. */
export const referredBy = (column: string, table: string, id: Prisma.Sql): Prisma.Sql =>
  column === "charge_id"
    ? Prisma.sql`(SELECT owner.charge_id FROM ${Prisma.raw(table)} owner WHERE owner.id = ${id})`
    : id;
