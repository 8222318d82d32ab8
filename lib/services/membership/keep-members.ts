import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { findMember, lockMembers, writeCategory } from "@/lib/data/membership/members";
import { recordChange } from "@/lib/data/site/audit-log";
import { notFoundError, requireFound, wordedError } from "@/lib/errors";
import type { Member, MemberChange } from "@/lib/schemas/membership/member";
import { requireCategory } from "./apply";
import { refuseOwnMembership } from "./own-membership";

/** @throws AppError NOT_FOUND */
export async function requireMember(id: number): Promise<Member> {
  return requireFound(await findMember(id), "member");
}

/**
 * Changes the category of a member; existing fees stay as they are.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own; VALIDATION for an unknown category; NOT_CHANGEABLE for an erased
 * person
 */
export async function changeMember(
  id: number,
  { category }: MemberChange,
  user: SignedInUser,
): Promise<Member> {
  return prisma().$transaction(async (tx) => {
    const [before] = await lockMembers(tx, [id]);
    if (before === undefined) throw notFoundError("member");
    refuseOwnMembership(before, user);
    if (category === undefined || category === before.category) return before;
    await requireCategory(tx, category);
    if (before.personId === null) throw wordedError("NOT_CHANGEABLE", "refusals.membership.erased");
    await writeCategory(tx, id, category);
    const after = { ...before, category };
    await recordChange(tx, { action: "update", entity: "member", entityId: id, before, after });
    return after;
  });
}
