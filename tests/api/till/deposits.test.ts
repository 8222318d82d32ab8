import type { Booking } from "@/lib/schemas/booking/booking";
import type { Overview } from "@/lib/schemas/panel/overview";
import type { Space } from "@/lib/schemas/space/space";
import type { OpenBalance, Payment, Revenue } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import { type ApiClient, type ErrorBody, invalid, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay } from "../../helpers/money";
import { waitForMail } from "../../helpers/outbox";
import { newCustomer, type TestUser } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";

/** Security deposits, held until the end of a booking, separately from its price. */

let customer: ApiClient;
let user: TestUser;
let space: Space;
beforeAll(async () => {
  space = await newSpace(admin, { securityDeposit: 10_000 });
});
let day = 40;
beforeEach(async () => {
  ({ client: customer, user } = await newCustomer());
});

const book = () => bookAs(customer, space.id, inDays(day++), { email: user.email });
const seen = async ({ id }: Booking) => (await customer.get<Booking>(`/api/bookings/${id}`)).body;
const take = (booking: Booking, amount: number, method = "cash") =>
  pay(admin, { kind: "deposit", bookingId: booking.id, amount, method });
const enter = (booking: Booking, kind: string, amount: number) =>
  admin.post<Payment & ErrorBody>("/api/payments", { kind, method: "cash", amount, bookingId: booking.id });
const retain = (booking: Booking, amount: number, client = admin) =>
  client.post<Booking & ErrorBody & { sent: boolean }>(`/api/bookings/${booking.id}/deposit-retention`, {
    ...{ amount, reason: "Uno specchio rotto" },
  });
const reverse = ({ id }: Payment) =>
  admin.post<Payment & ErrorBody>(`/api/payments/${id}/reversal`, { reason: "Errore" });
const openOf = async (q: string) =>
  (await admin.get<OpenBalance[]>(`/api/reports/open?side=refund&q=${encodeURIComponent(q)}`)).body;

