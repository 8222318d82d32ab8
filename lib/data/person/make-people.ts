import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { inTransaction } from "@/lib/data/transaction";
import { languageSchema } from "@/lib/schemas/language/translations";
import { ownerByContact } from "./candidates";

/**
 * Makes people of what was written before there were any, or past the use cases that find out whose it is: of each booking,
 * sign-up and waiting entry, by the same rules as for a new one. What was typed stays as it is. In
 * batches of their own transactions, so that nobody who uses the site waits for long; what a batch leaves undone, the
 * next call does.
 */

const BATCH = 100;
/** A batch that meets somebody's lock gives way and is tried again. */
const LOCK_TIMEOUT = "2s";
const TRIES = 20;

const idRowSchema = z.object({ id: z.int() });

interface Source {
  table: Prisma.Sql;
  madeAt: Prisma.Sql;
}

const SOURCES: readonly Source[] = [
  { table: Prisma.sql`bookings`, madeAt: Prisma.sql`created_at` },
  { table: Prisma.sql`sign_ups`, madeAt: Prisma.sql`made_at` },
  { table: Prisma.sql`waiting_entries`, madeAt: Prisma.sql`created_at` },
];

const rowSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: languageSchema,
  madeAt: z.date(),
});

const inBatch = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`;
      return run(tx);
    },
    { tries: TRIES },
  );

/** Runs batches of ids in ascending order until there are none left. @returns how many ids there were */
async function eachBatch(
  list: (after: number) => Prisma.Sql,
  write: (tx: Transaction, ids: readonly number[]) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const ids = (await queryRows(prisma(), idRowSchema, list(after))).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return count;
    await inBatch((tx) => write(tx, ids));
    count += ids.length;
    after = last;
  }
}

async function makePeopleOfRows(
  { table, madeAt }: Source,
  tx: Transaction,
  ids: readonly number[],
): Promise<void> {
  const sql = Prisma.sql`
    SELECT id, first_name AS "firstName", last_name AS "lastName", email::text AS email, NULLIF(phone, '') AS phone, language,
      ${madeAt} AS "madeAt"
    FROM ${table} WHERE id = ANY(${[...ids]}::int[]) AND person_id IS NULL ORDER BY id FOR UPDATE`;
  for (const { id, madeAt: at, ...contact } of await queryRows(tx, rowSchema, sql)) {
    const { personId } = await ownerByContact(tx, contact);
    await tx.$executeRaw`UPDATE ${table} SET person_id = ${personId} WHERE id = ${id}`;
    await tx.$executeRaw`
      UPDATE people SET created_at = LEAST(created_at, ${at}), last_seen_at = GREATEST(last_seen_at, ${at})
      WHERE id = ${personId}`;
  }
}

async function giveReceipts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE receipts r SET person_id = paid.person_id
    FROM (
      SELECT DISTINCT ON (rp.receipt_id) rp.receipt_id,
        COALESCE(b.person_id, s.person_id) AS person_id
      FROM receipt_payments rp
      JOIN payments p ON p.id = rp.payment_id
      LEFT JOIN bookings b ON b.id = p.booking_id
      LEFT JOIN sign_ups s ON s.id = p.sign_up_id
      WHERE rp.receipt_id = ANY(${[...ids]}::int[])
      ORDER BY rp.receipt_id, rp.payment_id
    ) paid
    WHERE r.id = paid.receipt_id AND paid.person_id IS NOT NULL`;
}

/**
 * Makes the people that are missing. Does nothing, by a few queries, where none is.
 * @returns how many bookings, sign-ups, waiting entries and receipts got a person
 */
export async function makePeople(): Promise<number> {
  let count = 0;
  for (const source of SOURCES)
    count += await eachBatch(
      (after) => Prisma.sql`
        SELECT t.id FROM ${source.table} t
        WHERE t.person_id IS NULL AND t.id > ${after} AND t.email NOT LIKE 'eliminato%@example.invalid'
        ORDER BY t.id LIMIT ${BATCH}`,
      (tx, ids) => makePeopleOfRows(source, tx, ids),
    );
  count += await eachBatch(
    (after) => Prisma.sql`
      SELECT r.id FROM receipts r
      WHERE r.person_id IS NULL AND r.id > ${after} AND EXISTS (
        SELECT 1 FROM receipt_payments rp
        JOIN payments p ON p.id = rp.payment_id
        LEFT JOIN bookings b ON b.id = p.booking_id
        LEFT JOIN sign_ups s ON s.id = p.sign_up_id
        WHERE rp.receipt_id = r.id AND COALESCE(b.person_id, s.person_id) IS NOT NULL)
      ORDER BY r.id LIMIT ${BATCH}`,
    giveReceipts,
  );
  return count;
}
