import { setTimeout as sleep } from "node:timers/promises";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import type { Payment } from "@/lib/schemas/till/payment";
import { ApiClient, type ErrorBody } from "../helpers/api";
import { sql } from "../helpers/database";
import { inDays } from "../helpers/days";
import { mailsTo, waitForMail } from "../helpers/outbox";
import { registrationBody } from "../helpers/people";
import { bookingBody, newSpace } from "../helpers/spaces";
import { type StripeStandIn, stripeStandIn, WEBHOOK_SECRET } from "../helpers/stripe-stand-in";
import { adminOf, startTestSite } from "../helpers/test-site";

/**
 * Prepayment by card on a site where an hour of the time to pay lasts a fifth of a second. Most deadlines are moved to
 * the past.
 */

const HOUR_SECONDS = 0.2;
/** The time to pay of 48 hours. */
const TIME_TO_PAY_MS = 48 * HOUR_SECONDS * 1000;
/** The time within which an unpaid booking must be canceled. */
const LAPSES_WITHIN_MS = 60_000;
const PREPAYMENT = 2100;

let site: Awaited<ReturnType<typeof startTestSite>>;
let stripe: StripeStandIn;
let base: string;
let admin: ApiClient;
let customer: ApiClient;
let email: string;
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
      PREPAY_HOUR_SECONDS: String(HOUR_SECONDS),
    },
  });
  Object.assign(process.env, site.testEnv);
  base = site.addresses[0] ?? "";
  admin = (await adminOf(base)).client;
  space = await newSpace(admin, { prepayPercent: 30 });
});
afterAll(async () => {
  await site.stop();
  await stripe.close();
});

/** Each test has its own customer with separate e-mails. */
beforeEach(async () => {
  const body = registrationBody();
  email = String(body.email);
  const answer = await new ApiClient({ base }).post<{ authToken: string }>("/api/auth/register", body);
  customer = new ApiClient({ token: answer.body.authToken, base });
});

const book = (on: string) =>
  customer.post<{ booking: Booking } & ErrorBody>("/api/bookings", bookingBody(space.id, on, { email }));
const booked = async () => (await book(inDays(day++))).body.booking;
const seen = async ({ id }: Booking) => (await admin.get<Booking>(`/api/bookings/${id}`)).body;
const sessionOf = async ({ id }: Booking) => {
  const { body } = await customer.post<{ url: string }>(`/api/bookings/${id}/checkout`, {});
  return body.url.split("/").at(-1) ?? "";
};
const asked = async (booking: Booking) => stripe.sessions.get(await sessionOf(booking))?.amount_total;
const deliver = async ({ body, signature }: { body: string; signature: string }) => {
  const { status } = await new ApiClient({ base }).send("POST", "/api/webhooks/stripe", {
    raw: body,
    headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
  });
  expect(status).toBe(200);
};
/** Checkout completed at Stripe before the bank has paid. */
const undecided = (session: string) => stripe.notice(session, { session: { payment_status: "unpaid" } });
const decided = (session: string, became: "succeeded" | "failed") =>
  stripe.notice(session, {
    type: `checkout.session.async_payment_${became}`,
    session: { payment_status: became === "failed" ? "unpaid" : "paid" },
  });
const ledger = async ({ id }: Booking) => (await admin.get<Payment[]>(`/api/payments?bookingId=${id}`)).body;

const payByOf = ({ payBy }: Booking) => Date.parse(payBy ?? "");

async function untilCanceled(booking: Booking): Promise<Booking> {
  const deadline = Math.max(payByOf(booking), Date.now()) + LAPSES_WITHIN_MS;
  for (;;) {
    const now = await seen(booking);
    if (now.status === "canceled") return now;
    if (Date.now() > deadline) throw new Error("The booking was not canceled within a minute");
    await sleep(100);
  }
}

/** Moves the deadline the given seconds into the past. */
const endTimeToPay = ({ id }: Booking, seconds: number) =>
  sql(
    `UPDATE charges SET pay_by = now() - make_interval(secs => $2)
     WHERE id = (SELECT charge_id FROM bookings WHERE id = $1)`,
    [id, seconds],
  );

async function lapsed(booking: Booking): Promise<Booking> {
  await endTimeToPay(booking, 1);
  return untilCanceled(booking);
}

/** Ends the time to pay and waits until the job has run: it cancels an unpaid booking with a later deadline. */
async function passDeadline(booking: Booking): Promise<void> {
  const unpaid = await booked();
  await endTimeToPay(booking, 2);
  await lapsed(unpaid);
}

