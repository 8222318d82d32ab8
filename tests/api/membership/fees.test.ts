import type { Fee, Member, MyMembership } from "@/lib/schemas/membership/member";
import type { TakenFee } from "@/lib/schemas/till/fee";
import type { Revenue } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { inDays, today } from "../../helpers/days";
import { admit, newMember, payFee } from "../../helpers/members";
import { pay, receiptFor } from "../../helpers/money";
import { cardOf } from "../../helpers/panel-people";
import { newAdmin } from "../../helpers/people";
import { newVerifiedCustomer } from "../../helpers/verified";

/** Membership fees, which are paid through the ledger. */

const YEAR = Number(today().slice(0, 4));
const LAST_DAY = `${YEAR}-12-31`;
const memberOf = async ({ id }: { id: number }) => (await admin.get<Member>(`/api/members/${id}`)).body;
const firstFee = ({ fees: [fee] }: Member): Fee => {
  if (fee === undefined) throw new Error("There is no fee");
  return fee;
};

test("a fully paid fee makes a member until its last day, and a reversal undoes that", async () => {
  const { client, user } = await newVerifiedCustomer();
  const { body: applied } = await client.post<Member>("/api/members/applications", {
    category: "ordinario",
    acceptsStatute: true,
  });
  const member = await admit(admin, applied.id, today());
  const personId = member.personId ?? 0;
  const fee = firstFee(member);
  const half = { amount: 1000, feeId: fee.id };
  await pay(admin, half);
  expect(await memberOf(member)).toMatchObject({
    paidUntil: null,
    fees: [{ paidAmount: 1000, dueAmount: 1000, paymentStatus: "partial" }],
  });
  const second = await pay(admin, half);
  expect(second).toMatchObject({ feeId: fee.id, bookingId: null, personId });
  expect(await memberOf(member)).toMatchObject({ paidUntil: LAST_DAY, fees: [{ paymentStatus: "paid" }] });
  expect(await cardOf(admin, personId)).toMatchObject({
    memberUntil: LAST_DAY,
    paidTotal: 2000,
    dueTotal: 0,
  });
  expect((await admin.get<object>(`/api/users/${user.id}`)).body).toMatchObject({ memberUntil: LAST_DAY });
  const tooMuch = await admin.post("/api/payments", { kind: "payment", method: "cash", ...half });
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, "AMOUNT_TOO_HIGH"]);
  const reversed = await admin.post(`/api/payments/${second.id}/reversal`, { reason: "Due volte" });
  expect(reversed.status).toBe(201);
  expect(await memberOf(member)).toMatchObject({ paidUntil: null, fees: [{ dueAmount: 1000 }] });
  expect(await cardOf(admin, personId)).toMatchObject({ memberUntil: null, dueTotal: 1000 });
});

test("a refund ends the membership too, but not one that was set by hand since", async () => {
  const member = await newMember(admin, today());
  const personId = member.personId ?? 0;
  await payFee(admin, member);
  expect((await admin.patch(`/api/people/${personId}`, { memberUntil: inDays(900) })).status).toBe(200);
  await pay(admin, { kind: "refund", amount: 500, feeId: firstFee(member).id });
  expect((await memberOf(member)).paidUntil).toBeNull();
  expect((await cardOf(admin, personId)).memberUntil).toBe(inDays(900));
});

test("a year's fees are created once for each member, and paying one extends the membership", async () => {
  const member = await newMember(admin, today());
  await payFee(admin, member);
  const make = () => admin.post<{ created: number }>("/api/members/fees", { year: YEAR + 1 });
  const [first, second] = [await make(), await make()];
  expect(first.status).toBe(200);
  expect(first.body.created).toBeGreaterThan(0);
  expect(second.body.created).toBe(0);
  const renewed = await memberOf(member);
  expect(renewed.fees.map(({ year }) => year)).toEqual([YEAR + 1, YEAR]);
  await payFee(admin, renewed);
  expect((await memberOf(member)).paidUntil).toBe(`${YEAR + 1}-12-31`);
});

