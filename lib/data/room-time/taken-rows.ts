import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { queryRows } from "@/lib/data/query-rows";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { TRANSLATED_LANGUAGES } from "@/lib/domain/language/translations";
import {
  kindOfOwner,
  rulesOfKind,
  TAKEN_KIND_NAMES,
  TAKEN_KINDS,
  type TakenKind,
} from "@/lib/domain/room-time/taken-kinds";
import type { FeedTime, TakenTime } from "@/lib/domain/room-time/taken-time";

/** The only reader of rows of `taken_times` (alias `t`) with the records they belong to. */

interface StoredRecord {
  /** The column of `taken_times` that refers to the record. */
  id: Prisma.Sql;
  join: Prisma.Sql;
  title: Prisma.Sql;
  /** The column with the translations of the title. */
  translations: Prisma.Sql;
  createdAt: Prisma.Sql;
  /** NULL for records without it. */
  updatedAt: Prisma.Sql;
}

const NULL = Prisma.sql`NULL`;

const RECORDS: Record<TakenKind, StoredRecord> = {
  booking: {
    id: Prisma.sql`t.booking_id`,
    join: Prisma.sql`LEFT JOIN bookings b ON b.id = t.booking_id`,
    title: Prisma.sql`b.first_name || ' ' || b.last_name`,
    translations: NULL,
    createdAt: Prisma.sql`b.created_at`,
    updatedAt: Prisma.sql`b.calendar_changed_at`,
  },
  event: {
    id: Prisma.sql`t.event_id`,
    join: Prisma.sql`LEFT JOIN events e ON e.id = t.event_id`,
    title: Prisma.sql`e.title`,
    translations: Prisma.sql`e.translations`,
    createdAt: Prisma.sql`e.created_at`,
    updatedAt: Prisma.sql`e.updated_at`,
  },
  course: {
    id: Prisma.sql`t.course_id`,
    join: Prisma.sql`LEFT JOIN courses c ON c.id = t.course_id`,
    title: Prisma.sql`c.title`,
    translations: Prisma.sql`c.translations`,
    createdAt: Prisma.sql`c.created_at`,
    updatedAt: Prisma.sql`c.updated_at`,
  },
  closure: {
    id: Prisma.sql`t.closure_id`,
    join: Prisma.sql`LEFT JOIN closures x ON x.id = t.closure_id`,
    title: Prisma.sql`x.reason`,
    translations: NULL,
    createdAt: Prisma.sql`x.created_at`,
    updatedAt: Prisma.sql`x.updated_at`,
  },
  hold: {
    id: Prisma.sql`t.waiting_entry_id`,
    join: Prisma.sql`LEFT JOIN waiting_entries w ON w.id = t.waiting_entry_id`,
    title: NULL,
    translations: NULL,
    createdAt: Prisma.sql`w.created_at`,
    updatedAt: NULL,
  },
  external: {
    id: Prisma.sql`t.external_space_id`,
    join: Prisma.empty,
    title: NULL,
    translations: NULL,
    createdAt: NULL,
    updatedAt: NULL,
  },
};

const firstOf = (kinds: readonly TakenKind[], column: keyof StoredRecord): Prisma.Sql =>
  Prisma.sql`COALESCE(${Prisma.join(kinds.map((kind) => RECORDS[kind][column]))})`;

/**
 * SQL that joins the records of the given kinds to `taken_times t`, and their title: NULL for rows of other kinds.
 * `titles` is an object with the title in each other language.
 */
