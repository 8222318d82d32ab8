import type { MailingKind } from "@/lib/domain/panel/mailing";
import { linkPaths } from "@/lib/domain/site/link-paths";
import { markdownWords } from "@/lib/domain/site/markdown";
import { palettesOf } from "@/lib/domain/site/palette";
import { truncate } from "@/lib/domain/site/truncate";
import type { MailContext } from "@/lib/mail/mail-words";
import { markdownHtml, markdownText } from "@/lib/mail/markdown";
import type { MailContent } from "@/lib/mail/message";

/** A bulk mail as staff wrote it. */
export interface WrittenMail {
  subject: string;
  /** Markdown. */
  text: string;
  kind: MailingKind;
}

/** How much of the text inboxes show next to the subject. */
const PREVIEW_LETTERS = 120;

/**
 * A bulk mail. Subject and text are sent as they were typed.
 * @param token the token of the recipient's unsubscribe link; null in a preview or a test
 */
export function mailingContent(
  { subject, text, kind }: WrittenMail,
  token: string | null,
  { t, site, address }: MailContext,
): MailContent {
  const words = { address, linkColor: palettesOf(site.accentColor).light[700] };
  const page = token === null ? linkPaths.newsletter : linkPaths.newsletterLink(token);
  return {
    subject,
    preheader: truncate(markdownWords(text), PREVIEW_LETTERS),
    heading: subject,
    paragraphs: [],
    body: { html: markdownHtml(text, words), text: markdownText(text, words) },
    ...(kind === "newsletter"
      ? {
          link: { label: t("mailsPerson.mailing.unsubscribe"), url: address(page) },
          notes: [t("mailsPerson.mailing.newsletter", { site: site.name })],
        }
      : { notes: [t("mailsPerson.mailing.service", { site: site.name })] }),
    ...(token !== null && { unsubscribe: address(linkPaths.unsubscribe(token)) }),
  };
}
