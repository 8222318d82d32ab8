import { signUpToken } from "@/lib/auth/sign-up-link";
import { dueOfSeries } from "@/lib/domain/booking/series-due";
import { formatCents } from "@/lib/domain/money/money";
import { paymentReason } from "@/lib/domain/money/payment";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { howToPay, PLACE_DEADLINE } from "@/lib/domain/till/how-to-pay";
import { transferCode } from "@/lib/domain/till/payment-qr";
import { env } from "@/lib/env";
import { address } from "@/lib/mail/address";
import type { MailContent, PaymentReminderFacts, SignUpFacts } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { legalNameOf } from "@/lib/site";

/** Mails about payments, and the payment part of other mails. */

const waysOf = (settings: Settings, reason: string, takesCards: boolean, deadline?: string) =>
  howToPay({
    ...(deadline === undefined ? {} : { deadline }),
    iban: settings.iban,
    legalName: legalNameOf(settings),
    reason,
    takesCards,
  });

/** A button to what is to be paid; none for customers with neither an account nor a link. */
function buttonOf({ linkId, hasAccount }: PaymentReminderFacts): Pick<MailContent, "button"> {
  if (linkId)
    return { button: { label: "La tua iscrizione", url: address(paths.signUp(signUpToken(linkId))) } };
  return hasAccount ? { button: { label: "Le Mie Prenotazioni", url: address(paths.myBookings) } } : {};
}

/** The reminder of what is still to be paid, with the same reason of payment and QR code as in the confirmation. */
export function paymentReminder(reminder: PaymentReminderFacts, settings: Settings): MailContent {
  const { kind, id, firstName, dueAmount, title, when = "" } = reminder;
  const reason = paymentReason(kind, confirmationNumber(id));
  const isRoom = kind === "booking";
  const content: MailContent = {
    subject: `Promemoria di pagamento: ${reason}, ${title}`,
    preheader: `Restano da pagare ${formatCents(dueAmount)}.`,
    heading: "Un promemoria di pagamento",
    paragraphs: [
      `Ciao ${firstName},\nrestano da pagare ${formatCents(dueAmount)} per quanto trovi qui sotto. Se hai già pagato, non tenere conto di questo messaggio.`,
    ],
    facts: [
      ["Per", [`${title} (${reason})`, when].filter((line) => line !== "").join("\n")],
      ["Da pagare", formatCents(dueAmount)],
    ],
    ...buttonOf(reminder),
  };
  const takesCards = isRoom && env().STRIPE_SECRET_KEY !== undefined;
  const deadline = isRoom ? {} : { deadline: PLACE_DEADLINE };
  return withWays(content, { amount: dueAmount, reason, takesCards, ...deadline }, settings);
}

/**
 * Adds to a confirmation what is to be paid and how: at the desk, by transfer with the QR code that banking apps
 * read, by card. Unchanged when nothing is to be paid or the price is not set yet.
 */
export function withWaysToPay(
  content: MailContent,
  bookings: readonly Booking[],
  settings: Settings,
): MailContent {
  const open = dueOfSeries(bookings);
  if (open === null) return content;
  const reason = paymentReason("booking", open.confirmationNumber, open.others);
  const takesCards = env().STRIPE_SECRET_KEY !== undefined;
  return withWays(content, { amount: open.dueAmount, reason, takesCards }, settings);
}

/** The same for a sign-up for a course or event, which cannot be paid by card online. */
export function withWaysToPaySignUp(
  content: MailContent,
  signUp: Pick<SignUpFacts, "kind" | "confirmationNumber" | "dueAmount">,
  settings: Settings,
): MailContent {
  const open = { amount: signUp.dueAmount, reason: paymentReason(signUp.kind, signUp.confirmationNumber) };
  return withWays(content, { ...open, takesCards: false, deadline: PLACE_DEADLINE }, settings);
}

function withWays(
  content: MailContent,
  {
    amount,
    reason,
    takesCards,
    deadline,
  }: { amount: number; reason: string; takesCards: boolean; deadline?: string },
  settings: Settings,
): MailContent {
  const { iban } = settings;
  const transfer =
    iban === null
      ? []
      : [
          {
            label: "Il codice del bonifico: inquadralo con l'app della tua banca",
            text: transferCode({ name: legalNameOf(settings), iban, amount, reason }),
            isPictureOnly: true,
          },
        ];
  return {
    ...content,
    payment: [`Da pagare: ${formatCents(amount)}.`, ...waysOf(settings, reason, takesCards, deadline)],
    codes: [...transfer, ...(content.codes ?? [])],
  };
}

export function receiptContent(receipt: Receipt, firstName: string, bytes: Uint8Array): MailContent {
  return {
    subject: `La tua ricevuta n. ${receipt.number}`,
    preheader: `Ricevuta di ${formatCents(receipt.total)}.`,
    heading: "La tua ricevuta",
    paragraphs: [`Ciao ${firstName},\ngrazie per il pagamento: trovi la ricevuta in allegato.`],
    facts: [
      ["Ricevuta", `n. ${receipt.number}`],
      ["Totale", formatCents(receipt.total)],
    ],
    document: { filename: `ricevuta-${receipt.number.replace("/", "-")}.pdf`, bytes },
  };
}
