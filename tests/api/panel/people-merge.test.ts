import type { DuplicatePeople, ListedPerson, PersonCard } from "@/lib/schemas/panel/people";
import { admin } from "../../helpers/admin";
import { invalid, refusal } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { newMember, payFee } from "../../helpers/members";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import {
  cardOf,
  newLastName,
  newPanelPerson,
  personOfAccount,
  searchPersonIds,
} from "../../helpers/panel-people";
import { newCustomer, newEmail, newFiscalCode } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { newVerifiedCustomer } from "../../helpers/verified";

/** Merging two entries of one person, and deleting people without an account. */

const merge = (from: number, into: number, client = admin) =>
  client.post<PersonCard>(`/api/people/${from}/merge`, { into });

describe("GET /api/people/duplicates", () => {
  const reasonsOf = async (one: ListedPerson, other: ListedPerson) => {
    const { body } = await admin.get<DuplicatePeople[]>(`/api/people/duplicates?personId=${other.id}`);
    return body.find(({ people: [a, b] }) => a.id === one.id && b.id === other.id)?.reasons ?? null;
  };

  test.each<[string, string[] | null, Record<string, unknown>, Record<string, unknown>]>([
    ["the same e-mail in another case", ["email"], { email: "A1@example.org" }, { email: "a1@EXAMPLE.org" }],
    ["the same phone in another spelling", ["phone"], { phone: "+39 06 55{n}" }, { phone: "0655{n}" }],
    [
      "the same name and day of birth",
      ["name"],
      { firstName: "Zoë", dateOfBirth: "1980-02-03" },
      { firstName: "ZOE", dateOfBirth: "1980-02-03" },
    ],
    ["the same name on another day", null, { dateOfBirth: "1980-02-03" }, { dateOfBirth: "1980-02-04" }],
    ["neither e-mail nor phone", null, { email: null, phone: null }, { email: null, phone: null }],
    ["a phone that is none", null, { phone: "0000" }, { phone: "00-00" }],
  ])("gives the reasons for people with %s: %j", async (_what, reasons, first, second) => {
    const lastName = newLastName();
    const number = String(Date.now()).slice(-6);
    const own = (fields: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          typeof value === "string" ? value.replace("{n}", number).replace(/1@/, `${lastName}1@`) : value,
        ]),
      );
    const one = await newPanelPerson(admin, { lastName, ...own(first) });
    const other = await newPanelPerson(admin, { lastName, ...own(second) });
    expect(await reasonsOf(one, other)).toEqual(reasons);
  });

  test("omits people who share a placeholder, unless one of them is requested", async () => {
    const phone = `0688${String(Date.now()).slice(-6)}`;
    const made = await sql<{ id: number }>(
      `INSERT INTO people (first_name, last_name, phone)
       SELECT 'Ospite', 'Numero ' || n, $1 FROM generate_series(1, 51) n RETURNING id`,
      [phone],
    );
    const { body } = await admin.get<DuplicatePeople[]>("/api/people/duplicates?pageSize=50");
    expect(body.filter(({ people: [one] }) => one.phone === phone)).toEqual([]);
    const of = await admin.get<DuplicatePeople[]>(`/api/people/duplicates?personId=${made[0]?.id}`);
    expect(of.headers.get("x-total-count")).toBe("50");
  });

  test("names the contradictions between two people", async () => {
    const phone = `06 77${String(Date.now()).slice(-6)}`;
    const one = await newPanelPerson(admin, { phone, fiscalCode: newFiscalCode() });
    const other = await newPanelPerson(admin, { phone, fiscalCode: newFiscalCode() });
    const { body } = await admin.get<DuplicatePeople[]>(`/api/people/duplicates?personId=${other.id}`);
    expect(body.map(({ people: [a], contradictions }) => [a.id, contradictions])).toEqual([
      [one.id, ["fiscalCode"]],
    ]);
  });

  test("returns pairs in pages, the latest first, each once with all its reasons", async () => {
    const both = { email: newEmail(), phone: `06 ${String(Date.now()).slice(-7)}` };
    const one = await newPanelPerson(admin, both);
    const other = await newPanelPerson(admin, both);
    const first = await admin.get<DuplicatePeople[]>("/api/people/duplicates?pageSize=1");
    expect(first.body).toHaveLength(1);
    expect(Number(first.headers.get("x-total-count"))).toBeGreaterThan(0);
    const { body: own } = await admin.get<DuplicatePeople[]>(`/api/people/duplicates?personId=${other.id}`);
    expect(own).toEqual([
      {
        people: [expect.objectContaining({ id: one.id }), expect.objectContaining({ id: other.id })],
        reasons: ["email", "phone"],
        contradictions: [],
      },
    ]);
    const { body } = await admin.get<DuplicatePeople[]>("/api/people/duplicates?pageSize=50");
    const ids = body.map(({ people }) => people.map(({ id }) => id));
    const latest = ids.map((pair) => Math.max(...pair));
    expect(latest).toEqual([...latest].sort((a, b) => b - a));
  });
});

