import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { Prisma } from "@/lib/data/generated/client";
import { deferWrite } from "@/lib/data/last-writes";
import { queryRows } from "@/lib/data/query-rows";
import {
  DELIVERY_DAYS,
  type DeliveryFailure,
  type TEST_EVENT,
  type WebhookEvent,
} from "@/lib/domain/program/webhook-events";
import {
  type WebhookDelivery,
  type WebhookDeliveryDetails,
  webhookDeliveryDetailsSchema,
  webhookDeliverySchema,
} from "@/lib/schemas/program/webhook";

/**
 * Webhook deliveries: the queue of those still to be sent, and the history. Not a queue of pg-boss, whose batches wait
 * for their slowest message: here an endpoint that does not respond delays no other, and administrators see exactly
 * what is sent.
 */

/** A delivery's subject; the erasure of a person finds deliveries by it. */
export type DeliverySubject = {
  kind: "booking" | "course" | "event" | "waiting-entry" | "member" | "fee" | "pass";
  id: number;
};

interface NewDelivery {
  event: WebhookEvent;
  subject: DeliverySubject;
  /** The body as JSON text. */
  body: string;
}

/** Queues deliveries for every active endpoint subscribed to their event, in one statement. */
export async function insertDeliveries(
  tx: Transaction,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  await deferWrite(
    tx,
    Prisma.sql`
      INSERT INTO webhook_deliveries
        (endpoint_id, event, body, subject_kind, subject_id, next_attempt_at, created_at)
      SELECT e.id, d.event, d.body, d.kind, d.subject, ${now}::timestamptz, ${now}::timestamptz
        FROM webhook_endpoints e
        JOIN unnest(
          ${deliveries.map(({ event }) => event)}::text[], ${deliveries.map(({ body }) => body)}::text[],
          ${deliveries.map(({ subject }) => subject.kind)}::text[],
          ${deliveries.map(({ subject }) => subject.id)}::int[]
        ) AS d(event, body, kind, subject) ON d.event = ANY(e.events)
       WHERE e.is_active`,
  );
}

const toldSchema = z.object({ isTold: z.boolean() });

export async function hasSubscribedEndpoint(
  tx: Transaction,
  events: readonly WebhookEvent[],
): Promise<boolean> {
  const sql = Prisma.sql`
    SELECT EXISTS (SELECT FROM webhook_endpoints WHERE is_active AND events && ${[...events]}::text[]) AS "isTold"`;
  const [row] = await queryRows(tx, toldSchema, sql);
  return row?.isTold ?? true;
}

export async function insertTestDelivery(
  tx: Transaction,
  endpointId: number,
  event: typeof TEST_EVENT,
  body: string,
  now: Date,
): Promise<void> {
  const data = { endpointId, event, body, nextAttemptAt: now, createdAt: now };
  await tx.webhookDelivery.create({ data, select: { id: true } });
}

const daysBefore = (now: Date) => new Date(now.getTime() - DELIVERY_DAYS * 24 * 3600 * 1_000);

const deliverySelect = columnsFor(webhookDeliverySchema) satisfies Prisma.WebhookDeliverySelect;

