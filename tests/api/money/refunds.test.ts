import type { Booking } from "@/lib/schemas/booking/booking";
import type { RefundAccount } from "@/lib/schemas/money/refund";
import type { OpenBalance } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { mailsIn } from "../../helpers/mail-folder";
import { bookAs, pay } from "../../helpers/money";
import { ADMIN, newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";

/** A refund of a transfer needs an IBAN, which is requested once and erased as soon as the refund is paid out. */

const IBAN = "IT60X0542811101000000123456";
const OTHER_IBAN = "DE89370400440532013000";

async function paidBooking(method: "transfer" | "cash" = "transfer") {
  const customer = await newCustomer();
  const space = await newSpace(admin);
  const booking = await bookAs(customer.client, space.id, inDays(30), { email: customer.user.email });
  await pay(admin, { method, bookingId: booking.id, amount: 7000 });
  return { ...customer, booking, path: `/api/refunds/booking/${booking.id}` };
}

const cancel = (client: ApiClient, { id }: Booking) =>
  client.put(`/api/bookings/${id}`, { status: "canceled" });
const account = async (client: ApiClient, path: string) => (await client.get<RefundAccount>(path)).body;

/** The texts of the first `count` mails about the IBAN, in no defined order. */
const told = async (address: string, count: number) =>
  (await mailsIn(address, "refundIban", count)).map(({ text }) => text).join("\n");

test("the IBAN is requested for a refund by transfer, shown to the treasurer, and erased once paid out", async () => {
  const { client, booking, path, user } = await paidBooking();
  expect(await account(client, path)).toEqual({
    refundDue: 0,
    depositReturnDue: 0,
    paidByTransfer: 7000,
    byTransfer: 0,
    iban: null,
    ibanEnding: null,
  });
  expect(refusal(await client.put<ErrorBody>(path, { iban: IBAN }))).toEqual([409, "NOTHING_DUE"]);
  await cancel(client, booking);
  expect((await mailsIn(user.email, "bookingCanceled", 1))[0]?.text).toContain("indica l'IBAN");
  const wrong = await client.put<ErrorBody>(path, { iban: `${IBAN.slice(0, -1)}7` });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["iban"]]);
  const { status, body } = await client.put(path, { iban: "it60 x054 2811 1010 0000 0123 456" });
  expect([status, body]).toEqual([
    200,
    {
      refundDue: 7000,
      depositReturnDue: 0,
      paidByTransfer: 7000,
      byTransfer: 7000,
      iban: null,
      ibanEnding: "3456",
    },
  ]);
  expect(await account(client, path)).toEqual(body);
  expect((await account(admin, path)).iban).toBe(IBAN);
  const open = await admin.get<OpenBalance[]>("/api/reports/open?side=refund&pageSize=500");
  expect(open.body.find(({ kind, id }) => kind === "booking" && id === booking.id)).toMatchObject({
    refundDue: 7000,
    refundIban: IBAN,
  });
  expect((await client.get<string>("/api/users/me/export")).body).toMatchObject({
    bookings: [{ id: booking.id, refundIban: IBAN }],
  });

  await pay(admin, { kind: "refund", method: "transfer", bookingId: booking.id, amount: 3000 });
  expect((await account(client, path)).ibanEnding).toBe("3456");
  await pay(admin, { kind: "refund", method: "transfer", bookingId: booking.id, amount: 4000 });
  expect(await account(client, path)).toEqual({
    refundDue: 0,
    depositReturnDue: 0,
    paidByTransfer: 0,
    byTransfer: 0,
    iban: null,
    ibanEnding: null,
  });
});

test("undoing a cancellation erases the IBAN, and a cash payment needs none", async () => {
  const { client, booking, path } = await paidBooking();
  await cancel(client, booking);
  await client.put(path, { iban: IBAN });
  await admin.put(`/api/bookings/${booking.id}`, { status: "confirmed" });
  expect((await account(admin, path)).iban).toBeNull();
  const cash = await paidBooking("cash");
  await cancel(cash.client, cash.booking);
  expect((await cash.client.put(cash.path, { iban: IBAN })).status).toBe(409);
});

test("the IBAN of a refund is hidden from other people, who cannot set it, and is in no log", async () => {
  const { client, booking, path } = await paidBooking();
  await cancel(client, booking);
  await client.put(path, { iban: IBAN });
  const stranger = (await newCustomer()).client;
  expect([
    (await stranger.get(path)).status,
    (await stranger.put(path, { iban: IBAN })).status,
    (await new ApiClient().get(path)).status,
  ]).toEqual([404, 404, 401]);
  const { body } = await admin.get(`/api/audit?entity=booking&entityId=${booking.id}`);
  expect(JSON.stringify(body)).not.toContain(IBAN);
  expect(JSON.stringify(body)).toContain("refundIban");
});

