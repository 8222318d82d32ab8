import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Member } from "@/lib/schemas/membership/member";
import type { Pass } from "@/lib/schemas/pass/pass";
import type { PassProductOfPanel } from "@/lib/schemas/pass/product";
import type { SettingsAnswer } from "@/lib/schemas/site/settings";
import type { Space } from "@/lib/schemas/space/space";
import type { Payment } from "@/lib/schemas/till/payment";
import { ApiClient, type ErrorBody } from "../helpers/api";
import { inDays } from "../helpers/days";
import { registrationBody } from "../helpers/people";
import { bookingBody, newSpace } from "../helpers/spaces";
import { type StripeStandIn, stripeStandIn, WEBHOOK_SECRET } from "../helpers/stripe-stand-in";
import { adminOf, customerOf, findChromium, startTestSite } from "../helpers/test-site";
import { until } from "../helpers/until";

let site: Awaited<ReturnType<typeof startTestSite>>;
let stripe: StripeStandIn;
let base: string;
let admin: ApiClient;
let customer: ApiClient;
let space: Space;
let day = 30;

beforeAll(async () => {
  stripe = await stripeStandIn();
  site = await startTestSite({
    kind: "embedded",
    env: {
      STRIPE_SECRET_KEY: "sk_test_of_the_tests",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.url,
    },
  });
  base = site.addresses[0] ?? "";
  admin = (await adminOf(base)).client;
  customer = new ApiClient({ token: await customerOf(base), base });
  space = await newSpace(admin);
});
afterAll(async () => {
  await site.stop();
  await stripe.close();
});

async function book(overrides: Record<string, unknown> = {}): Promise<Booking> {
  const body = bookingBody(space.id, inDays(day++), overrides);
  return (await customer.post<{ booking: Booking }>("/api/bookings", body)).body.booking;
}
const seen = async ({ id }: Booking) => (await customer.get<Booking>(`/api/bookings/${id}`)).body;
const begin = (booking: Booking) =>
  customer.post<{ url: string } & ErrorBody>(`/api/bookings/${booking.id}/checkout`, {});
const sessionOf = async (booking: Booking) => (await begin(booking)).body.url.split("/").at(-1) ?? "";
const deliver = ({ body, signature }: { body: string; signature: string }) =>
  new ApiClient({ base }).send("POST", "/api/webhooks/stripe", {
    raw: body,
    headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
  });
const ledger = async ({ id }: Booking) => (await admin.get<Payment[]>(`/api/payments?bookingId=${id}`)).body;

const cancel = ({ id }: Booking) => customer.put<Booking>(`/api/bookings/${id}`, { status: "canceled" });
const refunded = (booking: Booking) => until(async () => (await seen(booking)).refundDue === 0);

/** Books and pays by card. @returns the booking, and the id of the payment at Stripe */
async function bookPaid(): Promise<{ booking: Booking; paymentIntent: string }> {
  const booking = await book();
  const session = await sessionOf(booking);
  await deliver(stripe.notice(session));
  return { booking, paymentIntent: `pi_${session}` };
}

test("a checkout uses the language of the booking and returns to its pages", async () => {
  const session = stripe.sessions.get(await sessionOf(await book({ language: "en" })));
  expect(session).toMatchObject({ locale: "en" });
  expect(String(session?.success_url)).toContain("/en/mybookings?");
});

test("a checkout requests the amount due, and its notice creates one payment however often it arrives", async () => {
  const booking = await book();
  const session = await sessionOf(booking);
  expect(stripe.sessions.get(session)).toMatchObject({
    amount_total: 7000,
    currency: "eur",
    mode: "payment",
    locale: "it",
  });
  const notices = [
    stripe.notice(session),
    stripe.notice(session, { type: "checkout.session.async_payment_succeeded" }),
    stripe.notice(session),
  ];
  const answers = await Promise.all(notices.map(deliver));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await seen(booking)).toMatchObject({ paidAmount: 7000, paymentStatus: "paid" });
  expect(await ledger(booking)).toMatchObject([
    { kind: "payment", method: "online", amount: 7000, createdBy: null },
  ]);
  expect((await begin(booking)).body.code).toBe("NOTHING_DUE");
});

