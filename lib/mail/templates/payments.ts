import { howToPay } from "@/lib/domain/money/how-to-pay";
import { formatCents } from "@/lib/domain/money/money";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import type { Receipt } from "@/lib/schemas/receipt";
import type { Settings } from "@/lib/schemas/settings";
import { site } from "@/lib/site";
import type { MailContent, PaymentReminderFacts } from "../mail";
import { address } from "./address";

/** Mails about money. */

const waysOf = (settings: Settings, reason: string) =>
  howToPay({
    iban: settings.iban,
    legalName: settings.legalName ?? site.legalName,
    reason,
    takesCards: env().STRIPE_SECRET_KEY !== undefined,
  });

export function paymentReminder(
  { kind, firstName, dueAmount, title }: PaymentReminderFacts,
  settings: Settings,
): MailContent {
  const reason = title.split(":")[0] ?? title;
  return {
    subject: `Promemoria di pagamento: ${title}`,
    preheader: `Restano da pagare ${formatCents(dueAmount)}.`,
    heading: "Un promemoria di pagamento",
    paragraphs: [
      `Ciao ${firstName},\nrestano da pagare ${formatCents(dueAmount)} per quanto trovi qui sotto. Se hai già pagato, non tenere conto di questo messaggio.`,
    ],
    facts: [
      ["Per", title],
      ["Da pagare", formatCents(dueAmount)],
    ],
    ...(kind === "booking"
      ? { button: { label: "Le Mie Prenotazioni", url: address(paths.myBookings) } }
      : {}),
    notes: [waysOf(settings, kind === "booking" ? reason : title).join("\n")],
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
