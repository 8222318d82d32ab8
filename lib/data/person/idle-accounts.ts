import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import type { Language } from "@/lib/domain/language/languages";
import { dayOf } from "@/lib/domain/time/dates";
import { languageSchema } from "@/lib/schemas/language/translations";

/**
 * Accounts unused for a long time, and people without an account not seen for as long. Staff accounts, members and
 * people with something ahead never count as idle.
 */

const LIVE_MEMBER = { status: { in: ["applied", "admitted"] } } satisfies Prisma.MemberWhereInput;

/** People with a booking, a sign-up or a place in line ahead, or with a pass that can still be used. */
function withSomethingAhead(now: Date): Prisma.PersonWhereInput {
  const ahead = { gte: toDateColumn(dayOf(now)) };
  const isLive = { status: { not: "canceled" } } as const;
  const isOpen = { isActive: true, startDate: { not: null }, OR: [{ endDate: null }, { endDate: ahead }] };
  const isSignUpAhead: Prisma.SignUpWhereInput[] = [
    { startDate: ahead },
    { endDate: ahead },
    { event: { OR: [{ eventDate: ahead }, { endDate: ahead }] } },
    // The run of a course that has not ended, or has no end.
    { endDate: null, singleTime: null, course: isOpen },
  ];
  return {
    OR: [
      { bookings: { some: { ...isLive, endsAt: { gt: now } } } },
      { signUps: { some: { ...isLive, OR: isSignUpAhead } } },
      { waitingEntries: { some: { status: { in: ["waiting", "offered"] } } } },
      { passes: { some: { canceledAt: null, validUntil: ahead } } },
    ],
  };
}

const idleSince = (since: Date, now: Date): Prisma.UserWhereInput => ({
  isAdmin: false,
  lastActiveAt: { lt: since },
  people: { none: withSomethingAhead(now) },
  NOT: { person: { OR: [{ members: { some: LIVE_MEMBER } }, { teacher: { isNot: null } }] } },
});

interface IdleAccount {
  id: number;
  email: string;
  firstName: string;
  language: Language;
}

const idleSelect = {
  id: true,
  email: true,
  person: { select: { firstName: true, language: true } },
} as const satisfies Prisma.UserSelect;

const toIdleAccount = ({
  person: { firstName, language },
  ...row
}: Prisma.UserGetPayload<{ select: typeof idleSelect }>): IdleAccount => ({
  ...row,
  firstName,
  language: languageSchema.parse(language),
});

/** Accounts idle since before `since` that have not been warned yet. */
export async function listAccountsToWarn(since: Date, now: Date): Promise<IdleAccount[]> {
  const rows = await prisma().user.findMany({
    where: { ...idleSince(since, now), inactivityWarnedAt: null },
    select: idleSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toIdleAccount);
}

const toRemove = (since: Date, warnedBefore: Date, now: Date): Prisma.UserWhereInput => ({
  ...idleSince(since, now),
  inactivityWarnedAt: { lt: warnedBefore },
});

/** Accounts idle since before `since` that were warned before `warnedBefore`. */
export async function listAccountsToRemove(
  since: Date,
  warnedBefore: Date,
  now: Date,
): Promise<IdleAccount[]> {
  const rows = await prisma().user.findMany({
    where: toRemove(since, warnedBefore, now),
    select: idleSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toIdleAccount);
}

/** Whether an account is still to be removed; to be called under its lock. */
export async function isToRemove(
  tx: Transaction,
  id: number,
  since: Date,
  warnedBefore: Date,
  now: Date,
): Promise<boolean> {
  return (await tx.user.count({ where: { id, ...toRemove(since, warnedBefore, now) } })) > 0;
}

/** @returns false when another process has sent it, or the user has been active since */
export async function markWarned(tx: Transaction, userId: number, since: Date, now: Date): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, inactivityWarnedAt: null, lastActiveAt: { lt: since } },
    data: { inactivityWarnedAt: now },
  });
  return count > 0;
}

function forgotten(since: Date, now: Date): Prisma.PersonWhereInput {
  const recent = { gte: toDateColumn(dayOf(since)) };
  return {
    accountId: null,
    createdAt: { lt: since },
    OR: [{ lastSeenAt: null }, { lastSeenAt: { lt: since } }],
    NOT: withSomethingAhead(now),
    members: { none: { OR: [LIVE_MEMBER, { endedOn: recent }, { decidedOn: recent }] } },
    teacher: { is: null },
    newsletterSince: null,
  };
}

/**
 * People without an account who were last seen before `since` and have nothing ahead. Former members and rejected
 * applicants count as seen on the day of the end or the decision.
 */
export async function listPeopleToRemove(since: Date, now: Date): Promise<number[]> {
  const where = forgotten(since, now);
  const rows = await prisma().person.findMany({ where, select: { id: true }, orderBy: { id: "asc" } });
  return rows.map(({ id }) => id);
}

/** Whether a person without an account is still to be removed; to be called under the person's lock. */
export const isForgotten = async (tx: Transaction, id: number, since: Date, now: Date): Promise<boolean> =>
  (await tx.person.count({ where: { id, ...forgotten(since, now) } })) > 0;
