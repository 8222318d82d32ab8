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
import { suggestedUsername } from "@/lib/domain/person/suggested-username";
import { AppError } from "@/lib/errors";
import { TAKEN_MESSAGES } from "@/lib/messages/person/account";
import { asSentence } from "@/lib/messages/validation";
import { claimPeople } from "@/lib/services/person/claim-people";
import { writeUniqueAccount } from "@/lib/services/person/refuse-duplicate-account";
import { eraseAccount } from "./delete-account";

/*
 * Accounts of people who have proved that an address is theirs before the account exists: by the link of an invitation, or
 * by a mailed code.
 */

/**
 * Ends a customer's account that has the address but never verified it: whoever is here has proved to own the mailbox. The
 * same happens when a registration is refused from its mail (refuseVerification).
 * @param confirm checks under the account's lock that the proof still holds, and refuses by throwing
 * @throws AppError DUPLICATE when the account was verified meanwhile
 */
export async function endUnverifiedAccount(
  email: string,
  now: Date,
  confirm: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const id = await findUnverifiedCustomerId(email);
  if (id === null) return;
  await eraseAccount(id, now, async (tx) => {
    if ((await findUnverifiedCustomerId(email, tx)) !== id)
      throw new AppError("DUPLICATE", { message: asSentence(TAKEN_MESSAGES.email) });
    await confirm(tx);
  });
}

/** The first suggested username that is not taken. */
async function freeUsername(firstName: string, lastName: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const username = suggestedUsername(firstName, lastName, attempt);
    if ((await findTakenFields({ username }, null)).length === 0) return username;
  }
}

/** How often another username is tried when somebody of the same name takes it at the same moment. */
const MAX_ROUNDS = 5;

const isUsernameTaken = (error: unknown) =>
  error instanceof AppError && error.code === "DUPLICATE" && error.errors?.username !== undefined;

/**
 * Writes a new account under a username made of the person's name.
 * @param write writes the account with that username in a transaction of its own
 * @throws AppError DUPLICATE where another account has the address
 */
export async function withFreeUsername<T>(
  { firstName, lastName, email }: Pick<NewVerifiedUser, "firstName" | "lastName" | "email">,
  write: (username: string) => Promise<T>,
): Promise<T> {
  for (let round = 1; ; round += 1) {
    const username = await freeUsername(firstName, lastName);
    try {
      return await writeUniqueAccount({ username, email }, null, () => write(username));
    } catch (error) {
      if (round === MAX_ROUNDS || !isUsernameTaken(error)) throw error;
    }
  }
}

/** Creates an account whose address counts as verified, and takes over what people without an account have under it. */
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
