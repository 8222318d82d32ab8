import "server-only";
import { courseRefusal } from "@/lib/domain/catalogue/course-state";
import { isOver } from "@/lib/domain/catalogue/event-state";
import type { Language } from "@/lib/domain/language/languages";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Space } from "@/lib/schemas/space/space";
import { catalogueCourses, catalogueEvents, catalogueSpaces } from "./catalogue";

export interface CatalogueForMembers {
  spaces: Space[];
  courses: Course[];
  events: CentreEvent[];
}

/** The rooms for members only, and the courses and events that are for members only or have a member price. */
export async function catalogueForMembers(now: Date, language: Language): Promise<CatalogueForMembers> {
  const [spaces, courses, events] = await Promise.all([
    catalogueSpaces(language),
    catalogueCourses(language),
    catalogueEvents(now, language),
  ]);
  const namesMembers = ({ membersOnly, memberPrice }: Course | CentreEvent) =>
    membersOnly || memberPrice !== null;
  return {
    spaces: spaces.filter(({ membersOnly, isAvailable }) => membersOnly && isAvailable),
    courses: courses.filter(
      (course) => course.isActive && namesMembers(course) && courseRefusal(course) === null,
    ),
    events: events.filter(
      (event) => namesMembers(event) && event.status !== "canceled" && !isOver(event, now),
    ),
  };
}
