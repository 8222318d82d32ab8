import { emailAndPhone } from "@/lib/domain/site/contacts";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import type { RefundIbanFacts } from "@/lib/mail/money/facts";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";

/**
 * Requests the IBAN for a refund by transfer: on the booking's card, or in a reply from customers without an account.
 */
export function ibanRequest(
  bookings: readonly Pick<Booking, "refundDue" | "userId">[],
  { t }: MailContext,
): string[] {
  if (bookings.every(({ refundDue }) => refundDue === 0)) return [];
  return [t(bookings.some(({ userId }) => userId !== null) ? "mails.iban.onCard" : "mails.iban.byReply")];
}

function whatHappened(
  { firstName: name, ending, endingBefore, at }: RefundIbanFacts,
  words: MailContext,
): string {
  const values = {
    name,
    ending: ending ?? "",
    before: endingBefore ?? "",
    at: words.formats.instant(new Date(at)),
  };
  if (ending === null) return words.t("mailsMoney.refundIban.removed", values);
  return words.t(
    endingBefore === null ? "mailsMoney.refundIban.given" : "mailsMoney.refundIban.replaced",
    values,
  );
}

/** Notifies the refund's recipient that its IBAN was changed, so that they notice a change by another person. */
export function refundIbanGiven(change: RefundIbanFacts, words: MailContext): MailContent {
  const { t, word, address, site } = words;
  const { endingBefore, userId } = change;
  const title = word(change.title);
  const concerned = [title, ...change.others.map((other) => word(other))];
  const heading = t(endingBefore === null ? "mailsMoney.refundIban.first" : "mailsMoney.refundIban.changed");
  return {
    subject: t("mailsMoney.refundIban.subject", { heading, title }),
    preheader: t("mailsMoney.refundIban.preview"),
    heading,
    paragraphs: [
      whatHappened(change, words),
      t("mailsMoney.refundIban.notByYou", { contact: emailAndPhone(site) }),
    ],
    facts: [[t("mailsMoney.refundIban.for"), concerned.join("\n")]],
    ...(userId === null
      ? {}
      : { button: { label: t("mailsMoney.refundIban.button"), url: address(paths.forgotPassword) } }),
    notes: [t("mailsMoney.refundIban.fine")],
  };
}
