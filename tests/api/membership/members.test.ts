import type { Member, SentMember } from "@/lib/schemas/membership/member";
import type { PersonCard } from "@/lib/schemas/panel/people";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { invalid, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { admit, newApplication, newMember, RESOLUTION, registerData } from "../../helpers/members";
import { waitForMail } from "../../helpers/outbox";
import { newPanelPerson, personOfAccount } from "../../helpers/panel-people";
import { newCustomer } from "../../helpers/people";
import { newPersonWithRole } from "../../helpers/staff";
import { newVerifiedCustomer } from "../../helpers/verified";

/** Applications, decisions about them, and the end of memberships. */

const APPLICATION = { category: "ordinario", acceptsStatute: true };
const DECISION = { admit: true, on: today(), resolution: RESOLUTION };
const own = async (client: ApiClient) =>
  (await client.get<{ member: Member | null }>("/api/members/me")).body.member;

describe("POST /api/members/applications", () => {
  test("stores one application, notifies applicant and centre, and grants no membership yet", async () => {
    const { client, user } = await newVerifiedCustomer();
    expect(await own(client)).toBeNull();
    const headers = { "Idempotency-Key": `domanda-${user.id}` };
    const first = await client.post<Member>("/api/members/applications", APPLICATION, { headers });
    const again = await client.post<Member>("/api/members/applications", APPLICATION, { headers });
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const expected = { status: "applied", number: null, appliedOn: today(), category: "ordinario", fees: [] };
    expect(first.body).toMatchObject(expected);
    expect(first.body.person).toMatchObject({ email: user.email });
    expect(first.body.person).not.toHaveProperty("note");
    expect(await own(client)).toMatchObject({ id: first.body.id, ...expected });
    expect(refusal(await client.post("/api/members/applications", APPLICATION))).toEqual([409, "DUPLICATE"]);
    const mail = await waitForMail(user.email, "memberApplied");
    expect(mail.subject).toContain("Abbiamo ricevuto la tua domanda");
    expect((await client.get(`/api/members/${first.body.id}/card`)).status).toBe(404);
  });

  test("names every field that the register requires and the person lacks", async () => {
    const { client, user } = await newCustomer();
    const nothing = "city = NULL, place_of_birth = '', date_of_birth = NULL";
    await sql(`UPDATE people SET ${nothing} WHERE id = (SELECT person_id FROM users WHERE id = $1)`, [
      user.id,
    ]);
    const stranger = await client.post("/api/members/applications", { ...APPLICATION, category: "nessuna" });
    expect(invalid(stranger)).toEqual([400, expect.arrayContaining(["category"])]);
    const { status, body } = await client.post("/api/members/applications", APPLICATION);
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
      400,
      ["city", "dateOfBirth", "placeOfBirth"],
    ]);
  });
});

