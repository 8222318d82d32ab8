import { lessonWords } from "@/lib/domain/sign-up/own-lessons";
import type { LessonsOffFacts, MailContent, SignUpMovedFacts } from "@/lib/mail/mail";
import { factsOf, filled, linkOf, present } from "./sign-up-mails";

/** Mails about changes of an event or a course that go on. */

const IN_CALENDAR = "In allegato ci sono gli appuntamenti aggiornati per il tuo calendario.";
const CANNOT_COME = "Così non puoi venire? Dillo dal link qui sopra: il posto va a chi aspetta.";

/** Another day, hour or room: what is now, and what was. */
export function offeringMoved(signUp: SignUpMovedFacts): MailContent {
  const { kind, title, firstName, program, when, location, before } = signUp;
  const isOtherTime = program !== before.program;
  const isElsewhere = location !== before.where;
  // Of a course the next lessons stand under its weekdays and days.
  const now = kind === "event" || program === when ? program : `${program}\n${when}`.trim();
  return {
    subject: `Cambio di programma: ${title}`,
    preheader: (isOtherTime ? program : location).replaceAll("\n", ", "),
    heading: "Cambio di programma",
    paragraphs: [
      `Ciao ${firstName},\n${title} cambia ${whatChanges(isOtherTime, isElsewhere)}. La tua iscrizione resta valida: ecco come ci vediamo.`,
    ],
    facts: [
      ...factsOf({ ...signUp, when: now }),
      ...present([
        ["Prima era", isOtherTime ? before.program : ""],
        ["Prima si teneva in", isElsewhere ? before.where : ""],
      ]),
    ],
    button: { label: "Vedi o annulla l'iscrizione", url: linkOf(signUp) },
    notes: [IN_CALENDAR, CANNOT_COME],
  };
}

function whatChanges(isOtherTime: boolean, isElsewhere: boolean): string {
  if (isOtherTime && isElsewhere) return "data o orario, e luogo";
  return isElsewhere ? "luogo" : "data o orario";
}

/** Lessons that a closure takes. */
export function lessonsOff(signUp: LessonsOffFacts): MailContent {
  const lessons = signUp.gone.lessons.map(({ startsAt, endsAt }) =>
    lessonWords({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }),
  );
  const isOne = lessons.length === 1;
  const heading = isOne ? "La lezione non si tiene" : "Alcune lezioni non si tengono";
  return {
    subject: `${isOne ? "Lezione sospesa" : "Lezioni sospese"}: ${signUp.title}`,
    preheader: lessons.join("; "),
    heading,
    paragraphs: filled([
      `Ciao ${signUp.firstName},\nci dispiace: ${isOne ? "una lezione" : "alcune lezioni"} di ${signUp.title} non si ${isOne ? "tiene" : "tengono"}. La tua iscrizione resta valida.`,
      signUp.reason ? `Il motivo: ${signUp.reason}` : "",
    ]),
    facts: [[isOne ? "Non si tiene" : "Non si tengono", lessons.join("\n")], ...factsOf(signUp)],
    button: { label: "Vedi o annulla l'iscrizione", url: linkOf(signUp) },
    notes: [IN_CALENDAR],
  };
}