test("concurrent requests create a year's fees once", async () => {
  const members = [await newMember(admin, today()), await newMember(admin, today())];
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.post<{ created: number }>("/api/members/fees", { year: YEAR + 2 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const member of members) expect((await memberOf(member)).fees).toHaveLength(2);
});

test("an administrator charges a member once for any period, and waives what is still due", async () => {
  const member = await newMember(admin, today());
  const period = { from: `${YEAR + 1}-01-01`, until: `${YEAR + 1}-08-31` };
  const charge = (fee: object) => admin.post<Fee>(`/api/members/${member.id}/fees`, fee);
  const { status, body: fee } = await charge({ ...period, amount: 1500 });
  expect([status, fee]).toEqual([
    201,
    expect.objectContaining({ ...period, totalAmount: 1500, dueAmount: 1500, waivedAt: null }),
  ]);
  const again = await charge({ from: period.until, until: `${YEAR + 1}-12-31`, amount: 500 });
  expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: "DUPLICATE" })]);
  for (const wrong of [
    { from: period.until, until: period.from, amount: 1 },
    { from: inDays(-900), until: inDays(-800), amount: 1 },
    { ...period, amount: -1 },
  ])
    expect((await charge(wrong)).status).toBe(400);

  await pay(admin, { amount: 400, feeId: fee.id });
  const waive = () => admin.post<Fee>(`/api/members/fees/${fee.id}/waiver`, { reason: "Socia onoraria" });
  expect((await waive()).body).toMatchObject({
    ...{ paidAmount: 400, dueAmount: 0, waivedAmount: 1100, waiverReason: "Socia onoraria" },
    paymentStatus: "paid",
  });
  expect((await waive()).body).toMatchObject({ code: "DUPLICATE" });
  expect((await memberOf(member)).paidUntil).toBe(period.until);
  // Only the fee of the admission is still open.
  expect((await cardOf(admin, member.personId ?? 0)).dueTotal).toBe(2000);
  const log = await admin.get<{ action: string }[]>(`/api/audit?entity=fee&entityId=${fee.id}`);
  expect(log.body.map(({ action }) => action)).toEqual(["waive", "create"]);
});

test("a receipt for fees bears no stamp duty", async () => {
  const member = await newMember(admin, today());
  const receipt = await receiptFor(admin, await payFee(admin, member));
  expect(receipt).toMatchObject({ stampDuty: 0, total: 2000, personId: member.personId });
  expect(receipt.lines[0]?.description).toContain(`Anno sociale ${YEAR}`);
  expect(receipt.payments[0]?.title).toContain("Quota #Q");
});

test("a fee is paid with its receipt in one request, once", async () => {
  const member = await newMember(admin, today(), { email: "quota@example.org" });
  const { id } = firstFee(member);
  const headers = { "Idempotency-Key": `quota-${id}` };
  const take = (options = {}) =>
    admin.post<TakenFee>(`/api/members/fees/${id}/payment`, { method: "pos" }, options);
  const [first, again] = [await take({ headers }), await take({ headers })];
  expect([first.status, again.body.payment.id]).toEqual([201, first.body.payment.id]);
  expect(first.body).toMatchObject({
    payment: { feeId: id, amount: 2000, method: "pos", receiptId: first.body.receipt.id },
    ...{ receipt: { total: 2000, stampDuty: 0, personId: member.personId }, sent: true },
  });
  expect((await memberOf(member)).paidUntil).toBe(LAST_DAY);
  expect((await take()).status).toBe(409);
  expect((await admin.post("/api/members/fees/2000000000/payment", { method: "pos" })).status).toBe(404);
});

