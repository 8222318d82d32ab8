import type { Fact } from "@/components/catalogue/facts";
import { CalendarDays, Clock, Hourglass, MapPin, Users } from "@/components/ui/icons";
import { courseDays, courseSize } from "@/lib/domain/catalogue/course-words";
import type { Course } from "@/lib/schemas/catalogue/course";

/** The facts of a course; empty ones are left out. */
export function courseFacts(course: Course): Fact[] {
  const facts = [
    { icon: CalendarDays, label: "Inizio", value: courseDays(course) },
    { icon: Clock, label: "Orario", value: course.schedule },
    { icon: Hourglass, label: "Durata", value: course.duration },
    { icon: MapPin, label: "Luogo", value: course.location },
    { icon: Users, label: "Partecipanti", value: courseSize(course.maxParticipants) },
  ];
  return facts.filter(({ value }) => value !== null && value !== "");
}
