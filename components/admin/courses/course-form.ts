import { publicValues } from "@/components/admin/shared/resource/public-fields";
import { translationValues } from "@/components/shared/form/translation-values";
import { planWords } from "@/lib/domain/catalogue/course-words";
import type { Course, courseFormSchema, ShownCourse } from "@/lib/schemas/catalogue/course";

export type CourseValues = typeof courseFormSchema._zod.input;

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
  dropInPrice: course?.dropInPrice ?? "",
  duration: ownWords(course, "duration"),
  schedule: ownWords(course, "schedule"),
  sessions: course?.sessions ?? [],
  requiresCertificate: course?.requiresCertificate ?? false,
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
