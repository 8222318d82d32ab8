import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/schemas/booking/booking";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import {
  courseBookingBody,
  newCourse,
  newEvent,
  registerFor,
  registrationFor,
} from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newLastName, newPanelPerson } from "../../helpers/panel-people";
import { newPassProduct } from "../../helpers/passes";
import { newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { filesWith, rowsWith } from "../../helpers/traces";
import { waiting } from "../../helpers/waiting-list";

/** Export and erasure of people without an account. */

interface Export {
  person: { firstName: string; note: string | null };
  bookings: { id: number }[];
  eventRegistrations: { id: number }[];
  payments: { id: number }[];
  receipts: { id: number }[];
  waitingList: { id: number }[];
  sentMails: object[];
}

let booking: Booking;
let neighbour: Booking;
let registrationId: number;
let receiptId: number;
let waitId: number;
const email = `senza.${randomUUID().slice(0, 13)}@example.org`;

beforeAll(async () => {
  const { id: spaceId } = await newSpace(admin);
  booking = await bookAs(admin, spaceId, inDays(50), { email, firstName: "Sara", lastName: "Senza" });
  neighbour = await bookAs(admin, spaceId, inDays(51), { email, firstName: "Tea", lastName: "Senza" });
  const { personId } = booking;
  const event = await newEvent(admin);
  const signedUp = await registerFor(event, { personId, email }, admin);
  registrationId = signedUp.id;
  await sql("UPDATE people SET note = 'Ha le chiavi' WHERE id = $1", [personId]);
  const full = await newEvent(admin, { maxParticipants: 1 });
  await registerFor(full, {}, admin);
  const wait = { ...registrationFor({ personId, email }), kind: "event", eventId: full.id, seats: 1 };
  waitId = (await waiting(admin, wait)).id;
});

test("an administrator exports everything about a person, and nothing of others at the same address", async () => {
  const { personId } = booking;
  const payment = await pay(admin, { amount: 700, bookingId: booking.id });
  const receipt = await receiptFor(admin, payment.id);
  receiptId = receipt.id;
  const { status, body, headers } = await admin.get<Export>(`/api/people/${personId}/export`);
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.json"$/);
  expect(body.person).toMatchObject({ firstName: "Sara", note: "Ha le chiavi" });
  expect(body.bookings.map(({ id }) => id)).toEqual([booking.id]);
  expect(body.eventRegistrations.map(({ id }) => id)).toEqual([registrationId]);
  expect(body.payments.map(({ id }) => id)).toEqual([payment.id]);
  expect(body.receipts.map(({ id }) => id)).toEqual([receipt.id]);
  expect(body.waitingList.map(({ id }) => id)).toEqual([waitId]);
  expect(JSON.stringify(body)).not.toMatch(/Tea|linkId|nonce|tokenHash/);
  expect((await admin.get("/api/people/999999999/export")).status).toBe(404);
});

test("an administrator cannot export a person with an account, who downloads their own data", async () => {
  const { user } = await newCustomer();
  const [row] = await sql<{ id: number }>("SELECT person_id AS id FROM users WHERE id = $1", [user.id]);
  const { status, body } = await admin.get<{ code: string }>(`/api/people/${row?.id}/export`);
  expect([status, body.code]).toEqual([409, "IN_USE"]);
});

test("an erasure cancels future bookings, removes name and mails, and keeps others at the same address", async () => {
  const { personId } = booking;
  await waitForMail(email, "bookingConfirmed", 2);
  expect((await admin.delete(`/api/people/${personId}`)).status).toBe(200);
  expect((await admin.get<Booking>(`/api/bookings/${booking.id}`)).body).toMatchObject({
    ...{ status: "canceled", firstName: "Utente", personId: null },
  });
  expect((await admin.get<Booking>(`/api/bookings/${neighbour.id}`)).body).toMatchObject({
    ...{ status: "confirmed", firstName: "Tea", email, personId: neighbour.personId },
  });
  expect(await sql("SELECT 1 FROM people WHERE id = $1", [personId])).toEqual([]);
  const { body: lines } = await admin.get<{ action: string }[]>(
    `/api/audit?entity=person&entityId=${personId}`,
  );
  expect(lines[0]).toMatchObject({ action: "delete", changes: {} });
  expect((await admin.delete(`/api/people/${personId}`)).status).toBe(404);
  const number = String(booking.id).padStart(5, "0");
  expect(
    await sql("SELECT 1 FROM sent_mails WHERE recipient = $1 AND text LIKE $2", [email, `%${number}%`]),
  ).toEqual([]);
  expect(await mailsTo(email, "bookingConfirmed")).toHaveLength(1);
  expect(await sql("SELECT holder_name, person_id, email FROM receipts WHERE id = $1", [receiptId])).toEqual([
    { holder_name: "Sara Senza", person_id: null, email: null },
  ]);
  expect((await admin.get(`/api/people/${personId}/export`)).status).toBe(404);
});

test("an erased person with every kind of record leaves nothing but a receipt", async () => {
  const lastName = newLastName();
  const address = `${lastName.toLowerCase()}@example.org`;
  const phone = `06 ${String(Date.now()).slice(-8)}`;
  const person = await newPanelPerson(admin, { firstName: "Ada", lastName, email: address, phone });
  const hers = { firstName: "Ada", lastName, email: address, phone };
  const once = () => ({ headers: { "Idempotency-Key": randomUUID() } });
  const done = async (path: string, body: object, client: ApiClient = admin) => {
    const answer = await client.post<{ id: number }>(path, body, once());
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body;
  };
  const { id: spaceId } = await newSpace(admin);
  const days = [30, 37, 44].map((day) => ({ startDate: inDays(day), endDate: inDays(day) }));
  const series = { ...bookingBody(spaceId, inDays(30)), personId: person.id };
  await done("/api/bookings", { ...bookingBody(spaceId, inDays(20)), ...hers, personId: person.id });
  await done("/api/bookings/series", { ...series, dates: days });
  await done("/api/waiting-list", { ...bookingBody(spaceId, inDays(20)), ...hers, kind: "space" });
  const event = await newEvent(admin);
  await done(`/api/events/${event.id}/registrations`, registrationFor(hers), new ApiClient());
  const course = await newCourse(admin);
  await done("/api/course-bookings", { ...courseBookingBody(course.id), ...hers, personId: person.id });
  const product = await newPassProduct(admin);
  const pass = await done("/api/passes", { productId: product.id, personId: person.id });
  const payment = await pay(admin, { amount: 10_000, passId: pass.id });
  const receipt = await receiptFor(admin, payment.id);
  const why = { reason: `${lastName} ha cambiato idea`, refundAmount: 0 };
  expect((await admin.post(`/api/passes/${pass.id}/cancellation`, why)).status).toBe(200);
  const closure = { ...days[0], spaceId, reason: "Lavori", keepBookings: true };
  await admin.post("/api/closures", closure, once());
  await waitForMail(address, "receipt");
  const texts = [lastName, address, phone];
  expect((await rowsWith(texts)).length).toBeGreaterThan(8);

  expect((await admin.delete(`/api/people/${person.id}`)).status).toBe(200);

  const left = async () => (await rowsWith(texts)).map((row) => row.slice(0, row.indexOf(":")));
  expect(await left()).toEqual(["public.receipts"]);
  expect(filesWith(texts)).toEqual([]);
  expect(await sql("SELECT 1 FROM sent_mails WHERE about && $1", [[`receipt:${receipt.id}`]])).toEqual([]);
});

test("an erasure removes the notes of closures with both names as words, and leaves all others", async () => {
  const { id: spaceId } = await newSpace(admin);
  const lastName = newLastName();
  const notes = [
    `Seduta di Lia ${lastName}`,
    `${lastName.toUpperCase()}, Lìa`,
    `Lia ${lastName}i`,
    `Giulia ${lastName}`,
    "Chiusura natalizia",
  ];
  for (const [at, note] of notes.entries())
    await sql(
      "INSERT INTO closures (space_id, start_date, end_date, reason, note) VALUES ($1, $2, $2, 'Occupato', $3)",
      [spaceId, inDays(60 + at), note],
    );
  const left = async () =>
    (
      await sql<{ note: string }>(
        "SELECT note FROM closures WHERE space_id = $1 AND note IS NOT NULL ORDER BY id",
        [spaceId],
      )
    ).map(({ note }) => note);
  const { client, password } = await newCustomer({ firstName: "Li", lastName: "Na" });
  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  expect(await left()).toEqual(notes);
  const person = await newPanelPerson(admin, { firstName: "Lia", lastName });
  expect((await admin.delete(`/api/people/${person.id}`)).status).toBe(200);
  expect(await left()).toEqual(notes.slice(2));
});
