import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import {
  findTakenFields,
  findUnverifiedCustomerId,
  insertVerifiedUser,
  type NewVerifiedUser,
} from "@/lib/data/person/users";
import { recordChange } from "@/lib/data/site/audit-log";
import { inTransaction } from "@/lib/data/transaction";
import { suggestedUsername } from "@/lib/domain/person/suggested-username";
import { AppError } from "@/lib/errors";
import { TAKEN_MESSAGES } from "@/lib/messages/person/account";
import { asSentence } from "@/lib/messages/validation";
import { claimPeople } from "@/lib/services/person/claim-people";
import { writeUniqueAccount } from "@/lib/services/person/refuse-duplicate-account";
import { eraseAccountWithin, removeFilesOf } from "./delete-account";

/*
 * Accounts of people who prove that an address is theirs before the account exists: by the link of an invitation, or by
 * a mailed code.
 */

/**
 * Creates the account of a person who has proved that an address is theirs. A customer's account that has the address
 * but never verified it is deleted in the same transaction, so that it cannot be registered again in between. The same
 * deletion happens when a registration is refused from its mail (`refuseVerification`).
 * @param write uses up the proof first, and refuses by throwing: then nothing is deleted
 * @throws AppError DUPLICATE when the account was verified in the meantime
 */
export async function replaceUnverifiedAccount<T>(
  email: string,
  now: Date,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { made, erased } = await inTransaction(async (tx) => {
    const id = await findUnverifiedCustomerId(email, tx);
    const requireUnverified = async () => {
      if ((await findUnverifiedCustomerId(email, tx)) !== id)
        throw new AppError("DUPLICATE", { message: asSentence(TAKEN_MESSAGES.email) });
    };
    const erased = id === null ? null : await eraseAccountWithin(tx, id, now, requireUnverified);
    return { made: await write(tx), erased };
  });
  if (erased !== null) await removeFilesOf(erased);
  return made;
}

/** The first suggested username that is not taken by an account other than `except`. */
async function freeUsername(firstName: string, lastName: string, except: number | null): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const username = suggestedUsername(firstName, lastName, attempt);
    if ((await findTakenFields({ username }, except)).length === 0) return username;
  }
}

/** How often another username is tried when a namesake takes it at the same moment. */
const MAX_ROUNDS = 5;

const isUsernameTaken = (error: unknown) =>
  error instanceof AppError && error.code === "DUPLICATE" && error.errors?.username !== undefined;

/**
 * Creates an account under a username derived from the person's name. An account that has the address but never
 * verified it does not count: it is deleted (`replaceUnverifiedAccount`).
 * @param write creates the account with that username in a transaction of its own
 * @throws AppError DUPLICATE when another account has the address
 */
export async function withFreeUsername<T>(
  { firstName, lastName, email }: Pick<NewVerifiedUser, "firstName" | "lastName" | "email">,
  write: (username: string) => Promise<T>,
): Promise<T> {
  for (let round = 1; ; round += 1) {
    const ending = await findUnverifiedCustomerId(email);
    const username = await freeUsername(firstName, lastName, ending);
    try {
      return await writeUniqueAccount({ username, email }, ending, () => write(username));
    } catch (error) {
      if (round === MAX_ROUNDS || !isUsernameTaken(error)) throw error;
    }
  }
}

/** Creates an account with a verified address, and gives it the people without an account who have that address. */
export async function createProvenAccount(tx: Transaction, account: NewVerifiedUser): Promise<SignedInUser> {
  const user = await insertVerifiedUser(tx, account);
  const { id, role } = user;
  await claimPeople(tx, id, account.email);
  await recordChange(tx, {
    action: "register",
    entity: "user",
    entityId: id,
    actorId: id,
    ...(role === "customer" ? {} : { after: { role } }),
  });
  return user;
}
