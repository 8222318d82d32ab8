import { courseCalendarUrl } from "@/components/catalogue/courses/course-calendar-url";
import { eventCalendarUrl } from "@/components/catalogue/events/event-calendar-entry";
import type { SignUpSuccessProps } from "@/components/catalogue/sign-up/sign-up-success";
import { today } from "@/lib/client/browser-date";
import type { MadeSignUp } from "@/lib/client/sign-up/sign-up";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { formatTotal } from "@/lib/domain/money/sign-up-price";
import { lessonFacts } from "@/lib/domain/sign-up/own-lessons";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { formatLongDay } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import type { Occasion } from "@/lib/schemas/sign-up/sign-up";
import type { OfferingSummary } from "./offering-summary";

/** The words of the dialog (docs/product.md), which differ between events and courses. */

interface FormTexts {
  title: string;
  submitLabel: string;
  /** The title of the toast when the server refuses. */
  failure: string;
  notesHint: string;
}

export const FORM_TEXTS: Record<OfferingKind, FormTexts> = {
  event: {
    title: "Iscriviti all'evento",
    submitLabel: "Conferma l'iscrizione",
    failure: "Iscrizione non riuscita",
    notesHint: "Allergie, esigenze particolari, una domanda.",
  },
  course: {
    title: "Prenota Corso",
    submitLabel: "Conferma l'iscrizione",
    failure: "Iscrizione non riuscita",
    notesHint: "La tua esperienza, esigenze particolari, una domanda.",
  },
};

/** The title of an offering with its days or hours. */
export function titleAndTime(offering: OfferingSummary): string {
  const time = offering.kind === "event" ? eventDays(offering) : offering.schedule;
  return time ? `${offering.title} · ${time}` : offering.title;
}

const toSpan = (lesson: Occasion["firstLesson"]) =>
  lesson && { startsAt: new Date(lesson.startsAt), endsAt: new Date(lesson.endsAt) };
const toOwnLessons = ({ firstLesson, nextLesson }: Occasion) => ({
  first: toSpan(firstLesson),
  next: toSpan(nextLesson),
});

type Shown = Omit<SignUpSuccessProps, "payment" | "opener" | "onClose">;
type Facts = [label: string, value: string][];

const IN_THE_MAIL = "Nell'e-mail trovi il codice per l'ingresso e il link per annullare, se cambi programma.";
/** For staff who signed somebody up without an address. */
const NOT_MAILED = "Nessuna e-mail: di' tu il numero a chi hai iscritto.";

/** What the dialog shows after a sign-up; where and when it is comes a moment later. */
export function successOf(
  offering: OfferingSummary,
  { signUp, confirmationNumber, sent }: MadeSignUp,
  occasion: Occasion | undefined,
): Shown {
  const { kind, title } = offering;
  const where: Facts = occasion ? [["Dove", occasion.where]] : [];
  const location = occasion?.where.replace("\n", ", ") ?? offering.location;
  const number = formatConfirmationNumber(kind, confirmationNumber);
  const seats: Facts = signUp.seats > 1 ? [["Posti", String(signUp.seats)]] : [];
  const shared: Facts = [
    ...seats,
    ["Totale", formatTotal(offering, signUp.totalAmount)],
    ["A nome di", `${signUp.firstName} ${signUp.lastName}`],
  ];
  if (offering.kind === "event")
    return {
      title: "Iscrizione confermata!",
      description: sent === false ? NOT_MAILED : `Ti aspettiamo. ${IN_THE_MAIL}`,
      numberLabel: "Iscrizione",
      confirmationNumber: number,
      facts: [
        ["Evento", title],
        ["Quando", eventDays(offering)],
        ["Orario", eventTimes(offering)],
        ...where,
        ...shared,
      ],
      calendarUrl: eventCalendarUrl({ ...offering, location }, `Iscrizione #${number}`),
      icsUrl: paths.eventCalendar(offering),
    };
  const day = signUp.startDate ?? today();
  const lessons = occasion ? lessonFacts(toOwnLessons(occasion), false) : [];
  const when: Facts = lessons.length > 0 ? lessons : [["Dal giorno", formatLongDay(day)]];
  const schedule: Facts = offering.schedule ? [["Orario", offering.schedule]] : [];
  return {
    title: "Iscrizione confermata!",
    description: sent === false ? NOT_MAILED : `Il tuo posto è confermato. ${IN_THE_MAIL}`,
    numberLabel: "Iscrizione",
    confirmationNumber: number,
    facts: [["Corso", title], ...when, ...schedule, ...where, ...shared],
    calendarUrl: courseCalendarUrl({ ...offering, location }, day, `Iscrizione #${number}`),
  };
}
