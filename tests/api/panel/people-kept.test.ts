import { randomUUID } from "node:crypto";
import { formatCents } from "@/lib/domain/money/money";
import type { ListedPerson, PersonCard } from "@/lib/schemas/panel/people";
import { admin } from "../../helpers/admin";
import { invalid } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { cardOf, newLastName, newPanelPerson, personOfAccount } from "../../helpers/panel-people";
import { newCustomer, newFiscalCode } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { newVerifiedCustomer } from "../../helpers/verified";

/** People as the panel adds and keeps them, with or without an account. */

const account = async (id: number) => (await admin.get<Record<string, unknown>>(`/api/users/${id}`)).body;

describe("POST /api/people", () => {
  test("requires only a name, and accepts everything that is known", async () => {
    const desk = await newPersonWithRole("desk");
    const name = { firstName: "Rita", lastName: newLastName() };
    const { status, body } = await desk.client.post<PersonCard>("/api/people", name);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...name,
        email: null,
        phone: null,
        userId: null,
        language: "it",
        note: null,
      }),
    ]);
    const all = {
      ...{ email: "rita@example.org", phone: "06 1234567", dateOfBirth: "1950-02-28", placeOfBirth: "Roma" },
      ...{ fiscalCode: newFiscalCode(), address: "Via Lunga 1", city: "Roma", postalCode: "00100" },
      ...{ certificateUntil: inDays(90), memberUntil: inDays(200), note: "Chiama di sera", language: "en" },
    };
    expect(await cardOf(admin, (await newPanelPerson(admin, all)).id)).toMatchObject(all);
    const none = { email: "", phone: null, fiscalCode: "", dateOfBirth: "", postalCode: null };
    expect(await newPanelPerson(admin, none)).toMatchObject({
      email: null,
      fiscalCode: null,
      dateOfBirth: null,
    });
  });

  test("rejects a day of birth in the future", async () => {
    const born = { firstName: "Rita", lastName: "Prova", dateOfBirth: inDays(1) };
    expect(invalid(await admin.post("/api/people", born))).toEqual([400, ["dateOfBirth"]]);
  });

  test("accepts a postcode of another country", async () => {
    for (const postalCode of ["SW1A 2AA", "1010"])
      expect(await newPanelPerson(admin, { postalCode })).toMatchObject({ postalCode });
  });

  test("accepts a codice fiscale for one person only, even in concurrent requests", async () => {
    const fiscalCode = newFiscalCode();
    const name = { firstName: "Rita", lastName: newLastName(), fiscalCode };
    const both = await Promise.all([admin.post("/api/people", name), admin.post("/api/people", name)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await admin.post("/api/people", { ...name, fiscalCode: fiscalCode.toLowerCase() });
    expect([again.status, again.body.code, Object.keys(again.body.errors ?? {})]).toEqual([
      ...[409, "DUPLICATE"],
      ["fiscalCode"],
    ]);
    const { user } = await newCustomer();
    const { id } = await personOfAccount(admin, user);
    expect((await admin.patch(`/api/people/${id}`, { fiscalCode })).status).toBe(409);
  });

  test("does not block registration with the codice fiscale of a person without an account", async () => {
    const fiscalCode = newFiscalCode();
    const { id } = await newPanelPerson(admin, { fiscalCode });
    const { user } = await newCustomer({ fiscalCode });
    // As long as it does not change, neither of the two blocks changes of the other.
    expect((await admin.patch(`/api/people/${id}`, { fiscalCode, phone: "06 1" })).status).toBe(200);
    const hers = await personOfAccount(admin, user);
    expect((await admin.patch(`/api/people/${hers.id}`, { fiscalCode, city: "Ostia" })).status).toBe(200);
  });

  test("lists people of the same name first, if requested", async () => {
    const name = { firstName: "Rosa", lastName: `D'Amico ${randomUUID().slice(0, 6)}` };
    const { body: known } = await admin.post<ListedPerson>("/api/people", {
      ...name,
      dateOfBirth: "1980-01-01",
    });
    const input = { ...name, lastName: name.lastName.replace("'", "’"), dateOfBirth: "1990-01-01" };
    const refused = await admin.post<{ code: string; conflicts: { id: number; contradictions: string[] }[] }>(
      "/api/people",
      { ...input, unlessNamesake: true },
    );
    expect([refused.status, refused.body.code]).toEqual([409, "DUPLICATE"]);
    expect(refused.body.conflicts.map(({ id, contradictions }) => [id, contradictions])).toEqual([
      [known.id, ["dateOfBirth"]],
    ]);
    expect((await admin.post("/api/people", input)).status).toBe(201);
  });

  test("creates one person per key", async () => {
    const name = { firstName: "Rita", lastName: newLastName() };
    const headers = { "Idempotency-Key": `persona-${name.lastName}` };
    const [one, two] = [
      await admin.post<PersonCard>("/api/people", name, { headers }),
      await admin.post<PersonCard>("/api/people", name, { headers }),
    ];
    expect([two.status, two.body.id]).toEqual([201, one.body.id]);
  });
});

