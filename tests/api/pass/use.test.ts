import { addDays } from "@/lib/domain/time/dates";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Pass } from "@/lib/schemas/pass/pass";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays, nextWeekday } from "../../helpers/days";
import { pay } from "../../helpers/money";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newPanelPerson } from "../../helpers/panel-people";
import { buyPass, newPaidPass, newPassProduct, passOf } from "../../helpers/passes";
import { newCustomer } from "../../helpers/people";
import { newVerifiedCustomer } from "../../helpers/verified";

/** Sign-ups that are paid with a pass. */

type Answer = ErrorBody & { registration: EventSignUp };

const signUp = (client: ApiClient, event: CentreEvent, passId: number, more: Record<string, unknown> = {}) =>
  client.post<Answer>(`/api/events/${event.id}/registrations`, registrationFor({ passId, ...more }));

const setStatus = (event: CentreEvent, id: number, change: Record<string, unknown>) =>
  admin.put<ErrorBody & EventSignUp>(`/api/events/${event.id}/registrations/${id}`, change);

test("a sign-up with a pass costs nothing and takes an entry for each seat", async () => {
  const { client } = await newCustomer();
  const pass = await newPaidPass(admin, client);
  const event = await newEvent(admin);
  const { status, body } = await signUp(client, event, pass.id, { seats: 3, expectedTotal: 0 });
  expect(status).toBe(201);
  expect(body.registration).toMatchObject({ totalAmount: 0, dueAmount: 0, seats: 3 });
  expect(await passOf(client, pass.id)).toMatchObject({
    entriesLeft: 7,
    uses: [
      {
        ...{ kind: "event", title: event.title, date: event.eventDate, seats: 3, returnedAt: null },
        signUpId: body.registration.id,
      },
    ],
  });
});

test("a sign-up paid with a pass shows that in responses and mails, without a price", async () => {
  const { client, user } = await newVerifiedCustomer();
  const pass = await newPaidPass(admin, client);
  const event = await newEvent(admin, { price: "15" });
  const { email } = user;
  const { body } = await signUp(client, event, pass.id, { email });
  expect(body.registration).toMatchObject({ totalAmount: 0, passId: pass.id });
  const mail = await waitForMail(email, "eventRegistered");
  expect(mail.text).toContain("pagato con il carnet");
  expect(mail.text).not.toContain("15,00");
  const day = nextWeekday(2);
  const course = await newCourse(admin, {
    ...{ sessions: [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }], startDate: day },
    ...{ endDate: addDays(day, 28), price: "120", dropInPrice: "15" },
  });
  const lesson = { ...courseBookingBody(course.id, { startDate: undefined }), singleDate: day, email };
  const inEnglish = { passId: pass.id, language: "en" };
  expect(await client.post("/api/course-bookings", { ...lesson, ...inEnglish })).toMatchObject({
    status: 201,
    body: { courseBooking: { passId: pass.id } },
  });
  expect((await waitForMail(email, "courseBooked")).text).toContain("paid with the pass");
  // Without a pass, neither applies.
  const paid = await client.post<Answer>(
    `/api/events/${(await newEvent(admin)).id}/registrations`,
    registrationFor({ email }),
  );
  expect(paid.body.registration).not.toHaveProperty("passId");
  expect((await waitForMail(email, "eventRegistered", 2)).text).toContain("15,00");
});

