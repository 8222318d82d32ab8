import { mailToken } from "@/lib/auth/mail-token";
import { formatInstant } from "@/lib/domain/time/dates";
import {
  waitingPeriodLabel,
  waitingPositionLabel,
  waitingSizeLabel,
} from "@/lib/domain/waiting/waiting-labels";
import { address } from "@/lib/mail/address";
import type { MailContent } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { site } from "@/lib/site";

/** Mails about entries of the waiting list. Only they hold the link. */

/** `price` of an offer, in words. */
type Waiting = WaitingEntry & { nonce: string; price?: string };

const LABELS = { space: "Spazio", event: "Evento", course: "Corso" } as const;

const present = (facts: [string, string][]) => facts.filter(([, value]) => value !== "");

const factsOf = (entry: Waiting): [string, string][] =>
  present([
    [LABELS[entry.kind], entry.title],
    ["Quando", waitingPeriodLabel(entry)],
    [entry.kind === "space" ? "Partecipanti" : "Posti", waitingSizeLabel(entry)],
  ]);

const linkOf = ({ nonce }: Waiting) => address(paths.waitingEntry(mailToken("waiting", nonce)));

const CONTACT = `Per qualsiasi cosa: ${site.email}, ${site.phones[0] ?? ""}.`;

function waitingConfirmed(entry: Waiting): MailContent {
  const position = entry.position === null ? "" : ` ${waitingPositionLabel(entry.position)}.`;
  return {
    subject: `Sei in lista d'attesa: ${entry.title}`,
    preheader: "Ti scriviamo appena si libera.",
    heading: "Sei in lista d'attesa",
    paragraphs: [
      `Ciao ${entry.firstName},\nabbiamo preso nota.${position} Appena si libera quello che cerchi ti scriviamo e lo teniamo da parte per te.`,
    ],
    facts: factsOf(entry),
    button: { label: "La tua richiesta", url: linkOf(entry) },
    notes: ["Hai cambiato idea? Dalla stessa pagina puoi toglierti dalla lista.", CONTACT],
  };
}

function waitingOffered(entry: Waiting): MailContent {
  const until = entry.offerExpiresAt === null ? "" : formatInstant(new Date(entry.offerExpiresAt));
  return {
    subject: `Si è liberato un posto: ${entry.title}`,
    preheader: `È tenuto da parte per te fino a ${until}.`,
    heading: "Si è liberato un posto",
    paragraphs: [
      `Ciao ${entry.firstName},\nsi è liberato quello che aspettavi, ed è tenuto da parte per te fino a ${until}.`,
      "Apri il link e scegli: accetti con un clic, oppure lo lasci a chi viene dopo di te.",
    ],
    facts: [...factsOf(entry), ...present([["Prezzo", entry.price ?? ""]]), ["Valido fino a", until]],
    button: { label: "Accetta o lascia il posto", url: linkOf(entry) },
    notes: ["Se non rispondi in tempo, lo offriamo alla persona successiva.", CONTACT],
  };
}

function waitingExpired(entry: Waiting): MailContent {
  return {
    subject: `L'offerta è scaduta: ${entry.title}`,
    preheader: "Il tempo per accettare è finito.",
    heading: "L'offerta è scaduta",
    paragraphs: [
      `Ciao ${entry.firstName},\nil tempo per accettare è finito e il posto non è più tenuto da parte per te. Non sei più in lista d'attesa.`,
      "Ti interessa ancora? Puoi rimetterti in lista quando vuoi.",
    ],
    facts: factsOf(entry),
    notes: [CONTACT],
  };
}

function waitingRemoved(entry: Waiting): MailContent {
  return {
    subject: `Non sei più in lista d'attesa: ${entry.title}`,
    preheader: "La segreteria ha tolto la tua richiesta dalla lista.",
    heading: "Non sei più in lista d'attesa",
    paragraphs: [`Ciao ${entry.firstName},\nla segreteria ha tolto la tua richiesta dalla lista d'attesa.`],
    facts: factsOf(entry),
    notes: [`Pensi che sia un errore? Rispondi a questa e-mail. ${CONTACT}`],
  };
}

function waitingCanceled(entry: Waiting): MailContent {
  const what = entry.kind === "event" ? "L'evento" : "Il corso";
  return {
    subject: `Annullato: ${entry.title}`,
    preheader: `${what} non si terrà.`,
    heading: entry.kind === "event" ? "Evento annullato" : "Corso annullato",
    paragraphs: [
      `Ciao ${entry.firstName},\nci dispiace: quello che aspettavi è stato annullato, e la lista d'attesa è chiusa.`,
    ],
    facts: factsOf(entry),
    notes: [CONTACT],
  };
}

export const waitingMails = {
  waitingCanceled,
  waitingConfirmed,
  waitingOffered,
  waitingExpired,
  waitingRemoved,
};