test("disabled online cards are not offered, while a payment in progress still arrives", async () => {
  const booking = await book();
  const session = await sessionOf(booking);
  const settings = (client: ApiClient) => client.get<SettingsAnswer>("/api/settings");
  const { paymentMethods } = (await settings(admin)).body;
  const set = (isActive: boolean) => {
    const ways = paymentMethods.map((way) => (way.kind === "online" ? { ...way, isActive } : way));
    return admin.patch("/api/settings", { paymentMethods: ways });
  };
  const offered = async () => {
    const { takesCards, paymentMethods: ways } = (await settings(customer)).body;
    return [takesCards, ways.some(({ key }) => key === "online")];
  };
  expect(await offered()).toEqual([true, true]);
  expect((await set(false)).status).toBe(200);
  expect(await offered()).toEqual([false, false]);
  expect((await begin(await book())).status).toBe(404);
  expect((await deliver(stripe.notice(session))).status).toBe(200);
  expect(await ledger(booking)).toMatchObject([{ kind: "payment", method: "online", amount: 7000 }]);
  expect((await set(true)).status).toBe(200);
});

test("a member pays the fee by card once, and becomes a valid member", async () => {
  const own = new ApiClient({ token: await customerOf(base), base });
  const application = { category: "ordinario", acceptsStatute: true };
  const applied = await own.post<Member>("/api/members/applications", application);
  const decision = { admit: true, on: inDays(0), resolution: "verbale n. 4" };
  const call = `/api/members/${applied.body.id}/decision`;
  const [fee] = (await admin.post<Member>(call, decision)).body.fees;
  const pay = (client: ApiClient) =>
    client.post<{ url: string } & ErrorBody>(`/api/members/fees/${fee?.id}/checkout`, {});
  expect((await pay(customer)).status).toBe(404);
  expect((await pay(admin)).status).toBe(403);
  const session = (await pay(own)).body.url.split("/").at(-1) ?? "";
  expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 2000, currency: "eur" });
  const notice = stripe.notice(session);
  for (let delivery = 0; delivery < 2; delivery += 1) expect((await deliver(notice)).status).toBe(200);
  const { body: mine } = await own.get<{ member: Member }>("/api/members/me");
  expect(mine.member).toMatchObject({
    paidUntil: fee?.until,
    fees: [{ paidAmount: 2000, paymentStatus: "paid" }],
  });
  expect((await pay(own)).body.code).toBe("NOTHING_DUE");
});

test("the owner pays for a pass by card once, which activates it, and its cancellation is refunded once", async () => {
  const offer = { name: "Dieci ingressi", entries: 10, validDays: 90, price: 9000, kinds: ["event"] };
  const product = (await admin.post<PassProductOfPanel>("/api/pass-products", offer)).body;
  const sale = { productId: product.id, expectedTotal: 9000 };
  const { id } = (await customer.post<Pass>("/api/passes", sale)).body;
  const mine = async () => (await customer.get<Pass>(`/api/passes/${id}`)).body;
  const payFor = (client: ApiClient) =>
    client.post<{ url: string } & ErrorBody>(`/api/passes/${id}/checkout`, {});
  const stranger = new ApiClient({ token: await customerOf(base), base });
  expect((await payFor(stranger)).status).toBe(404);
  expect((await payFor(admin)).status).toBe(403);
  expect((await payFor(new ApiClient({ base }))).status).toBe(401);
  // After a partial payment at the office, the rest is requested.
  const part = { kind: "payment", method: "cash", amount: 2000, passId: id };
  expect((await admin.post("/api/payments", part)).status).toBe(201);
  expect((await mine()).status).toBe("unpaid");
  const session = (await payFor(customer)).body.url.split("/").at(-1) ?? "";
  expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 7000, currency: "eur", locale: "it" });
  expect(String(stripe.sessions.get(session)?.success_url)).toContain("/i-miei-carnet?");
  const notice = stripe.notice(session);
  const answers = await Promise.all([notice, notice, notice].map(deliver));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await mine()).toMatchObject({ status: "active", paidAmount: 9000, dueAmount: 0 });
  const entries = async () =>
    (await admin.get<Payment[]>(`/api/payments?passId=${id}`)).body.map((entry) => [
      entry.kind,
      entry.method,
      entry.amount,
    ]);
  const paid = [
    ["payment", "online", 7000],
    ["payment", "cash", 2000],
  ];
  expect(await entries()).toEqual(paid);
  expect((await payFor(customer)).body.code).toBe("NOTHING_DUE");

  const cancellation = { reason: "Ripensamento", refundAmount: 2000 };
  await admin.post(`/api/passes/${id}/cancellation`, cancellation);
  await until(async () => (await entries()).length === 3);
  expect(await entries()).toEqual([["refund", "online", 2000], ...paid]);
  const made = [...stripe.refunds.values()].filter((one) => one.payment_intent === `pi_${session}`);
  expect(made).toMatchObject([{ amount: 2000, metadata: { passId: String(id) } }]);
  expect((await customer.get<Pass>(`/api/passes/${id}`)).body.refundDue).toBe(0);
});

