import "server-only";
import { prisma } from "@/lib/data/client";
import { isUniqueViolation } from "@/lib/data/database-errors";
import { foldName, usernameSkeleton } from "@/lib/domain/person/folded-name";

/** The columns by which usernames and e-mail addresses are compared. */
export const foldedNames = ({ username, email }: { username: string; email: string }) => ({
  usernameFold: foldName(username),
  usernameLook: usernameSkeleton(username),
  emailFold: foldName(email),
});

const MISSING = { OR: [{ usernameFold: null }, { usernameLook: null }, { emailFold: null }] };

/**
 * Fills these columns where an older version of the site left them empty. On a collision with another account they
 * stay empty, and the account is found by its exact spelling only.
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
