import { addressOf } from "@/lib/domain/site/contacts";
import { dayOfWeek, toInstant } from "@/lib/domain/time/dates";
import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";
import type { Course, CourseChanged } from "@/lib/schemas/catalogue/course";
import type { CentreEvent, EventChanged } from "@/lib/schemas/catalogue/event";
import type { ClosurePreview, ClosureSaved } from "@/lib/schemas/closure/closure";
import type { Occasion } from "@/lib/schemas/sign-up/sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { inDays, today } from "../../helpers/days";
import { calendarOf, entriesOf } from "../../helpers/mailed-calendar";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newSpace } from "../../helpers/spaces";

/** Changes of events and courses, and closures, notify the participants. */

const register = async (event: CentreEvent, overrides: Record<string, unknown> = {}) =>
  (await registerFor(event, overrides)).email;

const book = (course: Course, startDate: string) => bookCourse(course, { startDate });

const changeEvent = (event: CentreEvent, change: object) =>
  admin.put<EventChanged>(`/api/events/${event.id}`, change);
const changeCourse = (course: Course, change: object) =>
  admin.put<CourseChanged>(`/api/courses/${course.id}`, change);

const lessonOn = (day: string, startTime = "18:00", endTime = "19:30") => ({
  dayOfWeek: dayOfWeek(day),
  startTime,
  endTime,
});
/** A course of three lessons, the first in a week. */
const weekly = (overrides: Record<string, unknown> = {}) =>
  newCourse(admin, {
    startDate: inDays(7),
    endDate: inDays(21),
    sessions: [lessonOn(inDays(7))],
    ...overrides,
  });

const movedMails = (email: string) => mailsTo(email, "placesMoved");

describe("An event", () => {
  test("moved to another day and room notifies each participant once, with a higher sequence", async () => {
    const room = await newSpace(admin);
    const event = await newEvent(admin);
    const email = await register(event);
    await register(event);
    const [first] = entriesOf(await calendarOf(email, "eventRegistered"));
    const moved = await changeEvent(event, { eventDate: inDays(31), spaceId: room.id });
    expect([moved.status, moved.body.sent, moved.body.recipients]).toEqual([200, true, 2]);
    const mail = await waitForMail(email, "placesMoved");
    expect(mail.subject).toBe(`Cambio di programma: ${event.title}`);
    expect(mail.text).toContain(room.name);
    expect(mail.text).toContain(addressOf(EXAMPLE_SITE));
    const [second, ...others] = entriesOf(await calendarOf(email, "placesMoved"));
    expect(others).toEqual([]);
    expect(second).toMatchObject({ uid: first?.uid, status: "CONFIRMED" });
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);

    const again = await changeEvent(event, { eventDate: inDays(31), spaceId: room.id });
    expect([again.status, again.body.recipients]).toEqual([200, undefined]);
    expect(await movedMails(email)).toHaveLength(1);
  });

  test("notifies nobody of other or rejected changes, or with notify false", async () => {
    const event = await newEvent(admin);
    const email = await register(event);
    for (const change of [{ title: "Altro titolo" }, { price: "30" }, { location: "Sala grande" }])
      expect((await changeEvent(event, change)).body.recipients).toBeUndefined();
    expect((await changeEvent(event, { endDate: event.eventDate })).body.recipients).toBeUndefined();
    const quiet = await changeEvent(event, { startTime: "10:00", notify: false });
    expect([quiet.body.startTime, quiet.body.sent, quiet.body.recipients]).toEqual(["10:00", false, 0]);
    expect((await changeEvent(event, { startTime: "11:00" })).body.recipients).toBe(1);
    await waitForMail(email, "placesMoved");
    expect((await changeEvent(event, { startTime: "12:00", notify: "no" })).status).toBe(400);
    expect((await changeEvent(event, { startTime: "19:00", endTime: "18:00" })).status).toBe(400);
    expect(await movedMails(email)).toHaveLength(1);
  });
});

