import type { FormSection } from "@/components/shared/form/field-definitions";
import { COURSE_FORMATS, COURSE_TYPES, type Course, type courseInputSchema } from "@/lib/schemas/course";
import {
  externalFormField,
  MAX_PARTICIPANTS_FIELD,
  MIN_PARTICIPANTS_FIELD,
  PLACE_AND_PRICE_FIELDS,
  PUBLIC_SWITCHES,
  publicValues,
  titleFields,
} from "./public-fields";

export const FORMAT_LABELS: Record<Course["format"], string> = {
  presenza: "In presenza",
  online: "Online",
  misto: "Misto",
};
export const TYPE_LABELS: Record<Course["type"], string> = {
  individuale: "Individuale",
  gruppo: "Di gruppo",
};

export type CourseValues = typeof courseInputSchema._zod.input;

export const COURSE_SECTIONS: readonly FormSection<CourseValues>[] = [
  {
    title: "Il corso",
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
      ...PLACE_AND_PRICE_FIELDS,
    ],
  },
  {
    title: "Quando",
    fields: [
      { kind: "date", name: "startDate", label: "Data di inizio", optional: true, width: "half" },
      { kind: "date", name: "endDate", label: "Data di fine", optional: true, width: "half" },
      {
        kind: "text",
        name: "duration",
        label: "Durata",
        optional: true,
        width: "half",
        placeholder: "8 incontri",
      },
      {
        kind: "text",
        name: "schedule",
        label: "Orari",
        optional: true,
        width: "half",
        placeholder: "Martedì 18:30 – 20:00",
      },
      { kind: "switch", name: "isMultiDay", label: "Si svolge in più giorni" },
    ],
  },
  {
    title: "Spazio e incontri",
    description:
      "Con uno spazio, gli incontri della settimana, la data di inizio e quella di fine, lo spazio non si può prenotare in quelle ore. Anche senza spazio gli incontri sono i giorni in cui si può cominciare. Nelle festività osservate e nei giorni di chiusura non si tengono.",
    fields: [
      { kind: "space", name: "spaceId", label: "Spazio", none: "Nessuno spazio del centro" },
      { kind: "sessions", name: "sessions", label: "Incontri" },
    ],
  },
  {
    title: "Iscrizioni",
    fields: [
      { ...MAX_PARTICIPANTS_FIELD, hint: "Vuoto: senza limite.", optional: true },
      MIN_PARTICIPANTS_FIELD,
      {
        kind: "switch",
        name: "requiresRegistration",
        label: "Serve l'iscrizione",
        hint: "Se spento, la pagina mostra solo le informazioni.",
      },
      externalFormField("Modulo di iscrizione esterno"),
    ],
  },
  {
    title: "Sul sito",
    fields: [
      {
        kind: "textarea",
        name: "additionalInfo",
        label: "Altre informazioni",
        hint: "Una per riga.",
        optional: true,
        rows: 3,
      },
      ...PUBLIC_SWITCHES,
    ],
  },
];

/** What the form starts with: a course that is there, or a new one. */
export const courseValues = (course: Course | null): CourseValues => ({
  ...publicValues(course),
  format: course?.format ?? "presenza",
  type: course?.type ?? "gruppo",
  startDate: course?.startDate ?? "",
  endDate: course?.endDate ?? "",
  duration: course?.duration ?? "",
  schedule: course?.schedule ?? "",
  isMultiDay: course?.isMultiDay ?? false,
  sessions: course?.sessions ?? [],
  requiresRegistration: course?.requiresRegistration ?? true,
  googleFormUrl: course?.googleFormUrl ?? "",
  additionalInfo: (course?.additionalInfo ?? []).join("\n"),
});