describe("POST /api/members", () => {
  test("enters a paper application with a past date", async () => {
    const secretary = (await newPersonWithRole("secretary")).client;
    const member = await newApplication(secretary, { appliedOn: inDays(-9) }, { email: null });
    expect(member).toMatchObject({ status: "applied", appliedOn: inDays(-9), sent: false });
    expect(
      refusal(
        await secretary.post("/api/members", {
          personId: member.personId,
          category: "ordinario",
        }),
      ),
    ).toEqual([409, "DUPLICATE"]);
  });

  test("rejects unknown people, future days and incomplete data at their fields", async () => {
    const { id: personId } = await newPanelPerson(admin, { ...registerData(), city: null });
    const fieldsOf = async (body: object) => {
      const answer = await admin.post("/api/members", { category: "ordinario", ...body });
      return [answer.status, Object.keys(answer.body.errors ?? {})];
    };
    expect(await fieldsOf({ personId })).toEqual([400, ["city"]]);
    expect(await fieldsOf({ personId, appliedOn: inDays(1) })).toEqual([400, ["appliedOn"]]);
    expect(await fieldsOf({ personId: 2_000_000_000 })).toEqual([400, ["personId"]]);
    expect(await fieldsOf({ personId, category: "nessuna" })).toEqual([400, ["category"]]);
  });

  test("creates one application of several concurrent ones", async () => {
    const { id: personId } = await newPanelPerson(admin, registerData());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.post("/api/members", { personId, category: "ordinario" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe("A decision", () => {
  test("admits with a number and the fee of the membership year, and notifies the applicant", async () => {
    const { client, user } = await newVerifiedCustomer();
    const { body: applied } = await client.post<Member>("/api/members/applications", APPLICATION);
    const { sent, ...member } = await admit(admin, applied.id, today());
    const year = Number(today().slice(0, 4));
    expect(sent).toBe(true);
    expect(member).toMatchObject({
      ...{ status: "admitted", decidedOn: today(), resolution: RESOLUTION, paidUntil: null },
      fees: [
        {
          ...{ memberId: applied.id, year, from: `${year}-01-01`, until: `${year}-12-31`, totalAmount: 2000 },
          ...{ paidAmount: 0, dueAmount: 2000, paymentStatus: "unpaid" },
        },
      ],
    });
    expect(member.number).toBeGreaterThan(0);
    expect(await own(client)).toMatchObject({ number: member.number });
    const mail = await waitForMail(user.email, "memberAdmitted");
    expect(mail.text).toContain(String(member.number));
    expect(mail.text).toContain("Da pagare: 20,00");
    const again = await admin.post(`/api/members/${applied.id}/decision`, DECISION);
    expect([again.status, again.body.code]).toEqual([409, "DUPLICATE"]);
  });

  test("rejects without number and fee, notifies the applicant, and allows a new application", async () => {
    const { client, user } = await newVerifiedCustomer();
    const { body: applied } = await client.post<Member>("/api/members/applications", APPLICATION);
    const { status, body } = await admin.post<SentMember>(`/api/members/${applied.id}/decision`, {
      ...DECISION,
      admit: false,
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: "rejected", number: null, fees: [] }),
    ]);
    await waitForMail(user.email, "memberRejected");
    expect((await client.post("/api/members/applications", APPLICATION)).status).toBe(201);
  });

  test("is dated between the application and today, and has a resolution", async () => {
    const { id } = await newApplication(admin, { appliedOn: inDays(-3) });
    const decide = (change: object) => admin.post(`/api/members/${id}/decision`, { ...DECISION, ...change });
    for (const [field, change] of [
      ["on", { on: inDays(1) }],
      ["on", { on: inDays(-4) }],
      ["resolution", { resolution: " " }],
      ["admit", { admit: "si" }],
    ] as const) {
      expect(invalid(await decide(change))).toEqual([400, [field]]);
    }
    expect((await admin.post("/api/members/2000000000/decision", DECISION)).status).toBe(404);
  });

  test("about several applications numbers them in order, and fails if one is already decided", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await newApplication(admin)).id);
    const { status, body } = await admin.post<{ members: Member[]; sent: number }>("/api/members/decisions", {
      ids,
      ...DECISION,
    });
    expect([status, body.sent]).toEqual([200, 0]);
    const [first = 0, ...others] = body.members.map(({ number }) => number ?? 0);
    expect(body.members.map(({ id }) => id)).toEqual(ids);
    expect(others.every((number) => number > first)).toBe(true);
    const fresh = await newApplication(admin);
    const refused = await admin.post("/api/members/decisions", { ids: [fresh.id, ...ids], ...DECISION });
    expect([refused.status, refused.body.code]).toEqual([409, "DUPLICATE"]);
    expect((await admin.get<Member>(`/api/members/${fresh.id}`)).body.status).toBe("applied");
  });

  test("assigns numbers without gaps or duplicates, despite concurrency and failures", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await newApplication(admin)).id);
    const answers = await Promise.all([
      ...ids.map((id) => admin.post<SentMember>(`/api/members/${id}/decision`, DECISION)),
      // Twice at the same moment: one of the two is rejected and returns its number.
      ...ids.map((id) => admin.post<SentMember>(`/api/members/${id}/decision`, DECISION)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    const [numbers] = await sql<{ count: number; first: number; last: number; given: number }>(`
      SELECT count(DISTINCT number)::int AS count, min(number) AS first, max(number) AS last,
        (SELECT last FROM member_counter) AS given
      FROM members WHERE number IS NOT NULL`);
    expect(numbers).toEqual({ count: numbers?.given, first: 1, last: numbers?.given, given: numbers?.given });
  });
});

describe("The end of a membership", () => {
  test("is dated between the admission and today, and a returning member gets a new number", async () => {
    const member = await newMember(admin, inDays(-5));
    const end = (change: object) =>
      admin.post<Member & { code: string; errors?: object }>(`/api/members/${member.id}/end`, {
        ...{ on: today(), reason: "resigned", note: "Si trasferisce" },
        ...change,
      });
    for (const on of [inDays(1), inDays(-6)]) expect((await end({ on })).status).toBe(400);
    expect((await end({ reason: "bored" })).status).toBe(400);
    const { status, body } = await end({});
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: "ended", endedOn: today(), endReason: "resigned" }),
    ]);
    expect(refusal(await end({}))).toEqual([409, "NOT_CHANGEABLE"]);
    const application = { personId: member.personId, category: "ordinario" };
    const { body: back } = await admin.post<Member>("/api/members", application);
    const admitted = await admit(admin, back.id, today());
    expect(admitted.number).toBeGreaterThan(member.number ?? 0);
    expect((await admin.get<Member>(`/api/members/${member.id}`)).body.number).toBe(member.number);
  });

  test("is rejected for an application", async () => {
    const { id } = await newApplication(admin);
    const { status, body } = await admin.post(`/api/members/${id}/end`, { on: today(), reason: "resigned" });
    expect([status, body.code]).toEqual([409, "NOT_CHANGEABLE"]);
  });
});

