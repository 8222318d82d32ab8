import "server-only";
import { z } from "zod";
import { referenceValue } from "@/lib/data/charged-rows";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import {
  DEMONSTRATION_KINDS,
  type DemonstrationKind,
  type DemonstrationRow,
  removableOf,
} from "@/lib/domain/site/demonstration";

/** The rows created for the demonstration (the table `demonstration`), and the rows that refer to them. */

const TABLES: Record<DemonstrationKind, string> = {
  registrations: "sign_ups",
  bookings: "bookings",
  closures: "closures",
  galleryImages: "event_gallery_images",
  events: "events",
  courses: "courses",
  teachers: "teachers",
  spaces: "spaces",
  people: "people",
};

/**
 * Columns that refer to rows of the demonstration. `by` is set if the referring row, or the row in its column `byId`,
 * may itself belong to the demonstration.
 */
export const DEMONSTRATION_REFERENCES: readonly {
  to: DemonstrationKind;
  table: string;
  column: string;
  by?: DemonstrationKind;
  byId?: string;
}[] = [
  ...["check_ins", "waiting_entries", "pass_uses"].map((table) => ({
    to: "registrations" as const,
    table,
    column: "sign_up_id",
  })),
  { to: "bookings", table: "waiting_entries", column: "booking_id" },
  ...(["registrations", "bookings"] as const).flatMap((to) =>
    ["payments", "online_refunds", "checkout_sessions"].map((table) => ({ to, table, column: "charge_id" })),
  ),
  { to: "events", table: "sign_ups", column: "event_id", by: "registrations" },
  { to: "events", table: "waiting_entries", column: "event_id" },
  { to: "courses", table: "sign_ups", column: "course_id" },
  { to: "courses", table: "waiting_entries", column: "course_id" },
  { to: "courses", table: "pass_product_courses", column: "course_id" },
  ...(["courses", "events"] as const).map((by) => ({
    to: "teachers" as const,
    table: "offering_teachers",
    column: "teacher_id",
    by,
    byId: by === "courses" ? "course_id" : "event_id",
  })),
  ...["lesson_changes", "book_entries"].map((table) => ({
    to: "teachers" as const,
    table,
    column: "teacher_id",
  })),
  { to: "spaces", table: "bookings", column: "space_id", by: "bookings" },
  { to: "spaces", table: "closures", column: "space_id", by: "closures" },
  { to: "spaces", table: "events", column: "space_id", by: "events" },
  { to: "spaces", table: "courses", column: "space_id", by: "courses" },
  { to: "spaces", table: "lesson_changes", column: "space_id" },
  ...["waiting_entries", "followed_calendars", "calendar_feeds", "screens", "extra_spaces"].map((table) => ({
    to: "spaces" as const,
    table,
    column: "space_id",
  })),
  { to: "spaces", table: "space_parts", column: "part_id" },
  { to: "spaces", table: "space_parts", column: "whole_id" },
  { to: "people", table: "bookings", column: "person_id", by: "bookings" },
  { to: "people", table: "sign_ups", column: "person_id", by: "registrations" },
  { to: "people", table: "teachers", column: "person_id", by: "teachers" },
  ...["waiting_entries", "receipts", "passes", "members", "person_aliases"].map((table) => ({
    to: "people" as const,
    table,
    column: "person_id",
  })),
];

const kind = z.enum(DEMONSTRATION_KINDS);
const markedRow = z.object({ kind, id: z.number(), isUnchanged: z.boolean() });
const referenceRow = z.object({
  to: kind,
  target: z.number(),
  by: kind.nullable(),
  id: z.number().nullable(),
});

const listReferences = (on: Queryable) => {
  const parts = DEMONSTRATION_REFERENCES.map(
    ({ to, table, column, by, byId }) => Prisma.sql`
      SELECT ${to} AS "to", d.item AS target, ${by ?? null}::text AS "by",
        ${by === undefined ? Prisma.sql`NULL::int` : Prisma.sql`r.${Prisma.raw(byId ?? "id")}`} AS id
      FROM ${Prisma.raw(table)} r
      JOIN demonstration d ON d.kind = ${to}
        AND r.${Prisma.raw(column)} = ${referenceValue(column, TABLES[to], Prisma.sql`d.item`)}
      ${byId === undefined ? Prisma.empty : Prisma.sql`WHERE r.${Prisma.raw(byId)} IS NOT NULL`}`,
  );
  return queryRows(on, referenceRow, Prisma.join(parts, " UNION ALL "));
};