test("a payment for a pass canceled in the meantime is due for refund", async () => {
  const offer = { name: "Cinque ingressi", entries: 5, validDays: 30, price: 5000, kinds: ["event"] };
  const product = (await admin.post<PassProductOfPanel>("/api/pass-products", offer)).body;
  const { id } = (await customer.post<Pass>("/api/passes", { productId: product.id })).body;
  const begun = await customer.post<{ url: string }>(`/api/passes/${id}/checkout`, {});
  const reason = { reason: "Ripensamento", refundAmount: 0 };
  expect((await admin.post(`/api/passes/${id}/cancellation`, reason)).status).toBe(200);
  await deliver(stripe.notice(begun.body.url.split("/").at(-1) ?? ""));
  expect((await customer.get<Pass>(`/api/passes/${id}`)).body).toMatchObject({
    ...{ status: "canceled", paidAmount: 5000, dueAmount: 0, refundDue: 5000, paymentStatus: "refund-due" },
  });
});

test("a customer pays by card in a browser, and three deliveries of the notice create one payment", async () => {
  const person = registrationBody();
  const { username, password } = person;
  const { body: registered } = await new ApiClient({ base }).post<{ authToken: string }>(
    "/api/auth/register",
    person,
  );
  const own = new ApiClient({ token: registered.authToken, base });
  const { booking } = (
    await own.post<{ booking: Booking }>("/api/bookings", bookingBody(space.id, inDays(day++)))
  ).body;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ locale: "it-IT", timezoneId: "Europe/Rome" });
    page.setDefaultTimeout(30_000);
    await page.request.post(`${base}/api/auth/login`, {
      data: { username, password },
      headers: { origin: base },
    });
    const card = page.getByRole("article").filter({ hasText: space.name });
    const press = async () => {
      await card.getByText("Come pagare").click();
      await card.getByRole("button", { name: "Paga con carta" }).click();
    };
    await page.goto(`${base}/mybookings`);
    await press();
    // A customer who goes back still owes the amount, and reads that the booking stands.
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByText("Il pagamento non è stato completato").waitFor();
    await press();
    await page.getByRole("heading", { name: "70 EUR" }).waitFor();
    const session = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByRole("button", { name: "Pay" }).click();
    await page.getByText("Grazie, il pagamento è andato a buon fine.").waitFor();
    const notice = stripe.notice(session);
    for (let delivery = 0; delivery < 3; delivery += 1) expect((await deliver(notice)).status).toBe(200);
    await page.reload();
    await card.getByText("Pagato", { exact: true }).waitFor();
    expect(await card.getByText("Come pagare").count()).toBe(0);
  } finally {
    await browser.close();
  }
  expect(await ledger(booking)).toMatchObject([{ kind: "payment", method: "online", amount: 7000 }]);
});

