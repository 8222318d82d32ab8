import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSite, noteMailTested } from "@/lib/data/site/site";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import { deliverNow, mailChannel } from "@/lib/mail/deliver-mail";
import { mailWords } from "@/lib/mail/mail-words";
import { testMail } from "@/lib/mail/site/test-mail";

/** How long the administrator waits for the mail server, in milliseconds. */
const TEST_TIMEOUT_MS = 10_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Sends a test mail at once, past the queue, and notes that the server took it.
 * @throws AppError UNAVAILABLE with the mail server's own words when it did not take the mail, or when there is none
 */
export async function sendTestMail(to: string, now: Date): Promise<void> {
  if (mailChannel() === "file")
    throw new AppError("UNAVAILABLE", {
      message: text("refusals.site.noMailServer"),
    });
  const site = await findSite();
  try {
    const words = await mailWords(DEFAULT_LANGUAGE, site);
    await deliverNow(testMail(to, words), site, TEST_TIMEOUT_MS);
  } catch (cause) {
    throw new AppError("UNAVAILABLE", {
      message: text("refusals.site.mailNotTaken", { reason: reasonOf(cause) }),
      cause,
    });
  }
  await noteMailTested(now);
  await recordChange(prisma(), {
    action: "message",
    entity: "mail",
    entityId: null,
    after: { template: "test" },
  });
}
