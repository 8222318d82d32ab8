import "server-only";
import { listCourses } from "@/lib/data/catalogue/courses";
import { listEvents } from "@/lib/data/catalogue/events";
import { listClosuresOfRooms } from "@/lib/data/room-time/closures";
import { findSettings } from "@/lib/data/site/settings";
import { offDays } from "@/lib/domain/catalogue/course-group";
import type { IsOff } from "@/lib/domain/catalogue/lesson-plan";
import {
  byTime,
  eventOccurrences,
  lessonOccurrences,
  type Occurrence,
} from "@/lib/domain/catalogue/occurrences";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";

export interface FoundOccurrence extends Occurrence {
  offering: OfferingOfPanel;
  /** The days on which the course has no lessons; always false for an event. */
  isOff: IsOff;
}

/** The lessons of all courses and the days of all events in a range of days, in chronological order. */
export async function listOccurrences(
  from: CalendarDay,
  to: CalendarDay,
  { withHidden = false }: { withHidden?: boolean } = {},
): Promise<FoundOccurrence[]> {
  const [courses, events, closures, settings] = await Promise.all([
    listCourses(),
    listEvents({ withHidden }),
    listClosuresOfRooms({ from, to }),
    findSettings(),
  ]);
  const holidayOn = observedHolidays(settings);
  const lessons = courses.flatMap((course) => {
    const offering = { kind: "course" as const, ...course };
    const isOff = offDays(closures, course.spaceId, holidayOn);
    return lessonOccurrences({ ...course, isActive: course.isActive || withHidden }, from, to, isOff).map(
      (one) => ({ ...one, offering, isOff }),
    );
  });
  const days = events.flatMap((event) => {
    const offering = { kind: "event" as const, ...event };
    return eventOccurrences({ ...event, isActive: event.isActive || withHidden }, from, to).map((one) => ({
      ...one,
      offering,
      isOff: () => false,
    }));
  });
  return [...lessons, ...days].sort(
    (a, b) => byTime(a, b) || a.offering.title.localeCompare(b.offering.title, "it"),
  );
}