test("moving a course to another weekday cancels the old lessons in the calendars", async () => {
  const course = await weekly();
  const { email } = await book(course, inDays(7));
  const before = entriesOf(await calendarOf(email, "courseBooked"));
  expect(before).toHaveLength(3);
  const { body } = await changeCourse(course, { sessions: [lessonOn(inDays(8))] });
  expect(body.recipients).toBe(1);
  const mail = await waitForMail(email, "placesMoved");
  expect(mail.text).toContain("18:00 – 19:30");
  const after = entriesOf(await calendarOf(email, "placesMoved"));
  const old = new Set(before.map(({ uid }) => uid));
  expect(after.filter(({ uid }) => old.has(uid)).map(({ status }) => status)).toEqual([
    "CANCELLED",
    "CANCELLED",
    "CANCELLED",
  ]);
  expect(after.filter(({ uid }) => !old.has(uid)).map(({ status }) => status)).toEqual([
    "CONFIRMED",
    "CONFIRMED",
  ]);
  const sequenceBefore = Math.max(...before.map(({ sequence }) => sequence));
  expect(after.every(({ sequence }) => sequence > sequenceBefore)).toBe(true);
  expect((await changeCourse(course, { description: "Nuovo testo" })).body.recipients).toBeUndefined();
});

describe("A closure", () => {
  const close = (body: object) =>
    admin.post<ClosureSaved>("/api/closures", { reason: "Lavori in sala", ...body });

  test("of whole days lists the lessons that it cancels, and notifies their participants", async () => {
    const room = await newSpace(admin);
    const course = await weekly({ spaceId: room.id });
    const { email } = await book(course, inDays(7));
    const later = await book(course, inDays(21));
    const day = { spaceId: room.id, startDate: inDays(14), endDate: inDays(14) };
    const query = `spaceId=${room.id}&startDate=${day.startDate}&endDate=${day.endDate}`;
    const preview = await admin.get<ClosurePreview>(`/api/closures/preview?${query}`);
    expect([preview.status, preview.body.recipients]).toEqual([200, 1]);
    expect(preview.body.lessons).toEqual([expect.objectContaining({ kind: "course", id: course.id })]);
    expect((await admin.get<object[]>(`/api/closures?from=${today()}`)).body).not.toContainEqual(
      expect.objectContaining({ spaceId: room.id }),
    );

    const { status, body } = await close(day);
    expect([status, body.sent, body.recipients]).toEqual([201, true, 1]);
    expect(body.conflicts).toEqual([expect.objectContaining({ kind: "course", id: course.id })]);
    const mail = await waitForMail(email, "lessonsOff");
    expect(mail.text).toContain("Lavori in sala");
    const statuses = entriesOf(await calendarOf(email, "lessonsOff")).map((entry) => entry.status);
    expect(statuses.sort()).toEqual(["CANCELLED", "CONFIRMED", "CONFIRMED"]);
    expect(await mailsTo(later.email, "lessonsOff")).toEqual([]);

    const same = await admin.put<ClosureSaved>(`/api/closures/${body.id}`, { reason: "Altro motivo" });
    expect([same.status, same.body.recipients]).toEqual([200, 0]);
    const longer = await admin.put<ClosureSaved>(`/api/closures/${body.id}`, { endDate: inDays(21) });
    expect(longer.body.recipients).toBe(2);
  });

  test("with notify false notifies nobody, and one by hours cancels no lesson", async () => {
    const room = await newSpace(admin);
    const course = await weekly({ spaceId: room.id });
    const { email } = await book(course, inDays(7));
    const day = { spaceId: room.id, startDate: inDays(14), endDate: inDays(14) };
    const hours = await close({ ...day, startTime: "18:00", endTime: "19:00", onConflict: "keep" });
    expect([hours.status, hours.body.recipients]).toEqual([201, 0]);
    const quiet = await close({ ...day, notify: false });
    expect([quiet.status, quiet.body.sent, quiet.body.recipients]).toEqual([201, false, 0]);
    expect(await mailsTo(email, "lessonsOff")).toEqual([]);
  });
});

test("mails state place and time, even if no schedule was typed", async () => {
  const room = await newSpace(admin);
  const course = await weekly({ spaceId: room.id });
  const { email } = await book(course, inDays(7));
  const { text } = await waitForMail(email, "courseBooked");
  expect(text).toContain(room.name);
  expect(text).toContain(addressOf(EXAMPLE_SITE));
  expect(text).toMatch(/Prima lezione: \S+ .* 18:00 – 19:30/);
  expect(text).toMatch(/Lezione seguente: \S+ .* 18:00 – 19:30/);
  const path = `/api/courses/${course.id}/occasion?startDate=${inDays(14)}`;
  const { body } = await new ApiClient().get<Occasion>(path);
  expect(body.where).toContain(room.name);
  expect(body.firstLesson?.startsAt).toBe(toInstant(inDays(14), "18:00").toISOString());
  expect(body.nextLesson?.startsAt).toBe(toInstant(inDays(21), "18:00").toISOString());
});
