import "server-only";
import { findAccount } from "@/lib/data/accounts";
import { personOf } from "@/lib/data/person";
import { listHeldData } from "@/lib/data/personal-data";
import { AppError } from "@/lib/errors";
import { site } from "@/lib/site";

/**
 * Everything held about a person, as she may take it away; no hashes and no tokens.
 * @throws AppError UNAUTHENTICATED when the account is gone in the meantime
 */
export async function exportAccount(userId: number, now: Date) {
  const account = await findAccount(userId);
  if (account === null) throw new AppError("UNAUTHENTICATED");
  const held = await listHeldData(personOf(account));
  return { exportedAt: now.toISOString(), site: site.name, user: account, ...held };
}
