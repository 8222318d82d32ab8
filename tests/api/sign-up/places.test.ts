import type { AttendanceDay } from "@/lib/domain/sign-up/attendance";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Doors, SignUpCheckIn } from "@/lib/schemas/sign-up/check-in";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import type { LinkedSignUp } from "@/lib/schemas/sign-up/sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { pay } from "../../helpers/money";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { siteUrl } from "../../helpers/site";

const participants = async (event: CentreEvent) =>
  (await admin.get<CentreEvent[]>("/api/events?all=true")).body.find(({ id }) => id === event.id)
    ?.currentParticipants;
const stored = async (event: CentreEvent, id: number) =>
  (await admin.get<EventSignUp[]>(`/api/events/${event.id}/registrations`)).body.find((one) => one.id === id);

/** An event that lasts all day today, so that sign-up and check-in are both possible. */
const OPEN_TODAY = { eventDate: today(), startTime: "00:00", endTime: "23:59" };

/** The token of the link in the mail that confirms a place. */
async function tokenFor(email: string, template = "eventRegistered"): Promise<string> {
  const { text } = await waitForMail(email, template);
  const [, token = ""] = /\/iscrizione\/([\w-]+)/.exec(text ?? "") ?? [];
  return token;
}
const linked = (token: string) => `/api/registrations/${token}`;

describe("The link in the mail", () => {
  test("shows the place and cancels it, once, which frees the seats and sends a mail", async () => {
    const event = await newEvent(admin, { maxParticipants: 2 });
    const { email, id } = await registerFor(event, { seats: 2 });
    const token = await tokenFor(email);
    const visitor = new ApiClient();
    const { status, body } = await visitor.get<LinkedSignUp>(linked(token));
    expect(status).toBe(200);
    expect(body).toEqual({
      kind: "event",
      title: event.title,
      startsAt: expect.stringMatching(/Z$/),
      seats: 2,
      firstName: "Anna",
      lastName: "Esempio",
      status: "confirmed",
    });
    const page = await fetch(`${siteUrl()}/iscrizione/${token}`);
    expect([page.status, await participants(event)]).toEqual([200, 2]);
    for (let times = 0; times < 2; times += 1) {
      const gone = await visitor.delete<LinkedSignUp>(linked(token));
      expect([gone.status, gone.body.status]).toEqual([200, "canceled"]);
      expect(await participants(event)).toBe(0);
    }
    expect(await stored(event, id)).toMatchObject({
      status: "canceled",
      canceledBy: "customer",
      refundPercent: 100,
    });
    await waitForMail(email, "placeCanceled");
    expect(await mailsTo(email, "placeCanceled")).toHaveLength(1);
  });

  test.each([
    ["three days before, all", 3, 100],
    ["less than a day before, nothing", 1, 0],
  ])("refunds by the steps of the policy: %s", async (_when, days, percent) => {
    const event = await newEvent(admin, {
      eventDate: inDays(days),
      startTime: "00:00",
      endTime: "01:00",
      price: "30",
    });
    const { email, id } = await registerFor(event);
    await pay(admin, { registrationId: id, amount: 3000 });
    await new ApiClient().delete(linked(await tokenFor(email)));
    expect(await stored(event, id)).toMatchObject({
      refundPercent: percent,
      refundDue: 30 * percent,
      dueAmount: 0,
    });
  });

  test("cancels nothing after the start, and returns 404 if it is wrong", async () => {
    const event = await newEvent(admin, { eventDate: inDays(-1), endDate: inDays(1) });
    const token = await tokenFor((await registerFor(event)).email);
    expect(refusal(await new ApiClient().delete<ErrorBody>(linked(token)))).toEqual([409, "NOT_CANCELABLE"]);
    expect(await participants(event)).toBe(1);
    const wrong = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const answer of [
      await new ApiClient().get<ErrorBody>(linked(wrong)),
      await new ApiClient().delete<ErrorBody>(linked(wrong)),
      await new ApiClient().delete<ErrorBody>(linked("qualcosa")),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
    expect((await fetch(`${siteUrl()}/iscrizione/${wrong}`)).status).toBe(404);
  });

  test("opens the place until 30 days after the end", async () => {
    const event = await newEvent(admin, { eventDate: inDays(-1), endDate: inDays(1) });
    const token = await tokenFor((await registerFor(event)).email);
    const opens = async () => [
      (await new ApiClient().get(linked(token))).status,
      (await new ApiClient().delete(linked(token))).status,
      (await new ApiClient().get(`${linked(token)}/refund`)).status,
      (await new ApiClient().put(`${linked(token)}/refund`, { iban: null })).status,
      (await fetch(`${siteUrl()}/iscrizione/${token}`)).status,
    ];
    await admin.put(`/api/events/${event.id}`, { eventDate: inDays(-29), endDate: null });
    expect(await opens()).toEqual([200, 409, 200, 200, 200]);
    await admin.put(`/api/events/${event.id}`, { eventDate: inDays(-31), endDate: null });
    expect(await opens()).toEqual([404, 404, 404, 404, 404]);
    const page = await (await fetch(`${siteUrl()}/iscrizione/${token}`)).text();
    expect(page.replace(/<!--.*?-->/g, "")).toContain("vale fino a 30 giorni dopo la fine");
  });

  test("of a course expires by the course's end or the booked date, and never if there is neither", async () => {
    const ended = await newCourse(admin, { startDate: inDays(1), endDate: inDays(2) });
    const running = await newCourse(admin, { startDate: inDays(1) });
    const byDate = await newCourse(admin);
    const tokens = await Promise.all(
      [ended, running, byDate].map(async (course) =>
        tokenFor((await bookCourse(course, { startDate: inDays(1) })).email, "courseBooked"),
      ),
    );
    for (const { id } of [ended, running])
      await admin.put(`/api/courses/${id}`, {
        startDate: inDays(-60),
        ...(id === ended.id ? { endDate: inDays(-32) } : {}),
      });
    await sql("UPDATE sign_ups SET start_date = $1::date WHERE course_id = $2", [inDays(-40), byDate.id]);
    const answers = await Promise.all(tokens.map((token) => new ApiClient().get(linked(token))));
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 404]);
  });

  test("refunds a course by the day on which it begins for the participant", async () => {
    const course = await newCourse(admin, { startDate: inDays(-5), price: "100" });
    const soon = await bookCourse(course, { startDate: inDays(1) });
    const later = await bookCourse(course, { startDate: inDays(5) });
    const now = await bookCourse(course, { startDate: today() });
    for (const { email } of [soon, later])
      expect((await new ApiClient().delete(linked(await tokenFor(email, "courseBooked")))).status).toBe(200);
    const { body } = await admin.get<CourseSignUp[]>(`/api/course-bookings?courseId=${course.id}`);
    const percentOf = (id: number) => body.find((one) => one.id === id)?.refundPercent;
    expect([percentOf(soon.id), percentOf(later.id)]).toEqual([0, 100]);
    const begun = await new ApiClient().delete<ErrorBody>(linked(await tokenFor(now.email, "courseBooked")));
    expect([begun.status, begun.body.code]).toEqual([409, "NOT_CANCELABLE"]);
  });

  test("cancels the place once, even in concurrent requests", async () => {
    const event = await newEvent(admin, { maxParticipants: 10 });
    await registerFor(event, { seats: 3 });
    const token = await tokenFor((await registerFor(event, { seats: 2 })).email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => new ApiClient().delete(linked(token))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await participants(event)).toBe(3);
  });
});

