import { addDays } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, nextWeekday } from "../../helpers/days";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newCustomer } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";
import { entryOf, eventually, expireOffer, wait, waiting, waitingToken } from "../../helpers/waiting-list";

const visitor = new ApiClient();
let people = 0;

/** A new person without an account who signs up or waits. */
function contact(more: Record<string, unknown> = {}) {
  people += 1;
  return {
    firstName: "Marta",
    lastName: "Esempio",
    email: `marta.${people}.${Date.now()}@example.org`,
    phone: "+39 333 000 0000",
    ...more,
  };
}

const smallEvent = (more: Record<string, unknown> = {}) =>
  newEvent(admin, {
    ...{ price: "10", eventDate: inDays(20), startTime: "20:00", endTime: "22:00" },
    ...{ maxParticipants: 1, ...more },
  });
const smallCourse = (more: Record<string, unknown> = {}) =>
  newCourse(admin, { price: "80", maxParticipants: 1, ...more });

const register = (event: CentreEvent, more: object = {}) =>
  visitor.post<{ registration: { id: number; email: string; seats: number }; code?: string }>(
    `/api/events/${event.id}/registrations`,
    { ...contact(), ...more },
  );
const book = (course: Course, more: object = {}) =>
  visitor.post<{ courseBooking: { id: number; email: string; startDate: string }; code?: string }>(
    "/api/course-bookings",
    { ...contact(), courseId: course.id, ...more },
  );
const waitForEvent = (event: CentreEvent, more: Record<string, unknown> = {}) =>
  waiting(visitor, { ...contact(), kind: "event", eventId: event.id, ...more });
const waitForCourse = (course: Course, more: Record<string, unknown> = {}) =>
  waiting(visitor, { ...contact(), kind: "course", courseId: course.id, ...more });
const giveUp = (event: CentreEvent, id: number) =>
  admin.put(`/api/events/${event.id}/registrations/${id}`, { status: "canceled" });
const statusOf = async (entry: WaitingEntry) => (await entryOf(admin, entry)).status;
const accept = (entry: WaitingEntry, body: object, client = visitor) =>
  client.post<{
    code?: string;
    registration?: { id: number; email: string; seats: number };
    courseBooking?: { id: number; email: string; startDate: string };
    confirmationNumber?: string;
  }>(`/api/waiting-list/${entry.id}/accept`, body);
const offeredToken = ({ email }: WaitingEntry) => waitingToken(email, "waitingOffered");

