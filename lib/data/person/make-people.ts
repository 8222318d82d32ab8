import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { inTransaction } from "@/lib/data/transaction";
import { insertPeopleOfAccounts, nameFold, peopleOfAddress } from "./people";

/**
 * Makes people of what was written before there were any, or by a process of that version that still runs: of accounts,
 * and of each booking, sign-up and waiting entry, by the same rules as for a new one. What was typed stays as it is. In
 * batches of their own transactions, so that nobody who uses the site waits for long; what a batch leaves undone, the
 * next call does.
 */

const BATCH = 500;
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

const T_EMAIL = Prisma.sql`t.email`;
const T_FOLD = nameFold(Prisma.sql`t.first_name`, Prisma.sql`t.last_name`);

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
  const isOpen = Prisma.sql`t.id = ANY(${[...ids]}::int[]) AND t.person_id IS NULL`;
  const isOfAddress = Prisma.sql`${isOpen} AND t.user_id IS NULL AND t.email <> ''`;
  await tx.$executeRaw`
    UPDATE ${table} t SET person_id = p.id FROM people p WHERE ${isOpen} AND p.user_id = t.user_id`;
  await tx.$executeRaw`
    UPDATE ${table} t SET person_id = p.id, user_id = u.id
    FROM users u JOIN people p ON p.user_id = u.id
    WHERE ${isOfAddress} AND u.email = t.email::citext AND u.is_verified`;
  await tx.$executeRaw`
    INSERT INTO people (first_name, last_name, email, phone, created_at)
    SELECT DISTINCT ON (lower(t.email::text), ${T_FOLD})
      t.first_name, t.last_name, t.email::citext, NULLIF(t.phone, ''), t.${madeAt}
    FROM ${table} t
    WHERE ${isOfAddress} AND NOT EXISTS (${peopleOfAddress(T_EMAIL, T_FOLD)})
    ORDER BY lower(t.email::text), ${T_FOLD}, t.id`;
  await tx.$executeRaw`
    UPDATE ${table} t SET person_id = found.id
    FROM ${table} o CROSS JOIN LATERAL (
      SELECT min(m.id) AS id FROM (${peopleOfAddress(Prisma.sql`o.email`, nameFold(Prisma.sql`o.first_name`, Prisma.sql`o.last_name`))}) m
    ) found
    WHERE ${isOfAddress} AND o.id = t.id`;
  // Without an address nobody is known to be somebody else.
  await tx.$executeRaw`
    WITH numbered AS (
      SELECT t.id, nextval('people_id_seq')::int AS person_id, t.first_name, t.last_name, NULLIF(t.phone, '') AS phone,
        t.${madeAt} AS made_at
      FROM ${table} t WHERE ${isOpen} AND t.user_id IS NULL AND t.email = ''
    ), made AS (
      INSERT INTO people (id, first_name, last_name, phone, created_at)
      SELECT person_id, first_name, last_name, phone, made_at FROM numbered
    )
    UPDATE ${table} t SET person_id = n.person_id FROM numbered n WHERE t.id = n.id`;
  await tx.$executeRaw`
    UPDATE people p SET
      phone = COALESCE(p.phone, made.phone),
      created_at = LEAST(p.created_at, made.first_at), last_seen_at = GREATEST(p.last_seen_at, made.last_at)
    FROM (
      SELECT t.person_id, min(t.${madeAt}) AS first_at, max(t.${madeAt}) AS last_at,
        (array_agg(t.phone ORDER BY t.id DESC) FILTER (WHERE t.phone <> '' AND t.user_id IS NULL))[1] AS phone
      FROM ${table} t WHERE t.id = ANY(${[...ids]}::int[]) GROUP BY t.person_id
    ) made
    WHERE p.id = made.person_id`;
}

async function giveReceipts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE receipts r SET person_id = paid.person_id, user_id = COALESCE(r.user_id, paid.user_id)
    FROM (
      SELECT DISTINCT ON (rp.receipt_id) rp.receipt_id,
        COALESCE(b.person_id, s.person_id) AS person_id, COALESCE(b.user_id, s.user_id) AS user_id
      FROM receipt_payments rp
      JOIN payments p ON p.id = rp.payment_id
      LEFT JOIN bookings b ON b.charge_id = p.charge_id
      LEFT JOIN sign_ups s ON s.charge_id = p.charge_id
      WHERE rp.receipt_id = ANY(${[...ids]}::int[])
      ORDER BY rp.receipt_id, rp.payment_id
    ) paid
    WHERE r.id = paid.receipt_id AND paid.person_id IS NOT NULL`;
}

/**
 * Makes the people that are missing. Does nothing, by a few queries, where none is.
 * @returns how many accounts, bookings, sign-ups, waiting entries and receipts got a person
 */
export async function makePeople(): Promise<number> {
  let count = await eachBatch(
    (after) => Prisma.sql`
      SELECT u.id FROM users u LEFT JOIN people p ON p.user_id = u.id
      WHERE p.id IS NULL AND u.id > ${after} ORDER BY u.id LIMIT ${BATCH}`,
    insertPeopleOfAccounts,
  );
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
        LEFT JOIN bookings b ON b.charge_id = p.charge_id
        LEFT JOIN sign_ups s ON s.charge_id = p.charge_id
        WHERE rp.receipt_id = r.id AND COALESCE(b.person_id, s.person_id) IS NOT NULL)
      ORDER BY r.id LIMIT ${BATCH}`,
    giveReceipts,
  );
  return count;
}