test("a cancellation by the centre refunds the given percentage, and its mail states the reason", async () => {
  const event = await newEvent(admin, { price: "20" });
  const { id, email } = await registerFor(event);
  await pay(admin, { registrationId: id, amount: 2000 });
  const { body } = await admin.put<EventSignUp>(`/api/events/${event.id}/registrations/${id}`, {
    status: "canceled",
    refundPercent: 50,
    reason: "Il maestro è malato.",
  });
  expect(body).toMatchObject({ canceledBy: "centre", refundAmount: 1000, refundDue: 1000 });
  const mail = await waitForMail(email, "placeCanceled");
  expect(mail.text).toContain("Il maestro è malato.");
  expect(mail.text).toContain("10,00");
});

describe("POST /api/check-ins", () => {
  test("accepts the code of the mail, and reports a repeated check-in", async () => {
    const event = await newEvent(admin, OPEN_TODAY);
    const { email, checkInCode } = await registerFor(event, { seats: 2 });
    const mail = await waitForMail(email, "eventRegistered");
    expect(mail.text).toContain(checkInCode);
    expect(mail.html).toContain("cid:");
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain("image/png");
    expect(await tokenFor(email)).not.toContain(checkInCode);
    const typed = ` ${checkInCode.slice(0, 4).toLowerCase()} ${checkInCode.slice(4).toLowerCase()} `;
    const first = await admin.post<SignUpCheckIn>("/api/check-ins", { code: typed });
    expect([first.status, first.body]).toEqual([
      200,
      {
        kind: "event",
        participant: "Anna Esempio",
        title: event.title,
        seats: 2,
        isFirst: true,
        checkedInAt: expect.stringMatching(/Z$/),
      },
    ]);
    const second = await admin.post<SignUpCheckIn>("/api/check-ins", { code: checkInCode });
    expect(second.body).toEqual({ ...first.body, isFirst: false });
  });

  test("rejects an unknown code and the code of a canceled place", async () => {
    const course = await newCourse(admin);
    const { id, checkInCode } = await bookCourse(course);
    await admin.put(`/api/course-bookings/${id}`, { status: "canceled" });
    const canceled = await admin.post<ErrorBody>("/api/check-ins", { code: checkInCode });
    expect([canceled.status, canceled.body.code]).toEqual([409, "CANCELED"]);
    expect((await admin.post("/api/check-ins", { code: "000000000000" })).status).toBe(404);
    expect((await admin.post("/api/check-ins", { code: "" })).status).toBe(400);
  });

  test("stores a repeated check-in of a device once, at the time that was noted", async () => {
    const { checkInCode } = await registerFor(await newEvent(admin, OPEN_TODAY));
    const enteredAt = new Date(Date.now() - 2_000).toISOString();
    const send = (body: object) =>
      admin.post<SignUpCheckIn>("/api/check-ins", body, {
        headers: { "Idempotency-Key": `porta-${checkInCode}` },
      });
    const first = await send({ code: checkInCode, enteredAt });
    expect(first.body).toMatchObject({ isFirst: true, checkedInAt: enteredAt });
    expect(await send({ code: checkInCode, enteredAt })).toMatchObject({ status: 200, body: first.body });
    expect((await send({ code: checkInCode })).status).toBe(409);
    expect((await admin.post("/api/check-ins", { code: checkInCode, enteredAt: "ieri" })).status).toBe(400);
  });

  test("reports one of ten concurrent check-ins as the first", async () => {
    const { checkInCode } = await registerFor(await newEvent(admin, OPEN_TODAY));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post<SignUpCheckIn>("/api/check-ins", { code: checkInCode })),
    );
    expect(answers.filter(({ body }) => body.isFirst)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.checkedInAt)).size).toBe(1);
  });
});

