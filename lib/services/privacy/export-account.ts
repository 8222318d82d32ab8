import { findSite } from "@/lib/data/site/site";
import "server-only";
import { prisma } from "@/lib/data/client";
import { findAccount } from "@/lib/data/person/accounts";
import { personOf } from "@/lib/data/person/person";
import { listHeldData } from "@/lib/data/privacy/personal-data";
import { AppError } from "@/lib/errors";
import {
  type AccountExport,
  accountExportSchema,
  type PersonExport,
  personExportSchema,
} from "@/lib/schemas/privacy/account-export";
import { requirePersonWithoutAccount } from "./erase-person";

/**
 * Everything stored about a user, for download (GDPR, article 20), without hashes, tokens and secrets.
 * @throws AppError UNAUTHENTICATED when the account no longer exists
 */
export async function exportAccount(userId: number, now: Date): Promise<AccountExport> {
  const account = await findAccount(userId);
  if (account === null) throw new AppError("UNAUTHENTICATED");
  const held = await listHeldData(await personOf(account));
  return accountExportSchema.parse({
    exportedAt: now.toISOString(),
    site: (await findSite()).name,
    user: account,
    ...held,
  });
}

/**
 * Everything stored about a person without an account, for the centre to hand over. People with an account download
 * their own data.
 * @throws AppError NOT_FOUND; IN_USE for a person with an account
 */
export async function exportPerson(personId: number, now: Date): Promise<PersonExport> {
  const held = await listHeldData(await requirePersonWithoutAccount(personId, prisma()));
  return personExportSchema.parse({ exportedAt: now.toISOString(), site: (await findSite()).name, ...held });
}
