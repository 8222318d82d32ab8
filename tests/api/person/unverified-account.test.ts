import type { Account } from "@/lib/schemas/person/account";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { cardOf, newLastName, newPanelPerson, personOfAccount } from "../../helpers/panel-people";
import { newCustomer, newEmail, newFiscalCode } from "../../helpers/people";
import { newCodeCustomer } from "../../helpers/sign-in-code";
import { newSpace } from "../../helpers/spaces";
import { verifyAddress } from "../../helpers/verified";

/** An account with an unverified address takes, sees and changes nothing that others stored for its person. */

let spaceId: number;
let day = 40;

beforeAll(async () => {
  spaceId = (await newSpace(admin)).id;
});

type Customer = Awaited<ReturnType<typeof newCustomer>>;

const known = () => ({
  ...{ note: "Segreta", memberUntil: "2031-12-31", certificateUntil: "2031-06-30" },
  ...{ phone: "+39 06 777", fiscalCode: newFiscalCode(), city: "Ostia" },
});

/** A person of the desk without bookings, and a stranger's account with the same name and address. */
async function claimed() {
  const name = { firstName: "Rosa", lastName: newLastName(), email: newEmail() };
  const kept = known();
  const person = await newPanelPerson(admin, { ...name, ...kept });
  const squatter = await newCustomer(name);
  return { name, kept, person, squatter };
}

const merge = async (from: number, into: number) =>
  expect((await admin.post(`/api/people/${from}/merge`, { into })).status).toBe(200);

const ENDINGS: [string, (squatter: Customer) => Promise<unknown>][] = [
  [
    "deletes itself",
    async ({ client, password }) =>
      expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200),
  ],
  [
    "is refused from its mail",
    async ({ user }) => {
      const token = tokenIn(await waitForMail(user.email, "welcome"));
      expect((await new ApiClient().post("/api/auth/verify-email/refusal", { token })).status).toBe(200);
    },
  ],
  [
    "gives its address to who proves it by a code",
    async ({ user: { email } }) => {
      await newCodeCustomer({ email, firstName: "Altra", lastName: "Persona" });
    },
  ],
];

describe.each(ENDINGS)("An account that %s", (_, end) => {
  test("leaves the desk's person with whom it was merged", async () => {
    for (const isKept of [true, false]) {
      const { name, kept, person, squatter } = await claimed();
      const own = await personOfAccount(admin, squatter.user);
      const [from, into] = isKept ? [own.id, person.id] : [person.id, own.id];
      await merge(from, into);
      await end(squatter);
      expect(await cardOf(admin, into)).toMatchObject({
        ...{ firstName: name.firstName, lastName: name.lastName, userId: null },
        ...{ note: kept.note, memberUntil: kept.memberUntil, certificateUntil: kept.certificateUntil },
        ...(isKept ? kept : {}),
      });
    }
  });

  test("leaves what the desk wrote about its person", async () => {
    const squatter = await newCustomer();
    const { id } = await personOfAccount(admin, squatter.user);
    const kept = { ...known(), city: "Ostia" };
    expect((await admin.patch(`/api/people/${id}`, kept)).status).toBe(200);
    await end(squatter);
    expect(await cardOf(admin, id)).toMatchObject({ ...kept, userId: null, address: null });
  });
});

test("an account without data stored by others is deleted with its person", async () => {
  const { client, user, password } = await newCustomer();
  const { id } = await personOfAccount(admin, user);
  day += 1;
  const own = await bookAs(client, spaceId, inDays(day), {});
  await receiptFor(admin, (await pay(admin, { amount: 1000, bookingId: own.id })).id);
  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  expect((await admin.get(`/api/people/${id}`)).status).toBe(404);
});

test("a deleted account leaves the receipts that the desk made for its person", async () => {
  const { name, person, squatter } = await claimed();
  day += 1;
  const byDesk = await bookAs(admin, spaceId, inDays(day), { personId: person.id, email: name.email });
  const { id } = await receiptFor(admin, (await pay(admin, { amount: 1000, bookingId: byDesk.id })).id);
  const own = await personOfAccount(admin, squatter.user);
  await merge(own.id, person.id);
  const { client, password } = squatter;
  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  expect(await sql("SELECT person_id, email FROM receipts WHERE id = $1", [id])).toEqual([
    { person_id: person.id, email: name.email },
  ]);
});

test.each([true, false])("an account sees nothing of a person merged with it (kept: %s)", async (isKept) => {
  const { kept, person, squatter } = await claimed();
  const own = await personOfAccount(admin, squatter.user);
  const [from, into] = isKept ? [own.id, person.id] : [person.id, own.id];
  await merge(from, into);
  const { body: account } = await squatter.client.get<Account>("/api/users/me");
  expect(account).toMatchObject({ memberUntil: null, phone: "+39 333 000 0000", city: "Roma" });
  const { body: held } = await squatter.client.get<object>("/api/users/me/export");
  for (const secret of Object.values(kept).filter((value) => value !== kept.city))
    expect(JSON.stringify(held)).not.toContain(secret);
});

