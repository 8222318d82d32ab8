import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Queryable } from "@/lib/data/client";
import { listPaidMemberships } from "@/lib/data/membership/paid-members";
import type { PersonRef } from "@/lib/data/person/membership";
import { findSettings } from "@/lib/data/site/settings";
import { isValidMember } from "@/lib/domain/membership/validity";
import type { CalendarDay } from "@/lib/domain/time/dates";

/** Whether somebody is a valid member on a day in Rome. */
export type MemberOn = (day: CalendarDay) => boolean;

/** Reads once whether a person is a valid member; nobody (null) never is. */
export async function validityOf(on: Queryable, ref: PersonRef | null): Promise<MemberOn> {
  const memberships = ref === null ? [] : await listPaidMemberships(on, ref);
  if (memberships.length === 0) return () => false;
  const { memberGraceDays } = await findSettings(on);
  return (day) => memberships.some((member) => isValidMember(member, day, memberGraceDays));
}

/** What somebody may have as a member. */
export interface MemberRights {
  /** Whether the person is a valid member on a day. */
  isMemberOn: MemberOn;
  /** Whether what is for members only is refused to others: not where the panel acts for somebody. */
  isBound: boolean;
}

/**
 * The rights of whoever something is written for.
 * @param ref null for a visitor: without a session nobody is a valid member, whatever address is typed
 * @param user the session of the request
 */
export async function memberRightsOf(
  on: Queryable,
  ref: PersonRef | null,
  user: Pick<SignedInUser, "isAdmin"> | null,
): Promise<MemberRights> {
  return { isMemberOn: await validityOf(on, ref), isBound: user?.isAdmin !== true };
}
