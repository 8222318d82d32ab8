import type { Booking } from "@/lib/schemas/booking/booking";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registerFor, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { mailsIn } from "../../helpers/mail-folder";
import { pay } from "../../helpers/money";
import { newSpace, postBooking } from "../../helpers/spaces";

/** The panel learns whether its mails have an address to go to. */

const REMINDERS = "/api/payments/reminders";
type Sent = { sent?: boolean };

let space: Space;
let day = 40;

beforeAll(async () => {
  space = await newSpace(admin, { pricePerDay: "100" });
});

const address = () => `desk.${crypto.randomUUID()}@example.org`;

/** A booking of a person who calls, with or without an address. */
async function bookedAtDesk(email: string | null) {
  day += 1;
  const { status, body } = await postBooking<{ booking: Booking } & Sent>(admin, space.id, inDays(day), {
    email,
  });
  expect(status).toBe(201);
  return body;
}

const remind = (kind: string, id: number) =>
  admin.post<Sent & ErrorBody>(REMINDERS, { kind, id }).then(({ status, body }) => [status, body]);

test("a reminder is sent if there is an address, and otherwise reported as not sent", async () => {
  const [withAddress, without] = [await bookedAtDesk(address()), await bookedAtDesk(null)];
  expect(await remind("booking", withAddress.booking.id)).toEqual([200, { sent: true }]);
  expect(await remind("booking", without.booking.id)).toEqual([200, { sent: false }]);
  const noted = await admin.get<unknown[]>(`/api/audit?entity=booking&entityId=${without.booking.id}`);
  expect(JSON.stringify(noted.body)).not.toContain('"message"');
  expect((await remind("booking", 2_000_000_000))[0]).toBe(404);
  await pay(admin, { bookingId: withAddress.booking.id, amount: withAddress.booking.dueAmount });
  expect(await remind("booking", withAddress.booking.id)).toEqual([
    409,
    expect.objectContaining({ code: "NOTHING_DUE" }),
  ]);
  expect((await admin.post("/api/reports/open/reminders", { kind: "booking", id: 1 })).status).toBe(404);
});

test("an erased customer's placeholder address gets no mail", async () => {
  const { booking } = await bookedAtDesk(address());
  await sql("UPDATE bookings SET email = 'eliminato@example.invalid' WHERE id = $1", [booking.id]);
  expect(await remind("booking", booking.id)).toEqual([200, { sent: false }]);
});

test("bookings, changes, cancellations and restorations report whether the customer is notified", async () => {
  for (const email of [address(), null]) {
    const sent = email !== null;
    const { booking, ...created } = await bookedAtDesk(email);
    expect(created.sent).toBe(sent);
    const path = `/api/bookings/${booking.id}`;
    const change = (body: object) => admin.put<Sent>(path, body).then((answer) => answer.body.sent);
    expect(await change({ notes: "Chiave in segreteria" })).toBe(false);
    expect(await change({ totalAmount: 5000 })).toBe(sent);
    expect(await change({ totalAmount: 6000, notifiesCustomer: false })).toBe(false);
    expect(await change({ status: "canceled" })).toBe(sent);
    expect(await change({ status: "confirmed" })).toBe(sent);
  }
});

test("a receipt reports whether it was mailed", async () => {
  for (const email of [address(), null]) {
    const { booking } = await bookedAtDesk(email);
    const { id } = await pay(admin, { bookingId: booking.id, amount: 1000 });
    const { body } = await admin.post<Sent>("/api/receipts", { paymentIds: [id] });
    expect(body.sent).toBe(email !== null);
  }
});

test("the panel's sign-ups report their mail, and cancellations and messages count their recipients", async () => {
  const event = await newEvent(admin);
  const path = `/api/events/${event.id}/registrations`;
  const theirs = await admin.post<{ registration: EventSignUp } & Sent>(path, registrationFor());
  expect(theirs.body.sent).toBe(true);
  const own = await new ApiClient().post<{ registration: EventSignUp }>(path, registrationFor());
  expect(Object.keys(own.body).sort()).toEqual(["confirmationNumber", "registration"]);
  await sql(
    "UPDATE sign_ups SET email = 'eliminato-1@example.invalid' WHERE kind = 'event' AND number = $1",
    [own.body.registration.id],
  );
  const message = { subject: "Cambio d'aula", text: "Ci vediamo in Sala Cielo." };
  expect((await admin.post(`/api/events/${event.id}/message`, message)).body).toEqual({ recipients: 1 });
  const canceled = await admin.put<Sent>(`${path}/${own.body.registration.id}`, { status: "canceled" });
  expect(canceled.body.sent).toBe(false);
  const all = await admin.post(`/api/events/${event.id}/cancellation`, { reason: "Neve" });
  expect(all.body).toMatchObject({ status: "canceled", sent: true, recipients: 1 });
});

test("a reminder has the payment reference of the confirmation and the link to the place", async () => {
  const { iban } = (await admin.get<{ iban: string | null }>("/api/settings")).body;
  const course = await newCourse(admin, { startDate: null });
  const email = address();
  const courseBooking = await bookCourse(course, { email });
  const { id, confirmationNumber } = courseBooking;
  expect(await remind("course", id)).toEqual([200, { sent: true }]);
  const [mail] = await mailsIn(email, "paymentReminder", 1);
  expect(mail?.subject).toContain(`Iscrizione #C${confirmationNumber}`);
  expect(mail?.text).toMatch(/\/iscrizione\/[\w-]+/);
  const [confirmation] = await mailsIn(email, "courseBooked", 1);
  for (const text of [mail?.text, confirmation?.text])
    if (iban !== null) expect(text).toContain(`causale «Iscrizione #C${confirmationNumber}»`);
});

test("the waiting list reports the mail when the panel adds, offers a place to or removes a person", async () => {
  const event = await newEvent(admin, { maxParticipants: 1 });
  await registerFor(event, {}, admin);
  const wait = (client: ApiClient) =>
    client.post<{ entry: { id: number } } & Sent>("/api/waiting-list", {
      kind: "event",
      eventId: event.id,
      seats: 1,
      ...registrationFor(),
    });
  const put = await wait(admin);
  expect([put.status, put.body.sent]).toEqual([201, true]);
  const own = await wait(new ApiClient());
  expect([own.status, own.body]).toEqual([201, expect.not.objectContaining({ sent: expect.anything() })]);
  await admin.put(`/api/events/${event.id}`, { maxParticipants: 2 });
  // The first in line has the offer already, and an open offer is not mailed again.
  const offered = await admin.post<Sent>(`/api/waiting-list/${put.body.entry.id}/offer`, { reason: "Prova" });
  expect([offered.status, offered.body.sent]).toEqual([200, false]);
  const path = `/api/waiting-list/${put.body.entry.id}`;
  expect((await admin.delete<Sent>(path)).body).toEqual({ success: true, sent: true });
  expect((await admin.delete<Sent>(path)).body).toEqual({ success: true, sent: false });
});
