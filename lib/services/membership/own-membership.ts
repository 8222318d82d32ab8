import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findMemberOfAccount } from "@/lib/data/membership/members";
import { findSettings } from "@/lib/data/site/settings";
import { validUntilOf } from "@/lib/domain/membership/validity";
import { wordedError } from "@/lib/errors";
import type { Member } from "@/lib/schemas/membership/member";

/** The account's latest membership and its last valid day; null without one. */
export async function findOwnMembership(
  userId: number,
): Promise<(Member & { validUntil: string | null }) | null> {
  const member = await findMemberOfAccount(userId);
  if (member === null) return null;
  const { memberGraceDays } = await findSettings();
  return { ...member, validUntil: validUntilOf(member, memberGraceDays) };
}

/** @throws AppError FORBIDDEN */
export function refuseOwnMembership(
  { person }: Pick<Member, "person">,
  user: Pick<SignedInUser, "id">,
): void {
  if (person !== null && person.userId === user.id) throw wordedError("FORBIDDEN", "refusals.membership.own");
}
