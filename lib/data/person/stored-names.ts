import "server-only";
import { prisma } from "@/lib/data/client";
import { isUniqueViolation } from "@/lib/data/database-errors";
import { foldName, usernameSkeleton } from "@/lib/domain/person/folded-name";

/** The columns by which names are compared. */
export const foldedNames = ({ username, email }: { username: string; email: string }) => ({
  usernameFold: foldName(username),
  usernameLook: usernameSkeleton(username),
  emailFold: foldName(email),
});

const MISSING = { OR: [{ usernameFold: null }, { usernameLook: null }, { emailFold: null }] };

/**
 * Fills in what an older process left empty. A name that collides with another stays empty: its account is found by
 * its own spelling alone.
 */
export async function fillFoldedNames(): Promise<void> {
  const users = await prisma().user.findMany({
    where: MISSING,
    select: { id: true, username: true, email: true },
    orderBy: { id: "asc" },
  });
  for (const { id, ...names } of users) {
    for (const [column, value] of Object.entries(foldedNames(names))) {
      try {
        await prisma().user.updateMany({ where: { id }, data: { [column]: value } });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
  }
}
