import { mailToken } from "@/lib/auth/mail-token";
import { linkPaths } from "@/lib/domain/site/link-paths";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";

/** Contains no name, since a stranger may have typed the address. */
export function newsletterConfirmation(nonce: string, { t, address, site }: MailContext): MailContent {
  return {
    subject: t("mailsPerson.newsletterConfirmation.subject", { site: site.name }),
    preheader: t("mailsPerson.newsletterConfirmation.preview"),
    heading: t("mailsPerson.newsletterConfirmation.heading"),
    paragraphs: [t("mailsPerson.newsletterConfirmation.text", { site: site.name })],
    button: {
      label: t("mailsPerson.newsletterConfirmation.button"),
      url: address(linkPaths.newsletterLink(mailToken("newsletter", nonce))),
    },
    notes: [
      t("mailsPerson.newsletterConfirmation.link"),
      t("mailsPerson.newsletterConfirmation.ignore", { site: site.name }),
    ],
  };
}
