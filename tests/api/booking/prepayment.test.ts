import type { Booking } from "@/lib/schemas/booking/booking";
import type { SeriesCreated, SeriesQuote } from "@/lib/schemas/booking/series";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import type { ApiClient, ErrorBody } from "../../helpers/api";
import { refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay } from "../../helpers/money";
import { mailsTo, waitForMail, waitUntilMailsAreSent } from "../../helpers/outbox";
import { newCustomer, type TestUser } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace } from "../../helpers/spaces";
import { entryOf, eventually, spaceWait, waiting } from "../../helpers/waiting-list";

/** Bookings that are held until a part of their price is paid. */

const HOUR_MS = 3_600_000;
const AHEAD = inDays(40);

let customer: ApiClient;
let user: TestUser;
beforeEach(async () => {
  ({ client: customer, user } = await newCustomer());
});

const room = (overrides: Record<string, unknown> = {}) =>
  newSpace(admin, { prepayPercent: 30, ...overrides });
const book = (space: Space, overrides: Record<string, unknown> = {}, day = AHEAD) =>
  bookAs(customer, space.id, day, { email: user.email, ...overrides });
const seen = async ({ id }: Booking) => (await admin.get<Booking>(`/api/bookings/${id}`)).body;

/** Replaces non-breaking spaces with plain ones. */
const plain = (text = "") => text.replaceAll("\u00a0", " ");

/** Moves the payment deadline into the past. */
const letLapse = ({ id }: Booking) =>
  sql(
    "UPDATE charges SET pay_by = now() - interval '1 second' WHERE id = (SELECT charge_id FROM bookings WHERE id = $1)",
    [id],
  );

const untilLapsed = (booking: Booking) =>
  eventually(async () => (await seen(booking)).status === "canceled", "the booking lapses");

/** Waits until the job has run, by letting it cancel another unpaid booking. */
async function untilJobHasLooked(): Promise<void> {
  const unpaid = await book(await room());
  await letLapse(unpaid);
  await untilLapsed(unpaid);
}

const change = (booking: Booking, body: Record<string, unknown>) =>
  admin.put<Booking & ErrorBody>(`/api/bookings/${booking.id}`, body);

const move = (booking: Booking, period: Record<string, unknown>) =>
  customer.post<Booking & ErrorBody>(`/api/bookings/${booking.id}/move`, period);

