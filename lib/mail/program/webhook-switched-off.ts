import { FAILING_DAYS } from "@/lib/domain/program/webhook-events";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";

/** To an administrator: a webhook was disabled because its receiver has failed for days. */
export function webhookSwitchedOff(
  { url, description }: { url: string; description: string },
  { t }: MailContext,
): MailContent {
  const days = FAILING_DAYS;
  return {
    subject: t("mailsProgram.switchedOff.subject"),
    preheader: t("mailsProgram.switchedOff.preview", { days }),
    heading: t("mailsProgram.switchedOff.heading"),
    paragraphs: [t("mailsProgram.switchedOff.text", { days })],
    facts: [
      [t("mailsProgram.switchedOff.address"), url],
      ...(description === ""
        ? []
        : [[t("mailsProgram.switchedOff.description"), description] as [string, string]]),
    ],
    notes: [t("mailsProgram.switchedOff.again")],
  };
}