/** The remaining rows, and whether each may be removed. */
export async function listDemonstration(on: Queryable = prisma()): Promise<DemonstrationRow[]> {
  const marked = await queryRows(
    on,
    markedRow,
    Prisma.sql`
      SELECT kind, item AS id, NOT EXISTS (
        SELECT 1 FROM jsonb_each(d.state) AS was
        WHERE now.state -> was.key IS DISTINCT FROM was.value) AS "isUnchanged"
      FROM demonstration d CROSS JOIN LATERAL demonstration_state(d.kind, d.item) AS now(state)
      WHERE now.state IS NOT NULL
      ORDER BY kind, item`,
  );
  return removableOf(marked, await listReferences(on));
}

/** Keeps others from referring to rows of the demonstration until the transaction ends. */
export async function lockDemonstration(tx: Transaction): Promise<void> {
  for (const name of [...DEMONSTRATION_KINDS].reverse())
    await tx.$executeRaw`
      SELECT 1 FROM ${Prisma.raw(TABLES[name])} WHERE id IN (SELECT item FROM demonstration WHERE kind = ${name})
      ORDER BY id FOR UPDATE`;
}

/** Deletes rows of one kind with everything that belongs only to them: pictures, timetable, taken time. */
export async function removeDemonstration(
  tx: Transaction,
  name: DemonstrationKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.$executeRaw`DELETE FROM ${Prisma.raw(TABLES[name])} WHERE id = ANY(${ids})`;
  await tx.$executeRaw`DELETE FROM demonstration WHERE kind = ${name} AND item = ANY(${ids})`;
}

/**
 * Removes the invented participants from the demonstration's remaining events: the counter is reset to real sign-ups,
 * and participants from elsewhere to 0 unless they were edited since.
 * @returns the ids of the changed events
 */
export async function removeInventedParticipants(tx: Transaction): Promise<number[]> {
  const rows = await queryRows(
    tx,
    z.object({ id: z.int() }),
    Prisma.sql`
      WITH counted AS (
        SELECT e.id,
          (SELECT COALESCE(sum(r.seats), 0)::int FROM sign_ups r
            WHERE r.event_id = e.id AND r.status <> 'canceled') AS own,
          CASE WHEN to_jsonb(e.external_participants) = d.state -> 'external_participants'
            THEN 0 ELSE e.external_participants END AS elsewhere
        FROM events e JOIN demonstration d ON d.kind = 'events' AND d.item = e.id)
      UPDATE events SET current_participants = c.own, external_participants = c.elsewhere
      FROM counted c
      WHERE c.id = events.id AND (current_participants, external_participants) IS DISTINCT FROM (c.own, c.elsewhere)
      RETURNING events.id`,
  );
  // This removal must not count as an edit.
  await tx.$executeRaw`
    UPDATE demonstration SET state = jsonb_set(state, '{external_participants}', '0') WHERE kind = 'events'`;
  return rows.map(({ id }) => id);
}

/** Marks all existing rows as created by the demonstration, which begins with an empty site. */
export async function markDemonstration(): Promise<void> {
  for (const name of DEMONSTRATION_KINDS) {
    const isOwn = name === "people" ? Prisma.sql`account_id IS NULL` : Prisma.sql`true`;
    await prisma().$executeRaw`
      INSERT INTO demonstration (kind, item, state)
      SELECT ${name}, id, demonstration_state(${name}, id) FROM ${Prisma.raw(TABLES[name])} WHERE ${isOwn}
      ON CONFLICT DO NOTHING`;
  }
}

/** Whether there is a room that the demonstration did not create. */
export async function hasOwnSpace(): Promise<boolean> {
  const rows = await queryRows(
    prisma(),
    z.unknown(),
    Prisma.sql`
      SELECT 1 FROM spaces s
      WHERE NOT EXISTS (SELECT 1 FROM demonstration d WHERE d.kind = 'spaces' AND d.item = s.id) LIMIT 1`,
  );
  return rows.length > 0;
}
