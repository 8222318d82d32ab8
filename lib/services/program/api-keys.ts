import "server-only";
import { newKeySecret } from "@/lib/auth/api-key";
import { prisma } from "@/lib/data/client";
import { endApiKey, findApiKey, insertApiKey } from "@/lib/data/program/api-keys";
import { recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import { text } from "@/lib/domain/language/text";
import { dayOf } from "@/lib/domain/time/dates";
import { fieldError, notFoundError, requireFound } from "@/lib/errors";
import type { ApiKey, ApiKeyCreated, ApiKeyInput } from "@/lib/schemas/program/api-key";
import { type ChangingUser, notifyAdministrators } from "@/lib/services/person/notifications";

/**
 * Creates an API key. Only this response contains its secret: the database stores its hash. All administrators are
 * notified by mail of the key.
 * @throws AppError VALIDATION at `expiresOn` for a past day (Europe/Rome)
 */
export async function createApiKey(
  input: ApiKeyInput,
  user: ChangingUser,
  now: Date,
): Promise<ApiKeyCreated> {
  if (input.expiresOn !== null && input.expiresOn < dayOf(now))
    throw fieldError("expiresOn", text("refusals.program.expired"));
  const { secret, ...kept } = newKeySecret();
  return prisma().$transaction(async (tx) => {
    const key = await insertApiKey(tx, input, kept, user.id);
    const { lastUsedAt: _, ...after } = key;
    await recordChange(tx, { action: "create", entity: "api-key", entityId: key.id, after });
    const { name, scopes, expiresOn } = key;
    const told = { template: "apiKeyMade" as const, data: { name, scopes, expiresOn } };
    await notifyAdministrators(tx, told, user, now);
    return { ...key, secret };
  });
}

/** @throws AppError NOT_FOUND, also for a revoked key */
export async function requireApiKey(id: number): Promise<ApiKey> {
  return requireFound(await findApiKey(id), "apiKey");
}

/**
 * Revokes a key at once, in every process.
 * @throws AppError NOT_FOUND
 */
export async function revokeApiKey(id: number, now: Date): Promise<void> {
  const isThere = await removeRecorded("api-key", id, findApiKey, (tx) => endApiKey(tx, id, now));
  if (!isThere) throw notFoundError("apiKey");
}
