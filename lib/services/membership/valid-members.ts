import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Queryable } from "@/lib/data/client";
import { findStanding, type Standing } from "@/lib/data/membership/standing";
import type { PersonRef } from "@/lib/data/person/person-ref";
import { isValidMember } from "@/lib/domain/membership/validity";
import type { CalendarDay } from "@/lib/domain/time/dates";

type Caller = Pick<SignedInUser, "id" | "isAdmin">;

/** Whether somebody is a valid member on a day in Rome. */
export type MemberOn = (day: CalendarDay) => boolean;

/** Whether a person of this standing is a valid member; nobody (null) never is. */
export const memberOf =
  (standing: Standing | null): MemberOn =>
  (day) =>
    standing?.memberships.some((member) => isValidMember(member, day, standing.graceDays)) ?? false;

/** Reads once whether a person is a valid member; nobody (null) never is. */
export const validityOf = async (on: Queryable, ref: PersonRef | null): Promise<MemberOn> =>
  memberOf(ref && (await findStanding(ref, on)));

/**
 * Whether what is for members only is refused to somebody who is none: not where the panel acts for somebody else.
 * @param ref whose it is
 * @param user the session of the request
 */
export const isBoundAsMember = (ref: Partial<PersonRef> | null, user: Caller | null): boolean =>
  user?.isAdmin !== true || ref?.userId === user.id;

/** What somebody may have as a member. */
export interface MemberRights {
  /** Whether the person is a valid member on a day. */
  isMemberOn: MemberOn;
  /** As `isBoundAsMember`. */
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
  user: Caller | null,
): Promise<MemberRights> {
  return { isMemberOn: await validityOf(on, ref), isBound: isBoundAsMember(ref, user) };
}
