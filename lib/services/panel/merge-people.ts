import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockAccount } from "@/lib/data/person/accounts";
import {
  areBothLiveMembers,
  hasMembershipOrCertificate,
  moveEverything,
} from "@/lib/data/person/merge-people";
import { findOwner, lockPeople } from "@/lib/data/person/people";
import { findPersonRecord } from "@/lib/data/person/person-record";
import { separateFromUnverified } from "@/lib/data/person/separate-person";
import { recordChange } from "@/lib/data/site/audit-log";
import { text } from "@/lib/domain/language/text";
import { fieldError, notFoundError, wordedError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { PersonCard } from "@/lib/schemas/panel/people";
import type { Person } from "@/lib/schemas/person/person";
import { findPersonCard } from "./keep-people";

/**
 * Returns the two people, locked with their accounts.
 * @throws AppError NOT_FOUND, IN_USE; VALIDATION at `into`
 */
async function lockBoth(tx: Transaction, from: number, into: number): Promise<[Person, Person]> {
  for (const id of [from, into].sort((a, b) => a - b)) await separateFromUnverified(tx, id);
  const read = () => Promise.all([findPersonRecord(from, tx), findPersonRecord(into, tx)]);
  const accounts = (await read()).flatMap((person) => person?.userId ?? []).sort((a, b) => a - b);
  for (const userId of accounts) await lockAccount(tx, userId);
  await lockPeople(tx, [from, into]);
  // Read again: an account may have been verified, or one of the two people merged, in the meantime.
  const [gone, kept] = await read();
  if (gone === null) throw notFoundError("person");
  if (kept === null) throw fieldError("into", VALIDATION.unknownPerson);
  const [of, other] = [await findOwner(tx, from), await findOwner(tx, into)].map(
    (one) => one?.accountId ?? null,
  );
  if (of !== null && other !== null && of !== other)
    throw wordedError("IN_USE", "refusals.person.twoAccounts");
  if (await areBothLiveMembers(tx, from, into)) throw wordedError("IN_USE", "refusals.membership.twoMembers");
  return [gone, kept];
}

/**
 * Refuses a merge, in either direction, that would give the acting user the other person's membership or certificate:
 * nobody changes their own, and what they entered for another person would become theirs.
 * @throws AppError FORBIDDEN
 */
async function refuseForOneself(
  tx: Transaction,
  user: SignedInUser,
  people: [Person, Person],
): Promise<void> {
  const others = people.filter(({ userId }) => userId !== user.id);
  if (others.length === people.length) return;
  for (const { id } of others)
    if (await hasMembershipOrCertificate(tx, id))
      throw wordedError("FORBIDDEN", "refusals.person.ownRowByMerge");
}

/**
 * Merges two people: everything of the first moves to `into`, and fills its empty fields. The account moves too and
 * sees everything; one with an unverified address stays separate. The ledger, the audit log and the holders of receipts
 * stay as they were written.
 * @throws AppError NOT_FOUND; VALIDATION at `into` for an unknown person or the same one; IN_USE when both have an
 * account or are members; FORBIDDEN when the user's own membership or certificate would change
 */
export async function mergePeople(from: number, into: number, user: SignedInUser): Promise<PersonCard> {
  if (from === into) throw fieldError("into", text("refusals.person.samePerson"));
  await prisma().$transaction(async (tx) => {
    const [gone, kept] = await lockBoth(tx, from, into);
    await refuseForOneself(tx, user, [gone, kept]);
    await moveEverything(tx, from, into);
    const after = await findPersonRecord(into, tx);
    if (after === null) throw new Error(`Person ${into} vanished in a merge`);
    const change = { action: "merge", entity: "person" } as const;
    await recordChange(tx, {
      ...change,
      entityId: into,
      before: kept,
      after: { ...after, mergedPersonId: from },
    });
    await recordChange(tx, { ...change, entityId: from, after: { personId: into } });
  });
  return findPersonCard(into);
}
