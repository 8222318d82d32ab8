import "server-only";
import type { Transaction } from "@/lib/data/client";
import { moveEverything, showToAccount } from "@/lib/data/person/merge-people";
import { listPeopleOfAddress, lockAddress, lockPeople, personIdOfAccount } from "@/lib/data/person/people";

/** What an account sees of others who share its address. A receipt holds its holder's codice fiscale. */
const SHARED = ["bookings", "course_bookings", "event_registrations", "waiting_entries"] as const;

/**
 * What follows from a verified address, to be called in the transaction that verifies it, with the account locked: the
 * account sees everything of its person, takes over the people without an account of the same address and name, and sees
 * what people of other names have under that address, who stay people of their own.
 * @param email the address that has just been verified
 */
export async function claimPeople(tx: Transaction, userId: number, email: string): Promise<void> {
  const personId = await personIdOfAccount(tx, userId);
  await lockAddress(tx, email);
  const ofAddress = () => listPeopleOfAddress(tx, email, personId);
  await lockPeople(tx, [personId, ...(await ofAddress()).map(({ id }) => id)]);
  // Read again: the panel may have merged one of them in the meantime.
  for (const { id, hasSameName } of await ofAddress())
    if (hasSameName) await moveEverything(tx, id, personId);
    else await showToAccount(tx, id, userId, SHARED);
  await showToAccount(tx, personId, userId);
}
