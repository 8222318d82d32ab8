import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findCandidatesByAddress } from "@/lib/data/person/candidates";
import {
  areBothLiveMembers,
  hasMembershipOrCertificate,
  moveEverything,
} from "@/lib/data/person/merge-people";
import { subscribeVerified } from "@/lib/data/person/newsletter";
import { giveToAccount, lockAddress, lockPeople, personIdOfAccount } from "@/lib/data/person/people";
import { MATCH_RULES, matchPerson } from "@/lib/domain/person/match-person";

/**
 * Gives an account the people without an account who have its newly verified address. Must be called in the transaction
 * that verifies it, with the account locked. Those who match the account's own person are merged into it. The others
 * stay separate people of the account: those with another name, codice fiscale or date of birth, and homonyms that
 * cannot be told apart.
 * @param email the address that has just been verified
 * @param ofPanel whether the account uses the panel: it is then not merged with anybody who has a membership or a
 * certificate, which it may have entered itself. An administrator can merge them
 */
export async function claimPeople(
  tx: Transaction,
  userId: number,
  email: string,
  { ofPanel = false } = {},
): Promise<void> {
  const personId = await personIdOfAccount(tx, userId);
  await lockAddress(tx, email);
  const seek = () => findCandidatesByAddress(tx, email, personId);
  await lockPeople(tx, [personId, ...(await seek()).candidates.map(({ id }) => id)]);
  // Two members of the same name are two people.
  const mayBecomeOne = async (id: number) =>
    !(await areBothLiveMembers(tx, id, personId)) && !(ofPanel && (await hasMembershipOrCertificate(tx, id)));
  // Read again: the panel may have merged one of them in the meantime.
  const { known, candidates } = await seek();
  const match = matchPerson(known, candidates, MATCH_RULES.claim);
  for (const one of candidates) {
    const isMatch = match.kind === "match" && match.people.includes(one);
    if (isMatch && (await mayBecomeOne(one.id))) await moveEverything(tx, one.id, personId);
    else await giveToAccount(tx, one.id, userId);
  }
  await subscribeVerified(tx, { userId, personId, email });
}
