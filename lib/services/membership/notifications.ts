import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findSettings } from "@/lib/data/site/settings";
import { findSiteEmail } from "@/lib/data/site/site";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { categoryLabel } from "@/lib/domain/membership/category";
import type { FeeToRemindOf } from "@/lib/domain/membership/fee-reminder";
import { NO_EMAIL } from "@/lib/domain/person/email";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { enqueueMail } from "@/lib/jobs/queue";
import type { FeeFacts, MemberFacts } from "@/lib/mail/membership/members";
import type { Member } from "@/lib/schemas/membership/member";

/** The earliest fee that is not paid. */
function openFeeOf({ fees }: Member): FeeFacts | null {
  const open = fees.filter(({ dueAmount }) => dueAmount > 0).at(-1);
  return open === undefined
    ? null
    : { id: open.id, from: open.from, until: open.until, dueAmount: open.dueAmount };
}

interface Told {
  facts: MemberFacts;
  to: string;
  language: Member["person"] extends { language: infer L } | null ? L : never;
}

/** The data, recipient and language of a member's mail; null for an erased person. */
async function toldOf(tx: Transaction, member: Member): Promise<Told | null> {
  const { id, person, category, appliedOn, resolution, number, paidUntil } = member;
  if (person === null) return null;
  const { memberCategories } = await findSettings(tx);
  const to = person.email ?? NO_EMAIL;
  const facts: MemberFacts = {
    kind: "member",
    confirmationNumber: confirmationNumber(id),
    userId: person.userId,
    firstName: person.firstName,
    lastName: person.lastName,
    email: to,
    category: categoryLabel(memberCategories, category),
    appliedOn,
    resolution,
    number,
    paidUntil,
    fee: openFeeOf(member),
  };
  return { facts, to, language: person.language };
}

/**
 * Confirms the application to the applicant and, if `tellsCentre`, reports it to the centre.
 * @returns whether the applicant has an address
 */
export async function notifyApplication(
  tx: Transaction,
  member: Member,
  { tellsCentre }: { tellsCentre: boolean },
): Promise<boolean> {
  const told = await toldOf(tx, member);
  if (told === null) return false;
  const { facts: data, to, language } = told;
  if (tellsCentre)
    await enqueueMail(tx, {
      template: "centreMemberApplied",
      to: await findSiteEmail(tx),
      language: DEFAULT_LANGUAGE,
      data,
    });
  return enqueueMail(tx, { template: "memberApplied", to, language, data });
}

/** @returns whether there is an address */
export async function notifyDecision(tx: Transaction, member: Member): Promise<boolean> {
  const told = await toldOf(tx, member);
  if (told === null) return false;
  const { facts: data, to, language } = told;
  const template = member.status === "admitted" ? "memberAdmitted" : "memberRejected";
  return enqueueMail(tx, { template, to, language, data });
}

export async function notifyFee(
  tx: Transaction,
  member: Member,
  { reminder, dueOn, ...fee }: FeeToRemindOf,
): Promise<void> {
  const told = await toldOf(tx, member);
  if (told === null) return;
  const { facts, to, language } = told;
  const owed = { id: fee.id, from: fee.from, until: fee.until, dueAmount: fee.dueAmount };
  await enqueueMail(tx, {
    template: "feeReminder",
    to,
    language,
    data: { ...facts, fee: owed, reminder, dueOn },
  });
}
