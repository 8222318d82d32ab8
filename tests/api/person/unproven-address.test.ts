import type { Booking } from "@/lib/schemas/booking/booking";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { cardOf, newLastName, newPanelPerson, personOfAccount } from "../../helpers/panel-people";
import { newCustomer, newEmail, newFiscalCode } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newVerifiedCustomer } from "../../helpers/verified";

/**
 * An account never gets what others stored for an address that it has not verified, whichever other one it verifies.
 */

let spaceId: number;
let day = 40;

beforeAll(async () => {
  spaceId = (await newSpace(admin)).id;
});

const bookFor = (contact: Record<string, unknown>, client = admin): Promise<Booking> => {
  day += 1;
  return bookAs(client, spaceId, inDays(day), contact);
};

type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** Changes the account's address through the link mailed to the new one. */
async function moveTo(email: string, { client, password }: Customer): Promise<void> {
  const asked = await client.patch("/api/users/me", { email, currentPassword: password });
  expect(asked.status).toBe(200);
  const token = tokenIn(await waitForMail(email, "verification"));
  expect((await client.post("/api/auth/verify-email", { token })).status).toBe(200);
}

const idsOf = async (client: ApiClient): Promise<number[]> =>
  (await client.get<Booking[]>("/api/bookings?pageSize=500")).body.map(({ id }) => id).sort((a, b) => a - b);

describe("An account that changes its address without having verified the first", () => {
  const name = { firstName: "Rosa", lastName: "Regolare" };
  const known = { note: "Segreta", phone: "+39 06 777", memberUntil: "2031-12-31" };

  test("keeps what its own sessions created, and gets nothing that the desk stored", async () => {
    const email = newEmail();
    const squatter = await newCustomer({ ...name, email, city: "Ostia" });
    const { id: personId } = await personOfAccount(admin, squatter.user);
    const own = await bookFor({ ...name, email }, squatter.client);
    const byDesk = await bookFor({ personId });
    const receipt = await receiptFor(admin, (await pay(admin, { amount: 2000, bookingId: byDesk.id })).id);
    const event = await newEvent(admin);
    await admin.post(`/api/events/${event.id}/registrations`, { ...registrationFor(), personId });
    const wish = { ...bookingBody(spaceId, byDesk.startDate), kind: "space", personId };
    expect((await admin.post("/api/waiting-list", wish)).status).toBe(201);
    expect((await admin.patch(`/api/people/${personId}`, known)).status).toBe(200);

    await moveTo(newEmail(), squatter);

    expect(await idsOf(squatter.client)).toEqual([own.id]);
    expect((await squatter.client.get(`/api/bookings/${byDesk.id}`)).status).toBe(404);
    expect((await squatter.client.get<object[]>("/api/receipts?mine=true")).body).toEqual([]);
    const { body: held } = await squatter.client.get<{
      bookings: { id: number }[];
      eventRegistrations: object[];
      waitingList: object[];
    }>("/api/users/me/export");
    expect(held.bookings.map(({ id }) => id)).toEqual([own.id]);
    expect([held.eventRegistrations, held.waitingList]).toEqual([[], []]);
    for (const secret of [known.note, known.phone, known.memberUntil, receipt.number])
      expect(JSON.stringify(held)).not.toContain(secret);
    expect((await squatter.client.get("/api/users/me")).body).toMatchObject({
      ...{ phone: "+39 333 000 0000", memberUntil: null, city: "Ostia" },
    });

    // The desk's person remains, without the account and without what the account typed.
    const card = await cardOf(admin, personId);
    expect(card).toMatchObject({ ...name, ...known, email, userId: null, city: null, fiscalCode: null });
    expect(card.history.map(({ kind }) => kind).sort()).toEqual(
      ["booking", "payment", "receipt", "registration", "waiting-entry"].sort(),
    );
    expect((await personOfAccount(admin, squatter.user)).id).not.toBe(personId);

    // The owner of the address gets it after verifying the address.
    const owner = await newCustomer({ ...name, email });
    const token = tokenIn(await waitForMail(email, "welcome", 2));
    expect((await owner.client.post("/api/auth/verify-email", { token })).status).toBe(200);
    expect(await idsOf(owner.client)).toEqual([byDesk.id]);
    const { body: receipts } = await owner.client.get<Receipt[]>("/api/receipts?mine=true");
    expect(receipts.map(({ id }) => id)).toEqual([receipt.id]);
    expect((await owner.client.get("/api/users/me")).body).toMatchObject({ memberUntil: known.memberUntil });
  });

  test("leaves behind what staff wrote about the account itself", async () => {
    const email = newEmail();
    const squatter = await newCustomer({ ...name, email, city: "Ostia" });
    const { id: personId } = await personOfAccount(admin, squatter.user);
    const own = await bookFor({}, squatter.client);
    const written = { note: known.note, memberUntil: known.memberUntil };
    expect((await admin.patch(`/api/users/${squatter.user.id}`, written)).status).toBe(200);

    await moveTo(newEmail(), squatter);

    const { body: held } = await squatter.client.get<object>("/api/users/me/export");
    expect(JSON.stringify(held)).not.toContain(written.note);
    expect((await squatter.client.get("/api/users/me")).body).toMatchObject({
      ...{ memberUntil: null, city: "Ostia" },
    });
    expect(await idsOf(squatter.client)).toEqual([own.id]);
    expect(await cardOf(admin, personId)).toMatchObject({ ...name, ...written, email, userId: null });
  });

  test("stays the same person if nobody else has stored anything", async () => {
    const customer = await newCustomer({ city: "Ostia" });
    const { id } = await personOfAccount(admin, customer.user);
    const own = await bookFor({}, customer.client);
    const email = newEmail();
    await moveTo(email, customer);
    expect(await cardOf(admin, id)).toMatchObject({ userId: customer.user.id, email, city: "Ostia" });
    expect(await idsOf(customer.client)).toEqual([own.id]);
  });

  test("sees nothing of what the desk books concurrently", async () => {
    const squatter = await newCustomer(name);
    const { id: personId } = await personOfAccount(admin, squatter.user);
    const email = newEmail();
    const { client, password } = squatter;
    await bookFor({ personId });
    await client.patch("/api/users/me", { email, currentPassword: password });
    const token = tokenIn(await waitForMail(email, "verification"));
    await Promise.all([
      client.post("/api/auth/verify-email", { token }),
      ...Array.from({ length: 6 }, () => bookFor({ personId })),
    ]);
    expect(await idsOf(client)).toEqual([]);
    expect((await cardOf(admin, personId)).bookingsCount).toBe(7);
  });

  test("keeps a receipt of its own booking, which cannot include anything else", async () => {
    const { client, user } = await newCustomer();
    const { id: personId } = await personOfAccount(admin, user);
    const own = await bookFor({}, client);
    const byDesk = await bookFor({ personId });
    const [first, second] = [
      await pay(admin, { amount: 1000, bookingId: own.id }),
      await pay(admin, { amount: 1000, bookingId: byDesk.id }),
    ];
    const mixed = await admin.post("/api/receipts", { paymentIds: [first.id, second.id] });
    expect(mixed.status).toBe(400);
    const receipt = await receiptFor(admin, first.id);
    const { body } = await client.get<Receipt[]>("/api/receipts?mine=true");
    expect(body.map(({ id }) => id)).toEqual([receipt.id]);
  });
});