describe("A full event", () => {
  test("has a waiting list for everybody, each person once, and none while there is room", async () => {
    const event = await smallEvent();
    const body = { ...contact(), kind: "event", eventId: event.id };
    expect((await wait(visitor, body)).body.code).toBe("AVAILABLE");
    const { body: registered } = await register(event);
    const one = await waiting(visitor, body);
    expect(one).toMatchObject({
      kind: "event",
      eventId: event.id,
      title: event.title,
      position: 1,
      seats: 1,
    });
    expect(await waitForEvent(event, { seats: 2 })).toMatchObject({ position: 2, seats: 2 });
    expect((await wait(visitor, { ...body, email: body.email.toUpperCase() })).body.code).toBe("DUPLICATE");
    const again = { ...body, email: registered.registration.email };
    expect((await wait(visitor, again)).body.code).toBe("DUPLICATE");
    expect((await wait(visitor, { ...contact(), kind: "event", eventId: 999_999 })).status).toBe(404);
    expect((await wait(visitor, { kind: "event", eventId: event.id })).body.errors).toHaveProperty("email");
    await admin.put(`/api/events/${event.id}`, { isRegistrationOpen: false });
    const late = { ...contact(), kind: "event", eventId: event.id };
    expect((await wait(visitor, late)).body.code).toBe("REGISTRATION_CLOSED");
  });

  test("is waited for without the pass that was chosen in the form", async () => {
    const event = await smallEvent();
    await register(event);
    for (const passId of [null, 2_000_000_000]) {
      const { status } = await wait(visitor, { ...contact(), kind: "event", eventId: event.id, passId });
      expect(status).toBe(201);
    }
  });

  test("offers a freed place only to the first person whose seats all fit", async () => {
    const event = await smallEvent({ maxParticipants: 2 });
    const { body: first } = await register(event);
    await register(event);
    const two = await waitForEvent(event, { seats: 2 });
    const one = await waitForEvent(event);
    await giveUp(event, first.registration.id);
    expect([await statusOf(two), await statusOf(one)]).toEqual(["waiting", "offered"]);
    expect((await register(event)).body.code).toBe("EVENT_FULL");
    const { body: events } = await visitor.get<CentreEvent[]>("/api/events");
    expect(events.find(({ id }) => id === event.id)).toMatchObject({ currentParticipants: 1, heldPlaces: 1 });

    const token = await offeredToken(one);
    const accepted = await accept(one, { token });
    expect(accepted.status).toBe(201);
    expect(accepted.body.registration).toMatchObject({ email: one.email, seats: 1 });
    expect(await entryOf(admin, one)).toMatchObject({
      status: "accepted",
      registrationId: accepted.body.registration?.id,
      position: null,
    });
    expect((await accept(one, { token })).body.code).toBe("OFFER_EXPIRED");
    await waitForMail(one.email, "eventRegistered");
    expect((await register(event)).body.code).toBe("EVENT_FULL");
  });

  test("offers places when there are more, or fewer external sign-ups", async () => {
    const event = await smallEvent({ maxParticipants: 2, externalParticipants: 2 });
    const [one, two] = [await waitForEvent(event), await waitForEvent(event)];
    await admin.put(`/api/events/${event.id}`, { externalParticipants: 1 });
    expect([await statusOf(one), await statusOf(two)]).toEqual(["offered", "waiting"]);
    await admin.put(`/api/events/${event.id}`, { maxParticipants: 3 });
    expect(await statusOf(two)).toBe("offered");
  });

  test("passes on an offer that was declined through its link, or has expired", async () => {
    const event = await smallEvent();
    const { body } = await register(event);
    const [one, two, three] = [
      await waitForEvent(event),
      await waitForEvent(event),
      await waitForEvent(event),
    ];
    await giveUp(event, body.registration.id);
    const token = await waitingToken(one.email);
    expect((await visitor.delete(`/api/waiting-list/${two.id}?token=${token}`)).status).toBe(404);
    expect((await visitor.delete(`/api/waiting-list/${one.id}?token=${token}`)).status).toBe(200);
    expect([await statusOf(one), await statusOf(two)]).toEqual(["left", "offered"]);
    await expireOffer(two);
    expect((await register(event)).body.code).toBe("EVENT_FULL");
    await eventually(async () => (await statusOf(three)) === "offered", "the next is asked");
    expect(await statusOf(two)).toBe("expired");
    await waitForMail(three.email, "waitingOffered");
    expect(await mailsTo(three.email, "waitingOffered")).toHaveLength(1);
  });

  test("offers the place of an erased account", async () => {
    const event = await smallEvent();
    const { client, user, password } = await newCustomer();
    const mine = { ...contact(), email: user.email };
    expect((await client.post(`/api/events/${event.id}/registrations`, mine)).status).toBe(201);
    const one = await waitForEvent(event);
    expect((await client.send("DELETE", "/api/users/me", { body: { password } })).status).toBe(200);
    expect(await statusOf(one)).toBe("offered");
  });

  test("assigns an entry to the waiting account, and the panel can offer out of turn", async () => {
    const event = await smallEvent();
    const { body } = await register(event);
    const { client, user } = await newCustomer();
    const mine = await waiting(client, { ...contact(), kind: "event", eventId: event.id });
    expect(mine.userId).toBe(user.id);
    const own = await client.get<WaitingEntry[]>("/api/waiting-list");
    expect(own.body.map(({ id }) => id)).toEqual([mine.id]);
    const offer = () =>
      admin.post<{ status?: string; code?: string }>(`/api/waiting-list/${mine.id}/offer`, {
        reason: "Amica",
      });
    expect((await offer()).body.code).toBe("EVENT_FULL");
    await client.delete(`/api/waiting-list/${mine.id}`);
    await giveUp(event, body.registration.id);
    expect((await offer()).body.status).toBe("offered");
    expect((await accept(mine, {}, (await newCustomer()).client)).status).toBe(404);
    expect((await accept(mine, {}, client)).status).toBe(201);
    expect((await offer()).body.code).toBe("DUPLICATE");
  });
});

