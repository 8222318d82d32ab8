import "server-only";
import { openSecret, sealSecret } from "@/lib/auth/sealed-secret";
import { newWebhookSecret } from "@/lib/auth/webhook-signature";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import {
  dropPending,
  findDelivery,
  insertTestDelivery,
  requeueDelivery,
} from "@/lib/data/program/webhook-deliveries";
import {
  deleteWebhookEndpoint,
  findWebhookEndpoint,
  insertWebhookEndpoint,
  replaceWebhookSecret,
  updateWebhookEndpoint,
} from "@/lib/data/program/webhook-endpoints";
import { recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import { text } from "@/lib/domain/language/text";
import { TEST_EVENT } from "@/lib/domain/program/webhook-events";
import { env } from "@/lib/env";
import { fieldError, notFoundError, requireFound } from "@/lib/errors";
import { whyNotFollowed } from "@/lib/feeds/public-address";
import { logEvent } from "@/lib/log";
import type {
  WebhookDeliveryDetails,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointInput,
} from "@/lib/schemas/program/webhook";
import { type ChangingUser, notifyAdministrators } from "@/lib/services/person/notifications";
import { messageBody } from "./announce";

/** True if the address contains a username or password, which deliveries would not send. */
function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== "" || password !== "";
}

/** @throws AppError VALIDATION at `url` for an address that may not be called */
function requireCallable(url: string | undefined): void {
  const refusal = url === undefined ? null : whyNotFollowed(url, env().ALLOW_PRIVATE_WEBHOOKS);
  if (refusal !== null) throw fieldError("url", refusal);
  if (url !== undefined && hasCredentials(url)) throw fieldError("url", text("refusals.program.credentials"));
}

/** @throws AppError NOT_FOUND */
export async function requireWebhookEndpoint(id: number, on: Queryable = prisma()): Promise<WebhookEndpoint> {
  return requireFound(await findWebhookEndpoint(id, on), "webhookEndpoint");
}

/** Notifies the administrators of the new destination of the centre's data. */
const tellOfUrl = (tx: Transaction, before: string | null, after: string, user: ChangingUser, now: Date) =>
  notifyAdministrators(tx, { template: "webhookAimed", data: { before, after } }, user, now);

/**
 * Adds an endpoint. Only this response contains its secret. All administrators get a mail with the address.
 * @throws AppError VALIDATION at `url` for anything but https to a public address, without name and password
 */
export async function createWebhookEndpoint(
  input: WebhookEndpointInput,
  user: ChangingUser,
  now: Date,
): Promise<WebhookEndpoint & { secret: string }> {
  requireCallable(input.url);
  const secret = newWebhookSecret();
  return prisma().$transaction(async (tx) => {
    const after = await insertWebhookEndpoint(tx, input, sealSecret("webhook", secret));
    await recordChange(tx, { action: "create", entity: "webhook-endpoint", entityId: after.id, after });
    await tellOfUrl(tx, null, after.url, user, now);
    return { ...after, secret };
  });
}

/**
 * Changes an endpoint. Pending deliveries are dropped when it is switched off. All administrators get a mail when its
 * address changes.
 * @throws AppError NOT_FOUND; VALIDATION at `url`
 */
export async function changeWebhookEndpoint(
  id: number,
  change: WebhookEndpointChange,
  user: ChangingUser,
  now: Date,
): Promise<WebhookEndpoint> {
  requireCallable(change.url);
  return prisma().$transaction(async (tx) => {
    const before = await requireWebhookEndpoint(id, tx);
    const after = await updateWebhookEndpoint(tx, id, change);
    if (!after.isActive) await dropPending(tx, id);
    await recordChange(tx, { action: "update", entity: "webhook-endpoint", entityId: id, before, after });
    if (after.url !== before.url) await tellOfUrl(tx, before.url, after.url, user, now);
    return after;
  });
}

/** Deletes an endpoint with its deliveries. @throws AppError NOT_FOUND */
export async function removeWebhookEndpoint(id: number): Promise<void> {
  if (!(await removeRecorded("webhook-endpoint", id, findWebhookEndpoint, deleteWebhookEndpoint)))
    throw notFoundError("webhookEndpoint");
}

/**
 * Gives an endpoint a new secret; the former one also signs for another day.
 * @throws AppError NOT_FOUND
 */
export async function renewWebhookSecret(id: number, now: Date): Promise<{ secret: string }> {
  const secret = newWebhookSecret();
  return prisma().$transaction(async (tx) => {
    await requireWebhookEndpoint(id, tx);
    await replaceWebhookSecret(tx, id, sealSecret("webhook", secret), now);
    await recordChange(tx, { action: "secret-change", entity: "webhook-endpoint", entityId: id });
    return { secret };
  });
}

/** The secrets in use, the current one first. One that was stored before the site's secret changed is left out. */
export const signingSecrets = (stored: { secret: string; formerSecret: string | null }): string[] =>
  [stored.secret, stored.formerSecret].flatMap((sealed) => {
    if (sealed === null) return [];
    try {
      return openSecret("webhook", sealed);
    } catch (error) {
      logEvent("webhook-secret-unreadable", {}, error);
      return [];
    }
  });

/**
 * Sends an endpoint a message of type `test`, even if it is switched off.
 * @throws AppError NOT_FOUND
 */
export async function tryWebhookEndpoint(id: number, now: Date): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await requireWebhookEndpoint(id, tx);
    await insertTestDelivery(tx, id, TEST_EVENT, messageBody(TEST_EVENT, now, {}), now);
    await recordChange(tx, { action: "message", entity: "webhook-endpoint", entityId: id });
  });
}

/**
 * A delivery of the last 30 days with its request and response.
 * @throws AppError NOT_FOUND
 */
export async function requireDelivery(
  endpointId: number,
  id: string,
  now: Date,
): Promise<WebhookDeliveryDetails> {
  return requireFound(await findDelivery(endpointId, id, now), "webhookDelivery");
}

/**
 * Sends a delivery now, even if it was already delivered or given up.
 * @throws AppError NOT_FOUND
 */
export async function retryDelivery(id: number, deliveryId: string, now: Date): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await requireWebhookEndpoint(id, tx);
    if (!(await requeueDelivery(tx, id, deliveryId, now))) throw notFoundError("webhookDelivery");
    await recordChange(tx, { action: "message", entity: "webhook-endpoint", entityId: id });
  });
}