test("staff do not decide, end, change or take money for their own membership", async () => {
  const boss = await newPersonWithRole("admin");
  const { body: applied } = await boss.client.post<Member>("/api/members/applications", APPLICATION);
  const call = `/api/members/${applied.id}`;
  expect((await boss.client.post(`${call}/decision`, DECISION)).status).toBe(403);
  const { fees } = await admit(admin, applied.id, today());
  expect((await boss.client.post(`${call}/end`, { on: today(), reason: "resigned" })).status).toBe(403);
  expect((await boss.client.patch(call, { category: "ordinario" })).status).toBe(403);
  const payment = { kind: "payment", method: "cash", amount: 2000, feeId: fees[0]?.id };
  expect((await boss.client.post("/api/payments", payment)).status).toBe(403);
  expect((await admin.post("/api/payments", payment)).status).toBe(201);
});

test("members are found by name, number and status", async () => {
  const member = await newMember(admin, today());
  const applied = await newApplication(admin);
  const found = async (query: Record<string, string>) => {
    const answer = await admin.get<Member[]>(`/api/members?${new URLSearchParams(query)}`);
    return answer.body.map(({ id }) => id);
  };
  const q = member.person?.lastName ?? "";
  expect(await found({ q })).toEqual([member.id]);
  expect(await found({ q, status: "admitted", feeOpen: "true" })).toEqual([member.id]);
  expect(await found({ q, status: "applied" })).toEqual([]);
  expect(await found({ q, feeOpen: "false" })).toEqual([]);
  expect(await found({ q: String(member.number) })).toContain(member.id);
  expect(await found({ q: applied.person?.lastName ?? "", status: "applied" })).toEqual([applied.id]);
  const people = await admin.get<{ id: number }[]>(`/api/people?q=${member.number}`);
  expect(people.body.map(({ id }) => id)).toContain(member.personId);
});

test("members are found by the end of their certificate", async () => {
  const lacking = await newMember(admin, today(), { certificateUntil: inDays(20) });
  const other = await newMember(admin, today(), { certificateUntil: inDays(40) });
  const found = async (member: Member) => {
    const query = new URLSearchParams({ q: member.person?.lastName ?? "", certificateBy: inDays(30) });
    return (await admin.get<Member[]>(`/api/members?${query}`)).body.map(({ id }) => id);
  };
  expect([await found(lacking), await found(other)]).toEqual([[lacking.id], []]);
  expect((await admin.get("/api/members?certificateBy=domani")).status).toBe(400);
});

test("a person's card lists their memberships with the fees, the latest first, also for the desk", async () => {
  const member = await newMember(admin, today());
  await admin.post(`/api/members/${member.id}/end`, { on: today(), reason: "resigned", note: "per lettera" });
  const again = await admin.post<Member>("/api/members", {
    personId: member.personId,
    category: "ordinario",
  });
  const desk = (await newPersonWithRole("desk")).client;
  const { memberships } = (await desk.get<PersonCard>(`/api/people/${member.personId}`)).body;
  expect(memberships).toMatchObject([
    { id: again.body.id, status: "applied", number: null, fees: [] },
    { id: member.id, status: "ended", number: member.number, fees: [{ dueAmount: 2000 }] },
  ]);
  for (const hidden of ["person", "endNote", "resolution"]) expect(memberships[1]).not.toHaveProperty(hidden);
});

test("two members cannot be merged, and a merged person takes the membership along", async () => {
  const [one, other] = [await newMember(admin, today()), await newApplication(admin)];
  const refused = await admin.post(`/api/people/${other.personId}/merge`, { into: one.personId });
  expect([refused.status, refused.body.code]).toEqual([409, "IN_USE"]);
  const { id: into } = await newPanelPerson(admin, { firstName: "Altra" });
  expect((await admin.post(`/api/people/${one.personId}/merge`, { into })).status).toBe(200);
  expect((await admin.get<Member>(`/api/members/${one.id}`)).body.personId).toBe(into);
});

test("an account does not see a paper membership before its address is verified", async () => {
  const { client, user } = await newCustomer();
  const person = await personOfAccount(admin, user);
  await newApplication(admin);
  const application = { personId: person.id, category: "ordinario" };
  // The data on paper, whatever the account has typed.
  const { fiscalCode } = (await client.get<{ fiscalCode: string }>("/api/users/me")).body;
  const paper = { ...registerData(), dateOfBirth: "1985-05-17", fiscalCode };
  expect((await admin.patch(`/api/people/${person.id}`, paper)).status).toBe(200);
  expect((await admin.post("/api/members", application)).status).toBe(201);
  expect(await own(client)).toBeNull();
});
