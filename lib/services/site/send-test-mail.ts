import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSite, noteMailTested } from "@/lib/data/site/site";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { AppError, wordedError } from "@/lib/errors";
import { deliverNow, UndeliverableError } from "@/lib/mail/deliver-mail";
import { mailWords } from "@/lib/mail/mail-words";
import { testMail } from "@/lib/mail/site/test-mail";
import { reasonOf } from "@/lib/mail/smtp-failure";
import { usingMailServer } from "@/lib/mail/using-mail-server";

/** How long the administrator waits for the mail server. */
const TEST_TIMEOUT_MS = 10_000;

/**
 * Sends a test mail at once, bypassing the queue, and records that the server accepted it.
 * @throws AppError UNAVAILABLE with the mail server's message when it did not accept the mail, or when there is no
 * server
 */
export async function sendTestMail(to: string, now: Date): Promise<void> {
  const site = await findSite();
  const words = await mailWords(DEFAULT_LANGUAGE, site);
  const isSent = await usingMailServer(async (server) => {
    if (server !== null) await deliverNow(testMail(to, words), site, server, TEST_TIMEOUT_MS);
    return server !== null;
  }).catch((error: unknown) => {
    const cause = error instanceof UndeliverableError ? error.cause : error;
    const reason = reasonOf(cause);
    throw new AppError("UNAVAILABLE", { message: text("refusals.site.mailNotTaken", { reason }), cause });
  });
  if (!isSent) throw wordedError("UNAVAILABLE", "refusals.site.noMailServer");
  await noteMailTested(now);
  await recordChange(prisma(), {
    action: "message",
    entity: "mail",
    entityId: null,
    after: { template: "test" },
  });
}
