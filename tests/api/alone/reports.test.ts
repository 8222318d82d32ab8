import fc from "fast-check";
import type { OpenBalance, Payment, Revenue } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay } from "../../helpers/money";
import { newCustomer } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
import { DEFAULT_PAYMENT_METHODS } from "../../helpers/ways-to-pay";

/** Reports add up the whole ledger, so no other test may write to it concurrently. */

interface Thing {
  ids: { bookingId?: number; courseBookingId?: number; registrationId?: number };
  room: string | null;
}

const things: Thing[] = [];

beforeAll(async () => {
  const { client, user } = await newCustomer();
  const rooms = [await newSpace(admin), await newSpace(admin)];
  for (const [index, { id }] of rooms.entries()) {
    const booking = await bookAs(client, id, inDays(20 + index), { email: user.email });
    things.push({ ids: { bookingId: booking.id }, room: String(id) });
  }
  for (const spaceId of [null, rooms[0]?.id ?? null]) {
    const event = await newEvent(admin, { price: "500", spaceId });
    const registration = await registerFor(event);
    const room = spaceId === null ? null : String(spaceId);
    things.push({ ids: { registrationId: registration.id }, room });
  }
  const course = await newCourse(admin, { startDate: inDays(5), price: "900" });
  const courseBooking = await bookCourse(course, { startDate: inDays(6) });
  things.push({ ids: { courseBookingId: courseBooking.id }, room: null });
});

type Step =
  | {
      do: "write";
      kind: "payment" | "refund";
      method: string;
      thing: number;
      amount: number;
      daysAgo: number;
    }
  | { do: "reverse"; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("write" as const),
      kind: fc.constantFrom("payment" as const, "payment" as const, "refund" as const),
      method: fc.constantFrom(...DEFAULT_PAYMENT_METHODS.map(({ key }) => key)),
      thing: fc.nat(4),
      amount: fc.integer({ min: 1, max: 3333 }),
      daysAgo: fc.nat(400),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reverse" as const), which: fc.nat() }) },
);

/** The whole ledger, page by page. */
async function ledger(): Promise<Payment[]> {
  const all: Payment[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await admin.get<Payment[]>(`/api/payments?page=${page}&pageSize=500`);
    all.push(...body);
    if (body.length < 500) return all;
  }
}

async function run(one: Step): Promise<void> {
  if (one.do === "write") {
    const { do: _do, thing, daysAgo, ...entry } = one;
    const { status } = await admin.post("/api/payments", {
      ...entry,
      ...things[thing]?.ids,
      date: inDays(-daysAgo),
    });
    // A refund of more than was paid is rejected and must not appear in any report.
    expect([201, 409]).toContain(status);
    return;
  }
  const entries = await ledger();
  const chosen = entries[one.which % entries.length];
  // Nothing has been paid yet.
  if (chosen === undefined) return;
  const { status } = await admin.post(`/api/payments/${chosen.id}/reversal`, { reason: "Prova" });
  // A payment is reversed at most once, and not after it has been refunded.
  expect([201, 409]).toContain(status);
}

const roomOf = (payment: Payment) =>
  things.find(
    ({ ids }) =>
      (ids.bookingId ?? null) === payment.bookingId &&
      (ids.courseBookingId ?? null) === payment.courseBookingId &&
      (ids.registrationId ?? null) === payment.registrationId,
  )?.room;

const KEYS = {
  month: ({ date }: Payment) => date.slice(0, 7),
  method: ({ method }: Payment) => method,
  kind: ({ bookingId, courseBookingId, feeId, passId }: Payment) => {
    if (bookingId !== null) return "booking";
    if (courseBookingId !== null) return "course";
    if (feeId !== null) return "fee";
    return passId !== null ? "pass" : "event";
  },
  space: roomOf,
} as const;

function sumsOf(entries: readonly Earned[]) {
  const of = (isRefund: boolean) =>
    entries.filter((one) => one.isRefund === isRefund).reduce((sum, { amount }) => sum + amount, 0);
  const [received, refunded] = [of(false), of(true)];
  return { received, refunded, net: received - refunded };
}

interface Earned extends Payment {
  isRefund: boolean;
}

/**
 * The entries that an income report counts: of deposits only what was retained, and the reversal of a retention, which
 * gives it back.
 */
