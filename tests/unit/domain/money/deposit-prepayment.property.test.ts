import fc from "fast-check";
import { balanceOf, isAcceptableEntry, type LedgerEntry, type Owed } from "@/lib/domain/money/balance";
import { refundOf } from "@/lib/domain/money/cancellation-policy";
import { depositHeldOf, depositReturnDue, depositStillPayable } from "@/lib/domain/money/deposit";
import { oppositeOf, type PaymentKind } from "@/lib/domain/money/payment";
import { amountDueNow, isPrepaid, prepayAmountOf, prepaymentOf } from "@/lib/domain/money/prepayment";

/**
 * Compares random bookings with prepayments, deposits, refunds, retentions and reversals, to the cent, with a simple
 * model of two purses: one for the price, one for the deposit.
 */

const NOW = new Date("2026-12-01T10:00:00Z");
const RULE = { hours: 48, hourSeconds: 3600 };

interface Step {
  what: PaymentKind | "cancel" | "reverse" | "end";
  amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom<Step["what"]>(
    ...(["payment", "refund", "deposit", "deposit-return", "deposit-retention"] as const),
    ...(["payment", "deposit", "cancel", "reverse", "end"] as const),
  ),
  amount: fc.integer({ min: 1, max: 12_000 }),
});

/** The state of the site: the booking and its ledger, including reversed entries. */
interface Site extends Owed {
  status: "confirmed" | "pending" | "canceled";
  totalAmount: number;
  prepayAmount: number;
  payBy: Date | null;
  depositAmount: number;
  endsAt: Date;
  entries: (LedgerEntry & { reverses?: number })[];
}

/** The model: amounts in purses, without a ledger. */
interface Purses {
  paid: number;
  held: number;
  /** Income that stays with the centre. */
  earned: number;
}

const MOVES: Record<PaymentKind, (purses: Purses, amount: number) => void> = {
  payment: (purses, amount) => {
    purses.paid += amount;
    purses.earned += amount;
  },
  refund: (purses, amount) => {
    purses.paid -= amount;
    purses.earned -= amount;
  },
  deposit: (purses, amount) => {
    purses.held += amount;
  },
  "deposit-return": (purses, amount) => {
    purses.held -= amount;
  },
  "deposit-retention": (purses, amount) => {
    purses.held -= amount;
    purses.earned += amount;
  },
};

/** Whether the rules of the site allow the entry. */
function mayEnter(site: Site, kind: PaymentKind, amount: number): boolean {
  const held = depositHeldOf(site.entries);
  if (kind === "payment" || kind === "refund")
    return isAcceptableEntry({ kind, amount }, balanceOf(site, site.entries));
  return kind === "deposit" ? amount <= depositStillPayable(site, site.entries) : amount <= held;
}

/** The income of the report: payments and retentions minus refunds and reversed retentions. */
function incomeOf({ entries }: Site): number {
  return entries.reduce((sum, { kind, amount, reverses }) => {
    if (kind === "payment" || kind === "deposit-retention") return sum + amount;
    const isReversedRetention = reverses !== undefined && entries[reverses]?.kind === "deposit-retention";
    return kind === "refund" || isReversedRetention ? sum - amount : sum;
  }, 0);
}

function reverseLast(site: Site, purses: Purses): void {
  const index = site.entries.findLastIndex(
    (entry, at) => entry.reverses === undefined && !site.entries.some(({ reverses }) => reverses === at),
  );
  const entry = site.entries[index];
  if (entry === undefined) return;
  const kind = oppositeOf(entry.kind);
  const { paidAmount } = balanceOf(site, site.entries);
  if (kind === "refund" && entry.amount > paidAmount) return;
  if (kind === "deposit-return" && entry.amount > depositHeldOf(site.entries)) return;
  site.entries.push({ kind, amount: entry.amount, reverses: index });
  MOVES[kind](purses, entry.amount);
  // A reversed retention is a held deposit again and no longer income.
  if (entry.kind === "deposit-retention") purses.earned -= entry.amount;
}

test("random bookings with prepayments, deposits, refunds and retentions are correct to the cent", () => {
  const booking = fc.record({
    total: fc.integer({ min: 0, max: 30_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    deposit: fc.integer({ min: 0, max: 20_000 }),
    refundPercent: fc.constantFrom(0, 33, 50, 100),
    steps: fc.array(step, { maxLength: 25 }),
  });
  fc.assert(
    fc.property(booking, ({ total, percent, deposit, refundPercent, steps }) => {
      const startsAt = new Date("2026-12-10T08:00:00Z");
      const prepayment = prepaymentOf(percent, total, startsAt, RULE, NOW);
      expect(prepayAmountOf(total, percent)).toBe(Math.floor((2 * total * percent + 100) / 200));
      const site: Site = {
        status: prepayment === null ? "confirmed" : "pending",
        ...{ totalAmount: total, refundAmount: null, entries: [] },
        prepayAmount: prepayment?.prepayAmount ?? 0,
        payBy: prepayment?.payBy ?? null,
        depositAmount: deposit,
        endsAt: new Date("2026-12-10T12:00:00Z"),
      };
      const purses: Purses = { paid: 0, held: 0, earned: 0 };
      let now = NOW;
      for (const { what, amount } of steps) {
        if (what === "end") now = new Date("2026-12-11T00:00:00Z");
        else if (what === "reverse") reverseLast(site, purses);
        else if (what === "cancel") {
          if (site.status === "canceled") continue;
          site.refundAmount = refundOf(total, site.status === "pending" ? 100 : refundPercent).refundAmount;
          site.status = "canceled";
        } else if (mayEnter(site, what, amount)) {
          site.entries.push({ kind: what, amount });
          MOVES[what](purses, amount);
        }
        const balance = balanceOf(site, site.entries);
        if (isPrepaid({ ...site, ...balance })) site.status = "confirmed";

        const held = depositHeldOf(site.entries);
        expect(balance.paidAmount).toBe(purses.paid);
        expect(held).toBe(purses.held);
        expect(incomeOf(site)).toBe(purses.earned);
        expect(purses.paid).toBeGreaterThanOrEqual(0);
        expect(held).toBeGreaterThanOrEqual(0);
        const owed = site.status === "canceled" ? Math.max(0, total - (site.refundAmount ?? 0)) : total;
        expect(balance.paidAmount + balance.dueAmount - balance.refundDue).toBe(owed);
        const returnDue = depositReturnDue({ ...site, depositHeld: held }, now);
        const isOver = site.status === "canceled" || now > site.endsAt;
        expect(returnDue).toBe(isOver ? held : Math.max(0, held - deposit));
        const asked = amountDueNow({ ...site, ...balance });
        if (site.status === "pending") expect(asked + balance.paidAmount).toBe(site.prepayAmount);
        else expect(asked).toBe(balance.dueAmount);
        // A confirmed booking with a prepayment had been paid that much, until a refund or reversal.
        if (site.status === "pending") expect(balance.paidAmount).toBeLessThan(site.prepayAmount);
      }
    }),
    { numRuns: 400 },
  );
});
