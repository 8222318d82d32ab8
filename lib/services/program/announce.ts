import "server-only";
import type { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { type DeliverySubject, insertDeliveries, isAnybodyTold } from "@/lib/data/program/webhook-deliveries";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import type { WebhookEvent } from "@/lib/domain/program/webhook-events";
import { wordingOf } from "@/lib/i18n/wording";
import { wordAnswer } from "@/lib/schemas/worded";

/** Something that happened, for other programs. */
interface Announcement<T> {
  event: WebhookEvent;
  /** The thing of a person that it is about. */
  subject: DeliverySubject;
  /** What the API answers of it. */
  data: T;
}

/** The body of a message, as text: this very text is signed and sent at each attempt. */
export const messageBody = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/**
 * Queues what happened for the programs that want to know, in the transaction of the change: they are told after the
 * commit, and never after a rollback.
 * @param schema of the API's answer: fields that it does not name are dropped
 */
export async function announce<T>(
  tx: Transaction,
  schema: z.ZodType<T>,
  announcements: readonly Announcement<T>[],
): Promise<void> {
  if (announcements.length === 0) return;
  // Composing one takes less time than asking whether anybody wants it; then it is queued for whoever does.
  const isOne = announcements.length === 1;
  if (!isOne && !(await isAnybodyTold(tx, [...new Set(announcements.map(({ event }) => event))]))) return;
  const { word } = await wordingOf(DEFAULT_LANGUAGE);
  const now = new Date();
  const deliveries = announcements.map(({ event, subject, data }) => {
    const answer = wordAnswer(schema, schema.parse(data), word);
    return { event, subject, body: messageBody(event, now, answer) };
  });
  await insertDeliveries(tx, deliveries, now);
}
