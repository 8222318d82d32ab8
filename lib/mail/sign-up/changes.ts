import { dayOf, timeOf } from "@/lib/domain/time/dates";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import type {
  LessonMovedFacts,
  LessonsOffFacts,
  LessonTeacherFacts,
  SignUpMovedFacts,
} from "@/lib/mail/sign-up/facts";
import { cancelButton, factsOf, filled, present, reasonOf } from "./sign-up-parts";

/** A new day, time or room, with the former one. */
export function offeringMoved(signUp: SignUpMovedFacts, words: MailContext): MailContent {
  const { t } = words;
  const { kind, title, firstName: name, program, when, location, before } = signUp;
  const isOtherTime = program !== before.program;
  const isElsewhere = location !== before.where;
  const change = isOtherTime && isElsewhere ? "both" : isElsewhere ? "place" : "time";
  // For a course, the next lessons follow its weekdays and days.
  const now = kind === "event" || program === when ? program : `${program}\n${when}`.trim();
  return {
    subject: t("mailsSignUp.moved.subject", { title }),
    preheader: (isOtherTime ? program : location).replaceAll("\n", ", "),
    heading: t("mailsSignUp.moved.heading"),
    paragraphs: [t(`mailsSignUp.moved.${change}`, { name, title })],
    facts: [
      ...factsOf({ ...signUp, when: now }, words),
      ...present([
        [t("mailsSignUp.moved.timeBefore"), isOtherTime ? before.program : ""],
        [t("mailsSignUp.moved.placeBefore"), isElsewhere ? before.where : ""],
      ]),
    ],
    button: cancelButton(signUp, words),
    notes: [t("mailsSignUp.inCalendar"), t("mailsSignUp.moved.cannotCome")],
  };
}

/** Lessons that a closure or the centre canceled. */
export function lessonsOff(signUp: LessonsOffFacts, words: MailContext): MailContent {
  const { t, formats } = words;
  const lessons = signUp.gone.lessons.map(({ startsAt, endsAt }) => {
    const [start, end] = [new Date(startsAt), new Date(endsAt)];
    return `${formats.longDay(dayOf(start))}, ${timeOf(start)} – ${timeOf(end)}`;
  });
  const { firstName: name, title } = signUp;
  const count = lessons.length;
  return {
    subject: t("mailsSignUp.lessonsOff.subject", { count, title }),
    preheader: lessons.join("; "),
    heading: t("mailsSignUp.lessonsOff.heading", { count }),
    paragraphs: filled([
      t("mailsSignUp.lessonsOff.greeting", { name, count, title }),
      reasonOf(signUp, words),
    ]),
    facts: [[t("mailsSignUp.lessonsOff.which", { count }), lessons.join("\n")], ...factsOf(signUp, words)],
    button: cancelButton(signUp, words),
    notes: [t("mailsSignUp.inCalendar")],
  };
}

/** A lesson moved to another day, time or room. */
export function lessonMoved(signUp: LessonMovedFacts, words: MailContext): MailContent {
  const { t } = words;
  const { firstName: name, title, was, is } = signUp;
  return {
    subject: t("mailsSignUp.lessonMoved.subject", { title }),
    preheader: is.replaceAll("\n", ", "),
    heading: t("mailsSignUp.lessonMoved.heading"),
    paragraphs: [t("mailsSignUp.lessonMoved.greeting", { name, title })],
    facts: [
      [t("mailsSignUp.lessonMoved.is"), is],
      [t("mailsSignUp.lessonMoved.was"), was],
      ...factsOf({ ...signUp, when: "" }, words),
    ],
    button: cancelButton(signUp, words),
    notes: [t("mailsSignUp.inCalendar"), t("mailsSignUp.moved.cannotCome")],
  };
}

/** A lesson given by another teacher. */
export function lessonTeacher(signUp: LessonTeacherFacts, words: MailContext): MailContent {
  const { t } = words;
  const { firstName: name, title, lesson, teachers } = signUp;
  return {
    subject: t("mailsSignUp.lessonTeacher.subject", { title }),
    preheader: [teachers, lesson].filter((part) => part !== "").join(", "),
    heading: t("mailsSignUp.lessonTeacher.heading"),
    paragraphs: [t("mailsSignUp.lessonTeacher.greeting", { name, title })],
    facts: [
      [t("mailsSignUp.lessonTeacher.lesson"), lesson],
      ...present([[t("mailsSignUp.lessonTeacher.teachers"), teachers]]),
      ...factsOf({ ...signUp, when: "" }, words),
    ],
    button: cancelButton(signUp, words),
    notes: [t("mailsSignUp.moved.cannotCome")],
  };
}
