import "server-only";
import type { IncomingMessage } from "node:http";
import { webhookHeaders } from "@/lib/auth/webhook-signature";
import { prisma } from "@/lib/data/client";
import { listAdministrators } from "@/lib/data/person/users";
import {
  type DeliveryOutcome,
  type DueDelivery,
  dropPending,
  recordAttempt,
} from "@/lib/data/program/webhook-deliveries";
import {
  findWebhookEndpoint,
  recordEndpointOutcome,
  switchOffFailing,
} from "@/lib/data/program/webhook-endpoints";
import { recordChange } from "@/lib/data/site/audit-log";
import { nextAttempt } from "@/lib/domain/program/webhook-events";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { env } from "@/lib/env";
import { guardedRequest, RefusedAddressError } from "@/lib/feeds/guarded-request";
import { enqueueMails } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { signingSecrets } from "./webhook-endpoints";

const TIMEOUT_MS = 10_000;

/** How much of a response is stored, to diagnose failures. */
const ANSWER_CHARACTERS = 2_000;
const ANSWER_BYTES = 4 * ANSWER_CHARACTERS;
/** How long to wait for a response's body once its status is known. */
const ANSWER_MS = 1_000;

/** The beginning of a response as text: whatever has arrived when it ends, is long enough, breaks off, or times out. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= ANSWER_BYTES) end();
    });
    for (const event of ["end", "close", "error"]) response.once(event, end);
  });
  response.on("error", () => {});
  response.destroy();
  // PostgreSQL cannot store null characters.
  return firstGraphemes(Buffer.concat(chunks).toString("utf8").replaceAll("\0", ""), ANSWER_CHARACTERS);
}

type Answer = Pick<DeliveryOutcome, "responseCode" | "answer" | "failure">;

/**
 * Sends a message once, without following redirects. A response after 10 seconds counts as none. A message that cannot
 * be signed is not sent.
 */
async function send({ id, url, body, ...stored }: DueDelivery): Promise<Answer> {
  const secrets = signingSecrets(stored);
  if (secrets.length === 0) return { responseCode: null, answer: null, failure: null };
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "User-Agent": "Booking-Site-Webhooks/1.0",
    ...webhookHeaders(id, new Date(), body, secrets),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await guardedRequest({
      method: "POST",
      headers,
      body,
      url: new URL(url),
      signal,
      isPrivateAllowed: env().ALLOW_PRIVATE_WEBHOOKS,
    });
    return {
      responseCode: response.statusCode ?? null,
      answer: await beginningOf(response),
      failure: null,
    };
  } catch (error) {
    // Counts as a failed attempt, like any unsuccessful response.
    const isRefused = error instanceof RefusedAddressError;
    const failure = isRefused ? "refused" : signal.aborted ? "timeout" : "unreachable";
    return { responseCode: null, answer: null, failure };
  }
}

/** Switches an endpoint off after days of nothing but failures, and notifies the administrators. */
async function switchOffIfHopeless(endpointId: number, now: Date): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const before = await findWebhookEndpoint(endpointId, tx);
    if (before === null || !(await switchOffFailing(tx, endpointId, now))) return;
    await dropPending(tx, endpointId);
    const after = { ...before, isActive: false };
    await recordChange(tx, {
      action: "update",
      entity: "webhook-endpoint",
      entityId: endpointId,
      before,
      after,
    });
    const { url, description } = before;
    const mails = (await listAdministrators(tx)).map(({ email, language }) => ({
      template: "webhookSwitchedOff" as const,
      to: email,
      language,
      data: { url, description },
    }));
    await enqueueMails(tx, mails);
    logEvent("webhook-endpoint-switched-off", { endpointId });
  });
}

/** Sends a due delivery and records the outcome. */
export async function deliverWebhook(due: DueDelivery): Promise<void> {
  const answer = await send(due);
  const { responseCode } = answer;
  const isSuccess = responseCode !== null && responseCode >= 200 && responseCode < 300;
  const now = new Date();
  const nextAttemptAt = isSuccess ? null : nextAttempt(due.attempts, now);
  const status = isSuccess ? "delivered" : nextAttemptAt === null ? "failed" : "pending";
  await recordAttempt(due, { ...answer, status, nextAttemptAt });
  await recordEndpointOutcome(due.endpointId, isSuccess, now);
  if (!isSuccess) await switchOffIfHopeless(due.endpointId, now);
}
