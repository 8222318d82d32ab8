import { formatPriceText } from "@/lib/domain/money/money";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { formatDayRange, formatLongDay } from "@/lib/domain/time/dates";
import type { CourseBookingFacts, EventRegistrationFacts, MailContent } from "@/lib/mail/mail";
import { site } from "@/lib/site";
import { doorAndLink } from "./places";

/** Mails about courses and events to who signed up. */

const present = (facts: [string, string][]) => facts.filter(([, value]) => value !== "");
const CONTACT = `Se non puoi più partecipare, annulla l'iscrizione con il pulsante qui sopra: il posto andrà a qualcun altro. Per il resto: ${site.email}, ${site.phones[0] ?? ""}.`;

export function courseBooked(booking: CourseBookingFacts): MailContent {
  return {
    subject: `Iscrizione confermata: ${booking.courseTitle}`,
    preheader: "Ti aspettiamo: ecco il riepilogo della tua iscrizione.",
    heading: "Iscrizione confermata",
    paragraphs: [`Ciao ${booking.firstName},\nla tua iscrizione al corso è confermata.`],
    facts: present([
      ["Conferma", `#${formatConfirmationNumber("course", booking.confirmationNumber)}`],
      ["Corso", booking.courseTitle],
      [
        "Data",
        booking.startDate ? formatDayRange(booking.startDate, booking.endDate ?? booking.startDate) : "",
      ],
      ["Orario", booking.schedule],
      ["Dove", booking.location],
      ["Posti", booking.seats > 1 ? String(booking.seats) : ""],
      ["Prezzo", booking.price === undefined ? "" : formatPriceText(booking.price)],
    ]),
    ...doorAndLink(booking),
    notes: [CONTACT],
  };
}

export function eventRegistered(registration: EventRegistrationFacts): MailContent {
  const { eventDate, endDate, startTime, endTime } = registration;
  const day =
    endDate && endDate !== eventDate ? formatDayRange(eventDate, endDate) : formatLongDay(eventDate);
  return {
    subject: `Ti aspettiamo: ${registration.eventTitle}`,
    preheader: `${day}, ${startTime} – ${endTime}`,
    heading: "Registrazione confermata",
    paragraphs: [`Ciao ${registration.firstName},\nil tuo posto è riservato.`],
    facts: present([
      ["Conferma", `#${formatConfirmationNumber("event", registration.confirmationNumber)}`],
      ["Evento", registration.eventTitle],
      ["Quando", `${day}\n${startTime} – ${endTime}`],
      ["Dove", registration.location],
      ["Posti", registration.seats > 1 ? String(registration.seats) : ""],
      ["Prezzo", formatPriceText(registration.price)],
    ]),
    ...doorAndLink(registration),
    notes: [CONTACT],
  };
}
