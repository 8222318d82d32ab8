import { randomUUID } from "node:crypto";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid, refusal } from "../../helpers/api";
import {
  bookCourse,
  courseBookingBody,
  newCourse,
  newEvent,
  registerFor,
  registrationFor,
} from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { pay } from "../../helpers/money";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newSpace } from "../../helpers/spaces";

const seen = async (event: CentreEvent) =>
  (await new ApiClient().get<CentreEvent[]>("/api/events")).body.find(({ id }) => id === event.id);

describe("POST /api/events/{id}/cancellation", () => {
  test("cancels all sign-ups, frees the room, notifies everybody once, and keeps the event visible", async () => {
    const space = await newSpace(admin);
    const event = await newEvent(admin, { spaceId: space.id, price: "20" });
    const [first, second] = [await registerFor(event), await registerFor(event, { seats: 2 })];
    await pay(admin, { registrationId: first.id, amount: 2000 });
    const path = `/api/events/${event.id}/cancellation`;
    const reason = "La maestra è malata.";
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await admin.post<CentreEvent>(path, { reason });
      expect([status, body.status, body.currentParticipants]).toEqual([200, "canceled", 0]);
    }
    const { body: registrations } = await admin.get<EventSignUp[]>(`/api/events/${event.id}/registrations`);
    expect(
      registrations.map(({ status, canceledBy, refundPercent, refundDue, dueAmount }) => [
        status,
        canceledBy,
        refundPercent,
        refundDue,
        dueAmount,
      ]),
    ).toEqual([
      ["canceled", "centre", 100, 2000, 0],
      ["canceled", "centre", 100, 0, 0],
    ]);
    for (const { email } of [first, second]) {
      const mail = await waitForMail(email, "placesCanceled");
      expect(mail.text).toContain(reason);
      expect(await mailsTo(email, "placesCanceled")).toHaveLength(1);
    }
    expect(await seen(event)).toMatchObject({ status: "canceled" });
    expect(
      refusal(
        await new ApiClient().post<ErrorBody>(`/api/events/${event.id}/registrations`, registrationFor()),
      ),
    ).toEqual([409, "CANCELED"]);
    const other = await newEvent(admin, { spaceId: space.id });
    expect(other.spaceId).toBe(space.id);
    // A change of the canceled event does not occupy the room again.
    expect((await admin.put(`/api/events/${event.id}`, { startTime: "10:00" })).status).toBe(200);
  });
});

test("a canceled course cancels its bookings, frees the room and takes no more sign-ups", async () => {
  const space = await newSpace(admin);
  const course = await newCourse(admin, {
    spaceId: space.id,
    startDate: inDays(5),
    endDate: inDays(11),
    sessions: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: "18:00", endTime: "19:00" })),
  });
  const booking = await bookCourse(course, { startDate: inDays(6) });
  const path = `/api/courses/${course.id}/cancellation`;
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await admin.post<Course>(path, { reason: "Troppo pochi.", refundPercent: 50 });
    expect([status, body.status]).toEqual([200, "canceled"]);
  }
  const { body: bookings } = await admin.get<CourseSignUp[]>(`/api/course-bookings?courseId=${course.id}`);
  expect(bookings).toMatchObject([{ status: "canceled", canceledBy: "centre", refundAmount: 6000 }]);
  await waitForMail(booking.email, "placesCanceled");
  expect(await mailsTo(booking.email, "placesCanceled")).toHaveLength(1);
  const late = await new ApiClient().post<ErrorBody>("/api/course-bookings", courseBookingBody(course.id));
  expect([late.status, late.body.code]).toEqual([409, "CANCELED"]);
  expect((await newEvent(admin, { spaceId: space.id, eventDate: inDays(6) })).spaceId).toBe(space.id);
});

