import "server-only";
import { randomBytes } from "node:crypto";
import { hashToken } from "@/lib/auth/mail-token";
import { hashPassword } from "@/lib/auth/password";
import { prisma } from "@/lib/data/client";
import { insertAccount } from "@/lib/data/person/users";
import { storeInitialPasswordHash } from "@/lib/data/site/site";
import { foldedNames } from "@/lib/domain/person/folded-name";
import { env } from "@/lib/env";

/**
 * Creates the first administrator from the configuration (.env.example) when there is none.
 * @returns the login, with the password only if it was generated here; null when an administrator exists
 */
export async function ensureAdministrator(): Promise<{ username: string; password: string | null } | null> {
  if ((await prisma().user.count({ where: { role: "admin" } })) > 0) return null;
  const { ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL } = env();
  const generated = ADMIN_PASSWORD === undefined ? randomBytes(12).toString("base64url") : null;
  const password = await hashPassword(ADMIN_PASSWORD ?? generated ?? "");
  const account = { username: ADMIN_USERNAME, email: ADMIN_EMAIL };
  await prisma().$transaction((tx) =>
    insertAccount(
      tx,
      { ...account, ...foldedNames(account), password, role: "admin", isVerified: true },
      { firstName: "Amministrazione", lastName: "Centro" },
    ),
  );
  await storeInitialPasswordHash(hashToken(password));
  return { username: ADMIN_USERNAME, password: generated };
}
