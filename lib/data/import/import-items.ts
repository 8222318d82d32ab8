import "server-only";
import { z } from "zod";
import { referenceValue } from "@/lib/data/charged-rows";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { currentCaller } from "@/lib/data/site/audit-context";
import type { AuditEntity } from "@/lib/domain/site/audited";

/** The rows created by an import, and what has come to depend on them since. */

export const ITEM_KINDS = ["person", "space", "booking", "member", "fee", "closure"] as const;
type ItemKind = (typeof ITEM_KINDS)[number];

const TABLES: Record<ItemKind, string> = {
  person: "people",
  space: "spaces",
  booking: "bookings",
  member: "members",
  fee: "member_fees",
  closure: "closures",
};

/** Records rows created by an import and adds an audit log entry for each, in two statements. */
export async function recordItems(
  tx: Transaction,
  importId: number,
  kind: ItemKind & AuditEntity,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const list = [...ids];
  await tx.$executeRaw`
    INSERT INTO import_items (import_id, kind, item) SELECT ${importId}::int, ${kind}, unnest(${list}::int[])`;
  await recordForAll(tx, "create", kind, list);
}

/** Adds an audit log entry for each row, attributed to the current caller. */
async function recordForAll(
  tx: Transaction,
  action: "create" | "delete",
  entity: AuditEntity,
  ids: readonly number[],
): Promise<void> {
  const caller = currentCaller();
  await tx.$executeRaw`
    INSERT INTO audit_log (at, actor_id, key_id, address, action, entity, entity_id)
    SELECT ${new Date()}::timestamptz, ${caller?.userId ?? null}::int, ${caller?.keyId ?? null}::int,
      ${caller?.address ?? null}::text, ${action}, ${entity}, unnest(${[...ids]}::int[])`;
}

/** How many of the people created by an import receive the newsletter. */
export const countSubscribed = async (tx: Transaction, importId: number): Promise<number> =>
  tx.person.count({
    where: { id: { in: await listItems(tx, importId, "person") }, newsletterSince: { not: null } },
  });

/**
 * Columns that refer to rows an import can create. `by` is the kind of the referring row, if imports create that too.
 */
export const IMPORT_REFERENCES: readonly { to: ItemKind; table: string; column: string; by?: ItemKind }[] = [
  { to: "person", table: "bookings", column: "person_id", by: "booking" },
  { to: "person", table: "members", column: "person_id", by: "member" },
  ...["sign_ups", "waiting_entries", "receipts", "passes", "person_aliases", "teachers"].map((table) => ({
    to: "person" as const,
    table,
    column: "person_id",
  })),
  { to: "space", table: "bookings", column: "space_id", by: "booking" },
  { to: "space", table: "closures", column: "space_id", by: "closure" },
  ...[
    "events",
    "courses",
    "lesson_changes",
    "waiting_entries",
    "followed_calendars",
    "calendar_feeds",
    "screens",
  ].map((table) => ({ to: "space" as const, table, column: "space_id" })),
  { to: "space", table: "extra_spaces", column: "space_id" },
  { to: "space", table: "space_parts", column: "part_id" },
  { to: "space", table: "space_parts", column: "whole_id" },
  ...["waiting_entries", "booking_extras"].map((table) => ({
    to: "booking" as const,
    table,
    column: "booking_id",
  })),
  { to: "member", table: "member_fees", column: "member_id", by: "fee" },
  ...(["booking", "fee"] as const).flatMap((to) =>
    ["payments", "online_refunds", "checkout_sessions"].map((table) => ({ to, table, column: "charge_id" })),
  ),
];

const hangingRow = z.object({ kind: z.string(), id: z.int(), by: z.string() });
type Hanging = z.infer<typeof hangingRow>;

/** The most dependants listed. */
const NAMED = 20;

/** Rows that depend on an import's rows but were not created by it: at most 20, each with the name of its table. */
export async function listDependants(tx: Transaction, importId: number): Promise<Hanging[]> {
  const parts = IMPORT_REFERENCES.map(({ to, table, column, by }) => {
    const isOwn =
      by === undefined
        ? Prisma.sql`false`
        : Prisma.sql`EXISTS (SELECT 1 FROM import_items o WHERE o.import_id = ${importId} AND o.kind = ${by} AND o.item = r.id)`;
    return Prisma.sql`
      SELECT i.kind, i.item AS id, ${table} AS by
      FROM import_items i JOIN ${Prisma.raw(table)} r
        ON r.${Prisma.raw(column)} = ${referenceValue(column, TABLES[to], Prisma.sql`i.item`)}
      WHERE i.import_id = ${importId} AND i.kind = ${to} AND NOT ${isOwn}`;
  });
  const ofAccounts = Prisma.sql`
    SELECT i.kind, i.item AS id, 'users' AS by FROM import_items i JOIN people p ON p.id = i.item
    WHERE i.import_id = ${importId} AND i.kind = 'person' AND p.account_id IS NOT NULL`;
  return queryRows(
    tx,
    hangingRow,
    Prisma.sql`${Prisma.join([...parts, ofAccounts], " UNION ALL ")} LIMIT ${NAMED}`,
  );
}

const itemRow = z.object({ item: z.int() });

/** The ids of the rows of a kind that an import created and that still exist. */
export async function listItems(tx: Transaction, importId: number, kind: ItemKind): Promise<number[]> {
  const rows = await queryRows(
    tx,
    itemRow,
    Prisma.sql`
      SELECT i.item FROM import_items i JOIN ${Prisma.raw(TABLES[kind])} r ON r.id = i.item
      WHERE i.import_id = ${importId} AND i.kind = ${kind} ORDER BY i.item`,
  );
  return rows.map(({ item }) => item);
}

/**
 * Locks the rows created by an import, in the same order in which other code locks people, rooms and their dependants.
 */
export async function lockItems(tx: Transaction, importId: number): Promise<void> {
  for (const kind of ITEM_KINDS)
    await tx.$executeRaw`
      SELECT 1 FROM ${Prisma.raw(TABLES[kind])} WHERE id IN (
        SELECT item FROM import_items WHERE import_id = ${importId} AND kind = ${kind}) ORDER BY id FOR UPDATE`;
}

const deleteOf = (tx: Transaction, importId: number, kind: ItemKind) =>
  tx.$executeRaw`
    DELETE FROM ${Prisma.raw(TABLES[kind])}
    WHERE id IN (SELECT item FROM import_items WHERE import_id = ${importId} AND kind = ${kind})`;

/** Deletes an import and everything it created. The caller has checked that nothing depends on it. */
export async function deleteImported(tx: Transaction, importId: number): Promise<void> {
  await tx.import.update({ where: { id: importId }, data: { isTakenBack: true }, select: { id: true } });
  for (const kind of ["person", "space", "booking", "member", "closure"] as const)
    await recordForAll(tx, "delete", kind, await listItems(tx, importId, kind));
  await deleteOf(tx, importId, "fee");
  await tx.$executeRaw`
    DELETE FROM member_versions WHERE member_id IN (
      SELECT item FROM import_items WHERE import_id = ${importId} AND kind = 'member')`;
  for (const kind of ["member", "booking", "closure", "space", "person"] as const)
    await deleteOf(tx, importId, kind);
  // Member numbers that are no longer in use are assigned again.
  await tx.$executeRaw`
    UPDATE member_counter SET last = (SELECT COALESCE(max(number), 0) FROM members)
    WHERE EXISTS (SELECT 1 FROM import_items WHERE import_id = ${importId} AND kind = 'member')`;
  await tx.import.delete({ where: { id: importId }, select: { id: true } });
}