function earnedOf(all: readonly Payment[]): Earned[] {
  const retained = new Set(all.filter(({ kind }) => kind === "deposit-retention").map(({ id }) => id));
  return all.flatMap((one) => {
    const isGivenBack = one.reversalOf !== null && retained.has(one.reversalOf);
    if (!isGivenBack && (one.kind === "deposit" || one.kind === "deposit-return")) return [];
    return [{ ...one, isRefund: isGivenBack || one.kind === "refund" }];
  });
}

test("every report equals the ledger to the cent after random entries and reversals, for any period", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.nat(400),
      fc.nat(60),
      async (steps, back, length) => {
        for (const one of steps) await run(one);
        const [from, to] = [inDays(-back), inDays(Math.min(0, length - back))];
        for (const [query, inRange] of [
          ["", () => true],
          [`from=${from}&to=${to}&`, ({ date }: Payment) => date >= from && date <= to],
        ] as const) {
          const entries = earnedOf(await ledger()).filter(inRange);
          for (const [groupBy, keyOf] of Object.entries(KEYS)) {
            const { body } = await admin.get<Revenue>(`/api/reports/revenue?${query}groupBy=${groupBy}`);
            expect(body.total).toEqual(sumsOf(entries));
            for (const { key, received, refunded, net } of body.rows) {
              // The report includes rooms of other tests, whose payments are not known here.
              if (groupBy === "space" && !things.some(({ room }) => room !== null && room === key)) continue;
              expect([groupBy, key, { received, refunded, net }]).toEqual([
                groupBy,
                key,
                sumsOf(entries.filter((entry) => keyOf(entry) === key)),
              ]);
            }
            expect(sumsOf(entries)).toEqual(
              body.rows.reduce(
                (sum, row) => ({
                  received: sum.received + row.received,
                  refunded: sum.refunded + row.refunded,
                  net: sum.net + row.net,
                }),
                { received: 0, refunded: 0, net: 0 },
              ),
            );
          }
        }
      },
    ),
    { numRuns: 5 },
  );
});

test("open balances are listed by side and page, with their total number", async () => {
  const paidAndCanceled = async () => {
    const { client, user } = await newCustomer();
    const booking = await bookAs(client, (await newSpace(admin)).id, inDays(30), { email: user.email });
    await pay(admin, { bookingId: booking.id, amount: 7000 });
    await client.put(`/api/bookings/${booking.id}`, { status: "canceled" });
    return booking;
  };
  const booking = await paidAndCanceled();
  await paidAndCanceled();
  const page = async (query: string) => {
    const { body, headers } = await admin.get<OpenBalance[]>(`/api/reports/open?${query}`);
    return { body, total: Number(headers.get("x-total-count")) };
  };
  const keys = ({ body }: { body: OpenBalance[] }) => body.map(({ kind, id }) => `${kind}-${id}`);
  const [first, second] = [await page("side=refund&pageSize=1"), await page("side=refund&page=2&pageSize=1")];
  expect([first.body.length, second.body.length]).toEqual([1, 1]);
  expect(keys(first)).not.toEqual(keys(second));
  const refunds = await page("side=refund&pageSize=500");
  expect(refunds.total).toBe(refunds.body.length);
  expect(keys(refunds)).toContain(`booking-${booking.id}`);
  expect(refunds.body.every(({ refundDue, depositReturnDue }) => refundDue + depositReturnDue > 0)).toBe(
    true,
  );
  const due = await page("side=due&pageSize=500");
  expect(due.body.length).toBeGreaterThan(0);
  expect(due.body.every(({ dueAmount }) => dueAmount > 0)).toBe(true);
  expect(keys(due)).not.toContain(`booking-${booking.id}`);
  // A canceled booking can owe money while its deposit is still to be returned.
  const onBothSides = refunds.body.filter(({ dueAmount }) => dueAmount > 0);
  expect((await page("")).total).toBe(refunds.total + due.total - onBothSides.length);
});

// TRUNCATE locks every table that refers to the ledger, so concurrent writers would deadlock.
test("the ledger cannot be truncated", async () => {
  await expect(sql("TRUNCATE payments CASCADE")).rejects.toThrow(/append-only/);
});