test("lets in the seats of a sign-up by and by, however many requests run in parallel", async () => {
  const event = await newEvent(admin, { ...OPEN_TODAY, price: "20" });
  const { id, checkInCode } = await registerFor(event, { seats: 4 });
  await pay(admin, { registrationId: id, amount: 5000 });
  const enter = (seats?: number) =>
    admin.post<SignUpCheckIn>("/api/check-ins", { code: checkInCode, ...(seats ? { seats } : {}) });
  const atTheDoor = async () => {
    const { body } = await admin.get<Doors>("/api/check-ins");
    const door = body.doors.find((one) => one.kind === "event" && one.id === event.id);
    const days = await admin.get<AttendanceDay[]>(`/api/events/${event.id}/attendance`);
    return [door?.people[0]?.seatsPresent, days.body[0]?.present, door?.people[0]?.dueAmount];
  };
  expect(await atTheDoor()).toEqual([0, 0, 3000]);
  const both = await Promise.all([enter(1), enter(1)]);
  expect(both.map(({ body }) => body.isFirst).sort()).toEqual([false, true]);
  expect(both[0].body).toMatchObject({ seats: 4, checkedInAt: both[1].body.checkedInAt });
  expect(await atTheDoor()).toEqual([2, 2, 3000]);
  expect((await enter()).body).toMatchObject({ seats: 4, isFirst: false });
  expect((await enter(3)).status).toBe(200);
  expect(await atTheDoor()).toEqual([4, 4, 3000]);
  expect((await enter(11)).status).toBe(400);
});

describe("GET /api/check-ins", () => {
  test("lists people expected today by event and course, without canceled places and other days", async () => {
    const day = today();
    const event = await newEvent(admin);
    const mara = await registerFor(event, { lastName: "Attesa", seats: 2, companions: ["Ugo Ospite"] });
    const gone = await registerFor(event, { lastName: "Rinuncia" });
    await admin.put(`/api/events/${event.id}/registrations/${gone.id}`, { status: "canceled" });
    expect((await admin.put(`/api/events/${event.id}`, { eventDate: day })).status).toBe(200);
    const later = await newEvent(admin, { eventDate: inDays(20) });
    await registerFor(later);
    const course = await newCourse(admin);
    await bookCourse(course, { startDate: day });
    const other = await newCourse(admin);
    await bookCourse(other, { startDate: inDays(20) });

    const { status, body } = await admin.get<Doors>("/api/check-ins");
    expect([status, body.today]).toEqual([200, day]);
    const find = (kind: string, id: number) =>
      body.doors.find((door) => door.kind === kind && door.id === id);
    expect(find("event", event.id)).toMatchObject({
      title: event.title,
      people: [
        { id: mara.id, lastName: "Attesa", seats: 2, checkInCode: mara.checkInCode, checkedInAt: null },
      ],
    });
    expect(find("course", course.id)?.people).toHaveLength(1);
    expect(find("event", later.id)).toBeUndefined();
    expect(find("course", other.id)).toBeUndefined();
  });
});
