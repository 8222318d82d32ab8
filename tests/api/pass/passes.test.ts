import { addDays } from "@/lib/domain/time/dates";
import type { CanceledPass, Pass, SoldPass } from "@/lib/schemas/pass/pass";
import type { PassProduct, PassProductOfPanel } from "@/lib/schemas/pass/product";
import type { Revenue } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid } from "../../helpers/api";
import { newCourse } from "../../helpers/catalogue";
import { inDays, today } from "../../helpers/days";
import { newMember, payFee } from "../../helpers/members";
import { pay, receiptFor } from "../../helpers/money";
import { waitForMail } from "../../helpers/outbox";
import { cardOf, newPanelPerson, personOfAccount } from "../../helpers/panel-people";
import { buyPass, newPaidPass, newPassProduct, passOf } from "../../helpers/passes";
import { newCustomer, newEmail } from "../../helpers/people";
import { newVerifiedCustomer } from "../../helpers/verified";

/** Passes: purchase, payment through the ledger, cancellation. */

test("a pass is bought, paid through the ledger, and shown to its owner only", async () => {
  const { client, user } = await newVerifiedCustomer();
  const product = await newPassProduct(admin, { translations: { en: { name: "Ten entries" } } });
  const bought = await buyPass(client, product.id, { startsOn: today(), expectedTotal: 10_000 });
  expect(bought).toMatchObject({
    ...{ productId: product.id, name: product.name, entries: 10, entriesLeft: 10, status: "unpaid" },
    ...{ startsOn: today(), validUntil: inDays(89), uses: [] },
    ...{ totalAmount: 10_000, paidAmount: 0, dueAmount: 10_000, refundDue: 0, paymentStatus: "unpaid" },
  });
  const english = await client.get<Pass>(`/api/passes/${bought.id}`, {
    headers: { "Accept-Language": "en" },
  });
  expect(english.body.name).toBe("Ten entries");
  const stranger = (await newCustomer()).client;
  expect((await stranger.get(`/api/passes/${bought.id}`)).status).toBe(404);
  expect((await stranger.get<Pass[]>("/api/passes")).body).toEqual([]);

  const half = await pay(admin, { amount: 4000, passId: bought.id });
  expect(half).toMatchObject({ passId: bought.id, bookingId: null, feeId: null });
  expect(half.title).toContain(`Carnet #T${bought.confirmationNumber}`);
  expect((await passOf(client, bought.id)).status).toBe("unpaid");
  const rest = await pay(admin, { amount: 6000, passId: bought.id });
  expect(await passOf(client, bought.id)).toMatchObject({ status: "active", paymentStatus: "paid" });
  const listed = await client.get<Pass[]>("/api/passes");
  expect(listed.body.map(({ id }) => id)).toEqual([bought.id]);

  const receipt = await receiptFor(admin, half.id, rest.id);
  expect(receipt).toMatchObject({ total: 10_000, personId: rest.personId });
  expect(receipt.lines[0]?.description).toContain(product.name);
  const byPass = await admin.get<{ amount: number }[]>(`/api/payments?passId=${bought.id}`);
  expect(byPass.body.map(({ amount }) => amount)).toEqual([6000, 4000]);
  const person = await personOfAccount(admin, user);
  expect(person).toMatchObject({ paidTotal: 10_000, dueTotal: 0 });
  expect((await cardOf(admin, person.id)).history.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["pass", "payment", "receipt"]),
  );
  const revenue = await admin.get<Revenue>(`/api/reports/revenue?from=${today()}&to=${today()}&groupBy=kind`);
  expect(revenue.body.rows.find(({ key }) => key === "pass")?.received).toBeGreaterThanOrEqual(10_000);
  const two = { kind: "payment", method: "cash", amount: 1, passId: bought.id, bookingId: 1 };
  expect((await admin.post("/api/payments", two)).status).toBe(400);
});

test("an invalid sale is rejected, and a valid one is made once per key", async () => {
  const { client } = await newCustomer();
  const product = await newPassProduct(admin);
  const buy = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    client.post<ErrorBody & Pass>("/api/passes", body, { headers });
  expect(await buy({ productId: product.id, expectedTotal: 9000 })).toMatchObject({
    status: 409,
    body: { code: "PRICE_CHANGED", totalAmount: 10_000 },
  });
  expect((await buy({})).status).toBe(400);
  expect((await buy({ productId: product.id, startsOn: "2026-13-01" })).status).toBe(400);
  expect((await buy({ productId: 2_000_000_000 })).status).toBe(404);
  const key = { "Idempotency-Key": `carnet-${product.id}` };
  const [first, again] = [
    await buy({ productId: product.id }, key),
    await buy({ productId: product.id }, key),
  ];
  expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  await admin.put(`/api/pass-products/${product.id}`, { isActive: false });
  expect((await buy({ productId: product.id })).status).toBe(404);
});

test("a free pass is active at once", async () => {
  const { client } = await newCustomer();
  const product = await newPassProduct(admin, { price: 0, entries: null, validDays: 1 });
  expect(await buyPass(client, product.id)).toMatchObject({
    ...{ status: "active", entries: null, entriesLeft: null, dueAmount: 0, paymentStatus: "none" },
    ...{ startsOn: today(), validUntil: today() },
  });
});

