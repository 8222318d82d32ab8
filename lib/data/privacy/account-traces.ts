import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { isKnown, type Person } from "@/lib/data/person/person";
import { eraseDeliveriesAbout } from "@/lib/data/program/webhook-deliveries";
import { queryRows } from "@/lib/data/query-rows";
import { fullName } from "@/lib/domain/person/full-name";
import { subjectMark } from "@/lib/domain/site/mail-subject";

/** Personal data in technical tables: stored responses (idempotency) and queued mails. */

const MAIL_QUEUES = ["mail", "mail-late", "mail-dead"];
/**
 * Mail templates about the account itself: sent to the account's address, they concern the account even if the address
 * is not verified. At a pending address they may concern another account, so only the user id counts there.
 */
export const ACCOUNT_TEMPLATES = [
  ...["welcome", "verification", "passwordReset", "passwordChanged"],
  ...["emailChangeAsked", "emailChanged", "inactivityWarning"],
  ...["secondFactorOn", "secondFactorOff", "passkeyAdded", "passkeyRemoved"],
];

const knownSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  /** The addresses of people who were merged into this one. */
  formerAddresses: z.array(z.string()),
});

/** The texts by which stored responses to others may name a person, in their JSON form. */
async function namesInAnswers(tx: Transaction, { personId, address }: Person): Promise<string[]> {
  const sql = Prisma.sql`
    SELECT first_name AS "firstName", last_name AS "lastName", phone,
      ARRAY(SELECT a.email::text FROM person_aliases a WHERE a.person_id = p.id) AS "formerAddresses"
    FROM people p WHERE id = ${personId}`;
  const [known] = await queryRows(tx, knownSchema, sql);
  if (known === undefined) return [];
  const { firstName, lastName, phone, formerAddresses } = known;
  const whole = [address, phone ?? "", fullName({ firstName, lastName }), ...formerAddresses].filter(
    (text) => text.trim() !== "",
  );
  return [...whole.map((text) => JSON.stringify(text)), `"lastName": ${JSON.stringify(lastName)}`];
}

/**
 * Deletes the stored responses to the person's writes, and all other stored responses that name the person. A response
 * is stored only so that a repeated request changes nothing twice, so a namesake's response may be lost without harm.
 */
export async function eraseStoredResponses(tx: Transaction, person: Person): Promise<void> {
  const { personId, userId } = person;
  if (userId !== null) await tx.idempotencyKey.deleteMany({ where: { caller: `user:${userId}` } });
  // Responses with an unverified address may concern a different person.
  if (!isKnown(person)) return;
  const names = await namesInAnswers(tx, person);
  await tx.$executeRaw`
    DELETE FROM idempotency_keys
    WHERE jsonb_path_exists(response, ${`$.**.personId ? (@ == ${personId})`}::jsonpath)
      OR EXISTS (SELECT 1 FROM unnest(${names}::text[]) AS name WHERE position(lower(name) IN lower(response::text)) > 0)`;
}

const answerSchema = z.object({ createdAt: z.date(), status: z.int(), response: z.unknown() });

/**
 * The stored responses to the person's writes, for the export. The response itself is included only if it is about this
 * person and nobody else: staff write about customers.
 */
export async function listAnswers({ userId, personId, address }: Person) {
  const own = JSON.stringify({ person: personId, email: address });
  return queryRows(
    prisma(),
    answerSchema,
    Prisma.sql`
      SELECT created_at AS "createdAt", status,
        CASE WHEN (jsonb_path_exists(response, '$.**.personId ? (@ == $person)', ${own}::jsonb)
              OR jsonb_path_exists(response, '$.**.email ? (@ == $email)', ${own}::jsonb))
            AND NOT jsonb_path_exists(response, '$.**.personId ? (@.type() == "number" && @ != $person)', ${own}::jsonb)
            AND NOT jsonb_path_exists(response, '$.**.email ? (@.type() == "string" && @ != $email)', ${own}::jsonb)
          THEN response END AS response
      FROM idempotency_keys WHERE caller = ${`user:${userId}`} ORDER BY created_at`,
  );
}

/** The kinds of subjects of mails and webhook deliveries, each identified by its number. */
const OWN_KINDS = ["booking", "course", "event", "fee", "member", "pass"] as const;

/**
 * The ids of the person's bookings, sign-ups, fees, memberships and passes, by which mails and webhook deliveries refer
 * to them.
 */
