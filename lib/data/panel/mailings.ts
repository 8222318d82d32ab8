import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
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

/** What the association wrote to many. Its sending: mailing-outbox.ts. */

/** A seed of our own, so that no other advisory lock is waited for. */
const AUDIENCE_LOCKS = 0x6d61_696c;

const countSchema = z.object({ count: z.number().int() });

/** How many mailings to people chosen by name the one of these who got most has got since an instant. */
async function countMailingsToPeople(tx: Transaction, ids: readonly number[], since: Date): Promise<number> {
  const sql = Prisma.sql`
    SELECT count(*)::int AS count FROM mailing_recipients r JOIN mailings m ON m.id = r.mailing_id
    WHERE m.created_at >= ${since} AND jsonb_exists(m.audience, 'people') AND r.person_id = ANY(${[...ids]}::int[])
    GROUP BY r.person_id ORDER BY 1 DESC LIMIT 1`;
  const [most] = await queryRows(tx, countSchema, sql);
  return most?.count ?? 0;
}

/**
 * How many mailings an audience has got since an instant; of people chosen by name each counts, whoever was chosen with her.
 * Another mailing to the same one waits until the transaction ends.
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

/** Writes a mailing with all who get it, in three statements. */
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
  id: true,
  subject: true,
  kind: true,
  audience: true,
  stoppedAt: true,
  createdAt: true,
  recipients: true,
  sent: true,
  failed: true,
  skipped: true,
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

/** One page of mailings, the latest first, and how many there are. */
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

/** A mailing with the state of each person; null when there is none. */
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
 * Stops a mailing: what is being delivered at this moment leaves, the rest does not, also if that delivery fails.
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
