import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import {
  findMemberOfAccount,
  insertMember,
  isLiveMember,
  type NewMember,
} from "@/lib/data/membership/members";
import { lockAccount } from "@/lib/data/person/accounts";
import { personIdOfAccount } from "@/lib/data/person/people";
import { findPersonRecord, lockPersonRecord } from "@/lib/data/person/person-record";
import { separateFromUnverified } from "@/lib/data/person/separate-person";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { findSettingsToUse } from "@/lib/data/site/settings";
import { text } from "@/lib/domain/language/text";
import { missingForRegister } from "@/lib/domain/membership/applicant";
import { categoryOf } from "@/lib/domain/membership/category";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError, wordedError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type ApplicationInput,
  type Member,
  memberSchema,
  type PaperApplicationInput,
  type SentMember,
  sentMemberSchema,
} from "@/lib/schemas/membership/member";
import type { Person } from "@/lib/schemas/person/person";
import { notifyApplication } from "./notifications";

/**
 * Refuses an unknown category; a known one cannot be removed until the transaction ends.
 * @throws AppError VALIDATION for a category that the settings do not have
 */
export async function requireCategory(tx: Transaction, category: string): Promise<void> {
  const { memberCategories } = await findSettingsToUse(tx);
  if (categoryOf(memberCategories, category) === undefined) throw fieldError("category", VALIDATION.category);
}

/** @throws AppError VALIDATION at each field that the register needs and the person lacks */
function requireComplete(person: Person): void {
  const missing = missingForRegister(person);
  if (missing.length > 0)
    throw new AppError("VALIDATION", {
      message: text("refusals.membership.incomplete"),
      errors: Object.fromEntries(missing.map((field) => [field, [VALIDATION.required]])),
    });
}

/**
 * Stores the application of a person whom the caller has locked.
 * @param live the error message for a person who is a member or has applied already
 */
async function enter(tx: Transaction, person: Person, application: NewMember, live: string): Promise<Member> {
  requireComplete(person);
  if (await isLiveMember(tx, person.id)) throw new AppError("DUPLICATE", { message: live });
  const member = await insertMember(tx, application);
  await recordChange(tx, { action: "create", entity: "member", entityId: member.id, after: member });
  return member;
}

/**
 * Applies for membership in a customer's session.
 * @throws AppError VALIDATION at `category` and at each field that the person lacks; DUPLICATE for a member, or while
 * an application is open
 */
export function applyForMembership(
  { category }: ApplicationInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<Member> {
  return createOnce(claim, { status: 201, schema: memberSchema }, async (tx) => {
    await requireCategory(tx, category);
    await lockAccount(tx, user.id);
    const personId = await personIdOfAccount(tx, user.id);
    const person = await lockPersonRecord(tx, personId);
    if (person === null) throw new Error(`The account ${user.id} has no person`);
    const application = { personId, category, appliedOn: dayOf(now) };
    const member = await enter(tx, person, application, text("refusals.membership.yours"));
    await notifyApplication(tx, member, { tellsCentre: true });
    return (await findMemberOfAccount(user.id, tx)) ?? member;
  });
}

/** @throws AppError VALIDATION for a future day */
function requirePast(field: string, day: CalendarDay, now: Date): void {
  if (day > dayOf(now)) throw fieldError(field, VALIDATION.futureDay);
}

/**
 * Enters an application on paper.
 * @throws AppError VALIDATION at `personId` for an unknown person, at `appliedOn` for a future day, at `category`, and
 * at each field that the person lacks; DUPLICATE; FORBIDDEN for one's own
 */
export function enterApplication(
  { personId, category, appliedOn }: PaperApplicationInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SentMember> {
  return createOnce(claim, { status: 201, schema: sentMemberSchema }, async (tx) => {
    if (appliedOn !== undefined) requirePast("appliedOn", appliedOn, now);
    await requireCategory(tx, category);
    await separateFromUnverified(tx, personId);
    const known = await findPersonRecord(personId, tx);
    if (known?.userId) await lockAccount(tx, known.userId);
    const person = await lockPersonRecord(tx, personId);
    if (person === null) throw fieldError("personId", VALIDATION.unknownPerson);
    if (person.userId === user.id) throw wordedError("FORBIDDEN", "refusals.membership.own");
    const application = { personId, category, appliedOn: appliedOn ?? dayOf(now) };
    const member = await enter(tx, person, application, text("refusals.membership.liveMember"));
    const sent = await notifyApplication(tx, member, { tellsCentre: false });
    return { ...member, sent };
  });
}