test("one IBAN covers all refunds of a series", async () => {
  const { client, user } = await newCustomer();
  const space = await newSpace(admin);
  const { spaceId, startDate, endDate, startTime, endTime, isFullDay, ...person } = bookingBody(
    space.id,
    inDays(40),
    { email: user.email },
  );
  const dates = [40, 41, 42].map((days) => ({ startDate: inDays(days), isFullDay }));
  const made = await client.post<{ series: { id: number }; bookings: Booking[] }>("/api/bookings/series", {
    ...person,
    spaceId,
    dates,
  });
  expect(made.status).toBe(201);
  const { series, bookings } = made.body;
  for (const { id } of bookings.slice(0, 2))
    await pay(admin, { method: "transfer", bookingId: id, amount: 7000 });
  await client.put(`/api/bookings/series/${series.id}`, { status: "canceled" });
  await client.put(`/api/refunds/booking/${bookings[1]?.id}`, { iban: IBAN });
  const ibans = await Promise.all(
    bookings.map(async ({ id }) => (await account(admin, `/api/refunds/booking/${id}`)).iban),
  );
  expect(ibans).toEqual([IBAN, IBAN, null]);
  // A single mail lists the dates concerned.
  const mails = await mailsIn(user.email, "refundIban", 1);
  expect(mails).toHaveLength(1);
  for (const { confirmationNumber } of bookings.slice(0, 2))
    expect(mails[0]?.text).toContain(confirmationNumber);
  expect(mails[0]?.text).not.toContain(bookings[2]?.confirmationNumber);
});

test("a participant without an account enters the IBAN through the link in the mail", async () => {
  const event = await newEvent(admin, { price: "30" });
  const registration = await registerFor(event);
  const { id, email } = registration;
  await pay(admin, { method: "transfer", registrationId: id, amount: 3000 });
  await admin.post(`/api/events/${event.id}/cancellation`, { reason: "Maltempo." });
  const [mail] = await mailsIn(email, "placesCanceled", 1);
  const [, token] = /\/iscrizione\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
  const path = `/api/registrations/${token}/refund`;
  const given = await new ApiClient().put(path, { iban: IBAN });
  expect([given.status, given.body]).toEqual([200, await account(new ApiClient(), path)]);
  // Links are passed on, so only the panel sees the whole number.
  expect(given.body).toMatchObject({ byTransfer: 3000, iban: null, ibanEnding: "3456" });
  expect((await account(admin, `/api/refunds/event/${id}`)).iban).toBe(IBAN);
  expect((await mailsIn(email, "refundIban", 1))[0]?.text).toContain("finisce con 3456");
  // The link accepts an IBAN only once: links are passed on, and there is no password to require.
  for (const body of [{ iban: OTHER_IBAN }, { iban: null }, { iban: OTHER_IBAN, currentPassword: "x" }]) {
    const changed = await new ApiClient().put<ErrorBody>(path, body);
    expect([changed.status, changed.body.code]).toEqual([400, "WRONG_PASSWORD"]);
    expect(changed.body.message).toContain("accedi al tuo account, oppure scrivici o chiamaci");
  }
  expect((await account(admin, `/api/refunds/event/${id}`)).iban).toBe(IBAN);
  await pay(admin, { kind: "refund", method: "transfer", registrationId: id, amount: 3000 });
  expect(await account(new ApiClient(), path)).toMatchObject({ byTransfer: 0, iban: null, ibanEnding: null });
  expect((await new ApiClient().get("/api/registrations/nobody/refund")).status).toBe(404);
});

test("a deleted account leaves the IBAN of an owed refund, without a name, until it is paid out", async () => {
  const { client, booking, path, user, password } = await paidBooking();
  await cancel(client, booking);
  await client.put(path, { iban: IBAN });
  const event = await newEvent(admin, { price: "30" });
  const registration = await registerFor(event, { email: user.email }, client);
  const { id } = registration;
  const placePath = `/api/refunds/event/${id}`;
  await pay(admin, { method: "transfer", registrationId: id, amount: 3000 });
  await admin.post(`/api/events/${event.id}/cancellation`, { reason: "Maltempo." });
  await client.put(placePath, { iban: IBAN });
  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);

  const open = await admin.get<OpenBalance[]>("/api/reports/open?side=refund&pageSize=500");
  for (const [kind, of, amount] of [
    ["booking", booking.id, 7000],
    ["event", id, 3000],
  ] as const)
    expect(open.body.find((balance) => balance.kind === kind && balance.id === of)).toMatchObject({
      payerName: "Utente eliminato",
      refundDue: amount,
      refundIban: IBAN,
    });
  expect(JSON.stringify(open.body)).not.toContain(user.email);
  await pay(admin, { kind: "refund", method: "transfer", bookingId: booking.id, amount: 7000 });
  await pay(admin, { kind: "refund", method: "transfer", registrationId: id, amount: 3000 });
  expect((await account(admin, path)).iban).toBeNull();
  expect((await account(admin, placePath)).iban).toBeNull();
});

