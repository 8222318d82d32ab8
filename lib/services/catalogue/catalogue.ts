import "server-only";
import { findCourse, listCourseChanges, listCourses } from "@/lib/data/catalogue/courses";
import { findEvent, listEventChanges, listEvents } from "@/lib/data/catalogue/events";
import { listGalleryImages } from "@/lib/data/catalogue/gallery-images";
import { listTeachers } from "@/lib/data/catalogue/teachers";
import { prisma } from "@/lib/data/client";
import { findSpace, listSpaceChanges, listSpaces } from "@/lib/data/space/spaces";
import { isGroup } from "@/lib/domain/catalogue/course-group";
import { WHOLE_RUN } from "@/lib/domain/catalogue/course-places";
import { courseRefusal } from "@/lib/domain/catalogue/course-state";
import { isOver, isPastAndCanceled, sortEvents } from "@/lib/domain/catalogue/event-state";
import { withRoomAsPlace } from "@/lib/domain/catalogue/moved";
import { withActiveTeachers } from "@/lib/domain/catalogue/teachers";
import type { Language } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import { searchSpaces } from "@/lib/domain/search/space-search";
import { dayOf } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { GalleryImage } from "@/lib/schemas/catalogue/gallery-image";
import type { Space } from "@/lib/schemas/space/space";
import { freePlacesFor } from "./free-places";

/** The catalogue of the public pages, in the language of the page. */
export async function catalogueSpaces(language: Language): Promise<Space[]> {
  return inLanguage(searchSpaces(await listSpaces(), {}, "featured"), language);
}

export async function catalogueSpace(id: number, language: Language): Promise<Space | null> {
  return inLanguage(await findSpace(id), language);
}

/** Events or courses as public pages show them: in a language, with active teachers, and with a place if they have one. */
async function publicOfferings<Of extends Course | CentreEvent>(
  offerings: readonly Of[],
  language: Language,
): Promise<Of[]> {
  const shown = offerings.map((one) => inLanguage(withActiveTeachers(one), language) as Of);
  if (!shown.some(({ spaceId, location }) => spaceId !== null && location === "")) return shown;
  const rooms = new Map(inLanguage(await listSpaces(), language).map(({ id, name }) => [id, name]));
  return shown.map((one) => withRoomAsPlace(one, rooms.get(one.spaceId ?? 0) ?? null));
}

/** Active courses first, inactive ones last with a disabled button (docs/rules.md). */
export async function catalogueCourses(language: Language): Promise<Course[]> {
  return publicOfferings<Course>(await listCourses(), language);
}

export async function catalogueCourse(id: number, language: Language): Promise<Course | null> {
  const course: Course | null = await findCourse(id);
  return course && ((await publicOfferings([course], language))[0] ?? null);
}

/** Whether the lists of courses and of coming events have anything in them: what an empty list of another kind offers. */
export const hasCourses = async (): Promise<boolean> => (await listCourses()).length > 0;
export const hasEvents = async (now: Date): Promise<boolean> =>
  (await listEvents({ withHidden: false })).some((event) => !isOver(event, now));

/** The ids of the full courses: groups that take sign-ups on this site and have no free place. */
export async function catalogueFullCourses(courses: readonly Course[], now: Date): Promise<Set<number>> {
  const counted = courses.filter(
    (course) => isGroup(course) && course.googleFormUrl === null && courseRefusal(course) === null,
  );
  const free = await Promise.all(
    counted.map(async (course) => ({
      id: course.id,
      places: await freePlacesFor(prisma(), { kind: "course", ...course }, WHOLE_RUN, null, now),
    })),
  );
  return new Set(free.filter(({ places }) => places === 0).map(({ id }) => id));
}

/** Active events, soonest first, past ones last. */
export async function catalogueEvents(now: Date, language: Language): Promise<CentreEvent[]> {
  const events = await publicOfferings<CentreEvent>(await listEvents({ withHidden: false }), language);
  return sortEvents(
    events.filter((event) => !isPastAndCanceled(event, now)),
    now,
  );
}

/** Null for a hidden event. */
export async function catalogueEvent(id: number, language: Language): Promise<CentreEvent | null> {
  const event: CentreEvent | null = await findEvent(id);
  return event?.isActive ? ((await publicOfferings([event], language))[0] ?? null) : null;
}

/** The last change of each active event, by id. */
export const eventChanges = async (): Promise<Map<number, Date>> =>
  new Map((await listEventChanges()).map(({ id, updatedAt }) => [id, updatedAt]));

/** The active courses and the coming events that are held in a room. */
export async function catalogueOfferingsIn(
  spaceId: number,
  now: Date,
  language: Language,
): Promise<{ courses: Course[]; events: CentreEvent[] }> {
  const today = dayOf(now);
  const [courses, events] = await Promise.all([catalogueCourses(language), catalogueEvents(now, language)]);
  return {
    courses: courses.filter(
      (one) => one.spaceId === spaceId && one.isActive && (one.endDate === null || one.endDate >= today),
    ),
    events: events.filter((one) => one.spaceId === spaceId && (one.endDate ?? one.eventDate) >= today),
  };
}

/** Active gallery images, by orderIndex. */
export async function catalogueGallery(language: Language): Promise<GalleryImage[]> {
  return inLanguage(await listGalleryImages({ withHidden: false }), language);
}

interface Change {
  slug: string;
  updatedAt: Date;
}

/** The last change of everything that has a page of its own, for the sitemap and the calendar. */
export async function catalogueChanges(): Promise<{
  spaces: Change[];
  courses: Change[];
  events: (Change & { id: number })[];
  teachers: Change[];
}> {
  const [spaces, courses, events, teachers] = await Promise.all([
    listSpaceChanges(),
    listCourseChanges(),
    listEventChanges(),
    listTeachers({ withHidden: false }),
  ]);
  return { spaces, courses, events, teachers };
}