export async function ownIds(
  tx: Transaction,
  person: Person,
): Promise<Record<(typeof OWN_KINDS)[number], number[]>> {
  const query = { where: { personId: person.personId }, select: { id: true } } as const;
  const [bookings, signUps, fees, members, passes] = await Promise.all([
    tx.booking.findMany(query),
    tx.signUp.findMany({ where: { personId: person.personId }, select: { kind: true, number: true } }),
    tx.memberFee.findMany({ where: { member: { personId: person.personId } }, select: { id: true } }),
    tx.member.findMany(query),
    tx.pass.findMany(query),
  ]);
  const numbersOf = (kind: "course" | "event") =>
    signUps.flatMap((signUp) => (signUp.kind === kind ? signUp.number : []));
  return {
    booking: idsOf(bookings),
    course: numbersOf("course"),
    event: numbersOf("event"),
    fee: idsOf(fees),
    member: idsOf(members),
    pass: idsOf(passes),
  };
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Deletes sent and pending webhook deliveries about the person's bookings, sign-ups, fees, memberships and passes. */
export async function eraseDeliveries(tx: Transaction, person: Person): Promise<void> {
  const ids = await ownIds(tx, person);
  for (const kind of OWN_KINDS) await eraseDeliveriesAbout(tx, kind, ids[kind]);
}

/** The marks of everything the person owns, by which mails refer to their subject. */
export async function marksOf(tx: Transaction, person: Person): Promise<string[]> {
  const { personId } = person;
  const ids = await ownIds(tx, person);
  const waits = await tx.waitingEntry.findMany({
    where: { personId: person.personId },
    select: { id: true },
  });
  const receipts = await tx.receipt.findMany({ where: { personId }, select: { id: true } });
  return [
    ...OWN_KINDS.flatMap((kind) => ids[kind].map((id) => subjectMark(kind, id))),
    ...idsOf(waits).map((id) => subjectMark("waiting", id)),
    ...idsOf(receipts).map((id) => subjectMark("receipt", id)),
    subjectMark("person", personId),
  ];
}

/**
 * Deletes the mail jobs about a person, whether queued, archived or given up: all about what the person owns, all to a
 * verified address, and those about the account itself to any address. Other mails to an unverified address may belong
 * to a different person.
 */
export async function eraseMailJobs(tx: Transaction, person: Person): Promise<void> {
  const { personId, userId } = person;
  const marks = await marksOf(tx, person);
  const address = person.address.toLowerCase();
  for (const table of [Prisma.sql`pgboss.job`, Prisma.sql`pgboss.archive`])
    await tx.$executeRaw`
      DELETE FROM ${table} WHERE name = ANY(${MAIL_QUEUES}::text[]) AND (
        data->'subject'->>'userId' = ${userId === null ? null : String(userId)}
        OR jsonb_exists_any(data->'subject'->'about', ${marks}::text[])
        OR (${person.email !== null}
          AND (lower(data->'mail'->>'to') = ${address} OR lower(data->'subject'->>'contact') = ${address}))
        OR (${userId !== null} AND lower(data->'mail'->>'to') = ${address}
          AND data->'mail'->>'template' = ANY(${ACCOUNT_TEMPLATES}::text[]))
        -- What an older version queued does not say what it is about.
        OR (${isKnown(person)} AND data->'subject' IS NULL
          AND jsonb_path_exists(data, ${`$.**.personId ? (@ == ${personId})`}::jsonpath)))`;
}

/** Mails that go to an address entered by anybody, with or without an account. */
const TEMPLATES_OF_ADDRESS = ["passwordReset", "signInCode", "newsletterConfirmation", "invitation"];

/**
 * Assigns mails that an account received by its address alone to the account. Call this before the account's address
 * changes, since nothing else links them afterwards.
 */
export async function assignMailsToAccount(
  tx: Transaction,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const address = email.toLowerCase();
  for (const table of [Prisma.sql`pgboss.job`, Prisma.sql`pgboss.archive`])
    await tx.$executeRaw`
      UPDATE ${table} SET data = jsonb_set(data, '{subject,userId}', to_jsonb(${id}::int))
      WHERE name = ANY(${MAIL_QUEUES}::text[]) AND lower(data->'mail'->>'to') = ${address}
        AND data->'mail'->>'template' = ANY(${TEMPLATES_OF_ADDRESS}::text[])`;
  await tx.$executeRaw`
    UPDATE sent_mails SET user_id = ${id}
    WHERE user_id IS NULL AND lower(recipient) = ${address} AND template = ANY(${TEMPLATES_OF_ADDRESS}::text[])`;
}

const queuedMailRowSchema = z.object({
  template: z.string(),
  queuedAt: z.string(),
  to: z.string(),
  state: z.string(),
});

/**
 * Whether a job still exists; erasing a person deletes the jobs about them. Waits for an uncommitted erasure.
 * @param job `name` is the queue; without it every queue's table would be searched
 */
export async function isJobThere({ id, name }: { id: string; name: string }): Promise<boolean> {
  const sql = Prisma.sql`SELECT 1 FROM pgboss.job WHERE name = ${name} AND id = ${id}::uuid FOR KEY SHARE`;
  return (await queryRows(prisma(), z.unknown(), sql)).length > 0;
}

/** The mails to a person that are still in the queue, by the instant of queueing. */
export async function listMailJobs({ userId, email, address, pendingAddress }: Person) {
  const sql = Prisma.sql`
    SELECT data->'mail'->>'template' AS template, data->>'queuedAt' AS "queuedAt", data->'mail'->>'to' AS "to",
           state::text AS state
    FROM (SELECT data, state, name FROM pgboss.job UNION ALL SELECT data, state, name FROM pgboss.archive) m
    WHERE name = ANY(${MAIL_QUEUES}::text[]) AND (
      (lower(data->'mail'->>'to') = ${address.toLowerCase()} AND (
        ${email !== null} OR (${userId !== null} AND data->'mail'->>'template' = ANY(${ACCOUNT_TEMPLATES}::text[]))))
      OR (lower(data->'mail'->>'to') IN (${address.toLowerCase()}, ${pendingAddress?.toLowerCase() ?? null})
        AND data->'mail'->'data'->>'userId' = ${String(userId)}))
    ORDER BY 2`;
  return queryRows(prisma(), queuedMailRowSchema, sql);
}