/** Moves the booking into the past. */
const letEnd = ({ id }: Booking) =>
  sql(
    `UPDATE bookings SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
    [id],
  );

const revenueOf = async () => {
  const today = inDays(0);
  const { body } = await admin.get<Revenue>(`/api/reports/revenue?from=${today}&to=${today}&groupBy=space`);
  return body.rows.find(({ label }) => label === space.name) ?? { received: 0, refunded: 0, net: 0 };
};

test("a deposit is held separately from the price, and is not part of what is paid, due or earned", async () => {
  const booking = await book();
  expect(booking).toMatchObject({ totalAmount: 7000, depositAmount: 10_000, depositHeld: 0 });
  const before = await revenueOf();
  const payment = await take(booking, 10_000);
  expect(payment).toMatchObject({ kind: "deposit", bookingId: booking.id, amount: 10_000 });
  expect(await seen(booking)).toMatchObject({ depositHeld: 10_000, paidAmount: 0, dueAmount: 7000 });
  expect(await revenueOf()).toEqual(before);
  const receipt = await admin.post<ErrorBody>("/api/receipts", { paymentIds: [payment.id] });
  expect(receipt.body.code).toBe("IN_USE");
});

test("a deposit is never taken, returned or retained beyond its limits, and is for bookings only", async () => {
  const booking = await book();
  expect(refusal(await enter(booking, "deposit", 10_001))).toEqual([409, "AMOUNT_TOO_HIGH"]);
  expect(refusal(await enter(booking, "deposit-return", 1))).toEqual([409, "AMOUNT_TOO_HIGH"]);
  expect(refusal(await retain(booking, 1))).toEqual([409, "AMOUNT_TOO_HIGH"]);
  await take(booking, 6000);
  expect(refusal(await enter(booking, "deposit", 4001))).toEqual([409, "AMOUNT_TOO_HIGH"]);
  expect(refusal(await enter(booking, "deposit-return", 6001))).toEqual([409, "AMOUNT_TOO_HIGH"]);
  expect((await enter(booking, "deposit-retention", 100)).status).toBe(400);
  expect((await enter(booking, "deposit-return", 2000)).status).toBe(201);
  expect(await seen(booking)).toMatchObject({ depositHeld: 4000 });
  expect(
    invalid(
      await admin.post<ErrorBody>("/api/payments", {
        ...{ kind: "deposit", method: "cash", amount: 100, courseBookingId: 1 },
      }),
    ),
  ).toEqual([400, ["bookingId"]]);
});

test("the retained part becomes income of that day, and the customer is notified of the reason", async () => {
  const booking = await book();
  await take(booking, 10_000, "transfer");
  const before = await revenueOf();
  const kept = await retain(booking, 3000);
  expect(kept.status).toBe(200);
  expect(kept.body).toMatchObject({ depositHeld: 7000, paidAmount: 0, sent: true });
  const mail = await waitForMail(user.email, "depositRetained");
  expect(mail.text).toContain("Uno specchio rotto");
  expect((await revenueOf()).received).toBe(before.received + 3000);
  const ledger = await admin.get<Payment[]>(`/api/payments?bookingId=${booking.id}&kind=deposit-retention`);
  expect(ledger.body).toMatchObject([
    {
      kind: "deposit-retention",
      amount: 3000,
      method: "transfer",
      date: inDays(0),
      note: "Uno specchio rotto",
    },
  ]);
  const [retention] = ledger.body;
  if (!retention) throw new Error("There is no retention");
  const counter = await reverse(retention);
  expect(counter.body).toMatchObject({ kind: "deposit", reversalOf: retention.id });
  expect(await seen(booking)).toMatchObject({ depositHeld: 10_000 });
  expect((await revenueOf()).net).toBe(before.net);
});

test("entries of deposits are reversed like payments", async () => {
  const booking = await book();
  const taken = await take(booking, 10_000);
  const back = (await enter(booking, "deposit-return", 4000)).body;
  expect((await reverse(taken)).body.code).toBe("AMOUNT_TOO_HIGH");
  expect((await reverse(back)).body).toMatchObject({ kind: "deposit", reversalOf: back.id });
  expect((await reverse(taken)).body).toMatchObject({ kind: "deposit-return", reversalOf: taken.id });
  expect((await reverse(taken)).body.code).toBe("DUPLICATE");
  expect(await seen(booking)).toMatchObject({ depositHeld: 0 });
  expect((await enter(booking, "deposit", 10_000)).status).toBe(201);
});

test("parallel returns never exceed what was paid in, and the database rejects more by SQL", async () => {
  const booking = await book();
  await take(booking, 10_000);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? enter(booking, "deposit-return", 3000) : retain(booking, 3000),
    ),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
  expect(await seen(booking)).toMatchObject({ depositHeld: 1000 });
  const byHand = sql(
    `INSERT INTO payments (kind, method, amount, date, charge_id)
     SELECT 'deposit-return', 'cash', 1001, now(), charge_id FROM bookings WHERE id = $1`,
    [booking.id],
  );
  await expect(byHand).rejects.toThrow("holds less of a deposit");
});

test("after the end a deposit is listed in Oggi and in the till until it is returned", async () => {
  const booking = await book();
  await take(booking, 10_000);
  expect(await openOf(user.email)).toEqual([]);
  await letEnd(booking);
  expect(await openOf(user.email)).toMatchObject([
    { kind: "booking", id: booking.id, depositHeld: 10_000, depositReturnDue: 10_000, refundDue: 0 },
  ]);
  const listed = async () => {
    const { body } = await admin.get<Overview>("/api/overview");
    return body.depositsToReturn.find(({ id }) => id === booking.id);
  };
  expect(await listed()).toMatchObject({ depositHeld: 10_000 });
  await enter(booking, "deposit-return", 10_000);
  expect(await openOf(user.email)).toEqual([]);
  expect(await listed()).toBeUndefined();
});

test("after a cancellation the refund and the deposit are paid out together", async () => {
  const booking = await book();
  await take(booking, 10_000, "transfer");
  await pay(admin, { bookingId: booking.id, amount: 7000, method: "transfer" });
  await customer.put(`/api/bookings/${booking.id}`, { status: "canceled" });
  expect(await seen(booking)).toMatchObject({ refundDue: 7000, depositHeld: 10_000 });
  expect((await enter(booking, "deposit", 1)).body.code).toBe("AMOUNT_TOO_HIGH");
  const account = await customer.get(`/api/refunds/booking/${booking.id}`);
  expect(account.body).toMatchObject({ refundDue: 7000, depositReturnDue: 10_000, byTransfer: 17_000 });
  const iban = "IT60X0542811101000000123456";
  await customer.put(`/api/refunds/booking/${booking.id}`, { iban });
  const together = (amount: number) =>
    admin.post<{ payments: Payment[] } & ErrorBody>(`/api/bookings/${booking.id}/repayment`, {
      ...{ method: "transfer", amount },
    });
  expect((await together(7000)).body.code).toBe("AMOUNT_TOO_HIGH");
  const done = await together(17_000);
  expect(done.status).toBe(201);
  expect(done.body.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["refund", 7000],
    ["deposit-return", 10_000],
  ]);
  expect(await seen(booking)).toMatchObject({ refundDue: 0, depositHeld: 0 });
  expect((await together(17_000)).body.code).toBe("NOTHING_DUE");
  const [row] = await sql<{ iban: string | null }>(
    "SELECT refund_iban AS iban FROM charges WHERE id = (SELECT charge_id FROM bookings WHERE id = $1)",
    [booking.id],
  );
  expect(row?.iban).toBeNull();
});

test("a move to another room applies that room's deposit, and the excess is to be returned", async () => {
  const cheap = await newSpace(admin, { securityDeposit: 2000 });
  const booking = await book();
  await take(booking, 10_000);
  await admin.put(`/api/spaces/${space.id}`, { securityDeposit: 12_000 });
  const stays = await customer.post<Booking>(`/api/bookings/${booking.id}/move`, {
    ...{ startDate: inDays(day++), isFullDay: true },
  });
  expect(stays.body.depositAmount).toBe(10_000);
  const moved = await customer.post<Booking>(`/api/bookings/${booking.id}/move`, {
    ...{ startDate: inDays(day++), isFullDay: true, spaceId: cheap.id },
  });
  expect(moved.body).toMatchObject({ depositAmount: 2000, depositHeld: 10_000 });
  expect(await openOf(user.email)).toMatchObject([{ id: booking.id, depositReturnDue: 8000 }]);
});
