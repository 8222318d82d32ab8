import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { isUuid } from "@/lib/domain/site/uuid";

interface StoredPasskey {
  id: string;
  userId: number;
  /** base64url */
  credentialId: string;
  /** COSE */
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

/**
 * @param challenge.userId the account that adds a passkey; null for signing in
 * @param challenge.isProven whether that account has proved its identity
 */
export async function insertChallenge(challenge: {
  challenge: string;
  userId: number | null;
  isProven: boolean;
  expiresAt: Date;
}): Promise<void> {
  await prisma().passkeyChallenge.create({ data: challenge, select: { challenge: true } });
}

/**
 * Uses up a challenge, whatever the outcome.
 * @returns null unless it was open, for this account or for signing in; also null for all but one of several concurrent
 * calls with the same challenge
 */
export async function spendChallenge(
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<{ isProven: boolean } | null> {
  const where = { challenge, userId, expiresAt: { gt: now } };
  const found = await prisma().passkeyChallenge.findFirst({ where, select: { isProven: true } });
  const { count } = await prisma().passkeyChallenge.deleteMany({ where });
  return count > 0 ? found : null;
}

/** The user handle of an account's passkeys (WebAuthn); null before its first passkey. */
export async function findPasskeyHandle(
  userId: number,
  on: Queryable = prisma(),
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await on.user.findUnique({ where: { id: userId }, select: { passkeyHandle: true } });
  return row?.passkeyHandle ?? null;
}

/** Stores the user handle of an account's passkeys. The caller holds the account's lock. */
export async function storePasskeyHandle(
  tx: Transaction,
  userId: number,
  passkeyHandle: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passkeyHandle }, select: { id: true } });
}

export async function removeOldChallenges(now: Date): Promise<void> {
  await prisma().passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
}

/** The passkeys of an account, oldest first. */
export async function listPasskeys(userId: number, on: Queryable = prisma()) {
  const rows = await on.passkey.findMany({
    where: { userId },
    select: {
      id: true,
      name: true,
      credentialId: true,
      transports: true,
      createdAt: true,
      lastUsedAt: true,
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** @returns null for an unknown credential */
export async function findPasskey(credentialId: string): Promise<StoredPasskey | null> {
  const row = await prisma().passkey.findUnique({
    where: { credentialId },
    select: {
      id: true,
      userId: true,
      credentialId: true,
      publicKey: true,
      counter: true,
      transports: true,
    },
  });
  return row === null ? null : { ...row, counter: Number(row.counter) };
}

/** @throws a unique violation when the credential already belongs to an account */
export async function insertPasskey(
  tx: Transaction,
  { counter, ...passkey }: Omit<StoredPasskey, "id"> & { name: string },
) {
  const { createdAt, ...row } = await tx.passkey.create({
    data: { ...passkey, counter: BigInt(counter) },
    select: { id: true, name: true, createdAt: true },
  });
  return { ...row, createdAt: createdAt.toISOString(), lastUsedAt: null };
}

/**
 * Records a use if the passkey still exists and its counter is the one that the signature was checked against.
 * @returns false when it was removed, or used meanwhile with a counter
 */
export async function recordUse(
  tx: Transaction,
  { id, counter }: Pick<StoredPasskey, "id" | "counter">,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.passkey.updateMany({
    where: { id, counter: BigInt(counter) },
    data: { counter: BigInt(newCounter), lastUsedAt: now },
  });
  return count > 0;
}

/** @returns how many the account had */
export async function deletePasskeysOf(tx: Transaction, userId: number): Promise<number> {
  return (await tx.passkey.deleteMany({ where: { userId } })).count;
}

/** @returns false when the account has no such passkey */
export async function deletePasskey(tx: Transaction, userId: number, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await tx.passkey.deleteMany({ where: { id, userId } })).count > 0;
}
