import { formatInstant } from "@/lib/domain/time/dates";
import { address } from "@/lib/mail/address";
import type { MailContent, RefundIbanFacts } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { site } from "@/lib/site";

/**
 * Asks for the IBAN of a refund by transfer: on the booking's card, or in a reply from customers without an
 * account.
 */
export function askForIban(bookings: readonly Pick<Booking, "refundDue" | "userId">[]): string[] {
  if (bookings.every(({ refundDue }) => refundDue === 0)) return [];
  const where = bookings.some(({ userId }) => userId !== null)
    ? "indica l'IBAN per il rimborso in «Le Mie Prenotazioni», tra quelle passate"
    : "rispondi con l'IBAN per il rimborso";
  return [`Se hai pagato con bonifico, ${where}: lo cancelliamo appena il rimborso è pagato.`];
}

function whatHappened({ ending, endingBefore }: RefundIbanFacts): string {
  if (ending === null) return `l'IBAN che finisce con ${endingBefore} è stato tolto`;
  return endingBefore === null
    ? `è stato indicato l'IBAN che finisce con ${ending}`
    : `l'IBAN è cambiato: prima finiva con ${endingBefore}, ora con ${ending}`;
}

/** Tells the owner of a refund that its IBAN was changed, so that they notice a change by somebody else. */
export function refundIbanGiven(change: RefundIbanFacts): MailContent {
  const { firstName, title, endingBefore, userId, at } = change;
  const heading =
    endingBefore === null ? "L'IBAN per il tuo rimborso" : "L'IBAN per il tuo rimborso è cambiato";
  const contact = [site.email, ...site.phones.slice(0, 1)].join(", ");
  return {
    subject: `${heading}: ${title}`,
    preheader: "Se non viene da te, scrivici o chiamaci subito.",
    heading,
    paragraphs: [
      `Ciao ${firstName},\nper il rimborso con bonifico ${whatHappened(change)} (${formatInstant(new Date(at))}).`,
      `Se non viene da te, scrivici o chiamaci subito, prima che il rimborso parta: ${contact}.`,
    ],
    facts: [["Per", title]],
    ...(userId === null
      ? {}
      : { button: { label: "Non sono stato io: cambia la password", url: address(paths.forgotPassword) } }),
    notes: ["Se è tutto giusto, non devi fare altro."],
  };
}
