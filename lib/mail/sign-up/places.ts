import { placeToken } from "@/lib/auth/place-link";
import { describeOutcome, outcomeForCentre } from "@/lib/domain/money/cancellation-outcome";
import { writtenNumber } from "@/lib/domain/site/confirmation-number";
import { address } from "@/lib/mail/address";
import { openDeadline, WAY_THERE } from "@/lib/mail/booking/day-before";
import type { MailContent, PlaceFacts, PlaceMessageFacts, PlaceReminderFacts } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import { site, siteAddress } from "@/lib/site";

/** Mails about a place in a course or at an event after the sign-up. */

const present = (facts: [string, string][]) => facts.filter(([, value]) => value !== "");

const numberOf = ({ kind, confirmationNumber }: PlaceFacts) => `#${writtenNumber(kind, confirmationNumber)}`;

const factsOf = (place: PlaceFacts): [string, string][] =>
  present([
    ["Conferma", numberOf(place)],
    [place.kind === "event" ? "Evento" : "Corso", place.title],
    ["Quando", place.when],
    ["Dove", place.location],
    ["Posti", place.seats > 1 ? String(place.seats) : ""],
  ]);

/** What the cancellation means for the money; nothing where nothing was to be paid. */
function moneyOf({ refundDue, dueAmount, paidAmount, totalAmount }: PlaceFacts): string {
  if (totalAmount === 0 && paidAmount === 0) return "";
  const words = describeOutcome({ paidAmount, comesBack: refundDue, stillOwed: dueAmount });
  return refundDue > 0
    ? `${words} Se hai pagato con bonifico, indica l'IBAN sulla pagina della tua iscrizione.`
    : words;
}

const centreMoneyOf = ({ paidAmount, refundDue, dueAmount }: PlaceFacts): string =>
  outcomeForCentre({ paidAmount, comesBack: refundDue, stillOwed: dueAmount });

const reasonOf = ({ reason }: PlaceFacts) => (reason ? `Il motivo: ${reason}` : "");

const filled = (paragraphs: string[]) => paragraphs.filter((text) => text !== "");

/** The page on which somebody sees and gives up her place. */
const linkOf = (place: Pick<PlaceFacts, "linkId">) => address(paths.place(placeToken(place.linkId)));

export function placeCanceled(place: PlaceFacts): MailContent {
  const isOwn = place.by === "customer";
  const what = isOwn ? "La tua rinuncia è registrata" : "La tua iscrizione è stata annullata dal centro";
  return {
    subject: `Iscrizione annullata: ${place.title} (${numberOf(place)})`,
    preheader: what,
    heading: "Iscrizione annullata",
    paragraphs: filled([
      `Ciao ${place.firstName},\n${isOwn ? "la tua rinuncia è registrata e il posto è di nuovo libero." : "abbiamo annullato la tua iscrizione."}`,
      reasonOf(place),
      moneyOf(place),
    ]),
    facts: factsOf(place),
    ...(place.refundDue > 0 ? { button: { label: "La tua iscrizione", url: linkOf(place) } } : {}),
  };
}

export function placesCanceled(place: PlaceFacts): MailContent {
  const what = place.kind === "event" ? "L'evento" : "Il corso";
  return {
    subject: `Annullato: ${place.title}`,
    preheader: `${what} non si terrà`,
    heading: place.kind === "event" ? "Evento annullato" : "Corso annullato",
    paragraphs: filled([
      `Ciao ${place.firstName},\nci dispiace: ${place.title} non si terrà, e la tua iscrizione è annullata.`,
      reasonOf(place),
      moneyOf(place),
    ]),
    facts: factsOf(place),
    button:
      place.refundDue > 0
        ? { label: "La tua iscrizione", url: linkOf(place) }
        : place.kind === "event"
          ? { label: "Vedi gli altri eventi", url: address(paths.events) }
          : { label: "Vedi gli altri corsi", url: address(paths.courses) },
  };
}

export function eventHeld(place: PlaceFacts): MailContent {
  return {
    subject: `Confermato: ${place.title}`,
    preheader: "Il numero minimo è raggiunto: l'evento si tiene.",
    heading: "L'evento si tiene",
    paragraphs: [
      `Ciao ${place.firstName},\nil numero minimo di partecipanti è raggiunto: l'evento si tiene. Ti aspettiamo!`,
    ],
    facts: factsOf(place),
    button: { label: "La tua iscrizione", url: linkOf(place) },
  };
}

/** With the code for the door, the way there, and the deadline for giving the place up that is still open. */
export function placeReminder(place: PlaceReminderFacts, now: Date): MailContent {
  const deadline = openDeadline(place.refundFrom, place, now);
  return {
    subject: `Domani: ${place.title}`,
    preheader: place.when.replace("\n", ", "),
    heading: "Ci vediamo domani",
    paragraphs: [
      `Ciao ${place.firstName},\nti ricordiamo che domani ${place.kind === "event" ? "c'è" : "comincia"} ${place.title}.`,
    ],
    facts: factsOf(place),
    ...doorAndLink(place),
    notes: [
      `Ti aspettiamo in ${siteAddress}. Per qualsiasi cosa: ${site.phones[0] ?? site.email}.`,
      WAY_THERE,
      deadline ?? "Non puoi venire? Dillo dal link qui sopra: il posto va a chi aspetta.",
    ],
  };
}

/** The words are the centre's; they stand as they were typed. */
export function placeMessage(place: PlaceMessageFacts): MailContent {
  return {
    subject: place.subject,
    preheader: place.title,
    heading: place.subject,
    paragraphs: [...place.text.split(/\n{2,}/)],
    facts: factsOf(place),
    button: { label: "La tua iscrizione", url: linkOf(place) },
    notes: ["Ricevi questa mail perché hai un'iscrizione. Rispondi pure: ti leggiamo."],
  };
}

export function centrePlaceGivenUp(place: PlaceFacts): MailContent {
  const who = `${place.firstName} ${place.lastName}`;
  return {
    subject: `Rinuncia: ${place.title} (${numberOf(place)})`,
    preheader: `${who} non viene`,
    heading: "Una rinuncia",
    paragraphs: filled([
      `${who} rinuncia ${place.seats > 1 ? `ai suoi ${place.seats} posti` : "al suo posto"}.`,
      place.totalAmount > 0 ? centreMoneyOf(place) : "",
    ]),
    facts: factsOf(place),
    button: { label: "Apri il pannello", url: address(paths.admin) },
    replyTo: place.email,
  };
}

export const placeMails = { placeCanceled, placesCanceled, eventHeld, centrePlaceGivenUp };

/** The code at the door and the link to give the place up, in the mail that confirms it. */
export function doorAndLink(place: {
  linkId: string;
  checkInCode: string;
}): Pick<MailContent, "button" | "codes"> {
  return {
    button: { label: "Vedi o annulla l'iscrizione", url: linkOf(place) },
    codes: [{ label: "Il tuo codice d'ingresso: mostralo all'arrivo", text: place.checkInCode }],
  };
}
