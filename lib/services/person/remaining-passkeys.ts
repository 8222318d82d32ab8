import "server-only";
import type { Transaction } from "@/lib/data/client";
import { deletePasskeysOf, listPasskeys } from "@/lib/data/person/passkeys";
import { deleteSessionsByPasskey } from "@/lib/data/person/sessions";
import { recordChange } from "@/lib/data/site/audit-log";
import type { Account } from "@/lib/schemas/person/account";
import type { Passkey } from "@/lib/schemas/person/passkey";
import { notifyPasskey } from "./notifications";
import { requireOwnFactor } from "./require-own-factor";

/** Removes all passkeys of an account, ends the sessions that they opened and notifies the owner by mail. */
export async function removeAllPasskeys(
  tx: Transaction,
  account: Account,
  keptSession: string | null,
  now: Date,
): Promise<void> {
  const passkeys = await listPasskeys(account.id, tx);
  if (passkeys.length === 0) return;
  await deleteSessionsByPasskey(
    tx,
    passkeys.map(({ id }) => id),
    keptSession,
  );
  await deletePasskeysOf(tx, account.id);
  const { id } = account;
  await recordChange(tx, { action: "passkey-removed", entity: "user", entityId: id, actorId: id });
  const names = passkeys.map(({ name }) => name);
  await notifyPasskey(tx, account, { template: "passkeyRemoved", names }, now);
}

/**
 * The passkeys that remain when other access to the account is being revoked, by a new password or by ending its
 * sessions. Must be called under the account's lock, before its sessions end.
 * @param isRemoval whether the passkeys are removed too
 * @returns the passkeys that are left
 * @throws AppError FORBIDDEN as `requireOwnFactor`
 */
export async function remainingPasskeys(
  tx: Transaction,
  account: Account,
  sessionId: string | null,
  isRemoval: boolean,
  now: Date,
): Promise<Passkey[]> {
  if (!isRemoval) return listPasskeys(account.id, tx);
  await requireOwnFactor(tx, account.id, sessionId, now);
  await removeAllPasskeys(tx, account, sessionId, now);
  return [];
}
