import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { lockAccount, lockAdministratorIds } from "@/lib/data/person/accounts";
import { personOf } from "@/lib/data/person/person";
import { inTransaction } from "@/lib/data/transaction";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import { eraseFromOutbox } from "@/lib/mail/erase-from-outbox";
import { type IdentityProof, requireIdentity } from "@/lib/services/person/change-password";
import { removeImage } from "@/lib/storage/images";
import { eraseEverything } from "./erase-person";

const LAST_ADMINISTRATOR = text("refusals.person.lastAdministrator");

/**
 * Deletes an account with its person (erase-person.ts). Of one whose address was never verified only what its own
 * sessions made, since the rest may be that of somebody else, whose address it claims. Does nothing if it is gone.
 * @param confirm a check that runs under the account's lock and refuses by throwing
 * @throws AppError FORBIDDEN for the last administrator
 */
export async function eraseAccount(
  userId: number,
  now: Date,
  confirm?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const erased = await inTransaction(async (tx) => {
    const administrators = await lockAdministratorIds(tx);
    const account = await lockAccount(tx, userId);
    if (account === null) return null;
    await confirm?.(tx);
    if (account.role === "admin" && administrators.length === 1)
      throw new AppError("FORBIDDEN", { message: LAST_ADMINISTRATOR });

    const person = await personOf(account, tx);
    const mails = await eraseEverything(tx, person, { entity: "user", entityId: userId }, now);
    return { person, mails, pictures: [account.customAvatarUrl, account.documentImageUrl] };
  });
  if (erased === null) return;
  for (const picture of erased.pictures) await removeImage(picture);
  const { person, mails } = erased;
  await eraseFromOutbox(mails, person.email === null ? [] : [person.email]);
}

/**
 * Deletes the user's own account, confirmed by the password or a fresh code; see eraseAccount.
 * @throws AppError as requireIdentity; FORBIDDEN for the last administrator
 */
export async function deleteOwnAccount(user: SignedInUser, proof: IdentityProof, now: Date): Promise<void> {
  await requireIdentity(user, proof, now);
  await eraseAccount(user.id, now);
}