describe("POST /api/people/{id}/merge", () => {
  test("moves everything to the remaining person, fills empty fields, and keeps receipts, ledger and log", async () => {
    const space = await newSpace(admin);
    const fiscalCode = newFiscalCode();
    const email = newEmail();
    const from = await newPanelPerson(admin, {
      firstName: "Lia",
      email,
      phone: "06 111",
      fiscalCode,
      note: "A",
    });
    const into = await newPanelPerson(admin, {
      firstName: "Lia",
      phone: "06 222",
      certificateUntil: inDays(9),
    });
    const booking = await bookAs(admin, space.id, inDays(20), { personId: from.id });
    await bookAs(admin, space.id, inDays(21), { personId: into.id });
    const event = await newEvent(admin, { price: "30" });
    await admin.post(`/api/events/${event.id}/registrations`, { ...registrationFor(), personId: from.id });
    const payment = await pay(admin, { bookingId: booking.id, amount: 7000 });
    const receipt = await receiptFor(admin, payment.id);
    const wish = { ...bookingBody(space.id, inDays(20)), kind: "space", personId: from.id };
    await admin.post("/api/waiting-list", wish);
    const logOf = async (id: number) =>
      (await admin.get<{ action: string }[]>(`/api/audit?entity=person&entityId=${id}`)).body.map(
        ({ action }) => action,
      );

    const { status, body } = await merge(from.id, into.id);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...{ id: into.id, email, phone: "06 222", fiscalCode, note: "A", certificateUntil: inDays(9) },
        ...{ bookingsCount: 2, paidTotal: 7000, dueTotal: 10_000, hasAccount: false },
      }),
    ]);
    expect(body.history.map(({ kind }) => kind).sort()).toEqual(
      ["booking", "booking", "payment", "receipt", "registration", "waiting-entry"].sort(),
    );
    expect((await admin.get(`/api/people/${from.id}`)).status).toBe(404);
    expect(await searchPersonIds(admin, email)).toEqual([into.id]);
    const { body: kept } = await admin.get<typeof receipt>(`/api/receipts/${receipt.id}`);
    expect([kept.holder, kept.number, kept.lines]).toEqual([receipt.holder, receipt.number, receipt.lines]);
    expect(
      await sql(
        "SELECT p.amount, b.id AS booking_id FROM payments p JOIN bookings b USING (charge_id) WHERE p.id = $1",
        [payment.id],
      ),
    ).toEqual([{ amount: 7000, booking_id: booking.id }]);
    expect(await logOf(from.id)).toEqual(["merge", "create"]);
    expect(await logOf(into.id)).toEqual(["merge", "create"]);
    // Bookings under the former address and name still belong to the remaining person.
    const later = await bookAs(admin, space.id, inDays(25), {
      firstName: "LIA",
      lastName: from.lastName,
      email,
    });
    expect((await cardOf(admin, into.id)).history.map(({ id }) => id)).toContain(later.id);
  });

  test("keeps the later membership and certificate, and both notes", async () => {
    const entry = await newPanelPerson(admin, {
      ...{ memberUntil: inDays(-400), certificateUntil: inDays(-200), note: "Porta il tappetino" },
    });
    const member = await newMember(admin, inDays(0), { certificateUntil: inDays(200), note: "Allergica" });
    await payFee(admin, member);
    const { memberUntil } = await cardOf(admin, member.personId ?? 0);
    const { body } = await merge(member.personId ?? 0, entry.id);
    expect(body).toMatchObject({
      ...{ memberUntil, certificateUntil: inDays(200), note: "Porta il tappetino\nAllergica" },
    });
  });

  test("moves an account, which sees everything once verified and is matched by its address", async () => {
    const space = await newSpace(admin);
    const { client, user } = await newVerifiedCustomer();
    const account = await personOfAccount(admin, user);
    const known = await newPanelPerson(admin, { firstName: "Nina", email: newEmail() });
    const booking = await bookAs(admin, space.id, inDays(20), { personId: known.id });
    const { status, body } = await merge(account.id, known.id);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ userId: user.id, hasAccount: true, isVerified: true, firstName: "Nina" }),
    ]);
    expect((await client.get(`/api/bookings/${booking.id}`)).status).toBe(200);
    expect((await client.get<{ firstName: string }>("/api/users/me")).body).toMatchObject({
      ...{ firstName: "Nina", email: user.email },
    });
    const typed = { firstName: "Chi", lastName: "Sia", email: user.email };
    const later = await bookAs(admin, space.id, inDays(21), typed);
    expect((await cardOf(admin, known.id)).history.map(({ id }) => id)).toContain(later.id);
  });

  test("rejects two accounts, the same person and unknown people, and changes nothing", async () => {
    const [one, two] = [await newCustomer(), await newCustomer()];
    const first = await personOfAccount(admin, one.user);
    const second = await personOfAccount(admin, two.user);
    for (const user of [one.user, two.user])
      await sql("UPDATE users SET is_verified = true WHERE id = $1", [user.id]);
    const both = await admin.post(`/api/people/${first.id}/merge`, { into: second.id });
    expect([both.status, both.body.code]).toEqual([409, "IN_USE"]);
    for (const into of [first.id, 999_999_999, "x", null]) {
      expect(invalid(await admin.post(`/api/people/${first.id}/merge`, { into }))).toEqual([400, ["into"]]);
    }
    expect((await admin.post("/api/people/999999999/merge", { into: first.id })).status).toBe(404);
    expect((await admin.post("/api/people/x/merge", { into: first.id })).status).toBe(400);
    expect((await cardOf(admin, first.id)).userId).toBe(one.user.id);
  });

  test("does not circumvent the rule that nobody changes their own membership", async () => {
    const { client, user } = await newPersonWithRole("admin");
    const own = await personOfAccount(admin, user);
    const member = await newPanelPerson(admin, { memberUntil: inDays(300) });
    expect((await merge(member.id, own.id, client)).status).toBe(403);
    expect((await merge(own.id, member.id, client)).status).toBe(403);
    expect(await cardOf(admin, own.id)).toMatchObject({ memberUntil: null });
    const plain = await newPanelPerson(admin);
    expect((await merge(plain.id, own.id, client)).status).toBe(200);
    expect((await merge(member.id, own.id)).body).toMatchObject({ memberUntil: inDays(300) });
  });

  test("gives staff no membership that they entered for another person", async () => {
    const { client, user } = await newPersonWithRole("admin");
    const own = await personOfAccount(admin, user);
    const unpaid = await newMember(client, inDays(0));
    const paid = await newMember(client, inDays(0));
    await payFee(client, paid);
    // The date set by hand does not change that the fee is paid.
    expect((await client.patch(`/api/people/${paid.personId}`, { memberUntil: null })).status).toBe(200);
    for (const personId of [unpaid, paid].map((member) => member.personId ?? 0)) {
      expect((await merge(personId, own.id, client)).status).toBe(403);
      expect((await merge(own.id, personId, client)).status).toBe(403);
    }
    expect((await client.get<{ member: unknown }>("/api/members/me")).body.member).toBeNull();
    expect((await merge(unpaid.personId ?? 0, own.id)).status).toBe(200);
  });

  test("performs one of two concurrent merges of one person", async () => {
    const [a, b, c] = [await newPanelPerson(admin), await newPanelPerson(admin), await newPanelPerson(admin)];
    const answers = await Promise.all([merge(a.id, b.id), merge(a.id, c.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe("DELETE /api/people/{id}", () => {
  test("rejects a person with an account, who deletes it themselves, and changes nothing", async () => {
    const { user } = await newCustomer();
    const { id } = await personOfAccount(admin, user);
    expect(refusal(await admin.delete(`/api/people/${id}`))).toEqual([409, "IN_USE"]);
    expect((await cardOf(admin, id)).userId).toBe(user.id);
  });
});
