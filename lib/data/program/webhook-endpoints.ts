import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import type { Prisma } from "@/lib/data/generated/client";
import { FAILING_DAYS, FORMER_SECRET_MS } from "@/lib/domain/program/webhook-events";
import {
  type WebhookEndpoint,
  type WebhookEndpointChange,
  type WebhookEndpointInput,
  webhookEndpointSchema,
} from "@/lib/schemas/program/webhook";

const endpointSelect = columnsFor(webhookEndpointSchema) satisfies Prisma.WebhookEndpointSelect;

const toEndpoint = ({
  failingSince,
  createdAt,
  ...row
}: Prisma.WebhookEndpointGetPayload<{ select: typeof endpointSelect }>): WebhookEndpoint =>
  webhookEndpointSchema.parse({
    ...row,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  });

/** All endpoints, newest first. */
export async function listWebhookEndpoints(): Promise<WebhookEndpoint[]> {
  const rows = await prisma().webhookEndpoint.findMany({ select: endpointSelect, orderBy: { id: "desc" } });
  return rows.map(toEndpoint);
}

export async function findWebhookEndpoint(
  id: number,
  on: Queryable = prisma(),
): Promise<WebhookEndpoint | null> {
  const row = await on.webhookEndpoint.findUnique({ where: { id }, select: endpointSelect });
  return row && toEndpoint(row);
}

/** @param secret encrypted (lib/auth/sealed-secret.ts) */
export async function insertWebhookEndpoint(
  tx: Transaction,
  input: WebhookEndpointInput,
  secret: string,
): Promise<WebhookEndpoint> {
  return toEndpoint(await tx.webhookEndpoint.create({ data: { ...input, secret }, select: endpointSelect }));
}

/** Changes the given fields. Activating an endpoint clears its failures. */
export async function updateWebhookEndpoint(
  tx: Transaction,
  id: number,
  { url, events, description, isActive }: WebhookEndpointChange,
): Promise<WebhookEndpoint> {
  const data = {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events }),
    ...(description === undefined ? {} : { description }),
    ...(isActive === undefined ? {} : { isActive }),
    ...(isActive === true ? { failingSince: null } : {}),
  };
  return toEndpoint(await tx.webhookEndpoint.update({ where: { id }, data, select: endpointSelect }));
}

/** Deletes an endpoint with its deliveries. */
export async function deleteWebhookEndpoint(tx: Transaction, id: number): Promise<void> {
  await tx.webhookEndpoint.delete({ where: { id }, select: { id: true } });
}

/**
 * Replaces the secret of an endpoint; deliveries are also signed with the previous one for `FORMER_SECRET_MS`.
 * @param secret encrypted
 */
export async function replaceWebhookSecret(
  tx: Transaction,
  id: number,
  secret: string,
  now: Date,
): Promise<void> {
  const { secret: former } = await tx.webhookEndpoint.findUniqueOrThrow({
    where: { id },
    select: { secret: true },
  });
  await tx.webhookEndpoint.update({
    where: { id },
    data: { secret, formerSecret: former, formerSecretUntil: new Date(now.getTime() + FORMER_SECRET_MS) },
    select: { id: true },
  });
}

/** Records the outcome of an attempt: `failingSince` is the first failure without a success since. */
export async function recordEndpointOutcome(id: number, isSuccess: boolean, now: Date): Promise<void> {
  await prisma().webhookEndpoint.updateMany({
    where: { id, failingSince: isSuccess ? { not: null } : null },
    data: { failingSince: isSuccess ? null : now },
  });
}

const DAY_MS = 24 * 3600 * 1_000;

/**
 * Deactivates an endpoint that has failed for `FAILING_DAYS` without a success. Only one of several concurrent calls
 * does.
 * @returns whether this call deactivated it
 */
export async function switchOffFailing(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, isActive: true, failingSince: { lte: new Date(now.getTime() - FAILING_DAYS * DAY_MS) } },
    data: { isActive: false },
  });
  return count > 0;
}
