import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { listMembersOf } from "@/lib/data/membership/members";
import { listNamesakes } from "@/lib/data/panel/duplicate-people";
import { findListedPerson, idsOfPair } from "@/lib/data/panel/listed-people";
import { listHistory } from "@/lib/data/panel/person-history";
import { listTimeline } from "@/lib/data/panel/person-timeline";
import { lockAccount } from "@/lib/data/person/accounts";
import { ownedBy } from "@/lib/data/person/person";
import { removePersonInvitation } from "@/lib/data/person/person-invitations";
import {
  findPersonRecord,
  insertPersonRecord,
  isFiscalCodeTaken,
  lockPersonRecord,
  updatePersonRecord,
} from "@/lib/data/person/person-record";
import { separateFromUnverified } from "@/lib/data/person/separate-person";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { listReceiptsOf } from "@/lib/data/till/receipts";
import { inTransaction } from "@/lib/data/transaction";
import { listEntriesInLine } from "@/lib/data/waiting/waiting-list";
import { text } from "@/lib/domain/language/text";
import { isPossibleBirthDate } from "@/lib/domain/person/birth-date";
import { isSameEmail, NO_EMAIL } from "@/lib/domain/person/email";
import { mayManageCentre } from "@/lib/domain/person/roles";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError, requireFound, wordedError } from "@/lib/errors";
import { BIRTH_DATE_IMPOSSIBLE, TAKEN_MESSAGES } from "@/lib/messages/person/account";
import { asSentence } from "@/lib/messages/validation";
import {
  type ListedPerson,
  listedPersonSchema,
  type NewPersonInput,
  type PersonCard,
} from "@/lib/schemas/panel/people";
import type { Person, PersonChange, PersonInput } from "@/lib/schemas/person/person";
import { unsubscribe } from "@/lib/services/person/newsletter";

/** @throws AppError NOT_FOUND */
export async function findPersonCard(id: number): Promise<PersonCard> {
  const person = requireFound(await findListedPerson(id), "person");
  const personIds = await idsOfPair(id);
  const of = { personIds };
  const [history, payables, waits, memberships, receipts] = await Promise.all([
    listTimeline(personIds),
    listHistory(of),
    listEntriesInLine(of),
    listMembersOf(ownedBy(of)),
    listReceiptsOf(of),
  ]);
  const refundDueTotal = payables.reduce((sum, { refundDue }) => sum + refundDue, 0);
  return {
    ...person,
    history,
    payables,
    refundDueTotal,
    waits,
    memberships: memberships.toReversed(),
    receipts: receipts.toReversed(),
  };
}

/** @throws AppError FORBIDDEN for the membership, which only secretaries and above change */
function requireMembershipRights({ memberUntil }: PersonChange, user: SignedInUser): void {
  if (memberUntil !== undefined && !mayManageCentre(user.role))
    throw wordedError("FORBIDDEN", "refusals.person.membership");
}

/** @throws AppError VALIDATION for an impossible date of birth; DUPLICATE for a codice fiscale of another person */
async function requireValid(
  tx: Transaction,
  { dateOfBirth, fiscalCode }: PersonChange,
  before: Person | null,
  now: Date,
): Promise<void> {
  if (dateOfBirth && !isPossibleBirthDate(dateOfBirth, dayOf(now)))
    throw fieldError("dateOfBirth", BIRTH_DATE_IMPOSSIBLE);
  if (!fiscalCode || fiscalCode === before?.fiscalCode) return;
  if (!(await isFiscalCodeTaken(tx, fiscalCode, before?.id ?? null))) return;
  const message = TAKEN_MESSAGES.fiscalCode;
  throw new AppError("DUPLICATE", { message: asSentence(message), errors: { fiscalCode: [message] } });
}

async function requireListed(tx: Transaction, id: number): Promise<ListedPerson> {
  return requireFound(await findListedPerson(id, tx), "person");
}

/** @throws AppError DUPLICATE with the people of the same name as `conflicts` */
async function requireNoNamesake(tx: Transaction, input: PersonInput): Promise<void> {
  const conflicts = await listNamesakes(input, tx);
  if (conflicts.length > 0)
    throw new AppError("DUPLICATE", { message: text("refusals.person.namesake"), conflicts });
}

/**
 * Adds a person without an account.
 * @throws AppError FORBIDDEN when the desk sets a membership; VALIDATION, DUPLICATE as `requireValid`, and with
 * `unlessNamesake` when people have the same name
 */
export async function addPerson(
  { unlessNamesake, ...input }: NewPersonInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<ListedPerson> {
  // A form sends null for an empty field.
  if (input.memberUntil) requireMembershipRights(input, user);
  return createOnce(claim, { status: 201, schema: listedPersonSchema }, async (tx) => {
    await requireValid(tx, input, null, now);
    if (unlessNamesake) await requireNoNamesake(tx, input);
    const after = await insertPersonRecord(tx, input);
    await recordChange(tx, { action: "create", entity: "person", entityId: after.id, after });
    return requireListed(tx, after.id);
  });
}

/**
 * Changes a person; fields that the account also holds change there too, except the e-mail address of its login. Panel
 * users cannot change their own membership and certificate, and the desk cannot change memberships.
 * @throws AppError NOT_FOUND, FORBIDDEN; VALIDATION, DUPLICATE as `requireValid`
 */
export async function changePersonRecord(
  id: number,
  wanted: PersonChange,
  user: SignedInUser,
  now: Date,
): Promise<PersonCard> {
  requireMembershipRights(wanted, user);
  await inTransaction(async (tx) => {
    // Read as the panel shows the person: data typed by an account with an unverified address do not count as a change.
    const shown = await findListedPerson(id, tx);
    await separateFromUnverified(tx, id);
    const known = await findPersonRecord(id, tx);
    // An account is locked before its person, as everywhere.
    if (known?.userId) await lockAccount(tx, known.userId);
    const found = requireFound(await lockPersonRecord(tx, id), "person");
    if (wanted.newsletterSince === null) await unsubscribe(tx, id);
    const before = wanted.newsletterSince === null ? { ...found, newsletterSince: null } : found;
    // The newsletter was not requested for the new address.
    const isReaddressed =
      wanted.email !== undefined && !isSameEmail(wanted.email ?? NO_EMAIL, before.email ?? NO_EMAIL);
    const change = isReaddressed ? { ...wanted, newsletterSince: null } : wanted;
    const { memberUntil, certificateUntil } = change;
    if (before.userId === user.id && (memberUntil !== undefined || certificateUntil !== undefined))
      throw wordedError("FORBIDDEN", "refusals.person.ownRow");
    await requireValid(tx, change, { ...before, fiscalCode: shown?.fiscalCode ?? null }, now);
    const after = await updatePersonRecord(tx, id, change);
    if (!isSameEmail(after.email ?? NO_EMAIL, before.email ?? NO_EMAIL)) await removePersonInvitation(tx, id);
    await recordChange(tx, { action: "update", entity: "person", entityId: id, before, after });
  });
  return findPersonCard(id);
}
