import { formatIban } from "./iban";

/** The ways in which something can be paid. */
export interface WaysToPay {
  /** Null where the association takes no transfers. */
  iban: string | null;
  legalName: string;
  /** Of a transfer: "Prenotazione #00042". */
  reason: string;
  takesCards: boolean;
  /** Until when it is paid at the desk; the day of the booking unless said. */
  deadline?: string;
}

const DEADLINE = "entro il giorno della prenotazione";
/** Of a place in a course or at an event. */
export const PLACE_DEADLINE = "entro il primo giorno";

/** When and by what means, one sentence each; in dialogs and mails alike. */
export function howToPay({ iban, legalName, reason, takesCards, deadline = DEADLINE }: WaysToPay): string[] {
  return [
    `In segreteria: in contanti o con carta, ${deadline}.`,
    ...(iban === null
      ? []
      : [`Con bonifico: IBAN ${formatIban(iban)}, intestato a ${legalName}, causale «${reason}».`]),
    ...(takesCards ? ["Con carta online, da «Le Mie Prenotazioni»."] : []),
  ];
}
