import { formatIban } from "../money/iban";

/** The ways in which something can be paid. */
export interface WaysToPay {
  /** Null where the association takes no transfers. */
  iban: string | null;
  legalName: string;
  /** The reference of a transfer: "Prenotazione #00042". */
  reason: string;
  takesCards: boolean;
  /** Until when it can be paid at the desk; the day of the booking by default. */
  deadline?: string;
}

const DEADLINE = "entro il giorno della prenotazione";
/** The deadline for a sign-up for a course or an event. */
export const PLACE_DEADLINE = "entro il primo giorno";

const BY_CARD = "Con carta online, da «Le Mie Prenotazioni».";

const atTheDesk = (deadline: string) => `In segreteria: in contanti o con carta, ${deadline}.`;

/** The same before anything is booked, when a transfer has no reference yet. */
export const howToPayLater = ({
  iban,
  legalName,
  takesCards,
  deadline = DEADLINE,
}: Omit<WaysToPay, "reason">): string[] => [
  atTheDesk(deadline),
  ...(iban === null
    ? []
    : [
        `Con bonifico: IBAN ${formatIban(iban)}, intestato a ${legalName}; la causale e il codice QR sono nella conferma e nella tua e-mail.`,
      ]),
  ...(takesCards ? [BY_CARD] : []),
];

/** When and by what means, one sentence each; in dialogs and mails alike. */
export function howToPay({ iban, legalName, reason, takesCards, deadline = DEADLINE }: WaysToPay): string[] {
  return [
    atTheDesk(deadline),
    ...(iban === null
      ? []
      : [`Con bonifico: IBAN ${formatIban(iban)}, intestato a ${legalName}, causale «${reason}».`]),
    ...(takesCards ? [BY_CARD] : []),
  ];
}
