import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { MailingStatus } from "@/lib/domain/panel/mailing";
import { fullName } from "@/lib/domain/person/full-name";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import {
  type Audience,
  type Mailing,
  type MailingInput,
  type MailingMade,
  mailingMadeSchema,
  mailingSchema,
  type OneMailing,
  oneMailingSchema,
} from "@/lib/schemas/panel/mailing";
import { audienceRows, COUNTS } from "./mailing-audience";

/** Mailings to groups of people. For their delivery see mailing-outbox.ts. */

/** An arbitrary namespace, so that this advisory lock collides with no other. */
const AUDIENCE_LOCKS = 0x6d61_696c;

const countSchema = z.object({ count: z.number().int() });

/**
 * The largest number of mailings with individually chosen recipients that any of these people has received since an
 * instant.
 */
async function countMailingsToPeople(tx: Transaction, ids: readonly number[], since: Date): Promise<number> {
  const sql = Prisma.sql`
    SELECT count(*)::int AS count FROM mailing_recipients r JOIN mailings m ON m.id = r.mailing_id
    WHERE m.created_at >= ${since} AND jsonb_exists(m.audience, 'people') AND r.person_id = ANY(${[...ids]}::int[])
    GROUP BY r.person_id ORDER BY 1 DESC LIMIT 1`;
  const [most] = await queryRows(tx, countSchema, sql);
  return most?.count ?? 0;
}

/**
 * The number of mailings that an audience has received since an instant. Mailings to individually chosen people count
 * per person, whatever the other recipients. A concurrent mailing to the same audience waits until the transaction
 * ends.
 */
export async function countMailingsTo(
  tx: Transaction,
  audience: Audience,
  audienceKey: string,
  since: Date,
): Promise<number> {
  const lock = "people" in audience ? "people" : audienceKey;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${AUDIENCE_LOCKS}::int, hashtext(${lock}))::text`;
  if ("people" in audience) return countMailingsToPeople(tx, audience.people, since);
  return tx.mailing.count({ where: { audienceKey, createdAt: { gte: since } } });
}

/** Writes a mailing with all its recipients, in three statements. */
export async function insertMailing(
  tx: Transaction,
  { audience, kind, subject, text }: MailingInput,
  { audienceKey, today, now }: { audienceKey: string; today: CalendarDay; now: Date },
): Promise<MailingMade> {
  const { id } = await tx.mailing.create({
    data: { audience, kind, subject, text, audienceKey, createdAt: now },
    select: { id: true },
  });
  const sql = Prisma.sql`
    WITH written AS (
      INSERT INTO mailing_recipients (mailing_id, person_id, email, state, reason)
      SELECT ${id}::int, a.person_id, a.email::citext,
        CASE WHEN a.reason IS NULL THEN 'waiting' ELSE 'skipped' END, a.reason
      FROM (${audienceRows(audience, kind, today)}) a ORDER BY a.person_id
      RETURNING email::text, reason
    )
    SELECT ${id}::int AS id, ${COUNTS} FROM written`;
  const [made] = await queryRows(tx, mailingMadeSchema, sql);
  if (made === undefined) throw new Error("A mailing without counts");
  const { recipients, skipped } = made;
  await tx.mailing.update({ where: { id }, data: { recipients, skipped }, select: { id: true } });
  return made;
}

const LISTED = {
  ...columnsFor(mailingSchema, "status"),
  stoppedAt: true,
  people: { where: { state: "waiting" }, select: { id: true }, take: 1 },
} as const satisfies Prisma.MailingSelect;

type Row = Prisma.MailingGetPayload<{ select: typeof LISTED }>;

function statusOf({ stoppedAt, people }: Pick<Row, "stoppedAt" | "people">): MailingStatus {
  if (stoppedAt !== null) return "stopped";
  return people.length > 0 ? "sending" : "sent";
}

const shown = ({ createdAt, ...row }: Row) => ({
  ...row,
  status: statusOf(row),
  createdAt: createdAt.toISOString(),
});

/** One page of mailings, latest first, and their total number. */
export async function listMailings({
  page,
  pageSize,
}: {
  page: number;
  pageSize: number;
}): Promise<{ mailings: Mailing[]; total: number }> {
  const range = { skip: (page - 1) * pageSize, take: pageSize };
  const [rows, total] = await Promise.all([
    prisma().mailing.findMany({ select: LISTED, orderBy: { id: "desc" }, ...range }),
    prisma().mailing.count(),
  ]);
  return { mailings: rows.map((row) => mailingSchema.parse(shown(row))), total };
}

/** A mailing with the state of each recipient; null when it does not exist. */
export async function findMailing(id: number, on: Queryable = prisma()): Promise<OneMailing | null> {
  const row = await on.mailing.findUnique({ where: { id }, select: { ...LISTED, text: true } });
  if (row === null) return null;
  const people = await on.mailingRecipient.findMany({
    where: { mailingId: id },
    select: {
      personId: true,
      state: true,
      reason: true,
      person: { select: { firstName: true, lastName: true } },
    },
    orderBy: { id: "asc" },
  });
  return oneMailingSchema.parse({
    ...shown(row),
    people: people.map(({ person, ...recipient }) => ({ ...recipient, name: fullName(person) })),
  });
}

const stoppedSchema = z.object({ isOpen: z.boolean() });

/**
 * Stops a mailing. A mail that is being delivered may still be sent; no other is, and failed deliveries are not
 * retried.
 * @returns whether there was anything to stop
 */
export async function stopMailing(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const sql = Prisma.sql`
    WITH held AS (
      UPDATE mailing_recipients SET state = CASE WHEN leaving_at IS NULL THEN 'stopped' ELSE state END, queued_at = NULL
      WHERE mailing_id = ${id} AND state = 'waiting' RETURNING id
    )
    SELECT EXISTS (SELECT 1 FROM held) AS "isOpen"`;
  const [row] = await queryRows(tx, stoppedSchema, sql);
  if (!row?.isOpen) return false;
  await tx.mailing.update({ where: { id }, data: { stoppedAt: now }, select: { id: true } });
  return true;
}
