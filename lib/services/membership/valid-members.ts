import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Queryable } from "@/lib/data/client";
import { findStanding, type Standing } from "@/lib/data/membership/standing";
import type { PersonRef } from "@/lib/data/person/person";
import { isValidMember } from "@/lib/domain/membership/validity";
import type { CalendarDay } from "@/lib/domain/time/dates";

type Caller = Pick<SignedInUser, "id" | "isAdmin">;

/** Whether a person is a valid member on a day (Europe/Rome). */
export type MemberOn = (day: CalendarDay) => boolean;

/** Null stands for no person, who is never a valid member. */
export const memberOf =
  (standing: Standing | null): MemberOn =>
  (day) =>
    standing?.memberships.some((member) => isValidMember(member, day, standing.graceDays)) ?? false;

/** Reads the person's standing once. Null stands for no person, who is never a valid member. */
export const validityOf = async (on: Queryable, ref: PersonRef | null): Promise<MemberOn> =>
  memberOf(ref && (await findStanding(ref, on)));

/**
 * Whether members-only offers are refused to a non-member. They are not when the panel acts for another person.
 * @param ref the owner of what is written
 * @param user the session of the request
 */
export const requiresMembership = (ref: Partial<PersonRef> | null, user: Caller | null): boolean =>
  user?.isAdmin !== true || ref?.userId === user.id;

export interface MemberRights {
  isMemberOn: MemberOn;
  /** See `requiresMembership`. */
  isBound: boolean;
}

/**
 * @param ref the owner of what is written; null for a visitor: without a session nobody is a valid member, whatever
 * address is typed
 * @param user the session of the request
 */
export async function memberRightsOf(
  on: Queryable,
  ref: PersonRef | null,
  user: Caller | null,
): Promise<MemberRights> {
  return { isMemberOn: await validityOf(on, ref), isBound: requiresMembership(ref, user) };
}