test("a customer's booking holds its time until its prepayment, which confirms it with one mail", async () => {
  const space = await room();
  const before = Date.now();
  const quote = await customer.get<SpaceQuote>(
    `/api/spaces/${space.id}/quote?startDate=${AHEAD}&isFullDay=true`,
  );
  expect(quote.body).toMatchObject({ totalAmount: 7000, prepayAmount: 2100 });
  const booking = await book(space);
  expect(booking).toMatchObject({ status: "pending", prepayAmount: 2100, dueAmount: 7000 });
  const payBy = Date.parse(booking.payBy ?? "");
  expect(payBy - before).toBeGreaterThanOrEqual(48 * HOUR_MS);
  expect(payBy - Date.now()).toBeLessThanOrEqual(48 * HOUR_MS);
  const asked = await waitForMail(user.email, "prepaymentAsked");
  expect(plain(asked.text)).toMatch(/Paga 21,00 € entro .+ all['e].+ o la sala torna libera\./);

  const other = await newCustomer();
  const taken = await other.client.post<ErrorBody>("/api/bookings", bookingBody(space.id, AHEAD));
  expect(taken.body.code).toBe("SLOT_TAKEN");

  await pay(admin, { bookingId: booking.id, amount: 2000 });
  expect(await seen(booking)).toMatchObject({ status: "pending", paidAmount: 2000 });
  await pay(admin, { bookingId: booking.id, amount: 100 });
  expect(await seen(booking)).toMatchObject({ status: "confirmed", payBy: null, dueAmount: 4900 });
  await waitForMail(user.email, "prepaid");
  await pay(admin, { bookingId: booking.id, amount: 4900 });
  expect(await mailsTo(user.email, "prepaid")).toHaveLength(1);
});

test("no prepayment applies to bookings by the panel, a total of 0 or a price on request", async () => {
  const space = await room();
  const ofPanel = await bookAs(admin, space.id, AHEAD);
  expect(ofPanel).toMatchObject({ status: "confirmed", prepayAmount: 0, payBy: null });
  const quoteOfPanel = await admin.get<SpaceQuote>(
    `/api/spaces/${space.id}/quote?startDate=${inDays(41)}&isFullDay=true`,
  );
  expect(quoteOfPanel.body).toMatchObject({ prepayAmount: 0, payBy: null });
  const free = await room({ pricePerDay: "0", pricePerHour: "0" });
  expect(await book(free)).toMatchObject({ status: "confirmed", prepayAmount: 0, payBy: null });
  const onRequest = await room({ pricePerDay: "su richiesta", pricePerHour: "su richiesta" });
  expect(await book(onRequest)).toMatchObject({ status: "pending", prepayAmount: 0, payBy: null });
});

test("the deadline is never after the start, and its hours come from the settings", async () => {
  const space = await room();
  const booking = await book(space, MORNING, inDays(1));
  expect(booking.payBy).toBe(booking.startsAt);
  expect((await admin.get<{ prepayHours: number }>("/api/settings")).body.prepayHours).toBe(48);
});

test("an unpaid booking is canceled at the deadline, and its time is offered to the waiting list", async () => {
  const space = await room();
  const booking = await book(space);
  await pay(admin, { bookingId: booking.id, amount: 500 });
  const waiter = await newCustomer();
  const entry = await waiting(waiter.client, spaceWait(space.id, AHEAD, waiter.user.email));
  await letLapse(booking);
  await eventually(async () => (await seen(booking)).status === "canceled", "the booking lapses");
  expect(await seen(booking)).toMatchObject({ canceledBy: "centre", dueAmount: 0, refundDue: 500 });
  expect((await waitForMail(user.email, "prepaymentLapsed")).text).toContain("non è arrivato in tempo");
  await eventually(async () => (await entryOf(admin, entry)).status === "offered", "the time is offered on");
  expect(
    refusal(
      await admin.post<ErrorBody>("/api/payments", {
        ...{ kind: "payment", method: "cash", amount: 2100, bookingId: booking.id },
      }),
    ),
  ).toEqual([409, "AMOUNT_TOO_HIGH"]);
});

test("a payment at the moment of the lapse leaves the booking either confirmed or canceled", async () => {
  const space = await room();
  for (let trial = 0; trial < 3; trial += 1) {
    const booking = await book(space, {}, inDays(50 + trial));
    await letLapse(booking);
    // The job runs every two seconds, before or after the payment.
    await new Promise((resolve) => setTimeout(resolve, trial * 900));
    const paid = await admin.post<ErrorBody>("/api/payments", {
      ...{ kind: "payment", method: "cash", amount: 2100, bookingId: booking.id },
    });
    await untilJobHasLooked();
    const after = await seen(booking);
    expect(after.status).toBe(paid.status === 201 ? "confirmed" : "canceled");
    expect(after.refundDue).toBe(0);
  }
});

test("one reminder is sent halfway to the deadline, and none for a paid booking", async () => {
  const space = await room();
  const booking = await book(space);
  const paid = await book(space, {}, inDays(41));
  await pay(admin, { bookingId: paid.id, amount: 2100 });
  const halfway = async ({ id }: Booking) =>
    (
      await sql<{ half: boolean }>(
        "SELECT abs(extract(epoch FROM prepay_remind_at - created_at) * 2 - extract(epoch FROM pay_by - created_at)) < 2 AS half FROM bookings b JOIN charges c ON c.id = b.charge_id WHERE b.id = $1",
        [id],
      )
    )[0]?.half;
  expect(await halfway(booking)).toBe(true);
  await sql(
    "UPDATE charges SET prepay_remind_at = now() WHERE id IN (SELECT charge_id FROM bookings WHERE id = ANY($1))",
    [[booking.id, paid.id]],
  );
  await waitForMail(user.email, "prepaymentReminder");
  await untilJobHasLooked();
  await waitUntilMailsAreSent();
  expect(await mailsTo(user.email, "prepaymentReminder")).toHaveLength(1);
});

test("the panel confirms without payment, and a customer who cancels in time or late owes nothing", async () => {
  const space = await room();
  const booking = await book(space);
  const confirmed = await change(booking, { status: "confirmed" });
  expect(confirmed.body).toMatchObject({ status: "confirmed", payBy: null });
  await untilJobHasLooked();
  expect((await seen(booking)).status).toBe("confirmed");

  const late = await book(space, MORNING, inDays(1));
  const canceled = await customer.put<Booking>(`/api/bookings/${late.id}`, { status: "canceled" });
  expect(canceled.body).toMatchObject({ refundPercent: 100, dueAmount: 0, refundDue: 0 });
});

test("a booking restored before its deadline still awaits payment, and one restored later is confirmed", async () => {
  const space = await room();
  const booking = await book(space);
  await change(booking, { status: "canceled" });
  const restored = await change(booking, { status: "confirmed" });
  expect(restored.body).toMatchObject({ status: "pending", payBy: booking.payBy, prepayAmount: 2100 });
  await letLapse(booking);
  await eventually(async () => (await seen(booking)).status === "canceled", "the booking lapses");
  expect((await change(booking, { status: "confirmed" })).body).toMatchObject({
    ...{ status: "confirmed", payBy: null },
  });
});

test("a move keeps the deadline, unless the new start is sooner, and recalculates the amount", async () => {
  const space = await room();
  const booking = await book(space, MORNING);
  expect(booking).toMatchObject({ totalAmount: 4000, prepayAmount: 1200 });
  const longer = await move(booking, { startDate: inDays(42), isFullDay: true });
  expect(longer.status).toBe(200);
  expect(longer.body).toMatchObject({ status: "pending", prepayAmount: 2100, payBy: booking.payBy });
  await pay(admin, { bookingId: booking.id, amount: 1500 });
  const shorter = await move(booking, { startDate: inDays(43), ...AFTERNOON });
  expect(shorter.body).toMatchObject({ status: "confirmed", prepayAmount: 1200, payBy: null });

  const other = await book(space, MORNING, inDays(44));
  const soon = await change(other, { startDate: inDays(1) });
  expect(soon.body).toMatchObject({ status: "pending" });
  expect(soon.body.payBy).toBe(soon.body.startsAt);
  const total = await change(other, { totalAmount: 1000 });
  expect(total.body).toMatchObject({ status: "pending", prepayAmount: 300 });
  const elsewhere = await newSpace(admin);
  const without = await change(other, { spaceId: elsewhere.id, startDate: inDays(45) });
  expect(without.body).toMatchObject({ status: "confirmed", payBy: null });
});

test("a customer who moves a confirmed booking to another room prepays there, unless that much is paid", async () => {
  const free = await newSpace(admin);
  const held = await room();
  const booking = await book(free, {}, inDays(48));
  expect(booking).toMatchObject({ status: "confirmed", payBy: null });
  const query = `startDate=${inDays(49)}&isFullDay=true&bookingId=${booking.id}`;
  const quote = await customer.get<SpaceQuote>(`/api/spaces/${held.id}/quote?${query}`);
  expect(quote.body).toMatchObject({ totalAmount: 7000, prepayAmount: 2100 });
  const to = { spaceId: held.id, startDate: inDays(49), isFullDay: true };
  const moved = await move(booking, { ...to, expectedPrepayment: 2100 });
  expect(moved.body).toMatchObject({ status: "pending", prepayAmount: 2100, dueAmount: 7000 });
  await pay(admin, { bookingId: booking.id, amount: 2100 });
  expect(await seen(booking)).toMatchObject({ status: "confirmed", payBy: null });
  const elsewhere = await room();
  const again = await move(booking, { ...to, spaceId: elsewhere.id, expectedPrepayment: 0 });
  expect(again.body).toMatchObject({ status: "confirmed", payBy: null });
});

test("a new note leaves the prepayment as it was asked for, even if the room requires another by now", async () => {
  const space = await room();
  const booking = await book(space);
  for (const prepayPercent of [100, 0]) {
    await admin.put(`/api/spaces/${space.id}`, { prepayPercent });
    const noted = await change(booking, { notes: `Chiamare al ${prepayPercent}`, totalAmount: 7000 });
    expect(noted.body).toMatchObject({ status: "pending", prepayAmount: 2100, payBy: booking.payBy });
  }
});

test("a booking made free is confirmed, and one moved to a price on request waits for its price", async () => {
  const space = await room();
  const free = await change(await book(space), { totalAmount: 0 });
  expect(free.body).toMatchObject({ status: "confirmed", prepayAmount: 0, payBy: null, totalAmount: 0 });
  const onRequest = await room({ pricePerDay: "su richiesta" });
  const moved = await change(await book(space, {}, inDays(47)), { spaceId: onRequest.id });
  expect(moved.body).toMatchObject({ status: "pending", prepayAmount: 0, payBy: null, totalAmount: 0 });
});

test("each date of a series has its own amount and deadline, but mails and payments are shared", async () => {
  const space = await room({ securityDeposit: 5000 });
  const { startDate: _first, endDate: _last, ...body } = bookingBody(space.id, AHEAD, { email: user.email });
  const dates = [1, 40, 47].map((days) => ({ startDate: inDays(days), isFullDay: true }));
  const asked = { spaceId: space.id, dates };
  const quote = await customer.post<SeriesQuote>("/api/bookings/series/quote", asked);
  expect(quote.body).toMatchObject({ prepayAmount: 6300, depositAmount: 5000 });
  const { status, body: created } = await customer.post<SeriesCreated>("/api/bookings/series", {
    ...{ ...body, dates },
  });
  expect(status).toBe(201);
  const [first, second, third] = created.bookings;
  expect(
    created.bookings.map(({ status: one, prepayAmount, depositAmount }) => [
      one,
      prepayAmount,
      depositAmount,
    ]),
  ).toEqual(created.bookings.map(() => ["pending", 2100, 5000]));
  expect(first?.payBy).toBe(first?.startsAt);
  expect(quote.body.payBy).toBe(first?.startsAt);
  expect(plain((await waitForMail(user.email, "prepaymentAsked")).text)).toContain("Paga 63,00 €");
  if (!first || !second || !third) throw new Error("The series has no three dates");
  await letLapse(first);
  await eventually(async () => (await seen(first)).status === "canceled", "the first date lapses");
  const paid = await admin.post(`/api/bookings/series/${created.series.id}/payments`, {
    ...{ method: "cash", amount: 14_000 },
  });
  expect(paid.status).toBe(201);
  expect((await seen(second)).status).toBe("confirmed");
  expect((await seen(third)).status).toBe("confirmed");
  await waitForMail(user.email, "prepaid");
  expect(await mailsTo(user.email, "prepaid")).toHaveLength(1);
});

test("a customer who accepts an offer prepays, but not if the panel accepts it for them", async () => {
  const space = await room({ securityDeposit: 5000 });
  const blocking = await bookAs(admin, space.id, AHEAD);
  const entry = await waiting(customer, spaceWait(space.id, AHEAD, user.email));
  const other = await newCustomer();
  const otherEntry = await waiting(other.client, spaceWait(space.id, AHEAD, other.user.email));
  const accept = async (client: ApiClient, { id }: { id: number }) =>
    (await client.post<{ booking: Booking }>(`/api/waiting-list/${id}/accept`, {})).body.booking;
  await change(blocking, { status: "canceled" });
  await eventually(async () => (await entryOf(admin, entry)).status === "offered", "the time is offered");
  const accepted = await accept(customer, entry);
  expect(accepted).toMatchObject({ status: "pending", prepayAmount: 2100, depositAmount: 5000 });
  await waitForMail(user.email, "prepaymentAsked");
  await letLapse(accepted);
  await eventually(async () => (await entryOf(admin, otherEntry)).status === "offered", "it is offered on");
  expect(await accept(admin, otherEntry)).toMatchObject({ status: "confirmed", payBy: null });
});

test("a move's quote shows the booking's own deposit in its room, and the room's deposit elsewhere", async () => {
  const space = await room({ securityDeposit: 5000 });
  const elsewhere = await newSpace(admin, { securityDeposit: 2000 });
  const booking = await book(space);
  await admin.put(`/api/spaces/${space.id}`, { securityDeposit: 9000 });
  const quoted = async ({ id }: Space) => {
    const query = `startDate=${inDays(42)}&isFullDay=true&bookingId=${booking.id}`;
    return (await customer.get<SpaceQuote>(`/api/spaces/${id}/quote?${query}`)).body;
  };
  expect(await quoted(space)).toMatchObject({ depositAmount: 5000, payBy: booking.payBy });
  expect(await quoted(elsewhere)).toMatchObject({ depositAmount: 2000, prepayAmount: 0 });
});

test("the desk's reminder is for the prepayment and offers no transfer that would come too late", async () => {
  const booking = await book(await room());
  await sql(
    "UPDATE charges SET pay_by = now() + interval '20 hours' WHERE id = (SELECT charge_id FROM bookings WHERE id = $1)",
    [booking.id],
  );
  const reminded = await admin.post("/api/payments/reminders", { kind: "booking", id: booking.id });
  expect(reminded.status).toBe(200);
  const { text } = await waitForMail(user.email, "paymentReminder");
  expect(plain(text)).toContain("Da pagare: 21,00 €");
  expect(text).not.toContain("IBAN");
});
