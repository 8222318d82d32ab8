import "server-only";
import { listClosuresOfRooms } from "@/lib/data/room-time/closures";
import { listCoursesRunningOn, listEventsOn } from "@/lib/data/sign-up/doors";
import { findSettings } from "@/lib/data/site/settings";
import { offDays } from "@/lib/domain/catalogue/course-group";
import { heldLessons } from "@/lib/domain/catalogue/lesson-plan";
import { isExpectedOn } from "@/lib/domain/sign-up/attended-days";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import type { Door } from "@/lib/schemas/sign-up/check-in";

/**
 * The people expected on a day, by event and course, in chronological order. Events and courses without any are left
 * out.
 * @param day in Europe/Rome
 */
export async function listExpectedParticipants(day: CalendarDay): Promise<Door[]> {
  const [events, courses, closures, settings] = await Promise.all([
    listEventsOn(day),
    listCoursesRunningOn(day),
    listClosuresOfRooms({ from: day, to: day }),
    findSettings(),
  ]);
  const holidayOn = observedHolidays(settings);
  const doors: Door[] = events.map((event) => ({ kind: "event", ...event }));
  for (const { id, title, signUps, ...course } of courses) {
    const isOff = offDays(closures, course.spaceId, holidayOn);
    const expected = signUps.filter(({ days }) => isExpectedOn(course, days, day, isOff));
    const people = expected.map(({ person }) => person);
    const [lesson] = heldLessons(course, day, day, isOff);
    doors.push({ kind: "course", id, title, startTime: lesson?.startTime ?? null, people });
  }
  return doors
    .filter(({ people }) => people.length > 0)
    .sort(
      (a, b) => (a.startTime ?? "").localeCompare(b.startTime ?? "") || a.title.localeCompare(b.title, "it"),
    );
}