test("an unpaid, foreign, forged or old notice creates nothing", async () => {
  const booking = await book();
  const session = await sessionOf(booking);
  expect((await deliver(stripe.notice(session, { session: { payment_status: "unpaid" } }))).status).toBe(200);
  expect((await deliver(stripe.notice("cs_test_of_somebody_else"))).status).toBe(200);
  expect((await deliver({ ...stripe.notice(session), signature: "t=1,v1=00" })).status).toBe(400);
  expect(
    (await deliver({ ...stripe.notice(session), body: stripe.notice(session).body.replace("7000", "1") }))
      .status,
  ).toBe(400);
  expect((await deliver(stripe.notice(session, { secondsAgo: 301 }))).status).toBe(400);
  expect(await ledger(booking)).toEqual([]);
});

test.each([
  ["null", "null"],
  ["a text", '"ciao"'],
  ["a list", "[]"],
  ["an object that is no event", "{}"],
  ["an event without an object", '{"type":"checkout.session.completed","data":null}'],
  [
    "a checkout without its id",
    '{"type":"checkout.session.completed","data":{"object":{"payment_status":"paid"}}}',
  ],
  ["no JSON", "ciao"],
])("rejects a correctly signed notice that is %s", async (_name, body) => {
  const answer = await deliver(stripe.signed(body));
  expect([answer.status, (answer.body as ErrorBody).code]).toEqual([400, "VALIDATION"]);
});

test("a payment above the amount due, or after a cancellation, is due for refund", async () => {
  const booking = await book();
  const session = await sessionOf(booking);
  await admin.post("/api/payments", { kind: "payment", method: "cash", bookingId: booking.id, amount: 7000 });
  await deliver(stripe.notice(session));
  expect(await seen(booking)).toMatchObject({
    paidAmount: 14_000,
    refundDue: 7000,
    paymentStatus: "refund-due",
  });
});

test("a cancellation refunds through Stripe what was paid through Stripe, once, even during an outage of Stripe", async () => {
  const { booking } = await bookPaid();
  const before = stripe.refunds.size;
  stripe.failNext(1);
  const started = Date.now();
  const { status, body } = await customer.put<Booking>(`/api/bookings/${booking.id}`, { status: "canceled" });
  expect([status, body.refundDue]).toEqual([200, 7000]);
  expect(Date.now() - started).toBeLessThan(5000);
  await refunded(booking);
  expect(stripe.refunds.size).toBe(before + 1);
  expect([...stripe.refunds.values()].at(-1)).toMatchObject({
    amount: 7000,
    payment_intent: expect.stringMatching(/^pi_cs_test/),
  });
  expect((await ledger(booking)).map(({ kind, method }) => [kind, method])).toEqual([
    ["refund", "online"],
    ["payment", "online"],
  ]);
});