test("fees appear among open balances, payments and revenue, and on the person's card", async () => {
  const member = await newMember(admin, today());
  const fee = firstFee(member);
  const q = new URLSearchParams({ q: member.person?.lastName ?? "" });
  const open = await admin.get<{ kind: string; id: number; dueAmount: number }[]>(`/api/reports/open?${q}`);
  expect(open.body).toEqual([expect.objectContaining({ kind: "fee", id: fee.id, dueAmount: 2000 })]);
  expect((await admin.get<object>(`/api/payables/fee/${fee.id}`)).body).toMatchObject({ dueAmount: 2000 });
  const card = await cardOf(admin, member.personId ?? 0);
  expect(card.payables).toEqual([expect.objectContaining({ kind: "fee", id: fee.id })]);
  expect(card.history.map(({ kind }) => kind)).toEqual(["fee"]);
  await payFee(admin, member);
  const byFee = await admin.get<{ amount: number }[]>(`/api/payments?feeId=${fee.id}`);
  expect(byFee.body).toEqual([expect.objectContaining({ amount: 2000, feeId: fee.id })]);
  const { body } = await admin.get<Revenue>(
    `/api/reports/revenue?from=${today()}&to=${today()}&groupBy=kind`,
  );
  expect(body.rows.find(({ key }) => key === "fee")?.received).toBeGreaterThanOrEqual(2000);
  const two = { kind: "payment", method: "cash", amount: 1, feeId: fee.id, bookingId: 1 };
  expect((await admin.post("/api/payments", two)).status).toBe(400);
});

test("an ended membership loses its benefits, even after a late payment, unless they were set by hand", async () => {
  const day = inDays(-10);
  const [paid, owing, byHand] = [
    await newMember(admin, day),
    await newMember(admin, day),
    await newMember(admin, day),
  ];
  await payFee(admin, paid);
  await admin.patch(`/api/people/${byHand.personId}`, { memberUntil: inDays(900) });
  for (const { id } of [paid, owing, byHand])
    expect((await admin.post(`/api/members/${id}/end`, { on: today(), reason: "excluded" })).status).toBe(
      200,
    );
  await payFee(admin, owing);
  const until = async ({ personId }: Member) => (await cardOf(admin, personId ?? 0)).memberUntil;
  expect([await until(paid), await until(owing), await until(byHand)]).toEqual([
    inDays(-1),
    null,
    inDays(900),
  ]);
  expect(await memberOf(owing)).toMatchObject({ status: "ended", fees: [{ paymentStatus: "paid" }] });
});

test("a fee that is open when the membership ends stays due", async () => {
  const member = await newMember(admin, today());
  await admin.post(`/api/members/${member.id}/end`, { on: today(), reason: "excluded" });
  expect(await memberOf(member)).toMatchObject({ status: "ended", fees: [{ dueAmount: 2000 }] });
  expect((await admin.post<{ created: number }>("/api/members/fees", { year: YEAR + 3 })).status).toBe(200);
  expect((await memberOf(member)).fees).toHaveLength(1);
});

describe("The own membership", () => {
  const mine = async (client: ApiClient) =>
    (await client.get<{ member: MyMembership | null }>("/api/members/me")).body.member;

  test("a membership is valid from its payment until the end of its year", async () => {
    const admin = (await newAdmin()).client;
    const { client } = await newVerifiedCustomer();
    expect(await mine(client)).toBeNull();
    const application = { category: "ordinario", acceptsStatute: true };
    const { body } = await client.post<Member>("/api/members/applications", application);
    expect(await mine(client)).toMatchObject({ status: "applied", validUntil: null });
    const member = await admit(admin, body.id, today());
    expect(await mine(client)).toMatchObject({ status: "admitted", paidUntil: null, validUntil: null });
    await payFee(admin, member);
    const [fee] = member.fees;
    expect(await mine(client)).toMatchObject({ paidUntil: fee?.until, validUntil: fee?.until });
    const end = { on: today(), reason: "resigned" };
    expect((await admin.post(`/api/members/${body.id}/end`, end)).status).toBe(200);
    expect(await mine(client)).toMatchObject({ status: "ended", validUntil: null });
  });
});