describe("A full course", () => {
  test("has one waiting list for a group, whatever the day", async () => {
    const course = await smallCourse({ startDate: inDays(10), endDate: inDays(40) });
    const { body } = await book(course);
    const one = await waitForCourse(course, { startDate: inDays(12) });
    const two = await waitForCourse(course, { startDate: inDays(14) });
    expect([one.position, two.position]).toEqual([1, 2]);
    expect(
      (await wait(visitor, { ...contact(), kind: "course", courseId: course.id, startDate: inDays(50) })).body
        .errors,
    ).toHaveProperty("startDate");
    await admin.put(`/api/course-bookings/${body.courseBooking.id}`, { status: "canceled" });
    expect([await statusOf(one), await statusOf(two)]).toEqual(["offered", "waiting"]);
    expect((await book(course)).body.code).toBe("COURSE_FULL");
    const accepted = await accept(one, { token: await offeredToken(one) });
    expect(accepted.status).toBe(201);
    expect(accepted.body.courseBooking).toMatchObject({ email: one.email, startDate: inDays(12) });
    await waitForMail(one.email, "courseBooked");
    expect(await entryOf(admin, two)).toMatchObject({ status: "waiting", position: 1 });
  });

  test("has a waiting list for each date if it has no dates of its own", async () => {
    const course = await smallCourse();
    const [monday, tuesday] = [inDays(10), inDays(11)];
    const { body } = await book(course, { startDate: monday });
    await book(course, { startDate: tuesday });
    const one = await waitForCourse(course, { startDate: tuesday });
    const two = await waitForCourse(course, { startDate: monday });
    expect([one.position, two.position]).toEqual([1, 1]);
    await admin.put(`/api/course-bookings/${body.courseBooking.id}`, { status: "canceled" });
    expect([await statusOf(one), await statusOf(two)]).toEqual(["waiting", "offered"]);
    await admin.put(`/api/courses/${course.id}`, { maxParticipants: 2 });
    expect(await statusOf(one)).toBe("offered");
  });
});

test("waiting for a single lesson ends when the lesson begins", async () => {
  const day = nextWeekday(2);
  const course = await smallCourse({
    ...{ startDate: day, endDate: inDays(60), dropInPrice: "15" },
    sessions: [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }],
  });
  await book(course, { singleDate: day });
  const entry = await waitForCourse(course, { singleDate: day });
  expect(entry).toMatchObject({ status: "waiting", singleTime: "18:00" });
  await sql("UPDATE waiting_entries SET start_date = $2, end_date = $2 WHERE id = $1", [
    entry.id,
    addDays(day, -14),
  ]);
  await eventually(async () => (await statusOf(entry)) === "expired", "the end of the wait");
});

test("the link works until 30 days after what is waited for", async () => {
  const event = await smallEvent();
  await register(event);
  const [entry, other] = [await waitForEvent(event), await waitForEvent(event)];
  const [token, spare] = [await waitingToken(entry.email), await waitingToken(other.email)];
  const opens = async () => [
    (await fetch(`${siteUrl()}/lista-attesa/${token}`)).status,
    (await accept(entry, { token })).status,
    (await visitor.delete(`/api/waiting-list/${entry.id}?token=${token}`)).status,
  ];
  await admin.put(`/api/events/${event.id}`, { eventDate: inDays(-29) });
  expect((await visitor.delete(`/api/waiting-list/${other.id}?token=${spare}`)).status).toBe(200);
  await admin.put(`/api/events/${event.id}`, { eventDate: inDays(-31) });
  expect(await opens()).toEqual([404, 404, 404]);
  await admin.put(`/api/events/${event.id}`, { eventDate: inDays(-29) });
  expect(await opens()).toEqual([200, 409, 200]);
});