test("the desk sells a pass to a person, who sees it after registering", async () => {
  const email = newEmail();
  const person = await newPanelPerson(admin, { email });
  const product = await newPassProduct(admin);
  const sold = await admin.post<SoldPass>("/api/passes", { productId: product.id, personId: person.id });
  expect(sold.body).toMatchObject({ personId: person.id, sent: true, status: "unpaid" });
  const mail = await waitForMail(email, "passBought");
  expect(mail.text).toContain(`#T${sold.body.confirmationNumber}`);
  const all = await admin.get<Pass[]>(`/api/passes?personId=${person.id}`);
  expect(all.body.map(({ id }) => id)).toEqual([sold.body.id]);
  expect((await admin.get<Pass[]>(`/api/passes?personId=${person.id}&status=active`)).body).toEqual([]);
  expect((await admin.get<Pass[]>("/api/passes?mine=true")).body).toEqual([]);
  expect(
    invalid(
      await admin.post<ErrorBody>("/api/passes", {
        productId: product.id,
        personId: 2_000_000_000,
      }),
    ),
  ).toEqual([400, ["personId"]]);

  const { firstName, lastName } = person;
  const { client } = await newVerifiedCustomer({ firstName, lastName, email });
  expect((await client.get<Pass[]>("/api/passes")).body.map(({ id }) => id)).toEqual([sold.body.id]);
});

test("a customer buys a pass for members only with a membership valid on its first day", async () => {
  const product = await newPassProduct(admin, { membersOnly: true });
  const { client, user } = await newVerifiedCustomer();
  const buy = () => client.post<ErrorBody>("/api/passes", { productId: product.id, expectedTotal: 1 });
  expect(await buy()).toMatchObject({ status: 403, body: { code: "MEMBERS_ONLY" } });
  const { id: personId } = await personOfAccount(admin, user);
  const sold = await admin.post("/api/passes", { productId: product.id, personId });
  expect(sold.status).toBe(201);
  const member = await newMember(admin, today());
  await payFee(admin, member);
  await admin.post(`/api/people/${member.personId}/merge`, { into: personId });
  expect((await buy()).body.code).toBe("PRICE_CHANGED");
});

test("a pass for members only cannot be dated back into a membership that has ended", async () => {
  const product = await newPassProduct(admin, { membersOnly: true });
  const { client, user } = await newVerifiedCustomer();
  const member = await newMember(admin, inDays(-20));
  await payFee(admin, member);
  const ended = await admin.post(`/api/members/${member.id}/end`, { on: inDays(-5), reason: "resigned" });
  expect(ended.status).toBe(200);
  const { id: into } = await personOfAccount(admin, user);
  await admin.post(`/api/people/${member.personId}/merge`, { into });
  const bought = await client.post("/api/passes", { productId: product.id, startsOn: inDays(-10) });
  expect(bought).toMatchObject({ status: 403, body: { code: "MEMBERS_ONLY" } });
});

test("a pass expires after its last day", async () => {
  const { client } = await newCustomer();
  const pass = await newPaidPass(admin, client, { validDays: 30 }, { startsOn: inDays(-30) });
  expect(pass).toMatchObject({ status: "expired", validUntil: addDays(today(), -1) });
  const last = await newPaidPass(admin, client, { validDays: 30 }, { startsOn: inDays(-29) });
  expect(last).toMatchObject({ status: "active", validUntil: today() });
  const listed = await admin.get<Pass[]>(`/api/passes?productId=${pass.productId}&status=expired`);
  expect(listed.body.map(({ id }) => id)).toEqual([pass.id]);
});

test("a cancellation refunds the given amount and leaves nothing due", async () => {
  const email = newEmail();
  const { client } = await newVerifiedCustomer({ email });
  const product = await newPassProduct(admin);
  const pass = await buyPass(client, product.id);
  await pay(admin, { amount: 5000, passId: pass.id });
  const cancel = (refundAmount: number) =>
    admin.post<ErrorBody & CanceledPass>(`/api/passes/${pass.id}/cancellation`, {
      reason: "Si trasferisce",
      refundAmount,
    });
  expect((await cancel(5001)).body.code).toBe("AMOUNT_TOO_HIGH");
  expect((await cancel(-1)).status).toBe(400);
  const canceled = await cancel(3000);
  expect(canceled).toMatchObject({
    status: 200,
    body: { status: "canceled", dueAmount: 0, refundDue: 3000, paymentStatus: "refund-due", sent: true },
  });
  expect((await cancel(3000)).body.code).toBe("CANCELED");
  await pay(admin, { kind: "refund", amount: 3000, passId: pass.id });
  expect(await passOf(client, pass.id)).toMatchObject({ status: "canceled", paidAmount: 2000, refundDue: 0 });
  expect((await waitForMail(email, "passCanceled")).text).toContain("30,00");

  const unpaid = await buyPass(client, product.id);
  const nothing = await admin.post<Pass>(`/api/passes/${unpaid.id}/cancellation`, {
    reason: "Mai pagato",
    refundAmount: 0,
  });
  expect(nothing.body).toMatchObject({ dueAmount: 0, refundDue: 0, status: "canceled" });
});

