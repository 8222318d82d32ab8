import { dayOfWeek } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays, today } from "../../helpers/days";

type Booked = { courseBooking: CourseSignUp } & ErrorBody;
type Registered = { registration: EventSignUp } & ErrorBody;

const register = (event: CentreEvent, overrides: Record<string, unknown> = {}) =>
  new ApiClient().post<Registered>(`/api/events/${event.id}/registrations`, registrationFor(overrides));
const book = (course: Course, overrides: Record<string, unknown> = {}) =>
  new ApiClient().post<Booked>("/api/course-bookings", courseBookingBody(course.id, overrides));
const participants = async (event: CentreEvent) =>
  (await admin.get<CentreEvent[]>("/api/events?all=true")).body.find(({ id }) => id === event.id)
    ?.currentParticipants;
const said = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.code];

describe("The seats of a registration", () => {
  test("are counted, paid for and canceled together", async () => {
    const event = await newEvent(admin, { maxParticipants: 5, price: "15" });
    const { status, body } = await register(event, { seats: 3, companions: ["Bea Rossi", "Carlo Neri"] });
    expect([status, body.registration.seats, body.registration.totalAmount]).toEqual([201, 3, 4500]);
    expect(body.registration.companions).toEqual(["Bea Rossi", "Carlo Neri"]);
    expect(await participants(event)).toBe(3);
    const tooMany = await register(event, { seats: 3 });
    expect(said(tooMany)).toEqual([409, "EVENT_FULL"]);
    expect(tooMany.body.message).toBe("Sono rimasti solo 2 posti.");
    expect((await register(event, { seats: 2 })).status).toBe(201);
    const path = `/api/events/${event.id}/registrations/${body.registration.id}`;
    await admin.put(path, { status: "canceled" });
    expect(await participants(event)).toBe(2);
  });

  test("never exceed the event's places, even in concurrent registrations", async () => {
    const event = await newEvent(admin, { maxParticipants: 10 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(event, { seats: 3 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await participants(event)).toBe(9);
  });
});

describe("A course with a start date", () => {
  test("counts its places over its whole run", async () => {
    const course = await newCourse(admin, { startDate: inDays(5), endDate: inDays(40), maxParticipants: 4 });
    expect((await book(course, { startDate: inDays(5), seats: 2 })).status).toBe(201);
    const { status, body } = await book(course, { startDate: inDays(20), seats: 2 });
    expect([status, body.courseBooking.totalAmount]).toEqual([201, 24_000]);
    expect(said(await book(course, { startDate: inDays(30) }))).toEqual([409, "COURSE_FULL"]);
  });

  test("begins for a participant on a weekday of its sessions, by default the next one", async () => {
    const sessions = [{ dayOfWeek: dayOfWeek(inDays(3)), startTime: "18:00", endTime: "19:00" }];
    const course = await newCourse(admin, { startDate: inDays(2), endDate: inDays(60), sessions });
    const { status, body } = await book(course, { startDate: inDays(4) });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["startDate"]]);
    expect((await book(course, { startDate: inDays(10) })).status).toBe(201);
    const next = await book(course, { startDate: undefined });
    expect([next.status, next.body.courseBooking.startDate]).toEqual([201, inDays(3)]);
  });

  test("begins without sessions today at the earliest, or on its first day", async () => {
    const running = await newCourse(admin, { startDate: inDays(-10), endDate: inDays(10) });
    expect((await book(running, { startDate: undefined })).body.courseBooking.startDate).toBe(today());
    const coming = await newCourse(admin, { startDate: inDays(10) });
    expect((await book(coming, { startDate: undefined })).body.courseBooking.startDate).toBe(inDays(10));
  });
});

test("a course without dates counts places by date, and requires one", async () => {
  const course = await newCourse(admin, { maxParticipants: 2 });
  expect((await book(course, { startDate: inDays(3), seats: 2 })).status).toBe(201);
  expect(said(await book(course, { startDate: inDays(3) }))).toEqual([409, "COURSE_FULL"]);
  expect((await book(course, { startDate: inDays(4), seats: 2 })).status).toBe(201);
  expect(invalid(await book(course, { startDate: undefined }))).toEqual([400, ["startDate"]]);
});

describe("The same e-mail address in any case", () => {
  test("joins a group once, and a course by date once per date", async () => {
    const group = await newCourse(admin, { startDate: inDays(5) });
    const email = `una_volta.${group.id}@example.org`;
    expect((await book(group, { startDate: inDays(6), email })).status).toBe(201);
    const again = await book(group, { startDate: inDays(9), email: email.toUpperCase() });
    expect(said(again)).toEqual([409, "DUPLICATE"]);
    // An underscore is not a wildcard.
    const other = email.replace("_", "x");
    expect((await book(group, { startDate: inDays(6), email: other })).status).toBe(201);
    const dated = await newCourse(admin);
    expect((await book(dated, { startDate: inDays(6), email })).status).toBe(201);
    expect((await book(dated, { startDate: inDays(7), email })).status).toBe(201);
    expect(said(await book(dated, { startDate: inDays(7), email }))).toEqual([409, "DUPLICATE"]);
  });

  test("gets the error for a full course before the error for a duplicate", async () => {
    const course = await newCourse(admin, { startDate: inDays(5), maxParticipants: 1 });
    const email = `piena.${course.id}@example.org`;
    const { body } = await book(course, { startDate: inDays(5), email });
    expect(said(await book(course, { startDate: inDays(5), email }))).toEqual([409, "COURSE_FULL"]);
    const path = `/api/course-bookings/${body.courseBooking.id}`;
    await admin.put(path, { status: "canceled" });
    expect((await book(course, { startDate: inDays(5), email })).status).toBe(201);
    await admin.put(`/api/courses/${course.id}`, { maxParticipants: 5 });
    expect(said(await admin.put<ErrorBody>(path, { status: "confirmed" }))).toEqual([409, "DUPLICATE"]);
  });
});
