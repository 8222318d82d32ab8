import { randomUUID } from "node:crypto";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { ApiClient } from "./api";
import { inDays, nextWeekday } from "./days";
import { newSpace } from "./spaces";

/** No name is a prefix of another, whatever other tests create concurrently. */
const unique = () => randomUUID().slice(0, 13);

/** Creates an open event in a month's time, by default with ten places. */
export async function newEvent(
  admin: ApiClient,
  overrides: Record<string, unknown> = {},
): Promise<CentreEvent> {
  const { status, body } = await admin.post<CentreEvent>("/api/events", {
    title: `Evento di prova ${unique()}`,
    eventDate: inDays(30),
    price: "15",
    maxParticipants: 10,
    ...overrides,
  });
  if (status !== 201) throw new Error(`Creating an event answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Creates an open course, by default without a limit of participants. */
export async function newCourse(admin: ApiClient, overrides: Record<string, unknown> = {}): Promise<Course> {
  const { status, body } = await admin.post<Course>("/api/courses", {
    title: `Corso di prova ${unique()}`,
    price: "120",
    ...overrides,
  });
  if (status !== 201) throw new Error(`Creating a course answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A valid body of an event registration with a unique address. */
export function registrationFor(overrides: Record<string, unknown> = {}) {
  return {
    firstName: "Anna",
    lastName: "Esempio",
    email: `anna.${unique()}@example.org`,
    phone: "+39 333 000 0000",
    notes: "",
    ...overrides,
  };
}

/** A valid body of a course booking. */
export function courseBookingBody(courseId: number, overrides: Record<string, unknown> = {}) {
  return {
    courseId,
    firstName: "Anna",
    lastName: "Esempio",
    email: `anna.${unique()}@example.org`,
    phone: "+39 333 000 0000",
    startDate: inDays(10),
    notes: "",
    ...overrides,
  };
}

/** Registers for an event, by default as a visitor. */
export async function registerFor(
  { id }: { id: number },
  overrides: Record<string, unknown> = {},
  client = new ApiClient(),
): Promise<EventSignUp> {
  const { status, body } = await client.post<{ registration: EventSignUp }>(
    `/api/events/${id}/registrations`,
    registrationFor(overrides),
  );
  if (status !== 201) throw new Error(`The registration answered ${status}: ${JSON.stringify(body)}`);
  return body.registration;
}

/** Books a course, by default as a visitor. */
export async function bookCourse(
  { id }: { id: number },
  overrides: Record<string, unknown> = {},
  client = new ApiClient(),
): Promise<CourseSignUp> {
  const { status, body } = await client.post<{ courseBooking: CourseSignUp }>(
    "/api/course-bookings",
    courseBookingBody(id, overrides),
  );
  if (status !== 201) throw new Error(`The course booking answered ${status}: ${JSON.stringify(body)}`);
  return body.courseBooking;
}

/** A weekly lesson of `newLessons`. */
export const TUESDAY = { dayOfWeek: 2, startTime: "18:00", endTime: "19:30" };

/** Creates a course for five with lessons in a new room each Tuesday, from the next one on. */
export async function newLessons(
  admin: ApiClient,
  overrides: Record<string, unknown> = {},
): Promise<Course & { spaceId: number }> {
  const { id: spaceId } = await newSpace(admin);
  const course = await newCourse(admin, {
    ...{ sessions: [TUESDAY], startDate: nextWeekday(2), endDate: inDays(60), price: "120" },
    ...{ dropInPrice: "15", maxParticipants: 5, spaceId, ...overrides },
  });
  return { ...course, spaceId };
}
