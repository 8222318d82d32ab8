import type { Booking } from "@/lib/schemas/booking/booking";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { refusal } from "../../helpers/api";
import { newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer, newEmail } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newVerifiedCustomer, verifyAddress } from "../../helpers/verified";

/** What an account sees, and what it takes over when its address is verified. */

let spaceId: number;
let day = 40;

beforeAll(async () => {
  spaceId = (await newSpace(admin)).id;
});

const bookFor = (contact: Record<string, unknown>): Promise<Booking> => {
  day += 1;
  return bookAs(admin, spaceId, inDays(day), contact);
};

const idsOf = async (client: ApiClient): Promise<number[]> =>
  (await client.get<Booking[]>("/api/bookings?pageSize=500")).body.map(({ id }) => id).sort((a, b) => a - b);

const personOfAccount = async (userId: number): Promise<number> => {
  const [row] = await sql<{ id: number }>("SELECT person_id AS id FROM users WHERE id = $1", [userId]);
  return row?.id ?? 0;
};

test("an account registered with another person's address sees nothing of theirs before verification", async () => {
  const email = newEmail();
  const name = { firstName: "Rosa", lastName: "Regolare" };
  const booking = await bookFor({ ...name, email });
  await sql("UPDATE people SET note = 'Riservata', member_until = '2030-01-01' WHERE id = $1", [
    booking.personId,
  ]);
  const attacker = await newCustomer({ ...name, email });
  const personId = await personOfAccount(attacker.user.id);
  expect(personId).not.toBe(booking.personId);
  // The desk mistakes the attacker's entry for the victim's.
  const byDesk = await bookFor({ ...name, email, personId });
  expect(byDesk.userId).toBeNull();

  expect(await idsOf(attacker.client)).toEqual([]);
  expect((await attacker.client.get(`/api/bookings/${booking.id}`)).status).toBe(404);
  expect((await attacker.client.get(`/api/bookings/${byDesk.id}`)).status).toBe(404);
  const { body: held } = await attacker.client.get<{ bookings: object[] }>("/api/users/me/export");
  expect(held.bookings).toEqual([]);
  expect(JSON.stringify(held)).not.toContain("Riservata");
  const { body: account } = await attacker.client.get("/api/users/me");
  expect(JSON.stringify(account)).not.toContain("2030-01-01");

  // Deleting the account takes nothing away from the victim either.
  await attacker.client.delete("/api/users/me", { body: { password: attacker.password } });
  for (const { id, personId: whose } of [booking, byDesk])
    expect((await admin.get<Booking>(`/api/bookings/${id}`)).body).toMatchObject({
      ...{ status: "confirmed", firstName: "Rosa", email, personId: whose },
    });
});

test("an account shows what the desk wrote about its person once its address is verified", async () => {
  const { client, user } = await newCustomer({ phone: "+39 06 1" });
  const personId = await personOfAccount(user.id);
  const written = { phone: "+39 06 2", address: "Via Segreta 1", memberUntil: "2031-12-31" };
  expect((await admin.patch(`/api/people/${personId}`, written)).body).toMatchObject(written);
  const own = async () => (await client.get<object>("/api/users/me")).body;
  const typed = { phone: "+39 06 1", city: "Roma", memberUntil: null };
  expect(await own()).toMatchObject(typed);
  // The account's own changes stay with the account.
  await client.patch("/api/users/me", { city: "Ostia" });
  const [person] = await sql("SELECT phone, address, city FROM people WHERE id = $1", [personId]);
  expect(person).toEqual({ phone: "+39 06 2", address: "Via Segreta 1", city: null });
  await verifyAddress(client, user);
  expect(await own()).toMatchObject({ ...typed, city: "Ostia", memberUntil: "2031-12-31" });
  expect(await sql("SELECT 1 FROM people WHERE id = $1", [personId])).toEqual([]);
});