test("an expected total other than 0 is rejected with a message about the pass", async () => {
  const { client } = await newCustomer();
  const pass = await newPaidPass(admin, client);
  const event = await newEvent(admin);
  const { status, body } = await signUp(client, event, pass.id, { expectedTotal: 1500 });
  expect([status, body.code]).toEqual([409, "PRICE_CHANGED"]);
  expect(body).toMatchObject({ totalAmount: 0 });
  expect(body.message).toMatch(/^Con il carnet non c'è altro da pagare/);
  const free = await newEvent(admin, { price: "0" });
  const refused = await client.post<ErrorBody>(
    `/api/events/${free.id}/registrations`,
    registrationFor({ expectedTotal: 1500 }),
  );
  expect(refused.body.message).toContain("non c'è nulla da pagare");
});

test("errors of the sign-up come before those of the pass, in a fixed order", async () => {
  const { client } = await newCustomer();
  const event = await newEvent(admin, { maxParticipants: 2 });
  const codeOf = async (passId: number, more: Record<string, unknown> = {}, at = event, by = client) =>
    (await signUp(by, at, passId, more)).body.code;
  const product = await newPassProduct(admin, { entries: 1, validDays: 1, kinds: ["course"] });
  const pass = await buyPass(client, product.id);
  // The sign-up's own errors: places, price.
  expect(await codeOf(pass.id, { seats: 3 })).toBe("EVENT_FULL");
  expect(await codeOf(pass.id, { expectedTotal: 1500 })).toBe("PRICE_CHANGED");
  expect(await codeOf(2_000_000_000)).toBe("NOT_FOUND");
  expect(await codeOf(pass.id, {}, event, (await newCustomer()).client)).toBe("NOT_FOUND");
  expect(await codeOf(pass.id, {}, event, new ApiClient())).toBe("NOT_FOUND");
  expect(await codeOf(pass.id, { seats: 2 })).toBe("NOT_PAID");
  await pay(admin, { amount: 10_000, passId: pass.id });
  expect(await codeOf(pass.id, { seats: 2 })).toBe("PASS_EXPIRED");
  const later = await newPaidPass(admin, client, { entries: 1 }, { startsOn: inDays(31) });
  expect(await codeOf(later.id, { seats: 2 })).toBe("PASS_NOT_VALID");
  const forCourses = await newPaidPass(admin, client, { entries: 1, kinds: ["course"] });
  expect(await codeOf(forCourses.id, { seats: 2 })).toBe("PASS_NOT_VALID");
  const one = await newPaidPass(admin, client, { entries: 1, validDays: 31 });
  expect(await codeOf(one.id, { seats: 2 })).toBe("PASS_EMPTY");
  // The pass is valid on its last day, and the rejected sign-ups were not stored.
  expect((await signUp(client, event, one.id)).status).toBe(201);
  expect(await passOf(client, one.id)).toMatchObject({ status: "empty", entriesLeft: 0 });
  const other = await newEvent(admin);
  await admin.post(`/api/passes/${one.id}/cancellation`, { reason: "Prova", refundAmount: 0 });
  expect(await codeOf(one.id, {}, other)).toBe("PASS_NOT_VALID");
});

test("an unlimited pass admits its owner only", async () => {
  const { client } = await newCustomer();
  const pass = await newPaidPass(admin, client, { entries: null });
  const event = await newEvent(admin);
  expect(refusal(await signUp(client, event, pass.id, { seats: 2 }))).toEqual([409, "PASS_NOT_VALID"]);
  expect((await signUp(client, event, pass.id)).status).toBe(201);
  expect((await signUp(client, event, pass.id)).body.code).toBe("DUPLICATE");
});

test("a whole course cannot be paid with a pass", async () => {
  const { client } = await newCustomer();
  const pass = await newPaidPass(admin, client);
  const course = await newCourse(admin);
  const body = courseBookingBody(course.id, { passId: pass.id });
  const answer = await client.post<ErrorBody>("/api/course-bookings", body);
  expect([answer.status, answer.body.code]).toEqual([409, "PASS_NOT_VALID"]);
});

test("a single lesson is paid with a pass for its course, up to the pass's last day", async () => {
  const { client } = await newCustomer();
  const day = nextWeekday(2);
  const singles = {
    ...{ sessions: [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }], startDate: day },
    ...{ endDate: addDays(day, 28), price: "120", dropInPrice: "15" },
  };
  const [course, other] = [await newCourse(admin, singles), await newCourse(admin, singles)];
  const product = { kinds: ["course"], courseIds: [course.id], validDays: 8 };
  const pass = await newPaidPass(admin, client, product, { startsOn: day });
  const book = (courseId: number, singleDate: string) =>
    client.post<ErrorBody & { courseBooking: CourseSignUp }>("/api/course-bookings", {
      ...courseBookingBody(courseId, { startDate: undefined }),
      ...{ singleDate, passId: pass.id },
    });
  expect((await book(other.id, day)).body.code).toBe("PASS_NOT_VALID");
  expect((await book(course.id, addDays(day, 14))).body.code).toBe("PASS_EXPIRED");
  const booked = await book(course.id, addDays(day, 7));
  expect(booked.body.courseBooking).toMatchObject({ totalAmount: 0, singleDate: addDays(day, 7) });
  expect(await passOf(client, pass.id)).toMatchObject({
    entriesLeft: 9,
    uses: [{ kind: "course", title: course.title, date: addDays(day, 7), seats: 1 }],
  });
  const own = `/api/users/me/places/course/${booked.body.courseBooking.id}`;
  expect((await client.delete(own)).status).toBe(200);
  expect((await passOf(client, pass.id)).entriesLeft).toBe(10);
});

