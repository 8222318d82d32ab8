import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { lockAccount, lockAdministratorIds } from "@/lib/data/person/accounts";
import { type Person, personOf } from "@/lib/data/person/person";
import { inTransaction } from "@/lib/data/transaction";
import { wordedError } from "@/lib/errors";
import { eraseFromOutbox } from "@/lib/mail/erase-from-outbox";
import { type IdentityProof, requireIdentity } from "@/lib/services/person/prove-identity";
import { removeImage } from "@/lib/storage/images";
import { eraseEverything } from "./erase-person";

/** What remains to be removed once an account is erased: files outside the database. */
interface ErasedAccount {
  person: Person;
  mails: string[];
  pictures: (string | null)[];
}

/**
 * Deletes an account within the caller's transaction. The caller removes its files afterwards (`removeFilesOf`).
 * @param confirm a check that runs under the account's lock and refuses by throwing
 * @returns null if the account is gone
 * @throws AppError as `eraseAccount`
 */
export async function eraseAccountWithin(
  tx: Transaction,
  userId: number,
  now: Date,
  confirm?: (tx: Transaction) => Promise<void>,
): Promise<ErasedAccount | null> {
  const administrators = await lockAdministratorIds(tx);
  const account = await lockAccount(tx, userId);
  if (account === null) return null;
  await confirm?.(tx);
  if (account.role === "admin" && administrators.length === 1)
    throw wordedError("FORBIDDEN", "refusals.person.lastAdministrator");

  const person = await personOf(account, tx);
  const mails = await eraseEverything(tx, person, { entity: "user", entityId: userId }, now);
  return { person, mails, pictures: [account.customAvatarUrl, account.documentImageUrl] };
}

export async function removeFilesOf({ person, mails, pictures }: ErasedAccount): Promise<void> {
  for (const picture of pictures) await removeImage(picture);
  await eraseFromOutbox(mails, person.email === null ? [] : [person.email]);
}

/**
 * Deletes an account with its own person (erase-person.ts); its other people stay, without an account. Does nothing if
 * the account is gone.
 * @param confirm a check that runs under the account's lock and refuses by throwing
 * @throws AppError FORBIDDEN for the last administrator
 */
export async function eraseAccount(
  userId: number,
  now: Date,
  confirm?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const erased = await inTransaction((tx) => eraseAccountWithin(tx, userId, now, confirm));
  if (erased !== null) await removeFilesOf(erased);
}

/**
 * Deletes the user's own account after checking the password or a fresh code; see `eraseAccount`.
 * @throws AppError as `requireIdentity`; FORBIDDEN for the last administrator
 */
export async function deleteOwnAccount(
  user: SignedInUser,
  sessionId: string | null,
  proof: IdentityProof,
  now: Date,
): Promise<void> {
  await requireIdentity(user, sessionId, proof, now);
  await eraseAccount(user.id, now);
}
