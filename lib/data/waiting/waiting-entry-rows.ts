import "server-only";
import { z } from "zod";
import type { Queryable } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { signUpFields } from "@/lib/data/money/sign-up-numbers";
import { WITH_ACCOUNT } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import { startOfEvent } from "@/lib/domain/catalogue/event-state";
import { renamedText } from "@/lib/domain/language/translations";
import type { WaitingStatus } from "@/lib/domain/waiting/waiting";
import { languageSchema } from "@/lib/schemas/language/translations";
import { chosenExtrasSchema } from "@/lib/schemas/room-time/extras";
import { type WaitingEntry, waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";

export const entrySelect = {
  ...columnsFor(
    waitingEntrySchema,
    "title",
    "userId",
    "singleDate",
    "registrationId",
    "courseBookingId",
    "position",
  ),
  person: WITH_ACCOUNT,
  signUp: { select: { kind: true, number: true } },
  space: { select: { name: true, translations: true } },
  event: { select: { title: true, translations: true, eventDate: true, startTime: true } },
  course: { select: { title: true, translations: true } },
} as const satisfies Prisma.WaitingEntrySelect;

export type EntryRow = Prisma.WaitingEntryGetPayload<{ select: typeof entrySelect }>;

function titleOf({ space, event, course }: Pick<EntryRow, "space" | "event" | "course">) {
  if (space !== null) return renamedText(space, "name", "title");
  const offering = event ?? course;
  return offering === null ? { title: "" } : renamedText(offering, "title", "title");
}

/** `position` is null if not needed. */
export function toEntry(
  { person, space, event, course, signUp, ...row }: EntryRow,
  position: number | null,
): WaitingEntry {
  const startsAt =
    event === null
      ? row.startsAt
      : startOfEvent({ eventDate: toDay(event.eventDate), startTime: event.startTime });
  return {
    ...row,
    userId: person?.accountId ?? null,
    ...signUpFields(signUp),
    ...titleOf({ space, event, course }),
    language: languageSchema.parse(row.language),
    extras: chosenExtrasSchema.parse(row.extras),
    startDate: toDayOrNull(row.startDate),
    endDate: toDayOrNull(row.endDate),
    singleDate: row.singleTime === null ? null : toDayOrNull(row.startDate),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    offerExpiresAt: row.offerExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    position,
  };
}

export const LIVE_STATUSES = { in: ["waiting", "offered"] satisfies WaitingStatus[] };

const positionRowSchema = z.object({ id: z.int(), position: z.int() });

/** The position of each live entry among those for the same event, group or day, or for an overlapping period. */
async function positionsOf(on: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const sql = Prisma.sql`
    SELECT w.id, (
      SELECT count(*)::int FROM waiting_entries o
      WHERE o.status IN ('waiting', 'offered') AND o.id <= w.id AND (
        (o.space_id = w.space_id AND o.starts_at < w.ends_at AND w.starts_at < o.ends_at)
        OR o.event_id = w.event_id
        OR (o.course_id = w.course_id
          AND o.single_time IS NOT DISTINCT FROM w.single_time
          AND ((c.start_date IS NOT NULL AND w.single_time IS NULL)
            OR o.start_date IS NOT DISTINCT FROM w.start_date)))) AS position
    FROM waiting_entries w LEFT JOIN courses c ON c.id = w.course_id
    WHERE w.id = ANY(${[...ids]}::int[]) AND w.status IN ('waiting', 'offered')`;
  const rows = await queryRows(on, positionRowSchema, sql);
  return new Map(rows.map(({ id, position }) => [id, position]));
}

export async function toEntries(on: Queryable, rows: readonly EntryRow[]): Promise<WaitingEntry[]> {
  if (rows.length === 0) return [];
  const positions = await positionsOf(
    on,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toEntry(row, positions.get(row.id) ?? null));
}

export async function toPlacedEntry(on: Queryable, row: EntryRow): Promise<WaitingEntry> {
  const [entry] = await toEntries(on, [row]);
  return entry ?? toEntry(row, null);
}