test("the panel uses only passes of the person being signed up", async () => {
  const [one, other] = [await newPanelPerson(admin), await newPanelPerson(admin)];
  const pass = await newPaidPass(admin, admin, {}, { personId: one.id });
  const event = await newEvent(admin);
  const use = (personId: number) =>
    admin.post<Answer>(`/api/events/${event.id}/registrations`, { personId, passId: pass.id });
  expect((await use(other.id)).status).toBe(404);
  expect((await use(one.id)).status).toBe(201);
  expect((await passOf(admin, pass.id)).entriesLeft).toBe(9);
});

test("a cancellation in time returns the entries once, and a late one does not", async () => {
  const { client } = await newVerifiedCustomer();
  const pass = await newPaidPass(admin, client);
  const left = async () => (await passOf(client, pass.id)).entriesLeft;
  const event = await newEvent(admin);
  const { body } = await signUp(client, event, pass.id, { seats: 2 });
  const own = `/api/users/me/places/event/${body.registration.id}`;
  expect(await left()).toBe(8);
  expect((await client.delete(own)).status).toBe(200);
  expect(await left()).toBe(10);
  await client.delete(own);
  expect(await left()).toBe(10);
  const soon = await newEvent(admin, { eventDate: inDays(1), startTime: "00:30", endTime: "02:00" });
  const late = await signUp(client, soon, pass.id);
  await client.delete(`/api/users/me/places/event/${late.body.registration.id}`);
  expect(await left()).toBe(9);
  // The desk returns them, once.
  const [use] = (await passOf(client, pass.id)).uses;
  const back = (reason = "Era malata") =>
    admin.post<ErrorBody & Pass>(`/api/passes/${pass.id}/uses/${use?.id}/return`, { reason });
  expect((await back("")).status).toBe(400);
  expect((await back()).body).toMatchObject({ entriesLeft: 10 });
  expect((await back()).body.code).toBe("DUPLICATE");
  expect(await left()).toBe(10);
  const log = await admin.get<{ action: string; changes: object }[]>(
    `/api/audit?entity=pass&entityId=${pass.id}`,
  );
  expect(log.body[0]).toMatchObject({
    action: "give-back",
    changes: { entriesLeft: { from: 9, to: 10 }, reason: { to: "Era malata" } },
  });
});

test("undoing a cancellation takes the entries again, or is rejected", async () => {
  const { client } = await newCustomer();
  const pass = await newPaidPass(admin, client, { entries: 2 });
  const left = async () => (await passOf(client, pass.id)).entriesLeft;
  const event = await newEvent(admin);
  const { id } = (await signUp(client, event, pass.id, { seats: 2 })).body.registration;
  await setStatus(event, id, { status: "canceled" });
  expect(await left()).toBe(2);
  expect((await setStatus(event, id, { status: "confirmed" })).status).toBe(200);
  expect(await left()).toBe(0);
  // A refund of half the price returns no entry.
  await setStatus(event, id, { status: "canceled", refundPercent: 50 });
  expect(await left()).toBe(0);
  await setStatus(event, id, { status: "confirmed" });
  await setStatus(event, id, { status: "canceled" });
  await signUp(client, await newEvent(admin), pass.id);
  expect(refusal(await setStatus(event, id, { status: "confirmed" }))).toEqual([409, "PASS_EMPTY"]);
  expect(await left()).toBe(1);
});