test("a refund in progress at Stripe blocks a reversal, restoring the booking and a second refund", async () => {
  const { booking } = await bookPaid();
  const [payment] = await ledger(booking);
  // Another booking, half paid in cash and half by card, of which the card half is refunded.
  const half = await book();
  const inCash = { kind: "payment", method: "cash", bookingId: half.id, amount: 3500 };
  const cash = await admin.post<Payment>("/api/payments", inCash);
  await deliver(stripe.notice(await sessionOf(half)));
  const made = stripe.refunds.size;
  const calls = stripe.requests.length;
  stripe.failNext(Number.MAX_SAFE_INTEGER);
  await cancel(booking);
  await admin.put(`/api/bookings/${half.id}`, { status: "canceled", refundPercent: 50 });
  const refundByHand = { kind: "refund", method: "cash", bookingId: booking.id, amount: 7000 };
  const attack = () =>
    Promise.all([
      admin.post<ErrorBody>(`/api/payments/${payment?.id}/reversal`, { reason: "Errore" }),
      admin.put<ErrorBody>(`/api/bookings/${booking.id}`, { status: "confirmed" }),
      admin.post<ErrorBody>("/api/payments", refundByHand),
      customer.put<ErrorBody>(`/api/bookings/${booking.id}`, { status: "canceled" }),
    ]);
  const codes = (answers: readonly { status: number; body: ErrorBody }[]) =>
    answers.map(({ status, body }) => [status, body.code]);
  const refused = [
    [409, "NOT_CHANGEABLE"],
    [409, "NOT_CHANGEABLE"],
    [409, "AMOUNT_TOO_HIGH"],
    [409, "NOT_CANCELABLE"],
  ];
  // Before Stripe was called, while it fails, and with concurrent requests.
  expect(codes(await attack())).toEqual(refused);
  await until(async () => stripe.requests.length > calls);
  for (const answers of await Promise.all([attack(), attack(), attack()]))
    expect(codes(answers)).toEqual(refused);
  const [reversal] = await attack();
  expect(reversal.body.message).toContain("aspetta che sia concluso");
  expect(await seen(half)).toMatchObject({ status: "canceled", paidAmount: 7000, refundDue: 3500 });
  const lessDue = await Promise.all([
    admin.post<ErrorBody>(`/api/payments/${cash.body.id}/reversal`, { reason: "Errore" }),
    admin.put<ErrorBody>(`/api/bookings/${half.id}`, { totalAmount: 14_000 }),
    admin.put<ErrorBody>(`/api/bookings/${half.id}`, { endDate: inDays(day + 200) }),
  ]);
  expect(codes(lessDue)).toEqual([
    [409, "NOT_CHANGEABLE"],
    [409, "NOT_CHANGEABLE"],
    [409, "NOT_CHANGEABLE"],
  ]);
  stripe.failNext(0);
  await refunded(booking);
  await refunded(half);
  expect(stripe.refunds.size).toBe(made + 2);
  expect(await seen(booking)).toMatchObject({ paidAmount: 0, dueAmount: 0 });
  expect(await seen(half)).toMatchObject({ paidAmount: 3500, dueAmount: 0 });
  const paidBefore = await admin.post<ErrorBody>(`/api/payments/${payment?.id}/reversal`, {
    reason: "Errore",
  });
  expect([paidBefore.status, paidBefore.body.code]).toEqual([409, "AMOUNT_TOO_HIGH"]);
  const undone = await admin.put<Booking>(`/api/bookings/${booking.id}`, { status: "confirmed" });
  expect(undone.body).toMatchObject({ status: "confirmed", paidAmount: 0, dueAmount: 7000 });
}, 240_000);

test("a refund that failed at Stripe is abandoned: the treasurer sees it, and the cancellation can be undone", async () => {
  const { booking } = await bookPaid();
  stripe.makeRefunds("failed");
  await cancel(booking);
  const undo = () => admin.put<Booking>(`/api/bookings/${booking.id}`, { status: "confirmed" });
  await until(async () => (await undo()).status === 200);
  stripe.makeRefunds("succeeded");
  expect(await seen(booking)).toMatchObject({ status: "confirmed", paidAmount: 7000, paymentStatus: "paid" });
});

test("a refund of a payment of another Stripe account is abandoned, and can be made in another way", async () => {
  const { booking, paymentIntent } = await bookPaid();
  stripe.forgetPayment(paymentIntent);
  await cancel(booking);
  const byHand = { kind: "refund", method: "transfer", bookingId: booking.id, amount: 7000 };
  await until(async () => (await admin.post("/api/payments", byHand)).status === 201);
  expect(await seen(booking)).toMatchObject({ paidAmount: 0, refundDue: 0 });
});

/**
 * Cancels a paid booking and waits until the refund was requested from Stripe.
 * @returns the booking and the refund's id
 */
async function cancelPaid(): Promise<{ booking: Booking; refund: string }> {
  const { booking } = await bookPaid();
  const made = stripe.refunds.size;
  await cancel(booking);
  await until(async () => stripe.refunds.size > made);
  return { booking, refund: String([...stripe.refunds.values()].at(-1)?.id) };
}
const reverse = (entry: Payment | undefined) =>
  admin.post<ErrorBody>(`/api/payments/${entry?.id}/reversal`, { reason: "Errore" });

