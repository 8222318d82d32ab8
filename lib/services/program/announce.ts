import "server-only";
import type { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import {
  type DeliverySubject,
  hasSubscribedEndpoint,
  insertDeliveries,
} from "@/lib/data/program/webhook-deliveries";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import type { WebhookEvent } from "@/lib/domain/program/webhook-events";
import { wordingOf } from "@/lib/i18n/wording";
import { localizeResponse } from "@/lib/schemas/worded";

interface Announcement<T> {
  event: WebhookEvent;
  /** The booking, sign-up or other record of a person that it is about. */
  subject: DeliverySubject;
  /** The record as the API returns it. */
  data: T;
}

/** The body of a message. This exact text is signed and sent at each attempt. */
export const messageBody = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/**
 * Queues webhook events in the transaction of the change, so that they are sent after the commit and never after a
 * rollback.
 * @param schema of the API's response: other fields are dropped
 */
export async function announce<T>(
  tx: Transaction,
  schema: z.ZodType<T>,
  announcements: readonly Announcement<T>[],
): Promise<void> {
  if (announcements.length === 0) return;
  // Composing a single message is faster than asking whether any endpoint wants it; the insert selects the endpoints.
  const isOne = announcements.length === 1;
  if (!isOne && !(await hasSubscribedEndpoint(tx, [...new Set(announcements.map(({ event }) => event))])))
    return;
  const { word } = await wordingOf(DEFAULT_LANGUAGE);
  const now = new Date();
  const deliveries = announcements.map(({ event, subject, data }) => {
    const answer = localizeResponse(schema, schema.parse(data), word);
    return { event, subject, body: messageBody(event, now, answer) };
  });
  await insertDeliveries(tx, deliveries, now);
}
