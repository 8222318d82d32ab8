import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import { countAudience, isAudienceKnown } from "@/lib/data/panel/mailing-audience";
import { countMailingsTo, findMailing, insertMailing, stopMailing } from "@/lib/data/panel/mailings";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { consumeLimit } from "@/lib/data/site/rate-limit";
import { findSite } from "@/lib/data/site/site";
import { inTransaction } from "@/lib/data/transaction";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { audienceKey, MAILINGS_A_DAY } from "@/lib/domain/panel/mailing";
import { addDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import { AppError, fieldError, requireFound } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import { renderHtml, renderText } from "@/lib/mail/layout";
import { mailWords } from "@/lib/mail/mail-words";
import { mailingContent } from "@/lib/mail/panel/mailing";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type Audience,
  type MailingInput,
  type MailingMade,
  type MailingPreview,
  type MailingTest,
  mailingMadeSchema,
  type OneMailing,
} from "@/lib/schemas/panel/mailing";

/* Mails from the association to many people. Sending: lib/workers/mailing-job.ts. */

/** @throws AppError VALIDATION at `audience` when it names something that does not exist */
async function requireKnown(on: Queryable, audience: Audience): Promise<void> {
  if (!(await isAudienceKnown(on, audience))) throw fieldError("audience", VALIDATION.audience);
}

/**
 * Creates a mailing, which is sent in batches.
 * @throws AppError VALIDATION at `audience`; RATE_LIMITED for the third one in a day to the same audience, or to one of
 * the chosen people
 */
export async function makeMailing(
  input: MailingInput,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<MailingMade> {
  const today = dayOf(now);
  const key = audienceKey(input.audience);
  return createOnce(claim, { status: 202, schema: mailingMadeSchema }, async (tx) => {
    await requireKnown(tx, input.audience);
    if ((await countMailingsTo(tx, input.audience, key, toInstant(today, "00:00"))) >= MAILINGS_A_DAY) {
      const tomorrow = toInstant(addDays(today, 1), "00:00");
      const retryAfter = (tomorrow.getTime() - now.getTime()) / 1000;
      throw new AppError("RATE_LIMITED", { message: text("refusals.mailing.often"), retryAfter });
    }
    const made = await insertMailing(tx, input, { audienceKey: key, today, now });
    const { audience, kind } = input;
    const { id, recipients, skipped } = made;
    const after = { audience, kind, recipients, skipped };
    await recordChange(tx, { action: "create", entity: "mailing", entityId: id, after });
    return made;
  });
}

/**
 * The number of recipients of a mailing, and its rendered content.
 * @throws AppError VALIDATION at `audience`
 */
export async function previewMailing(input: MailingInput, now: Date): Promise<MailingPreview> {
  await requireKnown(prisma(), input.audience);
  const counts = await countAudience(prisma(), input.audience, input.kind, dayOf(now));
  const words = await mailWords(DEFAULT_LANGUAGE, await findSite());
  const content = mailingContent(input, null, words);
  return { ...counts, html: renderHtml(content, words), text: renderText(content, words) };
}

/**
 * Sends a mailing to one address as a test. The audit log records it, and Posta shows the address.
 * @param userId the user whose tests are limited, since text and address are free
 * @returns whether the address can receive mail
 * @throws AppError VALIDATION at `audience`; RATE_LIMITED
 */
export async function testMailing(
  { to, audience, ...written }: MailingTest,
  userId: number,
): Promise<boolean> {
  await requireKnown(prisma(), audience);
  await consumeLimit("mailingTest", String(userId));
  return inTransaction(async (tx) => {
    const after = { kind: written.kind, to };
    await recordChange(tx, { action: "message", entity: "mailing", entityId: null, after });
    return enqueueMail(tx, { template: "mailingTest", to, language: DEFAULT_LANGUAGE, data: written });
  });
}

/** @throws AppError NOT_FOUND */
export async function requireMailing(id: number, on: Queryable = prisma()): Promise<OneMailing> {
  return requireFound(await findMailing(id, on), "mailing");
}

/**
 * Stops a mailing: its remaining mails are not sent. One that is finished or already stopped stays as it is.
 * @throws AppError NOT_FOUND
 */
export async function endMailing(id: number, now: Date): Promise<OneMailing> {
  return inTransaction(async (tx) => {
    const before = await requireMailing(id, tx);
    if (!(await stopMailing(tx, id, now))) return before;
    const after = await requireMailing(id, tx);
    await recordChange(tx, {
      ...({ action: "cancel", entity: "mailing", entityId: id } as const),
      before: { status: before.status },
      after: { status: after.status },
    });
    return after;
  });
}
