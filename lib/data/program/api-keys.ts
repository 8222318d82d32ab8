import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { toDateColumn, toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import type { ApiScope } from "@/lib/domain/program/key-access";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { type ApiKey, type ApiKeyInput, apiKeySchema, apiScopeSchema } from "@/lib/schemas/program/api-key";

const keySelect = columnsFor(apiKeySchema) satisfies Prisma.ApiKeySelect;

const toApiKey = ({
  scopes,
  expiresOn,
  createdAt,
  lastUsedAt,
  ...row
}: Prisma.ApiKeyGetPayload<{ select: typeof keySelect }>): ApiKey => ({
  ...row,
  scopes: z.array(apiScopeSchema).parse(scopes),
  expiresOn: toDayOrNull(expiresOn),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The keys that were not revoked, expired ones included, newest first. */
export async function listApiKeys(): Promise<ApiKey[]> {
  const rows = await prisma().apiKey.findMany({
    where: { endedAt: null },
    select: keySelect,
    orderBy: { id: "desc" },
  });
  return rows.map(toApiKey);
}

/**
 * Neither revoked nor expired.
 * @param today a day in Europe/Rome; a key is valid on the day of its expiry
 */
const canBeUsed = (today: CalendarDay) =>
  ({
    endedAt: null,
    OR: [{ expiresOn: null }, { expiresOn: { gte: toDateColumn(today) } }],
  }) satisfies Prisma.ApiKeyWhereInput;

/**
 * The names of an account's usable keys, newest first.
 * @param today a day in Europe/Rome
 */
export async function listLiveKeyNamesOf(
  on: Queryable,
  userId: number,
  today: CalendarDay,
): Promise<string[]> {
  const rows = await on.apiKey.findMany({
    where: { madeBy: userId, ...canBeUsed(today) },
    select: { name: true },
    orderBy: { id: "desc" },
  });
  return rows.map(({ name }) => name);
}

/** Null when the key does not exist or was revoked. */
export async function findApiKey(id: number, on: Queryable = prisma()): Promise<ApiKey | null> {
  const row = await on.apiKey.findFirst({ where: { id, endedAt: null }, select: keySelect });
  return row && toApiKey(row);
}

/**
 * @param secret its first characters, and the SHA-256 of the whole secret
 * @param madeBy the account that creates the key
 */
export async function insertApiKey(
  tx: Transaction,
  { expiresOn, ...input }: ApiKeyInput,
  secret: { prefix: string; secretHash: string },
  madeBy: number,
): Promise<ApiKey> {
  const data = { ...input, ...secret, madeBy, expiresOn: toDateColumnOrNull(expiresOn) };
  return toApiKey(await tx.apiKey.create({ data, select: keySelect }));
}

/** The account that created the key; null when it no longer exists. */
export async function findKeyMaker(id: number, on: Queryable): Promise<number | null> {
  const row = await on.apiKey.findUnique({ where: { id }, select: { madeBy: true } });
  return row?.madeBy ?? null;
}

/** Revokes a key with immediate effect. */
export async function endApiKey(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.apiKey.update({ where: { id }, data: { endedAt: now }, select: { id: true } });
}

/** A key that is neither revoked nor expired. */
export interface LiveKey {
  id: number;
  name: string;
  scopes: ApiScope[];
}

/**
 * The key of a secret; null when it is unknown, revoked or expired. Read from the database for each request, so that a
 * revocation takes effect in every process.
 * @param today a day in Europe/Rome
 */
export async function findLiveKey(
  secretHash: string,
  today: CalendarDay,
): Promise<(LiveKey & { lastUsedAt: Date | null }) | null> {
  const row = await prisma().apiKey.findFirst({
    where: { secretHash, ...canBeUsed(today) },
    select: { id: true, name: true, scopes: true, lastUsedAt: true },
  });
  return row && { ...row, scopes: z.array(apiScopeSchema).parse(row.scopes) };
}

export async function touchApiKey(id: number, now: Date): Promise<void> {
  await prisma().apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } });
}
