import fc from "fast-check";
import {
  amountToPay,
  balanceOf,
  isAcceptableEntry,
  type LedgerEntry,
  type Owed,
  refundByTransfer,
} from "@/lib/domain/money/balance";
import { refundOf } from "@/lib/domain/money/cancellation-policy";
import { oppositeOf } from "@/lib/domain/money/payment";

const booked = (totalAmount: number): Owed => ({ status: "confirmed", totalAmount, refundAmount: null });
const canceled = (totalAmount: number, refundAmount: number): Owed => ({
  status: "canceled",
  totalAmount,
  refundAmount,
});
const payment = (amount: number): LedgerEntry => ({ kind: "payment", amount });
const refund = (amount: number): LedgerEntry => ({ kind: "refund", amount });

test.each<[string, Owed, LedgerEntry[], [number, number, number, string]]>([
  ["nothing to pay", booked(0), [], [0, 0, 0, "none"]],
  ["nothing paid", booked(4000), [], [0, 4000, 0, "unpaid"]],
  ["a part paid", booked(4000), [payment(1000)], [1000, 3000, 0, "partial"]],
  ["all paid", booked(4000), [payment(1000), payment(3000)], [4000, 0, 0, "paid"]],
  ["moved to something cheaper", booked(2500), [payment(4000)], [4000, 0, 1500, "refund-due"]],
  ["canceled in time, not paid", canceled(4000, 4000), [], [0, 0, 0, "none"]],
  ["canceled in time, paid", canceled(4000, 4000), [payment(4000)], [4000, 0, 4000, "refund-due"]],
  ["canceled and given back", canceled(4000, 4000), [payment(4000), refund(4000)], [0, 0, 0, "none"]],
  ["canceled late, not paid", canceled(4000, 2000), [], [0, 2000, 0, "unpaid"]],
  ["canceled late, paid", canceled(4000, 2000), [payment(4000)], [4000, 0, 2000, "refund-due"]],
  ["canceled late and settled", canceled(4000, 2000), [payment(4000), refund(2000)], [2000, 0, 0, "paid"]],
  ["a mistake taken back", booked(4000), [payment(4000), refund(4000)], [0, 4000, 0, "unpaid"]],
])("computes the balance: %s", (_what, owed, entries, [paidAmount, dueAmount, refundDue, paymentStatus]) => {
  expect(balanceOf(owed, entries)).toEqual({ paidAmount, dueAmount, refundDue, paymentStatus });
});

type Step =
  | { do: "price"; total: number }
  | { do: "cancel"; percent: number }
  | { do: "revive" }
  | { do: "payment" | "refund"; amount: number }
  | { do: "reverse"; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("price" as const), total: fc.nat(20_000) }),
  fc.record({ do: fc.constant("cancel" as const), percent: fc.nat(100) }),
  fc.record({ do: fc.constant("revive" as const) }),
  fc.record({
    do: fc.constantFrom("payment" as const, "refund" as const),
    amount: fc.integer({ min: 1, max: 20_000 }),
  }),
  fc.record({ do: fc.constant("reverse" as const), which: fc.nat(9) }),
);

/** The operations of the services without their database: invalid changes are rejected in the same places. */
function play(steps: readonly Step[]): { owed: Owed; entries: LedgerEntry[] } {
  let owed = booked(5000);
  const entries: LedgerEntry[] = [];
  const reversed = new Set<number>();
  for (const one of steps) {
    if (one.do === "price")
      owed = {
        ...owed,
        totalAmount: one.total,
        refundAmount: owed.refundAmount && Math.min(owed.refundAmount, one.total),
      };
    else if (one.do === "cancel")
      owed = canceled(owed.totalAmount, refundOf(owed.totalAmount, one.percent).refundAmount);
    else if (one.do === "revive") owed = booked(owed.totalAmount);
    else if (one.do === "reverse") {
      const entry = entries[one.which];
      if (!entry || reversed.has(one.which)) continue;
      const counter = { kind: oppositeOf(entry.kind), amount: entry.amount };
      if (counter.kind === "refund" && counter.amount > balanceOf(owed, entries).paidAmount) continue;
      reversed.add(one.which).add(entries.length);
      entries.push(counter);
    } else {
      const entry = { kind: one.do, amount: one.amount };
      if (isAcceptableEntry(entry, balanceOf(owed, entries))) entries.push(entry);
    }
  }
  return { owed, entries };
}

test("after any sequence of operations, paid + due − refund due equals the amount to pay, and no amount is negative", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { owed, entries } = play(steps);
      const { paidAmount, dueAmount, refundDue, paymentStatus } = balanceOf(owed, entries);
      expect(paidAmount + dueAmount - refundDue).toBe(amountToPay(owed));
      expect(Math.min(paidAmount, dueAmount, refundDue)).toBeGreaterThanOrEqual(0);
      expect(Math.min(dueAmount, refundDue)).toBe(0);
      expect(paymentStatus === "refund-due").toBe(refundDue > 0);
      expect(paymentStatus === "paid").toBe(refundDue === 0 && dueAmount === 0 && amountToPay(owed) > 0);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [
    "a transfer goes back by transfer",
    4000,
    [["transfer", 4000]],
    { paidByTransfer: 4000, byTransfer: 4000 },
  ],
  ["half of it", 2000, [["transfer", 4000]], { paidByTransfer: 4000, byTransfer: 2000 }],
  ["cash asks for no account", 4000, [["cash", 4000]], { paidByTransfer: 0, byTransfer: 0 }],
  [
    "a card online goes first",
    3000,
    [
      ["online", 2000],
      ["transfer", 2000],
    ],
    { paidByTransfer: 2000, byTransfer: 1000 },
  ],
  ["nothing is given back", 0, [["transfer", 4000]], { paidByTransfer: 4000, byTransfer: 0 }],
] as const)("computes what is refunded by transfer: %s", (_what, refundDue, paid, expected) => {
  const entries = paid.map(([method, amount]) => ({
    ...{ kind: "payment" as const, method, amount },
    isTransfer: method === "transfer",
  }));
  expect(refundByTransfer(refundDue, entries)).toEqual(expected);
});
