import {
  externalFormField,
  LOCATION_FIELD,
  MAX_PARTICIPANTS_FIELD,
  MIN_PARTICIPANTS_FIELD,
  PRICE_FIELD,
  PUBLIC_SWITCHES,
  publicValues,
  titleFields,
} from "@/components/admin/shared/resource/public-fields";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { translationValues } from "@/components/shared/form/translation-values";
import { planWords } from "@/lib/domain/catalogue/course-words";
import {
  COURSE_FORMATS,
  COURSE_TYPES,
  type Course,
  type courseFormSchema,
  type ShownCourse,
} from "@/lib/schemas/catalogue/course";

export const FORMAT_LABELS: Record<Course["format"], string> = {
  presenza: "In presenza",
  online: "Online",
  misto: "Misto",
};
export const TYPE_LABELS: Record<Course["type"], string> = {
  individuale: "Individuale",
  gruppo: "Di gruppo",
};

export type CourseValues = typeof courseFormSchema._zod.input;

export const COURSE_SECTIONS: readonly FormSection<CourseValues>[] = [
  {
    title: "Cosa",
    fields: [
      ...titleFields("course"),
      {
        kind: "select",
        name: "format",
        label: "Formato",
        width: "half",
        options: COURSE_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] })),
      },
      {
        kind: "select",
        name: "type",
        label: "Tipo",
        width: "half",
        options: COURSE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
      },
    ],
  },
  {
    title: "Quando e dove",
    description:
      "Con uno spazio, gli incontri della settimana, la data di inizio e quella di fine, lo spazio non si può prenotare in quelle ore. Anche senza spazio gli incontri sono i giorni in cui si può cominciare. Nelle festività osservate e nei giorni di chiusura gli incontri non si tengono.",
    fields: [
      { kind: "date", name: "startDate", label: "Data di inizio", optional: true, width: "half" },
      { kind: "date", name: "endDate", label: "Data di fine", optional: true, width: "half" },
      { kind: "sessions", name: "sessions", label: "Incontri" },
      {
        kind: "text",
        name: "schedule",
        label: "Orari",
        optional: true,
        placeholder: "Su appuntamento",
        hint: "Vuoto: seguono dagli incontri.",
        isTranslated: true,
        followsFrom: "sessions",
      },
      {
        kind: "text",
        name: "duration",
        label: "Durata",
        optional: true,
        placeholder: "8 incontri",
        hint: "Vuoto: segue dalle date.",
        isTranslated: true,
        followsFrom: "sessions",
      },
      { kind: "space", name: "spaceId", label: "Spazio", none: "Nessuno spazio del centro" },
      LOCATION_FIELD,
    ],
  },
  {
    title: "Posti e prezzo",
    fields: [
      PRICE_FIELD,
      { ...MAX_PARTICIPANTS_FIELD, hint: "Vuoto: senza limite.", optional: true },
      MIN_PARTICIPANTS_FIELD,
    ],
  },
  {
    title: "Pubblicazione",
    fields: [
      {
        kind: "switch",
        name: "requiresRegistration",
        label: "Serve l'iscrizione",
        hint: "Se spento, la pagina mostra solo le informazioni.",
      },
      externalFormField("Modulo di iscrizione esterno"),
      {
        kind: "textarea",
        name: "additionalInfo",
        label: "Altre informazioni",
        hint: "Una per riga.",
        optional: true,
        rows: 3,
        isTranslated: true,
      },
      ...PUBLIC_SWITCHES,
    ],
  },
];

/** A text of a course; empty where it was derived from the days, so that it stays derived. */
const ownWords = (course: Course | null, name: "schedule" | "duration"): string =>
  course === null || course[name] === planWords(course)[name] ? "" : course[name];

/** Initial values of the form: of an existing course, or of a new one. */
export const courseValues = (course: ShownCourse | null): CourseValues => ({
  ...publicValues(course),
  format: course?.format ?? "presenza",
  type: course?.type ?? "gruppo",
  startDate: course?.startDate ?? "",
  endDate: course?.endDate ?? "",
  duration: ownWords(course, "duration"),
  schedule: ownWords(course, "schedule"),
  sessions: course?.sessions ?? [],
  requiresRegistration: course?.requiresRegistration ?? true,
  googleFormUrl: course?.googleFormUrl ?? "",
  additionalInfo: (course?.additionalInfo ?? []).join("\n"),
  translations: translationValues(course?.translations, TRANSLATED),
});

/** The texts in other languages, and what separates the items of lists. */
const TRANSLATED = {
  ...{ title: "", description: "", location: "", duration: "", schedule: "" },
  additionalInfo: "\n",
};