test("a regular who phoned five times finds everything after registering and verifying the address", async () => {
  const email = newEmail();
  const name = { firstName: "Agnese", lastName: "Assidua" };
  const booked: Booking[] = [];
  for (const [index] of Array.from({ length: 5 }).entries())
    booked.push(await bookFor({ email, firstName: index % 2 ? "AGNÈSE" : "Agnese", lastName: "Assidua" }));
  const [first] = booked;
  const personBefore = first?.personId ?? 0;
  const payment = await pay(admin, { amount: 2000, bookingId: first?.id });
  const receipt = await receiptFor(admin, payment.id);
  const event = await newEvent(admin);
  const signedUp = await registerFor(event, { ...name, email });
  await sql(
    "UPDATE people SET note = 'Chiama il lunedì', member_until = '2031-12-31', certificate_until = '2031-06-30' WHERE id = $1",
    [personBefore],
  );

  const { client, user } = await newCustomer({ ...name, email, city: "Nettuno" });
  const byDesk = await bookFor({ personId: await personOfAccount(user.id) });
  await verifyAddress(client, user);

  expect(await idsOf(client)).toEqual([...booked, byDesk].map(({ id }) => id));
  const { body: receipts } = await client.get<Receipt[]>("/api/receipts?mine=true");
  expect(receipts.map(({ id }) => id)).toEqual([receipt.id]);
  const { body: signUps } = await admin.get<object[]>(`/api/events/${event.id}/registrations`);
  const personId = await personOfAccount(user.id);
  expect(signUps).toEqual([expect.objectContaining({ id: signedUp.id, userId: user.id, personId, email })]);
  // Empty fields are filled, typed ones stay, and the account shows the membership too.
  const [person] = await sql(
    "SELECT city, note, member_until::text, certificate_until::text FROM people WHERE id = $1",
    [personId],
  );
  expect(person).toEqual({
    ...{ city: "Nettuno", note: "Chiama il lunedì" },
    ...{ member_until: "2031-12-31", certificate_until: "2031-06-30" },
  });
  expect((await client.get("/api/users/me")).body).toMatchObject({ memberUntil: "2031-12-31" });
  expect(await sql("SELECT id FROM people WHERE id = $1", [personBefore])).toEqual([]);
  const unknown = await admin.post("/api/bookings", {
    ...bookingBody(spaceId, inDays(36)),
    personId: personBefore,
  });
  expect(unknown.status).toBe(400);
  // From now on the desk's bookings under the address belong to the account at once.
  const later = await bookFor({ email, firstName: "Agnese", lastName: "Assidua" });
  expect(later).toMatchObject({ userId: user.id, personId });
});

test("a namesake with another codice fiscale or date of birth stays a separate person of the account", async () => {
  const email = newEmail();
  const name = { firstName: "Luca", lastName: "Omonimo" };
  const father = await bookFor({ ...name, email });
  await sql("UPDATE people SET date_of_birth = '1950-03-14' WHERE id = $1", [father.personId]);
  const { client, user } = await newCustomer({ ...name, email });
  await verifyAddress(client, user);
  expect(await sql("SELECT account_id FROM people WHERE id = $1", [father.personId])).toEqual([
    { account_id: user.id },
  ]);
  expect(await idsOf(client)).toEqual([father.id]);
  const { body: account } = await client.get<{ dateOfBirth: string }>("/api/users/me");
  expect(account.dateOfBirth).not.toBe("1950-03-14");
});

test("people of other names under the address belong to the account, which sees their records", async () => {
  const email = newEmail();
  const husband = await bookFor({ email, firstName: "Ugo", lastName: "Marito" });
  const paid = await pay(admin, { amount: 1000, bookingId: husband.id });
  const receipt = await receiptFor(admin, paid.id);
  const { client, user, password } = await newCustomer({ email, firstName: "Ida", lastName: "Moglie" });
  await verifyAddress(client, user);
  expect(await idsOf(client)).toEqual([husband.id]);
  const seen = await client.get<Booking>(`/api/bookings/${husband.id}`);
  expect(seen.body).toMatchObject({ personId: husband.personId, firstName: "Ugo" });
  const { body: receipts } = await client.get<Receipt[]>("/api/receipts?mine=true");
  expect(receipts.map(({ id }) => id)).toEqual([receipt.id]);
  const [stays] = await sql("SELECT first_name, account_id FROM people WHERE id = $1", [husband.personId]);
  expect(stays).toEqual({ first_name: "Ugo", account_id: user.id });
  // His booking outlives her account.
  await client.delete("/api/users/me", { body: { password } });
  const after = await admin.get<Booking>(`/api/bookings/${husband.id}`);
  expect(after.body).toMatchObject({ status: "confirmed", firstName: "Ugo", userId: null });
});

