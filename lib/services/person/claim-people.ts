import "server-only";
import type { Transaction } from "@/lib/data/client";
import { seekByAddress } from "@/lib/data/person/candidates";
import { leavePerson } from "@/lib/data/person/leave-person";
import {
  areBothLiveMembers,
  hasMembershipOrCertificate,
  moveEverything,
  showOfAddress,
  showToAccount,
} from "@/lib/data/person/merge-people";
import { subscribeVerified } from "@/lib/data/person/newsletter";
import { lockAddress, lockPeople, lockPerson, personIdOfAccount } from "@/lib/data/person/people";
import { findPersonRecord } from "@/lib/data/person/person-record";
import { recordChange } from "@/lib/data/site/audit-log";
import { MATCH_RULES, matchPerson } from "@/lib/domain/person/match-person";

/** What an account sees of others who share its address. A receipt holds its holder's codice fiscale. */
const SHARED = ["bookings", "sign_ups", "waiting_entries"] as const;

/**
 * What follows from a verified address, to be called in the transaction that verifies it, with the account locked: the
 * account sees everything of its person, takes over the people without an account of the same address and name, and sees
 * what others have under that address, who stay people of their own: those of other names, with another codice fiscale or
 * day of birth, and homonyms of whom nobody knows which one it is. Of somebody into whom a person of
 * that address was merged it sees what was written under the address: the rest may be for another, which it has not
 * proved.
 * @param email the address that has just been verified
 * @param ofPanel whether the account uses the panel: it then takes over nobody with a membership or a certificate, whom it
 *   may have entered itself. An administrator can merge them
 */
export async function claimPeople(
  tx: Transaction,
  userId: number,
  email: string,
  { ofPanel = false } = {},
): Promise<void> {
  const personId = await personIdOfAccount(tx, userId);
  await lockAddress(tx, email);
  const seek = () => seekByAddress(tx, email, personId);
  await lockPeople(tx, [personId, ...(await seek()).candidates.map(({ id }) => id)]);
  // Two of one name who are both members are two people.
  const mayBecomeOne = async (id: number) =>
    !(await areBothLiveMembers(tx, id, personId)) && !(ofPanel && (await hasMembershipOrCertificate(tx, id)));
  // Read again: the panel may have merged one of them in the meantime.
  const { known, candidates } = await seek();
  const theirs = candidates.filter((one) => one.email === known.email);
  const match = matchPerson(known, theirs, MATCH_RULES.claim);
  for (const one of candidates) {
    const isMatch = match.kind === "match" && match.people.includes(one);
    if (!theirs.includes(one)) await showOfAddress(tx, one.id, userId, email);
    else if (isMatch && (await mayBecomeOne(one.id))) await moveEverything(tx, one.id, personId);
    else await showToAccount(tx, one.id, userId, SHARED);
  }
  await showToAccount(tx, personId, userId);
  await subscribeVerified(tx, { userId, personId, email });
}

/**
 * To be called before an account goes to another address without having proved the one that it has, with the account
 * locked: it takes along what its own sessions made. What others have stored stays with a person of the former address,
 * whose owner gets it by proving that address.
 */
export async function leaveUnprovenAddress(tx: Transaction, userId: number): Promise<void> {
  const personId = await personIdOfAccount(tx, userId);
  await lockPerson(tx, personId);
  const before = await findPersonRecord(personId, tx);
  if (!(await leavePerson(tx, personId, userId))) return;
  const after = await findPersonRecord(personId, tx);
  await recordChange(tx, { action: "update", entity: "person", entityId: personId, before, after });
}