test("the owner's export has the IBAN of a refund", async () => {
  const { client } = await newVerifiedCustomer();
  const product = await newPassProduct(admin);
  const pass = await buyPass(client, product.id);
  await pay(admin, { amount: 10_000, method: "transfer", passId: pass.id });
  const reason = { reason: "Si trasferisce", refundAmount: 4000 };
  await admin.post(`/api/passes/${pass.id}/cancellation`, reason);
  const iban = "IT60X0542811101000000123456";
  expect((await client.put(`/api/refunds/pass/${pass.id}`, { iban })).status).toBe(200);
  const exported = await client.get<{ passes: object[] }>("/api/users/me/export");
  expect(exported.body.passes).toMatchObject([{ id: pass.id, refundDue: 4000, refundIban: iban }]);
});

test("a merge moves the passes, and an erasure leaves the ledger", async () => {
  const [one, other] = [await newPanelPerson(admin), await newPanelPerson(admin)];
  const product = await newPassProduct(admin);
  const pass = await buyPass(admin, product.id, { personId: one.id });
  await pay(admin, { amount: 10_000, passId: pass.id });
  expect((await admin.post(`/api/people/${one.id}/merge`, { into: other.id })).status).toBe(200);
  expect(await passOf(admin, pass.id)).toMatchObject({ personId: other.id });
  expect(await cardOf(admin, other.id)).toMatchObject({ paidTotal: 10_000 });
  expect((await admin.delete(`/api/people/${other.id}`)).status).toBe(200);
  expect(await passOf(admin, pass.id)).toMatchObject({ personId: null, owner: "Utente eliminato" });
  const { body } = await admin.get<{ payerName: string }[]>(`/api/payments?passId=${pass.id}`);
  expect(body.map(({ payerName }) => payerName)).toEqual(["Utente eliminato"]);
});

describe("Products", () => {
  const visitor = new ApiClient();
  let customer: ApiClient;
  beforeAll(async () => {
    customer = (await newCustomer()).client;
  });

  const list = async (client: ApiClient, query = "", headers: Record<string, string> = {}) =>
    (await client.get<PassProduct[]>(`/api/pass-products${query}`, { headers })).body;

  test("staff add, change and deactivate products, in two languages", async () => {
    const course = await newCourse(admin);
    const product = await newPassProduct(admin, {
      name: "Dieci lezioni di yoga",
      kinds: ["course"],
      courseIds: [course.id],
      translations: { en: { name: "Ten yoga lessons" } },
    });
    expect(product).toMatchObject({
      ...{ entries: 10, validDays: 90, price: 10_000, kinds: ["course"], courseIds: [course.id] },
      ...{ description: "", membersOnly: false, isActive: true },
      translations: { en: { name: "Ten yoga lessons" } },
    });
    const shown = (await list(visitor)).find(({ id }) => id === product.id);
    expect(shown).toMatchObject({ name: "Dieci lezioni di yoga" });
    expect(shown).not.toHaveProperty("translations");
    const english = await list(visitor, "", { "Accept-Language": "en" });
    expect(english.find(({ id }) => id === product.id)?.name).toBe("Ten yoga lessons");

    const off = await admin.put<PassProductOfPanel>(`/api/pass-products/${product.id}`, {
      isActive: false,
      entries: null,
      courseIds: null,
    });
    expect(off.body).toMatchObject({ isActive: false, entries: null, courseIds: null, price: 10_000 });
    const isIn = async (client: ApiClient, query: string) =>
      (await list(client, query)).some(({ id }) => id === product.id);
    expect([await isIn(visitor, ""), await isIn(customer, "?all=true"), await isIn(admin, "")]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await isIn(admin, "?all=true")).toBe(true);
  });

  test("a product cannot be for an unknown course", async () => {
    const product = { name: "Carnet", entries: 10, validDays: 90, price: 100, kinds: ["event"] };
    const answer = await admin.post<ErrorBody>("/api/pass-products", {
      ...product,
      courseIds: [2_000_000_000],
    });
    expect([answer.status, Object.keys(answer.body.errors ?? {})[0]]).toEqual([400, "courseIds"]);
  });

  test("a sold product cannot be deleted", async () => {
    const sold = await newPassProduct(admin);
    await buyPass(customer, sold.id);
    expect((await admin.delete<ErrorBody>(`/api/pass-products/${sold.id}`)).body.code).toBe("IN_USE");
    const course = await newCourse(admin);
    const unsold = await newPassProduct(admin, { courseIds: [course.id] });
    // A course of a pass stays too: otherwise the pass would silently become useless.
    expect((await admin.delete<ErrorBody>(`/api/courses/${course.id}`)).body.code).toBe("IN_USE");
    expect((await admin.delete(`/api/pass-products/${unsold.id}`)).status).toBe(200);
    expect((await admin.put(`/api/pass-products/${unsold.id}`, { price: 1 })).status).toBe(404);
    expect((await admin.delete(`/api/pass-products/${unsold.id}`)).status).toBe(404);
  });
});