test("an account that changes its address takes over the people without an account under it", async () => {
  const email = newEmail();
  const { client, user, password } = await newVerifiedCustomer({ firstName: "Nora", lastName: "Nuova" });
  const booking = await bookFor({ email, firstName: "Nora", lastName: "Nuova" });
  await client.patch("/api/users/me", { email, currentPassword: password });
  expect(await idsOf(client)).toEqual([]);
  const token = tokenIn(await waitForMail(email, "verification"));
  expect((await client.post("/api/auth/verify-email", { token })).status).toBe(200);
  expect(await idsOf(client)).toEqual([booking.id]);
  const [person] = await sql(
    "SELECT email::text FROM people WHERE id = (SELECT person_id FROM users WHERE id = $1)",
    [user.id],
  );
  expect(person).toEqual({ email });
});

test("staff gain no membership through a person with another address of theirs", async () => {
  const name = { firstName: "Sara", lastName: "Segreta" };
  const { client, user, password } = await newVerifiedCustomer(name);
  await sql("UPDATE users SET role = 'secretary' WHERE id = $1", [user.id]);
  const email = newEmail();
  const days = { memberUntil: inDays(300), certificateUntil: inDays(300) };
  const { status, body: entered } = await client.post<{ id: number }>("/api/people", {
    ...name,
    email,
    ...days,
  });
  expect(status).toBe(201);
  const booking = await bookFor({ email, ...name });
  await client.patch("/api/users/me", { email, currentPassword: password });
  const token = tokenIn(await waitForMail(email, "verification"));
  expect((await client.post("/api/auth/verify-email", { token })).status).toBe(200);
  const own = await admin.get(`/api/people/${await personOfAccount(user.id)}`);
  expect(own.body).toMatchObject({ email, memberUntil: null, certificateUntil: null });
  expect((await admin.get(`/api/people/${entered.id}`)).body).toMatchObject(days);
  // The bookings stored under the address are still visible.
  const mine = await client.get<Booking[]>("/api/bookings?mine=true");
  expect(mine.body.map(({ id }) => id)).toEqual([booking.id]);
});

test("bookings that another account made under the address stay with that account", async () => {
  const email = newEmail();
  const other = await newCustomer();
  day += 1;
  const theirs = await bookAs(other.client, spaceId, inDays(day), {
    email,
    firstName: "Lia",
    lastName: "Letti",
  });
  const { client, user } = await newCustomer({ email, firstName: "Lia", lastName: "Letti" });
  await verifyAddress(client, user);
  expect(await idsOf(client)).toEqual([]);
  expect(await idsOf(other.client)).toEqual([theirs.id]);
});

test("open bookings count by person, including those made at the desk", async () => {
  const { client, user } = await newVerifiedCustomer();
  const [settings] = await sql<{ most: number }>("SELECT max_open_bookings AS most FROM settings");
  const most = settings?.most ?? 0;
  const room = await newSpace(admin);
  await sql(
    `INSERT INTO bookings (space_id, person_id, start_date, end_date, start_time, end_time, starts_at, ends_at,
       charge_id, purpose, attendees, email, first_name, last_name)
     SELECT $1, $2, d, d, '08:00', '09:00', d + interval '8 hours', d + interval '9 hours', new_charge('booking', 0), 'Prova', 1, '', 'A', 'B'
     FROM generate_series(now()::date + 1, now()::date + $3::int, interval '1 day') d`,
    [room.id, await personOfAccount(user.id), most],
  );
  expect(
    refusal(await client.post<{ code: string }>("/api/bookings", bookingBody(spaceId, inDays(35)))),
  ).toEqual([409, "TOO_MANY_BOOKINGS"]);
});
