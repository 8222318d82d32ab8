import { useLocale, useTranslations } from "next-intl";
import type { Fact } from "@/components/catalogue/facts";
import { CalendarDays, Clock, Hourglass, MapPin, Users } from "@/components/ui/icons";
import { useWord } from "@/components/ui/use-words";
import { courseDays, courseSize } from "@/lib/domain/catalogue/course-words";
import type { Course } from "@/lib/schemas/catalogue/course";

/** Gives the facts of a course in the language of the page; empty ones are left out. */
export function useCourseFacts(): (course: Course) => Fact[] {
  const t = useTranslations("offering.fact");
  const word = useWord();
  const language = useLocale();
  return (course) => {
    const size = courseSize(course.maxParticipants);
    const facts = [
      { icon: CalendarDays, label: t("start"), value: courseDays(course, language) },
      { icon: Clock, label: t("hours"), value: course.schedule },
      { icon: Hourglass, label: t("duration"), value: course.duration },
      { icon: MapPin, label: t("place"), value: course.location },
      { icon: Users, label: t("participants"), value: size && word(size) },
    ];
    return facts.filter(({ value }) => value !== null && value !== "");
  };
}