test("an account gets its person's membership once it is verified, and the desk sees it before", async () => {
  const { body: settings } = await admin.get<{ memberDiscountPercent: number }>("/api/settings");
  await sql("UPDATE settings SET member_discount_percent = 10");
  try {
    const name = { firstName: "Rosa", lastName: newLastName(), email: newEmail() };
    const person = await newPanelPerson(admin, { ...name, memberUntil: "2031-12-31" });
    const { client, user } = await newCustomer(name);
    const own = await personOfAccount(admin, user);
    await merge(person.id, own.id);
    day += 1;
    const plain = await bookAs(client, spaceId, inDays(day), {});
    day += 1;
    const byDesk = await bookAs(admin, spaceId, inDays(day), { personId: own.id });
    expect(byDesk.totalAmount).toBe(Math.round(plain.totalAmount * 0.9));
    const query = new URLSearchParams({
      isFullDay: "true",
      ...{ startDate: inDays(day + 1), endDate: inDays(day + 1) },
    });
    const quotedTotal = async () =>
      (await client.get<{ totalAmount: number }>(`/api/spaces/${spaceId}/quote?${query}`)).body.totalAmount;
    expect(await quotedTotal()).toBe(plain.totalAmount);
    expect(await cardOf(admin, own.id)).toMatchObject({ memberUntil: "2031-12-31", userId: user.id });
    await verifyAddress(client, user);
    expect((await client.get("/api/users/me")).body).toMatchObject({ memberUntil: "2031-12-31" });
    expect(await quotedTotal()).toBe(byDesk.totalAmount);
  } finally {
    await sql("UPDATE settings SET member_discount_percent = $1", [settings.memberDiscountPercent]);
  }
});

test("a membership given to the account itself shows there, whatever the desk writes for the person", async () => {
  const { client, user } = await newCustomer();
  const { id } = await personOfAccount(admin, user);
  const shown = async () => (await client.get<Account>("/api/users/me")).body.memberUntil;
  await admin.patch(`/api/users/${user.id}`, { memberUntil: inDays(300) });
  expect([await shown(), (await cardOf(admin, id)).memberUntil]).toEqual([inDays(300), inDays(300)]);
  for (const memberUntil of [inDays(400), null]) {
    await admin.patch(`/api/people/${id}`, { memberUntil });
    // The card covers both: the later day counts.
    const { memberUntil: onCard } = await cardOf(admin, id);
    expect([await shown(), onCard]).toEqual([inDays(300), memberUntil ?? inDays(300)]);
  }
  await admin.patch(`/api/users/${user.id}`, { memberUntil: null });
  expect(await shown()).toBeNull();
});

test.each([true, false])(
  "an account changes nothing of a person merged with it (kept: %s)",
  async (isKept) => {
    const { name, kept, person, squatter } = await claimed();
    const own = await personOfAccount(admin, squatter.user);
    const [from, into] = isKept ? [own.id, person.id] : [person.id, own.id];
    await merge(from, into);
    const before = await cardOf(admin, into);
    const typed = {
      firstName: "Gia",
      lastName: "Presa",
      phone: "+39 333 666",
      city: "Altrove",
      language: "en",
    };
    const { status, body } = await squatter.client.patch("/api/users/me", typed);
    expect([status, body]).toMatchObject([200, typed]);
    const { firstName, lastName, phone, city, language } = before;
    expect(await cardOf(admin, into)).toMatchObject({ firstName, lastName, phone, city, language });
    // After verification the person belongs to the account, next to its own of another name.
    await verifyAddress(squatter.client, squatter.user);
    const { body: account } = await squatter.client.get<Account>("/api/users/me");
    expect(account).toMatchObject({ ...typed, memberUntil: null });
    expect(await cardOf(admin, into)).toMatchObject({ firstName, lastName, memberUntil: kept.memberUntil });
    expect(name).toMatchObject({ firstName, lastName });
  },
);

test("data typed before the verification stays, and data of others fills the rest", async () => {
  const name = { firstName: "Rosa", lastName: newLastName(), email: newEmail() };
  const person = await newPanelPerson(admin, { ...name, note: "Segreta", certificateUntil: "2031-06-30" });
  const { client, user } = await newCustomer(name);
  await merge((await personOfAccount(admin, user)).id, person.id);
  await client.patch("/api/users/me", { city: "Nettuno" });
  // The panel shows the two as one.
  expect(await cardOf(admin, person.id)).toMatchObject({ city: "Nettuno", note: "Segreta", userId: user.id });
  await verifyAddress(client, user);
  expect(await personOfAccount(admin, user)).toMatchObject({
    ...{ city: "Nettuno", note: "Segreta", certificateUntil: "2031-06-30", userId: user.id },
  });
  expect((await admin.get(`/api/people/${person.id}`)).status).toBe(404);
});

test("an account reads no note of the staff about it before its address is verified", async () => {
  const { client, user } = await newCustomer();
  expect((await admin.patch(`/api/users/${user.id}`, { note: "Segreta" })).status).toBe(200);
  const held = async () => JSON.stringify((await client.get<object>("/api/users/me/export")).body);
  expect(await held()).not.toContain("Segreta");
  await verifyAddress(client, user);
  expect(await held()).toContain("Segreta");
});

test("a receipt of an account's own booking has the account's data, whatever the desk knows", async () => {
  const { client, user } = await newCustomer();
  const { id } = await personOfAccount(admin, user);
  day += 1;
  const own = await bookAs(client, spaceId, inDays(day), {});
  const mine = async () =>
    (await client.get<Receipt[]>("/api/receipts?mine=true")).body.map(({ holder }) => holder.fiscalCode);
  const { fiscalCode } = (await client.get<Account>("/api/users/me")).body;
  await receiptFor(admin, (await pay(admin, { amount: 1000, bookingId: own.id })).id);
  expect((await admin.patch(`/api/people/${id}`, { fiscalCode: newFiscalCode() })).status).toBe(200);
  await receiptFor(admin, (await pay(admin, { amount: 1000, bookingId: own.id })).id);
  expect(await mine()).toEqual([fiscalCode, fiscalCode]);
});