test("the owner is notified of every IBAN by its ending, and a change requires the password", async () => {
  const { client, booking, path, user, password } = await paidBooking();
  await cancel(client, booking);
  expect((await client.put(path, { iban: IBAN })).status).toBe(200);
  const [first] = await mailsIn(user.email, "refundIban", 1);
  expect(first?.text).toContain("è stato indicato l'IBAN che finisce con 3456");
  expect(first?.text).not.toContain(IBAN);
  // Sending the same IBAN again changes nothing and notifies nobody.
  expect((await client.put(path, { iban: IBAN })).status).toBe(200);
  for (const body of [
    { iban: OTHER_IBAN },
    { iban: null },
    { iban: OTHER_IBAN, currentPassword: "Sbagliata-1" },
  ]) {
    const refused = await client.put<ErrorBody>(path, body);
    expect([refused.status, refused.body.code]).toEqual([400, "WRONG_PASSWORD"]);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(["currentPassword"]);
  }
  expect((await account(admin, path)).iban).toBe(IBAN);
  const changed = await client.put<RefundAccount>(path, { iban: OTHER_IBAN, currentPassword: password });
  expect([changed.status, changed.body.ibanEnding]).toEqual([200, "3000"]);
  expect(await mailsIn(user.email, "refundIban", 2)).toHaveLength(2);
  expect(await told(user.email, 2)).toContain("prima finiva con 3456, ora con 3000");
  // A removal is notified too, and the next IBAN does not count as the first.
  expect((await client.put(path, { iban: null, currentPassword: password })).status).toBe(200);
  expect(await told(user.email, 3)).toContain("è stato tolto");
  expect((await client.put(path, { iban: IBAN })).status).toBe(400);
});

test("an IBAN that was erased because nothing was owed is followed by another only with the password", async () => {
  const { client, booking, path, password } = await paidBooking();
  await cancel(client, booking);
  await client.put(path, { iban: IBAN });
  await admin.put(`/api/bookings/${booking.id}`, { status: "confirmed" });
  await cancel(client, booking);
  expect(await account(client, path)).toMatchObject({ byTransfer: 7000, ibanEnding: null });
  for (const writer of [client, admin]) {
    expect(refusal(await writer.put<ErrorBody>(path, { iban: OTHER_IBAN }))).toEqual([400, "WRONG_PASSWORD"]);
  }
  const changed = await client.put<RefundAccount>(path, { iban: OTHER_IBAN, currentPassword: password });
  expect([changed.status, changed.body.ibanEnding]).toEqual([200, "3000"]);
});

test("staff change an IBAN with their own password, and the owner is notified", async () => {
  const { client, booking, path, user } = await paidBooking();
  await cancel(client, booking);
  await client.put(path, { iban: IBAN });
  expect((await admin.put<ErrorBody>(path, { iban: OTHER_IBAN })).body.code).toBe("WRONG_PASSWORD");
  const changed = await admin.put(path, { iban: OTHER_IBAN, currentPassword: ADMIN.password });
  expect(changed.status).toBe(200);
  expect(await told(user.email, 2)).toContain("ora con 3000");
});

test("attempts at the password are limited", async () => {
  const { client, booking, path, password } = await paidBooking();
  await cancel(client, booking);
  await client.put(path, { iban: IBAN });
  for (let guess = 0; guess < 10; guess += 1)
    await client.put(path, { iban: OTHER_IBAN, currentPassword: `Sbagliata-${guess}` });
  const { status } = await client.put(path, { iban: OTHER_IBAN, currentPassword: password });
  expect(status).toBe(429);
});

test("one of several concurrent first IBANs is accepted, and the others require the password", async () => {
  const { client, booking, path, user } = await paidBooking();
  await cancel(client, booking);
  const answers = await Promise.all(
    [IBAN, OTHER_IBAN, "FR1420041010050500013M02606"].map((iban) => client.put<ErrorBody>(path, { iban })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await mailsIn(user.email, "refundIban", 1)).toHaveLength(1);
});

test("a card payment made before cards were switched off is refunded in another way", async () => {
  const { client } = await newCustomer();
  const booking = await bookAs(client, (await newSpace(admin)).id, inDays(31));
  await sql(
    `INSERT INTO payments (kind, method, amount, date, charge_id, stripe_payment_intent)
     SELECT 'payment', 'online', 7000, now(), charge_id, $2 FROM bookings WHERE id = $1`,
    [booking.id, `pi_${booking.id}`],
  );
  await cancel(client, booking);
  await pay(admin, { kind: "refund", method: "transfer", bookingId: booking.id, amount: 7000 });
  expect((await client.get<Booking>(`/api/bookings/${booking.id}`)).body).toMatchObject({
    status: "canceled",
    paidAmount: 0,
    refundDue: 0,
  });
});