const asTexts = <Row extends { nextAttemptAt: Date | null; createdAt: Date }>({
  nextAttemptAt,
  createdAt,
  ...row
}: Row) => ({
  ...row,
  nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** One page of an endpoint's deliveries of the last 30 days, newest first, and their total number. */
export async function listDeliveries(
  endpointId: number,
  { page, pageSize }: { page: number; pageSize: number },
  now: Date,
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const where = { endpointId, createdAt: { gte: daysBefore(now) } };
  const orderBy = [
    { createdAt: "desc" },
    { id: "asc" },
  ] satisfies Prisma.WebhookDeliveryOrderByWithRelationInput[];
  const [rows, total] = await Promise.all([
    prisma().webhookDelivery.findMany({
      where,
      orderBy,
      select: deliverySelect,
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().webhookDelivery.count({ where }),
  ]);
  return { deliveries: rows.map((row) => webhookDeliverySchema.parse(asTexts(row))), total };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A delivery of an endpoint in the last 30 days with its request and response; null otherwise. */
export async function findDelivery(
  endpointId: number,
  id: string,
  now: Date,
): Promise<WebhookDeliveryDetails | null> {
  if (!UUID.test(id)) return null;
  const row = await prisma().webhookDelivery.findFirst({
    where: { id, endpointId, createdAt: { gte: daysBefore(now) } },
    select: { ...deliverySelect, body: true, answer: true, failure: true },
  });
  return row && webhookDeliveryDetailsSchema.parse(asTexts(row));
}

/**
 * Queues a delivery to be sent now, whatever its outcome so far.
 * @returns whether the endpoint has such a delivery
 */
export async function requeueDelivery(
  tx: Transaction,
  endpointId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const { count } = await tx.webhookDelivery.updateMany({
    where: { id, endpointId, createdAt: { gte: daysBefore(now) } },
    data: { status: "pending", nextAttemptAt: now },
  });
  return count > 0;
}

const dueRowSchema = z.object({
  id: z.string(),
  endpointId: z.number(),
  body: z.string(),
  attempts: z.number(),
  url: z.string(),
  secret: z.string(),
  formerSecret: z.string().nullable(),
});

/** A delivery claimed by this process; `attempts` includes the current attempt. */
export type DueDelivery = z.infer<typeof dueRowSchema>;

/**
 * Claims due deliveries, oldest first, so that no other process sends them concurrently.
 * @param leaveOut endpoints that are busy
 * @param lease milliseconds after which they are due again if this process dies
 */
export async function takeDueDeliveries(
  { leaveOut, limit, lease }: { leaveOut: readonly number[]; limit: number; lease: number },
  now: Date,
): Promise<DueDelivery[]> {
  const sql = Prisma.sql`
    UPDATE webhook_deliveries d
       SET next_attempt_at = ${new Date(now.getTime() + lease)}::timestamptz, attempts = attempts + 1
      FROM webhook_endpoints e
     WHERE e.id = d.endpoint_id AND d.id IN (
       SELECT id FROM webhook_deliveries
        WHERE next_attempt_at <= ${now}::timestamptz AND NOT endpoint_id = ANY(${[...leaveOut]}::int[])
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING d.id::text, d.endpoint_id AS "endpointId", d.body, d.attempts, e.url, e.secret,
      CASE WHEN e.former_secret_until > ${now}::timestamptz THEN e.former_secret END AS "formerSecret"`;
  return queryRows(prisma(), dueRowSchema, sql);
}

/** The outcome of an attempt; `nextAttemptAt` is null when no further attempt follows. */
export interface DeliveryOutcome {
  status: (typeof webhookDeliverySchema.shape.status.options)[number];
  responseCode: number | null;
  answer: string | null;
  failure: DeliveryFailure | null;
  nextAttemptAt: Date | null;
}

/**
 * Records the outcome of an attempt, unless a later attempt has begun since. If the delivery was given up during the
 * attempt, because its endpoint was switched off, no other attempt follows.
 */
export async function recordAttempt(
  { id, attempts }: Pick<DueDelivery, "id" | "attempts">,
  { status, responseCode, answer, failure, nextAttemptAt }: DeliveryOutcome,
): Promise<void> {
  await prisma().$executeRaw`
    UPDATE webhook_deliveries SET response_code = ${responseCode}, answer = ${answer}, failure = ${failure},
      status = CASE ${status} WHEN 'pending' THEN status ELSE ${status} END,
      next_attempt_at = CASE status WHEN 'pending' THEN ${nextAttemptAt}::timestamptz END
    WHERE id = ${id}::uuid AND attempts = ${attempts}`;
}

/** Gives up all pending deliveries to an endpoint. */
export async function dropPending(tx: Transaction, endpointId: number): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { endpointId, status: "pending" },
    data: { status: "failed", nextAttemptAt: null },
  });
}

/** Deletes deliveries that are older than 30 days. */
export async function removeOldDeliveries(now: Date): Promise<void> {
  await prisma().webhookDelivery.deleteMany({ where: { createdAt: { lt: daysBefore(now) } } });
}

export async function eraseDeliveriesAbout(
  on: Queryable,
  kind: DeliverySubject["kind"],
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await on.webhookDelivery.deleteMany({ where: { subjectKind: kind, subjectId: { in: [...ids] } } });
}
