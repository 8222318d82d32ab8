import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { ApiClient } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newAdmin, newCustomer } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

/** Export and erasure of people who have no account. */

interface Export {
  person: { firstName: string; note: string | null };
  bookings: { id: number }[];
  eventRegistrations: { id: number }[];
  payments: { id: number }[];
  receipts: { id: number }[];
  sentMails: object[];
}

let admin: ApiClient;
let booking: Booking;
let neighbour: Booking;
let registrationId: number;
let receiptId: number;
const email = `senza.${randomUUID().slice(0, 13)}@example.org`;

beforeAll(async () => {
  admin = (await newAdmin()).client;
  const { id: spaceId } = await newSpace(admin);
  booking = await bookAs(admin, spaceId, inDays(50), { email, firstName: "Sara", lastName: "Senza" });
  neighbour = await bookAs(admin, spaceId, inDays(51), { email, firstName: "Tea", lastName: "Senza" });
  const { personId } = booking;
  const event = await newEvent(admin);
  const signedUp = await admin.post<{ registration: { id: number } }>(
    `/api/events/${event.id}/registrations`,
    registrationFor({ personId, email }),
  );
  registrationId = signedUp.body.registration.id;
  await sql("UPDATE people SET note = 'Ha le chiavi' WHERE id = $1", [personId]);
});

test("an administrator hands over all that is held about her, and nothing of who shares her address", async () => {
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
  expect(JSON.stringify(body)).not.toMatch(/Tea|linkId|nonce/);
  const secretary = await newPersonWithRole("secretary");
  expect((await secretary.client.get(`/api/people/${personId}/export`)).status).toBe(403);
  expect((await admin.get("/api/people/999999999/export")).status).toBe(404);
});

test("who has an account downloads it herself", async () => {
  const { user } = await newCustomer();
  const [row] = await sql<{ id: number }>("SELECT id FROM people WHERE user_id = $1", [user.id]);
  const { status, body } = await admin.get<{ code: string }>(`/api/people/${row?.id}/export`);
  expect([status, body.code]).toEqual([409, "IN_USE"]);
});

test("her erasure cancels what is to come, leaves no name and no mail, and keeps who shares her address", async () => {
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
  const number = String(booking.id).padStart(5, "0");
  expect(
    await sql("SELECT 1 FROM sent_mails WHERE recipient = $1 AND text LIKE $2", [email, `%${number}%`]),
  ).toEqual([]);
  expect(await mailsTo(email, "bookingConfirmed")).toHaveLength(1);
  expect(await sql("SELECT holder_name, person_id FROM receipts WHERE id = $1", [receiptId])).toEqual([
    { holder_name: "Sara Senza", person_id: null },
  ]);
  expect((await admin.get(`/api/people/${personId}/export`)).status).toBe(404);
});
