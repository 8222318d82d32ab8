import type { ClosureSaved } from "@/lib/schemas/closure/closure";

const canceledText = (count: number) =>
  count === 1 ? "Una prenotazione è annullata." : `${count} prenotazioni sono annullate.`;

const mailsText = (count: number) =>
  count === 0
    ? "Nessuno ha un indirizzo: non parte alcuna e-mail."
    : count === 1
      ? "Parte una e-mail."
      : `Partono ${count} e-mail.`;

const toldText = (count: number) =>
  count === 1
    ? "Un iscritto riceve una e-mail per le lezioni sospese."
    : `${count} iscritti ricevono una e-mail per le lezioni sospese.`;

/**
 * How many bookings a closure canceled and how many customers get a mail, and how many participants of lessons;
 * undefined where it did neither.
 */
export function outcomeText({ canceled, mailed, recipients }: ClosureSaved): string | undefined {
  const texts = [
    canceled.length === 0 ? "" : `${canceledText(canceled.length)} ${mailsText(mailed)}`,
    recipients === 0 ? "" : toldText(recipients),
  ].filter((text) => text !== "");
  return texts.length === 0 ? undefined : texts.join(" ");
}
