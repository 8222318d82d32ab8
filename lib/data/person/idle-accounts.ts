import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import type { Language } from "@/lib/domain/language/languages";
import { dayOf } from "@/lib/domain/time/dates";
import { languageSchema } from "@/lib/schemas/language/translations";

/** Accounts that nobody has used for long, and people without one who were not there for as long. Staff accounts, members and those with a booking ahead never count as idle. */

const LIVE_MEMBER = { status: { in: ["applied" as const, "admitted" as const] } };

const idleSince = (since: Date, now: Date) => ({
  isAdmin: false,
  lastActiveAt: { lt: since },
  bookings: { none: { status: { not: "canceled" as const }, endsAt: { gt: now } } },
  NOT: { person: { OR: [{ members: { some: LIVE_MEMBER } }, { teacher: { isNot: null } }] } },
});

export interface IdleAccount {
  id: number;
  email: string;
  firstName: string;
  language: Language;
}

const inOwnLanguage = <Row extends { language: string }>(row: Row) => ({
  ...row,
  language: languageSchema.parse(row.language),
});

/** Accounts idle since before `since` that have not been warned yet. */
export async function listAccountsToWarn(since: Date, now: Date): Promise<IdleAccount[]> {
  const rows = await prisma().user.findMany({
    where: { ...idleSince(since, now), inactivityWarnedAt: null },
    select: { id: true, email: true, firstName: true, language: true },
    orderBy: { id: "asc" },
  });
  return rows.map(inOwnLanguage);
}

/** Accounts idle since before `since` that were warned before `warnedBefore`. */
export async function listAccountsToRemove(
  since: Date,
  warnedBefore: Date,
  now: Date,
): Promise<IdleAccount[]> {
  const rows = await prisma().user.findMany({
    where: { ...idleSince(since, now), inactivityWarnedAt: { lt: warnedBefore } },
    select: { id: true, email: true, firstName: true, language: true },
    orderBy: { id: "asc" },
  });
  return rows.map(inOwnLanguage);
}

/**
 * Records that the warning was sent. @returns false when another process has sent it, or the user was active since
 */
export async function markWarned(tx: Transaction, userId: number, since: Date, now: Date): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, inactivityWarnedAt: null, lastActiveAt: { lt: since } },
    data: { inactivityWarnedAt: now },
  });
  return count > 0;
}

/** People without an account who were last there before `since` and have nothing ahead. */
export async function listPeopleToRemove(since: Date, now: Date): Promise<number[]> {
  const isLive = { status: { not: "canceled" as const } };
  const today = toDateColumn(dayOf(now));
  const rows = await prisma().person.findMany({
    where: {
      userId: null,
      createdAt: { lt: since },
      OR: [{ lastSeenAt: null }, { lastSeenAt: { lt: since } }],
      bookings: { none: { ...isLive, endsAt: { gt: now } } },
      signUps: {
        none: {
          ...isLive,
          OR: [
            { endDate: { gte: today } },
            { startDate: { gte: today } },
            { event: { eventDate: { gte: today } } },
          ],
        },
      },
      members: { none: LIVE_MEMBER },
      teacher: { is: null },
      newsletterSince: null,
    },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}