describe("PATCH /api/people/{id}", () => {
  test("changes the fields that are sent, logs them without personal data, and keeps the rest", async () => {
    const { id, lastName } = await newPanelPerson(admin, { phone: "06 1", note: "Vecchia" });
    const change = { firstName: "Carlotta", note: null, certificateUntil: inDays(30) };
    const { status, body } = await admin.patch<PersonCard>(`/api/people/${id}`, change);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...change, lastName, phone: "06 1" })]);
    const { body: lines } = await admin.get<object[]>(`/api/audit?entity=person&entityId=${id}&names=true`);
    expect(lines).toMatchObject([
      {
        action: "update",
        changes: {
          firstName: { from: null, to: null },
          note: { from: null, to: null },
          certificateUntil: { from: null, to: inDays(30) },
        },
        names: { [`person ${id}`]: `Carlotta ${lastName}` },
      },
      { action: "create" },
    ]);
    expect((await admin.patch(`/api/people/${id}`, { firstName: "" })).status).toBe(400);
    expect((await admin.patch("/api/people/999999999", change)).status).toBe(404);
    expect((await admin.get("/api/people/999999999")).status).toBe(404);
    expect((await admin.get("/api/people/zero")).status).toBe(400);
  });

  test("changes the data of the person's account too, but never the login's address", async () => {
    const { client, user } = await newVerifiedCustomer();
    const { id } = await personOfAccount(admin, user);
    const email = `nuova.${user.email}`;
    const change = { email, phone: "06 999", lastName: "Sposata", memberUntil: inDays(10) };
    expect((await admin.patch<PersonCard>(`/api/people/${id}`, change)).body).toMatchObject(change);
    const { body } = await client.get<Record<string, unknown>>("/api/users/me");
    expect(body).toMatchObject({
      email: user.email,
      phone: "06 999",
      lastName: "Sposata",
      pendingEmail: null,
    });
    expect(await account(user.id)).toMatchObject({ memberUntil: inDays(10) });
    await client.patch("/api/users/me", { city: "Napoli", firstName: "Anna" });
    expect(await cardOf(admin, id)).toMatchObject({ city: "Napoli", firstName: "Anna", email });
  });

  test("rejects a change of the caller's own membership or certificate, and any membership by the desk", async () => {
    for (const role of ["secretary", "admin"] as const) {
      const { client, user } = await newPersonWithRole(role);
      const { id } = await personOfAccount(admin, user);
      for (const change of [
        { memberUntil: inDays(9) },
        { certificateUntil: inDays(9) },
        { memberUntil: null },
      ])
        expect((await client.patch(`/api/people/${id}`, { ...change, note: "Io" })).status).toBe(403);
      expect((await client.patch<PersonCard>(`/api/people/${id}`, { note: "Io" })).body.note).toBe("Io");
    }
    const desk = await newPersonWithRole("desk");
    const { id } = await newPanelPerson(desk.client);
    expect((await desk.client.patch(`/api/people/${id}`, { memberUntil: inDays(9) })).status).toBe(403);
    expect(
      (await desk.client.post("/api/people", { firstName: "A", lastName: "B", memberUntil: inDays(9) }))
        .status,
    ).toBe(403);
    expect((await desk.client.patch(`/api/people/${id}`, { certificateUntil: inDays(9) })).status).toBe(200);
    expect(await cardOf(admin, id)).toMatchObject({ memberUntil: null, certificateUntil: inDays(9) });
  });
});

test("the history has everything, the newest first, and the totals count it", async () => {
  const space = await newSpace(admin);
  const name = { firstName: "Irma", lastName: newLastName(), email: `${newLastName()}@example.org` };
  const { id: personId } = await newPanelPerson(admin, name);
  const first = await bookAs(admin, space.id, inDays(20), { personId });
  const second = await bookAs(admin, space.id, inDays(21), { personId });
  const event = await newEvent(admin, { price: "30" });
  const registered = await admin.post<{ registration: { id: number } }>(
    `/api/events/${event.id}/registrations`,
    { ...registrationFor(name), personId },
  );
  const payment = await pay(admin, { bookingId: first.id, amount: 7000 });
  const receipt = await receiptFor(admin, payment.id);
  const wish = { ...bookingBody(space.id, inDays(20), name), kind: "space", personId };
  const waiting = await admin.post<{ entry: { id: number } }>("/api/waiting-list", wish);
  await admin.put(`/api/bookings/${second.id}`, { status: "canceled" });

  const card = await cardOf(admin, personId);
  expect(card).toMatchObject({ bookingsCount: 2, paidTotal: 7000, dueTotal: 3000 });
  expect(card.history.map(({ kind, id, title }) => [kind, id, title])).toEqual([
    ["waiting-entry", waiting.body.entry.id, space.name],
    ["receipt", receipt.id, `Ricevuta n. ${receipt.number}`],
    ["payment", payment.id, `Pagamento di ${formatCents(7000, "it")}: ${space.name}`],
    ["registration", registered.body.registration.id, event.title],
    ["booking", second.id, space.name],
    ["booking", first.id, space.name],
  ]);
  expect(card.lastSeenAt).not.toBeNull();
});