test("the page of an offer shows the price before it is accepted, and how to pay afterwards", async () => {
  const event = await smallEvent({ price: "12,50", maxParticipants: 2 });
  const { body: registered } = await register(event, { seats: 2 });
  const entry = await waitForEvent(event, { seats: 2 });
  await giveUp(event, registered.registration.id);
  const token = await offeredToken(entry);
  const mail = await waitForMail(entry.email, "waitingOffered", 1);
  expect(mail.text).toContain("25,00\u00a0€");
  const page = async () => (await fetch(`${siteUrl()}/lista-attesa/${token}`)).text();
  expect((await page()).replace(/<!-- -->/g, "")).toContain("Prezzo: 25,00\u00a0€");
  const { status, body } = await accept(entry, { token, expectedTotal: 2500 });
  expect(status).toBe(201);
  const paid = (await page()).replace(/<!-- -->/g, "");
  expect(paid).toContain(`Iscrizione #E${body.confirmationNumber}`);
  expect(paid).toContain("Totale 25,00\u00a0€");
  expect(paid).toContain("Contanti: in segreteria, oppure quando arrivi.");
});

describe("Waiting for lessons", () => {
  const TUESDAY = { dayOfWeek: 2, startTime: "18:00", endTime: "19:30" };
  const DAY = addDays(nextWeekday(2), 7);
  const NEXT = addDays(DAY, 7);
  const THURSDAY = addDays(DAY, 2);

  const visitor = new ApiClient();
  /** A course with one place, which is taken, and a person who waits for it. */
  async function fullCourse(
    more: object = {},
  ): Promise<{ course: Course; taken: number; entry: WaitingEntry }> {
    const course = await newCourse(admin, { sessions: [TUESDAY], maxParticipants: 1, ...more });
    const { status, body } = await admin.post<{ courseBooking: CourseSignUp }>(
      "/api/course-bookings",
      courseBookingBody(course.id, { startDate: DAY }),
    );
    expect(status).toBe(201);
    const wait = { ...courseBookingBody(course.id, { startDate: DAY }), kind: "course" };
    return { course, taken: body.courseBooking.id, entry: await waiting(visitor, wait) };
  }

  const cancel = ({ id }: Course, date: string) =>
    admin.post<ErrorBody>(`/api/courses/${id}/lessons/${date}/cancellation`, { reason: "Neve" });
  const move = ({ id }: Course, date: string, to: object) =>
    admin.post<ErrorBody>(`/api/courses/${id}/lessons/${date}/move`, to);
  const giveUp = (id: number) => admin.put(`/api/course-bookings/${id}`, { status: "canceled" });

  test.each([
    ["canceled", (course: Course) => cancel(course, DAY), NEXT],
    [
      "moved",
      (course: Course) => move(course, DAY, { date: THURSDAY, startTime: "18:00", endTime: "19:30" }),
      THURSDAY,
    ],
  ])(
    "an offer for a group whose first lesson was %s is accepted from the next one",
    async (_what, change, first) => {
      const { course, taken, entry } = await fullCourse({ startDate: DAY, endDate: inDays(60) });
      expect((await change(course)).status).toBe(200);
      await giveUp(taken);
      const token = await waitingToken(entry.email, "waitingOffered");
      const accepted = await visitor.post<{ courseBooking?: CourseSignUp }>(
        `/api/waiting-list/${entry.id}/accept`,
        { token },
      );
      expect([accepted.status, accepted.body.courseBooking?.startDate]).toEqual([201, first]);
    },
  );

  test("waiting for a day of a course by days ends with the cancellation of its only lesson", async () => {
    const { course, entry } = await fullCourse();
    expect((await cancel(course, DAY)).status).toBe(200);
    await waitForMail(entry.email, "waitingCanceled");
    expect((await entryOf(admin, entry)).status).toBe("left");
    expect(await mailsTo(entry.email, "waitingOffered")).toEqual([]);
  });

  test("waiting for a day of a course by days goes on while the day has another lesson", async () => {
    const { course, entry } = await fullCourse({
      sessions: [TUESDAY, { ...TUESDAY, startTime: "20:00", endTime: "21:00" }],
    });
    const url = `/api/courses/${course.id}/lessons/${DAY}/cancellation?time=20:00`;
    expect((await admin.post(url, { reason: "Neve" })).status).toBe(200);
    expect((await entryOf(admin, entry)).status).toBe("waiting");
  });

  test("waiting for a day of a course by days moves with its only lesson", async () => {
    const { course, entry } = await fullCourse();
    const to = { date: THURSDAY, startTime: "17:00", endTime: "18:30" };
    expect((await move(course, DAY, to)).status).toBe(200);
    expect(await entryOf(admin, entry)).toMatchObject({ status: "waiting", startDate: THURSDAY });
  });
});