test("a completed refund cannot be reversed manually, and is due again if the bank returns it, however often the notice arrives", async () => {
  const { booking, refund } = await cancelPaid();
  await refunded(booking);
  const before = await ledger(booking);
  const { status, body } = await reverse(before[0]);
  expect([before[0]?.kind, status, body.code]).toEqual(["refund", 409, "NOT_CHANGEABLE"]);
  expect(body.message).toContain("Stripe");
  expect(await ledger(booking)).toEqual(before);

  const notices = ["refund.failed", "charge.refund.updated", "refund.updated"].map((type) =>
    stripe.changeRefund(refund, "failed", type),
  );
  const answers = await Promise.all(notices.map(deliver));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await seen(booking)).toMatchObject({ status: "canceled", paidAmount: 7000, refundDue: 7000 });
  expect(
    (await ledger(booking)).map(({ kind, isReversed, reversalOf }) => [
      kind,
      isReversed,
      reversalOf !== null,
    ]),
  ).toEqual([
    ["payment", false, true],
    ["refund", true, false],
    ["payment", false, false],
  ]);
  // The treasurer refunds it in another way.
  const byHand = { kind: "refund", method: "transfer", bookingId: booking.id, amount: 7000 };
  expect((await admin.post("/api/payments", byHand)).status).toBe(201);
  expect(await seen(booking)).toMatchObject({ paidAmount: 0, refundDue: 0 });
});

test("without Stripe's notice, a manual reversal checks at Stripe whether the refund failed", async () => {
  const { booking, refund } = await cancelPaid();
  await refunded(booking);
  stripe.changeRefund(refund, "failed");
  const [entry] = await ledger(booking);
  stripe.failNext(1);
  expect((await reverse(entry)).status).toBe(503);
  expect((await reverse(entry)).status).toBe(201);
  expect((await reverse(entry)).body.code).toBe("DUPLICATE");
  // The late notice changes nothing.
  expect((await deliver(stripe.changeRefund(refund, "failed", "refund.failed"))).status).toBe(200);
  expect(await seen(booking)).toMatchObject({ paidAmount: 7000, refundDue: 7000 });
});

test("a pending refund counts once Stripe completes it, and is abandoned if it fails", async () => {
  stripe.makeRefunds("pending");
  const [made, failed] = [await cancelPaid(), await cancelPaid()];
  stripe.makeRefunds("succeeded");
  await sleep(3000);
  for (const { booking } of [made, failed]) {
    expect(await seen(booking)).toMatchObject({ paidAmount: 7000, refundDue: 7000 });
    const [payment] = await ledger(booking);
    expect([(await ledger(booking)).length, (await reverse(payment)).body.code]).toEqual([
      1,
      "NOT_CHANGEABLE",
    ]);
  }
  await Promise.all([
    deliver(stripe.changeRefund(made.refund, "succeeded")),
    deliver(stripe.changeRefund(made.refund, "succeeded", "charge.refund.updated")),
    deliver(stripe.changeRefund(failed.refund, "failed", "refund.failed")),
  ]);
  expect(await seen(made.booking)).toMatchObject({ paidAmount: 0, refundDue: 0 });
  expect((await ledger(made.booking)).map(({ kind }) => kind)).toEqual(["refund", "payment"]);
  expect(await seen(failed.booking)).toMatchObject({ paidAmount: 7000, refundDue: 7000 });
  const undone = await admin.put(`/api/bookings/${failed.booking.id}`, { status: "confirmed" });
  expect(undone.status).toBe(200);
});

const amounts = async (booking: Booking) =>
  (await ledger(booking)).map(({ kind, method, amount }) => [kind, method, amount]);

test("refunds made in Stripe's dashboard are recorded once, and the rest is refunded", async () => {
  const [whole, part] = [await bookPaid(), await bookPaid()];
  const inDashboard = [
    stripe.refundInDashboard(whole.paymentIntent, 3000),
    stripe.refundInDashboard(whole.paymentIntent, 4000),
    stripe.refundInDashboard(part.paymentIntent, 2000),
  ];
  for (const { booking } of [whole, part]) await cancel(booking);
  for (const { booking } of [whole, part]) await refunded(booking);
  expect((await amounts(whole.booking)).toSorted()).toEqual([
    ["payment", "online", 7000],
    ["refund", "online", 3000],
    ["refund", "online", 4000],
  ]);
  expect((await amounts(part.booking)).toSorted()).toEqual([
    ["payment", "online", 7000],
    ["refund", "online", 2000],
    ["refund", "online", 5000],
  ]);
  // From then on they count as the site's own: an amount that the bank returns is due again.
  await deliver(stripe.changeRefund(inDashboard[0] ?? "", "failed", "refund.failed"));
  expect(await seen(whole.booking)).toMatchObject({ paidAmount: 3000, refundDue: 3000 });
  const undone = await admin.put(`/api/bookings/${part.booking.id}`, { status: "confirmed" });
  expect(undone.status).toBe(200);
}, 240_000);

