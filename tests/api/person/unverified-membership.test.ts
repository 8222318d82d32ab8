import type { Member } from "@/lib/schemas/membership/member";
import type { Account } from "@/lib/schemas/person/account";
import type { AccountExport } from "@/lib/schemas/privacy/account-export";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays, today } from "../../helpers/days";
import { admit, newMember, payFee, registerData } from "../../helpers/members";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { cardOf, newLastName, newPanelPerson, personOfAccount } from "../../helpers/panel-people";
import { newPassProduct } from "../../helpers/passes";
import { newCustomer, newEmail } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { verifyAddress } from "../../helpers/verified";

/**
 * An account with an unverified address is no member through its person, and reads nothing about that person in the
 * register.
 */

const APPLICATION = { category: "ordinario", acceptsStatute: true };
const apply = (client: ApiClient) => client.post<Member>("/api/members/applications", APPLICATION);

const known = () => {
  const kept = { ...registerData(), address: "Via Riservata 9", phone: "+39 06 777123" };
  return { ...kept, certificateUntil: "2031-06-30" };
};

/** The desk's data that a response to the account contains. */
const seenIn = (answers: object, kept: ReturnType<typeof known>) =>
  [kept.fiscalCode, kept.address, kept.phone, kept.certificateUntil].filter((secret) =>
    JSON.stringify(answers).includes(secret),
  );

const merge = async (from: number, into: number) =>
  expect((await admin.post(`/api/people/${from}/merge`, { into })).status).toBe(200);

const newName = () => ({ firstName: "Rosa", lastName: newLastName(), email: newEmail() });

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

test("the membership of a merged person gives no access before the address is verified", async () => {
  const name = newName();
  const member = await newMember(admin, today(), { ...known(), ...name });
  await payFee(admin, member);
  const { fiscalCode, dateOfBirth } = member.person ?? {};
  const { client, user } = await newCustomer({ ...name, fiscalCode, dateOfBirth });
  await merge((await personOfAccount(admin, user)).id, member.personId ?? 0);
  const space = await newSpace(admin, { membersOnly: true });
  const event = await newEvent(admin, { membersOnly: true });
  const priced = await newEvent(admin, { price: "20", memberPrice: "12" });
  const product = await newPassProduct(admin, { membersOnly: true });
  const { firstName, lastName, email, purpose, attendees } = bookingBody(space.id, inDays(3));
  const series = {
    ...{ firstName, lastName, email, purpose, attendees, spaceId: space.id },
    dates: [4, 5].map((later) => ({ startDate: inDays(later), isFullDay: true })),
  };
  const attempts = async () => [
    await statusOf(client.post("/api/bookings", bookingBody(space.id, inDays(3)))),
    await statusOf(client.post("/api/bookings/series", series)),
    await statusOf(client.post(`/api/events/${event.id}/registrations`, registrationFor())),
    await statusOf(client.post("/api/passes", { productId: product.id })),
  ];
  const total = async () =>
    (
      await client.post<{ registration: { totalAmount: number } }>(
        `/api/events/${priced.id}/registrations`,
        registrationFor(),
      )
    ).body.registration.totalAmount;
  expect([await attempts(), await total()]).toEqual([[403, 403, 403, 403], 2000]);
  await verifyAddress(client, user);
  expect(await attempts()).toEqual([201, 201, 201, 201]);
  expect((await apply(client)).status).toBe(409);
});

test.each([true, false])("an application shows nothing of a merged person (kept: %s)", async (isKept) => {
  const name = newName();
  const kept = known();
  const person = await newPanelPerson(admin, { ...kept, ...name });
  const { client, user } = await newCustomer(name);
  const own = await personOfAccount(admin, user);
  await merge(...(isKept ? ([own.id, person.id] as const) : ([person.id, own.id] as const)));
  const { status, body } = await apply(client);
  // The response does not reveal that others know the person.
  expect(status).toBe(201);
  const { body: mine } = await client.get("/api/members/me");
  expect(seenIn([body, mine], kept)).toEqual([]);
});

/** An account with an application of its own, whose person the desk then merges with a known person. */
async function appliedAndMerged() {
  const name = newName();
  const customer = await newCustomer(name);
  const { body } = await apply(customer.client);
  const kept = known();
  const person = await newPanelPerson(admin, { ...kept, ...name });
  await merge((await personOfAccount(admin, customer.user)).id, person.id);
  await payFee(admin, await admit(admin, body.id, today()));
  return { ...customer, kept, personId: person.id };
}

const answersOf = async (client: ApiClient) => ({
  mine: (await client.get<{ member: Member | null }>("/api/members/me")).body.member,
  held: (await client.get<AccountExport>("/api/users/me/export")).body,
});

test("an account's own membership shows nothing of a namesake with another codice fiscale", async () => {
  const { client, user, kept } = await appliedAndMerged();
  const before = await answersOf(client);
  expect(before.mine).toMatchObject({ status: "admitted", person: { phone: "+39 333 000 0000" } });
  expect(seenIn(before, kept)).toEqual([]);
  await verifyAddress(client, user);
  expect(seenIn(await answersOf(client), kept)).toEqual([]);
});

test("an account's own membership stays with it when it changes its address", async () => {
  const { client, password, kept, personId } = await appliedAndMerged();
  const email = newEmail();
  expect((await client.patch("/api/users/me", { email, currentPassword: password })).status).toBe(200);
  const token = tokenIn(await waitForMail(email, "verification"));
  expect((await client.post("/api/auth/verify-email", { token })).status).toBe(200);
  const after = await answersOf(client);
  expect([after.mine?.status, seenIn(after, kept)]).toEqual(["admitted", []]);
  expect(await cardOf(admin, personId)).toMatchObject({ userId: null, memberships: [] });
});

test("an account's own membership is valid once its fee is paid, until that is reversed", async () => {
  const { client } = await newCustomer();
  const member = await admit(admin, (await apply(client)).body.id, today());
  const shown = async () => (await client.get<Account>("/api/users/me")).body.memberUntil;
  const paymentId = await payFee(admin, member);
  expect(await shown()).toBe(member.fees[0]?.until);
  expect((await apply(client)).status).toBe(409);
  const space = await newSpace(admin, { membersOnly: true });
  expect((await client.post("/api/bookings", bookingBody(space.id, inDays(3)))).status).toBe(201);
  const reversal = await admin.post(`/api/payments/${paymentId}/reversal`, { reason: "Errore" });
  expect([reversal.status, await shown()]).toEqual([201, null]);
});