export function titlesOf(kinds: readonly TakenKind[]): {
  joins: Prisma.Sql;
  title: Prisma.Sql;
  titles: Prisma.Sql;
} {
  const translations = firstOf(
    kinds.filter((kind) => RECORDS[kind].translations !== NULL),
    "translations",
  );
  return {
    joins: Prisma.join(
      kinds.map((kind) => RECORDS[kind].join),
      " ",
    ),
    title: firstOf(kinds, "title"),
    titles: Prisma.sql`json_build_object(${Prisma.join(
      TRANSLATED_LANGUAGES.map(
        (language) => Prisma.sql`${language}::text, ${translations} #>> ARRAY[${language}, 'title']`,
      ),
    )})`,
  };
}

/** The id of the record that a row belongs to; for an external calendar, the id of the room that follows it. */
const RECORD_ID = firstOf(TAKEN_KIND_NAMES, "id");

const TITLED = titlesOf(TAKEN_KIND_NAMES.filter((kind) => TAKEN_KINDS[kind].hasTitle));

/** The fields of a booking that the panel shows among a room's taken times. */
export type TakenBooking = z.infer<typeof bookingSchema>;

const rowSchema = z.object({
  // First, so that a row of an unknown kind is reported as such, and not because of other missing columns.
  owner: z.string().transform((owner) => ({ owner, kind: kindOfOwner(owner) })),
  spaceId: z.int(),
  viaSpaceId: z.int().nullable(),
  startsAt: z.date(),
  endsAt: z.date(),
  isBuffer: z.boolean(),
  id: z.int(),
  title: z.string().nullable(),
});

const bookingSchema = z.object({
  bookedFrom: z.date(),
  bookedUntil: z.date(),
  firstName: z.string(),
  lastName: z.string(),
  isFullDay: z.boolean(),
  purpose: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Cents. */
  totalAmount: z.int(),
  /** Cents: payments minus refunds. */
  paid: z.int(),
});

const toTakenTime = ({ owner: { owner, kind }, title, ...row }: z.infer<typeof rowSchema>): TakenTime => ({
  ...row,
  owner,
  kind,
  title: title ?? rulesOfKind(kind).label,
});

/** A row with the columns of its booking, which are NULL for every other kind. */
const takenRowSchema = z.unknown().transform((row) => {
  const taken = toTakenTime(rowSchema.parse(row));
  return { ...taken, booking: taken.kind === "booking" ? bookingSchema.parse(row) : null };
});

/**
 * The rows of `taken_times t` that match `where`, by start and room, in one query.
 * @returns `booking` is null for every other kind
 * @throws Error for a row that this version of the program cannot read, such as one of an unknown kind
 */
export async function listTakenTimes(
  on: Queryable,
  where: Prisma.Sql,
): Promise<(TakenTime & { booking: TakenBooking | null })[]> {
  const sql = Prisma.sql`
    SELECT t.space_id AS "spaceId", t.via_space_id AS "viaSpaceId", t.starts_at AS "startsAt", t.ends_at AS "endsAt",
      t.owner, t.is_buffer AS "isBuffer", ${RECORD_ID} AS id, ${TITLED.title} AS title,
      b.starts_at AS "bookedFrom", b.ends_at AS "bookedUntil", b.first_name AS "firstName", b.last_name AS "lastName",
      b.is_full_day AS "isFullDay", b.purpose, b.status::text AS status,
      (SELECT c.total_amount FROM charges c WHERE c.id = b.charge_id) AS "totalAmount",
      (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.charge_id = b.charge_id) AS paid
    FROM taken_times t ${TITLED.joins}
    WHERE ${where}
    ORDER BY t.starts_at, t.space_id, t.id`;
  return queryRows(on, takenRowSchema, sql);
}

const feedRowSchema = rowSchema.extend({
  name: z.string(),
  location: z.string(),
  createdAt: z.date(),
  updatedAt: z.date().nullable(),
  sequence: z.int().nullable(),
});

const FEED_JOINS = Prisma.join(
  TAKEN_KIND_NAMES.map((kind) => RECORDS[kind].join),
  " ",
);
const NOT_IN_FEED = TAKEN_KIND_NAMES.filter((kind) => TAKEN_KINDS[kind].feed === null);

/**
 * The taken times shown in iCalendar feeds, of one room or of all rooms when null, from `from` on, by start: the kinds
 * with a feed in `TAKEN_KINDS`, and the buffers after bookings. The feed of a part includes entries of the rooms that
 * contain it, under their names, and that of a whole includes entries of its parts. The feed of all rooms shows each
 * entry once.
 */
export async function listFeedTimes(spaceId: number | null, from: Date): Promise<FeedTime[]> {
  const ofSpace =
    spaceId === null
      ? Prisma.sql`AND t.via_space_id IS NULL`
      : Prisma.sql`AND (t.space_id = ${spaceId} OR t.space_id IN (
          SELECT part_id FROM space_parts WHERE whole_id = ${spaceId}) AND t.via_space_id IS DISTINCT FROM ${spaceId})`;
  const sql = Prisma.sql`
    SELECT DISTINCT s.id AS "spaceId", NULL::int AS "viaSpaceId", t.starts_at AS "startsAt", t.ends_at AS "endsAt",
      t.owner, t.is_buffer AS "isBuffer", ${RECORD_ID} AS id, ${TITLED.title} AS title, s.name, s.location, b.calendar_sequence AS sequence,
      ${firstOf(TAKEN_KIND_NAMES, "createdAt")} AS "createdAt", ${firstOf(TAKEN_KIND_NAMES, "updatedAt")} AS "updatedAt"
    FROM taken_times t JOIN spaces s ON s.id = COALESCE(t.via_space_id, t.space_id) ${FEED_JOINS}
    WHERE t.ends_at > ${from} ${ofSpace} AND (
      (t.is_buffer AND t.booking_id IS NOT NULL)
      OR (NOT t.is_buffer AND split_part(t.owner, ':', 1) <> ALL(${NOT_IN_FEED})))
    ORDER BY "startsAt", "spaceId", "endsAt"`;
  const rows = await queryRows(prisma(), feedRowSchema, sql);
  return rows.map(({ name, location, createdAt, updatedAt, sequence, ...taken }) => ({
    ...toTakenTime(taken),
    space: { name, location },
    createdAt,
    updatedAt,
    sequence,
  }));
}