/** A booking paid twice by card, whose first payment the office has refunded in the dashboard. */
async function bookPaidTwice(): Promise<{ booking: Booking; intents: string[] }> {
  const booking = await book();
  const sessions = [await sessionOf(booking), await sessionOf(booking)];
  for (const session of sessions) await deliver(stripe.notice(session));
  const intents = sessions.map((session) => `pi_${session}`);
  stripe.refundInDashboard(intents[0] ?? "", 7000);
  return { booking, intents };
}
const typeIn = (booking: Booking, amount: number) =>
  admin.post("/api/payments", { kind: "refund", method: "online", bookingId: booking.id, amount });
const givenBack = (intents: readonly string[]) =>
  [...stripe.refunds.values()].filter((one) => intents.includes(String(one.payment_intent)));

test("a refund made in the dashboard and also entered manually counts once, and the other payment is refunded too", async () => {
  const { booking, intents } = await bookPaidTwice();
  expect((await typeIn(booking, 7000)).status).toBe(201);
  expect(await seen(booking)).toMatchObject({ paidAmount: 7000, refundDue: 0 });
  await cancel(booking);
  await refunded(booking);
  expect(givenBack(intents).map(({ amount }) => amount)).toEqual([7000, 7000]);
  expect(await seen(booking)).toMatchObject({ paidAmount: 0, refundDue: 0 });
  expect((await ledger(booking)).filter(({ reversalOf }) => reversalOf !== null)).toMatchObject([
    { kind: "payment", method: "online", amount: 7000, note: expect.stringContaining("Stripe") },
  ]);
});

test("a refund is abandoned if the manually entered amount differs from the dashboard's", async () => {
  const { booking, intents } = await bookPaidTwice();
  await typeIn(booking, 6000);
  await cancel(booking);
  await until(async () => (await seen(booking)).refundDue === 7000);
  expect(givenBack(intents).map(({ amount }) => amount)).toEqual([7000, 1000]);
  const byHand = { kind: "refund", method: "transfer", bookingId: booking.id, amount: 7000 };
  expect((await admin.post("/api/payments", byHand)).status).toBe(201);
});

test("a refund whose response was lost, and whose key Stripe has forgotten, is not made twice", async () => {
  const { booking, paymentIntent } = await bookPaid();
  stripe.loseNextRefund();
  await admin.put(`/api/bookings/${booking.id}`, { status: "canceled", refundPercent: 50 });
  await refunded(booking);
  expect(await amounts(booking)).toEqual([
    ["refund", "online", 3500],
    ["payment", "online", 7000],
  ]);
  const made = [...stripe.refunds.values()].filter((refund) => refund.payment_intent === paymentIntent);
  expect(made).toMatchObject([{ amount: 3500, metadata: { bookingId: String(booking.id) } }]);
});

test("a dispute is recorded on its payment, and a lost one is one refund, in whatever order the notices arrive", async () => {
  const { booking, paymentIntent: intent } = await bookPaid();
  const entries = async () =>
    (await ledger(booking)).map(({ kind, amount, disputeStatus }) => [kind, amount, disputeStatus]);
  const dispute = { id: `du_${intent}`, status: "needs_response" };
  expect((await deliver(stripe.dispute(intent, dispute))).status).toBe(200);
  expect(await entries()).toEqual([["payment", 7000, "needs_response"]]);
  const alerts = async () => (await admin.get<{ alerts: { kind: string }[] }>("/api/alerts")).body.alerts;
  expect((await alerts()).map(({ kind }) => kind)).toContain("paymentsDisputed");
  const lost = stripe.dispute(intent, { ...dispute, status: "lost" });
  await Promise.all(
    [lost, lost, stripe.dispute(intent, { ...dispute, status: "under_review" })].map(deliver),
  );
  await deliver(stripe.dispute(intent, dispute));
  expect(await entries()).toEqual([
    ["refund", 7000, null],
    ["payment", 7000, "lost"],
  ]);
  expect(await seen(booking)).toMatchObject({ paidAmount: 0, dueAmount: 7000 });
  const [refund] = await ledger(booking);
  const reversal = await admin.post<ErrorBody>(`/api/payments/${refund?.id}/reversal`, { reason: "Prova" });
  expect([reversal.status, reversal.body.code]).toEqual([409, "NOT_CHANGEABLE"]);
});