describe("POST /api/events/{id}/decision", () => {
  test("confirms an event with its minimum, including external sign-ups, and notifies everybody once", async () => {
    const event = await newEvent(admin, { minParticipants: 3, externalParticipants: 1 });
    const { email } = await registerFor(event, { seats: 2 });
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await admin.post<CentreEvent>(`/api/events/${event.id}/decision`);
      expect([status, body.status, body.currentParticipants]).toEqual([200, "confirmed", 3]);
    }
    await waitForMail(email, "eventHeld");
    expect(await mailsTo(email, "eventHeld")).toHaveLength(1);
    expect((await registerFor(event)).status).toBe("confirmed");
  });

  test("cancels an event below its minimum, and states the reason", async () => {
    const event = await newEvent(admin, { minParticipants: 3 });
    const { email } = await registerFor(event, { seats: 2 });
    for (let times = 0; times < 2; times += 1) {
      const { body } = await admin.post<CentreEvent>(`/api/events/${event.id}/decision`);
      expect(body.status).toBe("canceled");
    }
    expect((await waitForMail(email, "placesCanceled")).text).toContain("numero minimo di 3 partecipanti");
    expect(await mailsTo(email, "placesCanceled")).toHaveLength(1);
  });

  test("is set for the day of the event at the latest", async () => {
    const event = await newEvent(admin, { eventDate: inDays(20), decideOn: inDays(20) });
    expect(event.decideOn).toBe(inDays(20));
    const late = await admin.put<ErrorBody>(`/api/events/${event.id}`, { decideOn: inDays(21) });
    expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([400, ["decideOn"]]);
    const never = await admin.put<CentreEvent>(`/api/events/${event.id}`, { decideOn: null });
    expect(never.body.decideOn).toBeNull();
  });
});

describe("Messages to all participants", () => {
  test("go to each active sign-up separately, without other people's addresses", async () => {
    const event = await newEvent(admin);
    const [first, second, gone] = [
      await registerFor(event),
      await registerFor(event),
      await registerFor(event),
    ];
    await admin.put(`/api/events/${event.id}/registrations/${gone.id}`, { status: "canceled" });
    const message = { subject: "Cosa portare", text: "Un tappetino.\n\nE una coperta." };
    const once = { headers: { "Idempotency-Key": randomUUID() } };
    const { status, body } = await admin.post(`/api/events/${event.id}/message`, message, once);
    expect([status, body]).toEqual([202, { recipients: 2 }]);
    const again = await admin.post(`/api/events/${event.id}/message`, message, once);
    expect([again.status, again.body]).toEqual([202, { recipients: 2 }]);
    const mail = await waitForMail(first.email, "placeMessage");
    expect(mail.subject).toBe("Cosa portare");
    expect(mail.text).toContain("Un tappetino.");
    expect([mail.to?.length, mail.cc ?? [], mail.bcc ?? []]).toEqual([1, [], []]);
    expect(JSON.stringify(mail)).not.toContain(second.email);
    await waitForMail(second.email, "placeMessage");
    expect(await mailsTo(second.email, "placeMessage")).toHaveLength(1);
    expect(await mailsTo(gone.email, "placeMessage")).toHaveLength(0);
  });

  test("reach those who are in the middle of a course, and require subject and text", async () => {
    const course = await newCourse(admin);
    const { id } = await bookCourse(course, { startDate: inDays(3), endDate: inDays(5) });
    await sql("UPDATE sign_ups SET start_date = $2 WHERE kind = 'course' AND number = $1", [id, inDays(-1)]);
    const path = `/api/courses/${course.id}`;
    const send = (body: object, to = path) => admin.post<ErrorBody>(`${to}/message`, body);
    const sent = await send({ subject: "Ciao", text: "A domani" });
    expect([sent.status, sent.body]).toEqual([202, { recipients: 1 }]);
    expect(invalid(await send({}))).toEqual([400, ["subject", "text"]]);
    expect((await send({ subject: "a\nb", text: "c" })).status).toBe(400);
    expect((await send({ subject: "a", text: "b" }, "/api/courses/2147483647")).status).toBe(404);
    expect(invalid(await admin.post<ErrorBody>(`${path}/cancellation`, {}))).toEqual([400, ["reason"]]);
    const reason = { reason: "La maestra è malata." };
    expect((await admin.post(`${path}/cancellation`, reason)).body).toMatchObject({ recipients: 1 });
    expect((await admin.post("/api/events/2147483647/cancellation", reason)).status).toBe(404);
  });
});
