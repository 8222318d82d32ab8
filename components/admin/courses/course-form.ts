import { publicValues } from "@/components/admin/shared/resource/public-fields";
import { translationValues } from "@/components/shared/form/translation-values";
import { planWords } from "@/lib/domain/catalogue/course-words";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { TRANSLATED_LANGUAGES, type Translations } from "@/lib/domain/language/translations";
import { type Course, courseFormSchema, type ShownCourse } from "@/lib/schemas/catalogue/course";

export type CourseValues = typeof courseFormSchema._zod.input;

/** A text of a course; empty if it is derived from the days, so that it stays derived. */
const ownWords = (course: Course | null, name: "schedule" | "duration"): string =>
  course === null || course[name] === planWords(course, DEFAULT_LANGUAGE)[name] ? "" : course[name];

function ownTranslations(course: ShownCourse): Translations {
  const own = TRANSLATED_LANGUAGES.map((language) => {
    const derived = Object.entries(planWords(course, language));
    const texts = Object.entries(course.translations?.[language] ?? {});
    const typed = texts.filter(
      ([name, text]) => !derived.some(([one, word]) => one === name && word === text),
    );
    return [language, Object.fromEntries(typed)];
  });
  return Object.fromEntries(own);
}

const courseValues = (course: ShownCourse | null): CourseValues => ({
  ...publicValues(course),
  format: course?.format ?? "presenza",
  type: course?.type ?? "gruppo",
  startDate: course?.startDate ?? "",
  endDate: course?.endDate ?? "",
  dropInPrice: course?.dropInPrice ?? "",
  duration: ownWords(course, "duration"),
  schedule: ownWords(course, "schedule"),
  sessions: course?.sessions ?? [],
  requiresCertificate: course?.requiresCertificate ?? false,
  requiresRegistration: course?.requiresRegistration ?? true,
  googleFormUrl: course?.googleFormUrl ?? "",
  additionalInfo: (course?.additionalInfo ?? []).join("\n"),
  translations: translationValues(course === null ? {} : ownTranslations(course), TRANSLATED),
});

/** Translatable texts, and the separator of items for lists. */
const TRANSLATED = {
  title: "",
  description: "",
  location: "",
  duration: "",
  schedule: "",
  additionalInfo: "\n",
};

export const courseRules = { schema: courseFormSchema, toValues: courseValues };
