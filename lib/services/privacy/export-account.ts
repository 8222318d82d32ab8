import "server-only";
import { findAccount } from "@/lib/data/person/accounts";
import { personOf } from "@/lib/data/person/person";
import { listHeldData } from "@/lib/data/privacy/personal-data";
import { AppError } from "@/lib/errors";
import { type AccountExport, accountExportSchema } from "@/lib/schemas/privacy/account-export";
import { site } from "@/lib/site";

/**
 * Everything stored about a user, for download (GDPR, article 20); without hashes, tokens and secrets.
 * @throws AppError UNAUTHENTICATED when the account no longer exists
 */
export async function exportAccount(userId: number, now: Date): Promise<AccountExport> {
  const account = await findAccount(userId);
  if (account === null) throw new AppError("UNAUTHENTICATED");
  const held = await listHeldData(await personOf(account));
  return accountExportSchema.parse({
    exportedAt: now.toISOString(),
    site: site.name,
    user: account,
    ...held,
  });
}