test("a prepayment uses the configured length of an hour: one reminder halfway, cancellation at the end and not before", async () => {
  const before = Date.now();
  const booking = await booked();
  expect(booking).toMatchObject({ status: "pending", prepayAmount: PREPAYMENT });
  expect(payByOf(booking)).toBeGreaterThanOrEqual(before + TIME_TO_PAY_MS);
  expect(payByOf(booking)).toBeLessThanOrEqual(Date.now() + TIME_TO_PAY_MS);
  const after = await untilCanceled(booking);
  expect(after).toMatchObject({ canceledBy: "centre", dueAmount: 0, refundDue: 0 });
  expect(Date.parse(after.canceledAt ?? "")).toBeGreaterThanOrEqual(payByOf(booking));
  await waitForMail(email, "prepaymentLapsed");
  expect(await mailsTo(email, "prepaymentReminder")).toHaveLength(1);
});

test("a checkout requests the prepayment, its event confirms the booking, and the next checkout requests the rest", async () => {
  const booking = await booked();
  const session = await sessionOf(booking);
  expect(stripe.sessions.get(session)).toMatchObject({ amount_total: PREPAYMENT });
  await Promise.all([deliver(stripe.notice(session)), deliver(stripe.notice(session))]);
  expect(await seen(booking)).toMatchObject({
    ...{ status: "confirmed", payBy: null, paidAmount: PREPAYMENT, dueAmount: 7000 - PREPAYMENT },
  });
  expect(await asked(booking)).toBe(7000 - PREPAYMENT);
  await waitForMail(email, "prepaid");
  await passDeadline(booking);
  expect((await seen(booking)).status).toBe("confirmed");
  expect(await mailsTo(email, "prepaid")).toHaveLength(1);
});

test("a booking with a completed but unpaid checkout does not lapse before the bank's decision, and is confirmed once it pays", async () => {
  const booking = await booked();
  const session = await sessionOf(booking);
  await deliver(undecided(session));
  await passDeadline(booking);
  expect(await seen(booking)).toMatchObject({ status: "pending", paidAmount: 0 });
  await deliver(decided(session, "succeeded"));
  // A delayed notice no longer defers anything.
  await deliver(undecided(session));
  expect(await seen(booking)).toMatchObject({ status: "confirmed", paidAmount: PREPAYMENT });
  expect(await ledger(booking)).toMatchObject([{ kind: "payment", method: "online", amount: PREPAYMENT }]);
});

test("a booking lapses if the bank does not pay, in whatever order the notices arrive", async () => {
  const [inOrder, reversed] = [await booked(), await booked()];
  const sessions = [await sessionOf(inOrder), await sessionOf(reversed)] as const;
  await deliver(undecided(sessions[0]));
  await deliver(decided(sessions[1], "failed"));
  await deliver(undecided(sessions[1]));
  await passDeadline(reversed);
  expect((await seen(inOrder)).status).toBe("pending");
  await lapsed(reversed);
  await deliver(decided(sessions[0], "failed"));
  await lapsed(inOrder);
  expect(await ledger(inOrder)).toEqual([]);
});

test("a checkout known only to Stripe also defers the lapse and decides it", async () => {
  const booking = await booked();
  // Simulates a process that ended between Stripe's response and storing the session.
  const metadata = { bookingId: String(booking.id), site: new URL(base).origin };
  const unknown = (type: string, id: string) =>
    stripe.notice(id, { type, session: { metadata, payment_status: "unpaid" } });
  await deliver(unknown("checkout.session.async_payment_failed", "cs_test_unknown_failed"));
  await deliver(unknown("checkout.session.completed", "cs_test_unknown_failed"));
  await lapsed(booking);

  const deferred = await booked();
  metadata.bookingId = String(deferred.id);
  await deliver(unknown("checkout.session.completed", "cs_test_unknown"));
  await passDeadline(deferred);
  expect((await seen(deferred)).status).toBe("pending");
});

test("an online payment after the lapse is due for refund, and the time stays free", async () => {
  const on = inDays(day++);
  const { booking } = (await book(on)).body;
  const session = await sessionOf(booking);
  await lapsed(booking);
  await deliver(stripe.notice(session));
  expect(await seen(booking)).toMatchObject({
    ...{ status: "canceled", paidAmount: PREPAYMENT, dueAmount: 0, refundDue: PREPAYMENT },
  });
  expect(await mailsTo(email, "prepaid")).toEqual([]);
  expect((await book(on)).status).toBe(201);
});
