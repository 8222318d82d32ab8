import "server-only";
import { Prisma } from "@/lib/data/generated/client";

/**
 * The value by which another table refers, through `column`, to the row of `table` with this id: its charge, or the id
 * itself.
 */
export const referenceValue = (column: string, table: string, id: Prisma.Sql): Prisma.Sql =>
  column === "charge_id"
    ? Prisma.sql`(SELECT owner.charge_id FROM ${Prisma.raw(table)} owner WHERE owner.id = ${id})`
    : id;