test("an event that the centre cancels returns everybody's entries", async () => {
  const event = await newEvent(admin);
  const people = await Promise.all([newCustomer(), newCustomer(), newCustomer()]);
  const passes: [ApiClient, Pass][] = [];
  for (const { client } of people) {
    const pass = await newPaidPass(admin, client);
    expect((await signUp(client, event, pass.id)).status).toBe(201);
    passes.push([client, pass]);
  }
  expect((await admin.post(`/api/events/${event.id}/cancellation`, { reason: "Neve" })).status).toBe(200);
  for (const [client, pass] of passes)
    expect(await passOf(client, pass.id)).toMatchObject({
      entriesLeft: 10,
      uses: [{ returnedAt: expect.any(String) }],
    });
});

test("parallel sign-ups never exceed a pass's entries, and a canceled one returns its entry once", async () => {
  const person = await newPanelPerson(admin);
  const pass = await newPaidPass(admin, admin, {}, { personId: person.id });
  const events = await Promise.all(Array.from({ length: 50 }, () => newEvent(admin)));
  const answers = await Promise.all(
    events.map((event) =>
      admin.post<Answer>(`/api/events/${event.id}/registrations`, { personId: person.id, passId: pass.id }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === "PASS_EMPTY")).toHaveLength(40);
  expect(await passOf(admin, pass.id)).toMatchObject({ entriesLeft: 0, status: "empty" });
  const [first] = answers.flatMap(({ body }, index) => {
    const event = events[index];
    return body.registration && event ? [{ event, id: body.registration.id }] : [];
  });
  if (first === undefined) throw new Error("Nothing was signed up");
  await Promise.all(
    Array.from({ length: 5 }, () => setStatus(first.event, first.id, { status: "canceled" })),
  );
  expect((await passOf(admin, pass.id)).entriesLeft).toBe(1);
});

test("the owner is notified once when two entries are left", async () => {
  const { client, user } = await newVerifiedCustomer();
  const pass = await newPaidPass(admin, client, { entries: 4 });
  const first = await newEvent(admin);
  const { id } = (await signUp(client, first, pass.id, { seats: 2 })).body.registration;
  const mail = await waitForMail(user.email, "passFewLeft");
  expect(mail.text).toContain("2 ingressi");
  await setStatus(first, id, { status: "canceled" });
  await signUp(client, await newEvent(admin), pass.id, { seats: 3, email: user.email });
  await waitForMail(user.email, "eventRegistered");
  expect(await mailsTo(user.email, "passFewLeft")).toHaveLength(1);
});

test("entries that the desk returns during a cancellation of the sign-up come back once", async () => {
  const { client } = await newCustomer();
  const pass = await newPaidPass(admin, client);
  const event = await newEvent(admin);
  for (let round = 0; round < 8; round += 1) {
    const { body } = await signUp(client, event, pass.id, { email: `giro.${round}.${pass.id}@example.org` });
    const { id } = body.registration;
    const use = (await passOf(client, pass.id)).uses.find(({ signUpId }) => signUpId === id);
    const reason = "Lezione saltata";
    const answers = await Promise.all([
      admin.post<ErrorBody>(`/api/passes/${pass.id}/uses/${use?.id}/return`, { reason }),
      setStatus(event, id, { status: "canceled" }),
    ]);
    const [returned, canceled] = answers.map(({ status, body: { code } }) => (status === 200 ? 200 : code));
    expect([200, "DUPLICATE"]).toContain(returned);
    expect(canceled).toBe(200);
    expect((await passOf(client, pass.id)).entriesLeft).toBe(10);
  }
});
