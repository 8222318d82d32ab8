import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { type Person, type PersonChange, type PersonInput, personSchema } from "@/lib/schemas/person/person";
import { lockPerson } from "./people";

export const personSelect = {
  ...columnsFor(personSchema, "userId"),
  user: { select: { id: true, isVerified: true } },
} as const satisfies Prisma.PersonSelect;

export function toPerson({ user, ...row }: Prisma.PersonGetPayload<{ select: typeof personSelect }>): Person {
  return personSchema.parse({
    ...row,
    userId: user?.id ?? null,
    dateOfBirth: toDayOrNull(row.dateOfBirth),
    certificateUntil: toDayOrNull(row.certificateUntil),
    memberUntil: toDayOrNull(row.memberUntil),
    newsletterSince: row.newsletterSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  });
}

/** Null when the person does not exist. */
export async function findPersonRecord(id: number, on: Queryable = prisma()): Promise<Person | null> {
  const row = await on.person.findUnique({ where: { id }, select: personSelect });
  return row ? toPerson(row) : null;
}

/** Reads a person with the row locked until the transaction ends; null when they do not exist. */
export async function lockPersonRecord(tx: Transaction, id: number): Promise<Person | null> {
  await lockPerson(tx, id);
  return findPersonRecord(id, tx);
}

/** The columns of a change; omitted fields stay as they are. */
function columnsOf({ dateOfBirth, certificateUntil, memberUntil, ...fields }: PersonChange) {
  return {
    ...fields,
    ...(dateOfBirth === undefined ? {} : { dateOfBirth: toDateColumnOrNull(dateOfBirth) }),
    ...(certificateUntil === undefined ? {} : { certificateUntil: toDateColumnOrNull(certificateUntil) }),
    ...(memberUntil === undefined ? {} : { memberUntil: toDateColumnOrNull(memberUntil) }),
  };
}

export async function insertPersonRecord(
  tx: Transaction,
  { firstName, lastName, ...rest }: PersonInput,
): Promise<Person> {
  const data = { ...columnsOf(rest), firstName, lastName };
  return toPerson(await tx.person.create({ data, select: personSelect }));
}

export async function updatePersonRecord(tx: Transaction, id: number, change: PersonChange): Promise<Person> {
  return toPerson(await tx.person.update({ where: { id }, data: columnsOf(change), select: personSelect }));
}

/** Arbitrary namespaces, so that these advisory locks collide with no others. */
const FISCAL_CODE_LOCKS = 0x636f_6469;
const ALL_FISCAL_CODES = 0x636f_6470;

/** Blocks other checks of any codice fiscale until the transaction ends, for writing many at once. */
export async function lockFiscalCodes(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${ALL_FISCAL_CODES}::int, 0)::text`;
}

/**
 * Blocks other checks of this codice fiscale until the transaction ends, so that two people cannot get it concurrently.
 */
export async function lockFiscalCode(tx: Transaction, code: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock_shared(${ALL_FISCAL_CODES}::int, 0)::text`;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${FISCAL_CODE_LOCKS}::int, hashtext(${code}))::text`;
}

/**
 * Whether another person has a codice fiscale, which is then locked until the transaction ends. A code entered by an
 * account with an unverified address does not count.
 */
export async function isFiscalCodeTaken(
  tx: Transaction,
  code: string,
  except: number | null,
): Promise<boolean> {
  await lockFiscalCode(tx, code);
  const others = except === null ? {} : { id: { not: except } };
  const NOT = { user: { isVerified: false } };
  return (await tx.person.count({ where: { fiscalCode: code, ...others, NOT } })) > 0;
}
