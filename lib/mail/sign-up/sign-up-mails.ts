import { signUpToken } from "@/lib/auth/sign-up-link";
import { describeOutcome, outcomeForCentre } from "@/lib/domain/money/cancellation-outcome";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { address } from "@/lib/mail/address";
import { openDeadline, WAY_THERE } from "@/lib/mail/booking/day-before";
import type { MailContent, SignUpFacts, SignUpMessageFacts, SignUpReminderFacts } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import { site, siteAddress } from "@/lib/site";

/** Mails about a sign-up after its confirmation. */

export const present = (facts: [string, string][]) => facts.filter(([, value]) => value !== "");

export const numberOf = ({ kind, confirmationNumber }: SignUpFacts) =>
  `#${formatConfirmationNumber(kind, confirmationNumber)}`;

export const factsOf = (signUp: SignUpFacts): [string, string][] =>
  present([
    ["Conferma", numberOf(signUp)],
    [signUp.kind === "event" ? "Evento" : "Corso", signUp.title],
    ["Quando", signUp.when],
    ["Dove", signUp.location],
    ["Posti", signUp.seats > 1 ? String(signUp.seats) : ""],
  ]);

/** What the cancellation means for the money; nothing where nothing was to be paid. */
function moneyOf({ refundDue, dueAmount, paidAmount, totalAmount }: SignUpFacts): string {
  if (totalAmount === 0 && paidAmount === 0) return "";
  const words = describeOutcome({ paidAmount, comesBack: refundDue, stillOwed: dueAmount });
  return refundDue > 0
    ? `${words} Se hai pagato con bonifico, indica l'IBAN sulla pagina della tua iscrizione.`
    : words;
}

const centreMoneyOf = ({ paidAmount, refundDue, dueAmount }: SignUpFacts): string =>
  outcomeForCentre({ paidAmount, comesBack: refundDue, stillOwed: dueAmount });

const reasonOf = ({ reason }: SignUpFacts) => (reason ? `Il motivo: ${reason}` : "");

export const filled = (paragraphs: string[]) => paragraphs.filter((text) => text !== "");

/** The page that shows and cancels the sign-up. */
export const linkOf = (signUp: Pick<SignUpFacts, "linkId">) =>
  address(paths.signUp(signUpToken(signUp.linkId)));

export function signUpCanceled(signUp: SignUpFacts): MailContent {
  const isOwn = signUp.by === "customer";
  const what = isOwn ? "La tua rinuncia è registrata" : "La tua iscrizione è stata annullata dal centro";
  return {
    subject: `Iscrizione annullata: ${signUp.title} (${numberOf(signUp)})`,
    preheader: what,
    heading: "Iscrizione annullata",
    paragraphs: filled([
      `Ciao ${signUp.firstName},\n${isOwn ? "la tua rinuncia è registrata e il posto è di nuovo libero." : "abbiamo annullato la tua iscrizione."}`,
      reasonOf(signUp),
      moneyOf(signUp),
    ]),
    facts: factsOf(signUp),
    ...(signUp.refundDue > 0 ? { button: { label: "La tua iscrizione", url: linkOf(signUp) } } : {}),
  };
}

export function offeringCanceled(signUp: SignUpFacts): MailContent {
  const what = signUp.kind === "event" ? "L'evento" : "Il corso";
  return {
    subject: `Annullato: ${signUp.title}`,
    preheader: `${what} non si terrà`,
    heading: signUp.kind === "event" ? "Evento annullato" : "Corso annullato",
    paragraphs: filled([
      `Ciao ${signUp.firstName},\nci dispiace: ${signUp.title} non si terrà, e la tua iscrizione è annullata.`,
      reasonOf(signUp),
      moneyOf(signUp),
    ]),
    facts: factsOf(signUp),
    button:
      signUp.refundDue > 0
        ? { label: "La tua iscrizione", url: linkOf(signUp) }
        : signUp.kind === "event"
          ? { label: "Vedi gli altri eventi", url: address(paths.events) }
          : { label: "Vedi gli altri corsi", url: address(paths.courses) },
  };
}

export function eventHeld(signUp: SignUpFacts): MailContent {
  return {
    subject: `Confermato: ${signUp.title}`,
    preheader: "Il numero minimo è raggiunto: l'evento si tiene.",
    heading: "L'evento si tiene",
    paragraphs: [
      `Ciao ${signUp.firstName},\nil numero minimo di partecipanti è raggiunto: l'evento si tiene. Ti aspettiamo!`,
    ],
    facts: factsOf(signUp),
    button: { label: "La tua iscrizione", url: linkOf(signUp) },
  };
}

/** With the check-in code, directions, and the next deadline of the cancellation policy. */
export function signUpReminder(signUp: SignUpReminderFacts, now: Date): MailContent {
  const deadline = openDeadline(signUp.refundFrom, signUp, now);
  return {
    subject: `Domani: ${signUp.title}`,
    preheader: signUp.when.replace("\n", ", "),
    heading: "Ci vediamo domani",
    paragraphs: [
      `Ciao ${signUp.firstName},\nti ricordiamo che domani ${signUp.kind === "event" ? "c'è" : "comincia"} ${signUp.title}.`,
    ],
    facts: factsOf(signUp),
    ...doorAndLink(signUp),
    notes: [
      `Ti aspettiamo in ${siteAddress}. Per qualsiasi cosa: ${site.phones[0] ?? site.email}.`,
      WAY_THERE,
      deadline ?? "Non puoi venire? Dillo dal link qui sopra: il posto va a chi aspetta.",
    ],
  };
}

/** Subject and text are the centre's, as they were typed. */
export function signUpMessage(signUp: SignUpMessageFacts): MailContent {
  return {
    subject: signUp.subject,
    preheader: signUp.title,
    heading: signUp.subject,
    paragraphs: [...signUp.text.split(/\n{2,}/)],
    facts: factsOf(signUp),
    button: { label: "La tua iscrizione", url: linkOf(signUp) },
    notes: ["Ricevi questa e-mail perché hai un'iscrizione. Rispondi pure: ti leggiamo."],
  };
}

export function centreSignUpCanceled(signUp: SignUpFacts): MailContent {
  const who = `${signUp.firstName} ${signUp.lastName}`;
  return {
    subject: `Rinuncia: ${signUp.title} (${numberOf(signUp)})`,
    preheader: `${who} non viene`,
    heading: "Una rinuncia",
    paragraphs: filled([
      `${who} rinuncia ${signUp.seats > 1 ? `ai suoi ${signUp.seats} posti` : "al suo posto"}.`,
      signUp.totalAmount > 0 ? centreMoneyOf(signUp) : "",
    ]),
    facts: factsOf(signUp),
    button: { label: "Apri il pannello", url: address(paths.admin) },
    replyTo: signUp.email,
  };
}

/** By the names of the templates, which jobs in the queue and the list of sent mails hold. */
export const signUpMails = {
  placeCanceled: signUpCanceled,
  placesCanceled: offeringCanceled,
  eventHeld,
  centrePlaceGivenUp: centreSignUpCanceled,
};

/** The check-in code, and the link to the page of the sign-up. */
export function doorAndLink(signUp: {
  linkId: string;
  checkInCode: string;
}): Pick<MailContent, "button" | "codes"> {
  return {
    button: { label: "Vedi o annulla l'iscrizione", url: linkOf(signUp) },
    codes: [{ label: "Il tuo codice d'ingresso: mostralo all'arrivo", text: signUp.checkInCode }],
  };
}