test("a dispute that is won, or that concerns a payment elsewhere, does not change the ledger", async () => {
  const { booking, paymentIntent: intent } = await bookPaid();
  const dispute = { id: `du_${intent}`, status: "won" };
  // The end arrives before the beginning.
  await deliver(stripe.dispute(intent, dispute));
  await deliver(stripe.dispute(intent, { ...dispute, status: "needs_response" }));
  expect(await ledger(booking)).toMatchObject([{ kind: "payment", disputeStatus: "won" }]);
  expect((await deliver(stripe.dispute("pi_of_somebody_else", dispute))).status).toBe(200);
  const broken = stripe.signed(
    JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "charge.dispute.created",
      data: { object: { id: "du_1" } },
    }),
  );
  expect((await deliver(broken)).status).toBe(400);
});

test("Stripe's notices about foreign refunds change nothing", async () => {
  for (const object of [{ id: "re_of_somebody_else", status: "failed" }, { id: 7 }, {}]) {
    const { status } = await deliver(
      stripe.signed(JSON.stringify({ type: "refund.failed", data: { object } })),
    );
    expect(status).toBe("id" in object && typeof object.id === "string" ? 200 : 400);
  }
});

test("an online payment entered manually causes no refund at Stripe", async () => {
  const booking = await book();
  await admin.post("/api/payments", {
    kind: "payment",
    method: "online",
    bookingId: booking.id,
    amount: 7000,
  });
  const before = stripe.refunds.size;
  await cancel(booking);
  // By the time a later cancellation is refunded, this one would have been, too.
  const later = await cancelPaid();
  await refunded(later.booking);
  expect([stripe.refunds.size, (await seen(booking)).refundDue]).toEqual([before + 1, 7000]);
});

test("amounts below 0,50 € cannot be paid by card, and a permanent rejection by Stripe is not reported as an outage", async () => {
  const cheap = await newSpace(admin, { pricePerDay: "0,49" });
  const small = await customer.post<{ booking: Booking }>(
    "/api/bookings",
    bookingBody(cheap.id, inDays(day++)),
  );
  const began = await begin(small.body.booking);
  expect([began.status, began.body.code]).toEqual([409, "NOTHING_DUE"]);
  expect(began.body.message).toContain("meno di 0,50");
  const booking = await book();
  stripe.refuseNextCheckout("amount_too_small");
  expect((await begin(booking)).body.message).toContain("meno di 0,50");
  stripe.refuseNextCheckout("parameter_invalid_integer");
  const refused = await begin(booking);
  expect([refused.status, refused.body.message]).toEqual([404, "Il pagamento con carta non è disponibile."]);
  expect((await begin(booking)).status).toBe(200);
});

test("an outage error states until when a prepayment must be paid in another way", async () => {
  const held = await newSpace(admin, { prepayPercent: 30 });
  const { body } = await customer.post<{ booking: Booking }>(
    "/api/bookings",
    bookingBody(held.id, inDays(day++)),
  );
  stripe.failNext(5);
  const { status, body: answer } = await begin(body.booking);
  stripe.failNext(0);
  expect(status).toBe(503);
  expect(answer.message).toMatch(/in un altro modo entro .+ la prenotazione decade/);
});

test("if Stripe is unreachable, the booking stands and the response says so", async () => {
  const booking = await book();
  stripe.failNext(5);
  const { status, body } = await begin(booking);
  stripe.failNext(0);
  expect([status, body.code]).toEqual([503, "UNAVAILABLE"]);
  expect((await seen(booking)).status).toBe("confirmed");
  expect((await admin.post(`/api/bookings/${booking.id}/checkout`, {})).status).toBe(403);
});
