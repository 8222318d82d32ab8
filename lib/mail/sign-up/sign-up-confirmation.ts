import { formatPriceText } from "@/lib/domain/money/money";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { formatDayRange, formatLongDay } from "@/lib/domain/time/dates";
import type { CourseSignUpFacts, EventSignUpFacts, MailContent } from "@/lib/mail/mail";
import { site } from "@/lib/site";
import { doorAndLink } from "./sign-up-mails";

/** The mails that confirm a sign-up. */

const present = (facts: [string, string][]) => facts.filter(([, value]) => value !== "");
const CONTACT = `Se non puoi più partecipare, annulla l'iscrizione con il pulsante qui sopra: il posto andrà a qualcun altro. Per il resto: ${site.email}, ${site.phones[0] ?? ""}.`;

function whenOf({ when, startDate, endDate }: CourseSignUpFacts): string {
  return when ?? (startDate === null ? "" : formatDayRange(startDate, endDate ?? startDate));
}

export function courseBooked(signUp: CourseSignUpFacts): MailContent {
  return {
    subject: `Iscrizione confermata: ${signUp.courseTitle}`,
    preheader: "Ti aspettiamo: ecco il riepilogo della tua iscrizione.",
    heading: "Iscrizione confermata",
    paragraphs: [`Ciao ${signUp.firstName},\nla tua iscrizione al corso è confermata.`],
    facts: present([
      ["Conferma", `#${formatConfirmationNumber("course", signUp.confirmationNumber)}`],
      ["Corso", signUp.courseTitle],
      ["Quando", whenOf(signUp)],
      ["Orario", whenOf(signUp).includes(signUp.schedule) ? "" : signUp.schedule],
      ["Dove", signUp.location],
      ["Posti", signUp.seats > 1 ? String(signUp.seats) : ""],
      ["Prezzo", signUp.price === undefined ? "" : formatPriceText(signUp.price)],
    ]),
    ...doorAndLink(signUp),
    notes: [CONTACT],
  };
}

export function eventRegistered(signUp: EventSignUpFacts): MailContent {
  const { eventDate, endDate, startTime, endTime } = signUp;
  const day =
    endDate && endDate !== eventDate ? formatDayRange(eventDate, endDate) : formatLongDay(eventDate);
  return {
    subject: `Ti aspettiamo: ${signUp.eventTitle}`,
    preheader: `${day}, ${startTime} – ${endTime}`,
    heading: "Iscrizione confermata",
    paragraphs: [`Ciao ${signUp.firstName},\nil tuo posto è riservato.`],
    facts: present([
      ["Conferma", `#${formatConfirmationNumber("event", signUp.confirmationNumber)}`],
      ["Evento", signUp.eventTitle],
      ["Quando", `${day}\n${startTime} – ${endTime}`],
      ["Dove", signUp.location],
      ["Posti", signUp.seats > 1 ? String(signUp.seats) : ""],
      ["Prezzo", formatPriceText(signUp.price)],
    ]),
    ...doorAndLink(signUp),
    notes: [CONTACT],
  };
}
