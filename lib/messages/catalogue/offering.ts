import type { OfferingKind } from "@/lib/domain/catalogue/offering";

interface OfferingMessages {
  canceled: string;
  unknownSignUp: string;
  alreadySignedUp: string;
}

/** What refusals say of an event or a course. */
export const OFFERING_MESSAGES: Record<OfferingKind, OfferingMessages> = {
  event: {
    canceled: "Questo evento è stato annullato.",
    unknownSignUp: "L'iscrizione richiesta non esiste.",
    alreadySignedUp: "Questo indirizzo e-mail risulta già iscritto all'evento.",
  },
  course: {
    canceled: "Questo corso è stato annullato.",
    unknownSignUp: "L'iscrizione richiesta non esiste.",
    alreadySignedUp: "Questo indirizzo e-mail risulta già iscritto al corso.",
  },
};