describe("Merging with the person of an account", () => {
  test("shows nothing to an unverified account that changes its address", async () => {
    const squatter = await newCustomer();
    const { id: personId } = await personOfAccount(admin, squatter.user);
    const known = await newPanelPerson(admin, { email: newEmail(), note: "Segreta" });
    const booked = await bookFor({ personId: known.id });
    expect((await admin.post(`/api/people/${known.id}/merge`, { into: personId })).status).toBe(200);
    expect(await idsOf(squatter.client)).toEqual([]);
    await moveTo(newEmail(), squatter);
    expect(await idsOf(squatter.client)).toEqual([]);
    const { body } = await squatter.client.get<object>("/api/users/me/export");
    expect(JSON.stringify(body)).not.toContain("Segreta");
    expect((await cardOf(admin, personId)).history.map(({ id }) => id)).toContain(booked.id);
  });

  test("gives nothing to an account that verifies the other address of the merged person", async () => {
    const [hers, theirs] = [newEmail(), newEmail()];
    const name = { firstName: "Rosa", lastName: newLastName() };
    const known = await newPanelPerson(admin, { ...name, email: hers, note: "Segreta" });
    const secret = await bookFor({ personId: known.id });
    // As by a visitor's sign-up with the person's name and phone, which looks like a second entry.
    const double = await bookFor({ ...name, email: theirs });
    const merged = await admin.post(`/api/people/${double.personId}/merge`, { into: known.id });
    expect(merged.status).toBe(200);
    const { client } = await newVerifiedCustomer({ ...name, email: theirs });
    expect(await idsOf(client)).toEqual([]);
    expect((await client.get(`/api/bookings/${secret.id}`)).status).toBe(404);
    expect(JSON.stringify((await client.get<object>("/api/users/me/export")).body)).not.toContain("Segreta");
    expect(await cardOf(admin, known.id)).toMatchObject({ userId: null, email: hers, bookingsCount: 2 });
    // The account that verifies the person's own address gets everything.
    const owner = await newVerifiedCustomer({ ...name, email: hers });
    expect(await idsOf(owner.client)).toEqual([secret.id, double.id]);
  });

  test("assigns nothing under the former address to an account that has left it", async () => {
    const name = { firstName: "Rosa", lastName: newLastName(), email: newEmail() };
    const squatter = await newCustomer();
    const { id: personId } = await personOfAccount(admin, squatter.user);
    const known = await newPanelPerson(admin, name);
    expect((await admin.post(`/api/people/${known.id}/merge`, { into: personId })).status).toBe(200);
    await moveTo(newEmail(), squatter);
    const later = await bookFor(name);
    expect([later.personId, later.userId]).toEqual([personId, null]);
    expect(await idsOf(squatter.client)).toEqual([]);
  });
});

test("a codice fiscale entered by the desk stays with the unverified address", async () => {
  const squatter = await newCustomer();
  const { id } = await personOfAccount(admin, squatter.user);
  const fiscalCode = newFiscalCode();
  expect((await admin.patch(`/api/people/${id}`, { fiscalCode })).status).toBe(200);
  await moveTo(newEmail(), squatter);
  expect(await cardOf(admin, id)).toMatchObject({ userId: null, fiscalCode });
  const { body } = await squatter.client.get<{ fiscalCode: string }>("/api/users/me");
  expect(body.fiscalCode).not.toBe(fiscalCode);
});
