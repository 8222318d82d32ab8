import type { LedgerEntry, MethodEntry } from "./balance";
import type { PaymentKind } from "./payment";

/**
 * Security deposits: money of the customer that the centre holds until the end of a booking, separate from its price.
 * All amounts in cents.
 */

export const HELD_SIGNS: Partial<Record<PaymentKind, number>> = {
  deposit: 1,
  "deposit-return": -1,
  "deposit-retention": -1,
};
const PAID_IN_SIGNS: Partial<Record<PaymentKind, number>> = { deposit: 1, "deposit-return": -1 };

const sumBy = (signs: Partial<Record<PaymentKind, number>>, entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { kind, amount }) => sum + (signs[kind] ?? 0) * amount, 0);

/** The held amount: deposits less returns and retentions. */
export const depositHeldOf = (entries: readonly LedgerEntry[]): number => sumBy(HELD_SIGNS, entries);

interface DepositFacts {
  status: "confirmed" | "pending" | "canceled";
  depositAmount: number;
  depositHeld: number;
  /** An instant, as text or Date. */
  endsAt: string | Date;
}

/** The deposit that a booking requires in a room; in its current room, the deposit that applied when it was booked. */
export const requiredDepositIn = (
  { id, securityDeposit }: { id: number; securityDeposit: number },
  booked: { spaceId: number; depositAmount: number } | null,
): number => (booked?.spaceId === id ? booked.depositAmount : securityDeposit);

/** The amount that may still be paid in: the deposit less what was paid in and not returned; 0 after a cancellation. */
export function depositStillPayable(
  { status, depositAmount }: Pick<DepositFacts, "status" | "depositAmount">,
  entries: readonly LedgerEntry[],
): number {
  return status === "canceled" ? 0 : Math.max(0, depositAmount - sumBy(PAID_IN_SIGNS, entries));
}

/**
 * The amount to return: everything held once the booking is over or canceled; before that, only what exceeds the
 * required deposit.
 */
export function depositReturnDue(
  { status, depositAmount, depositHeld, endsAt }: DepositFacts,
  now: Date,
): number {
  const isOver = status === "canceled" || new Date(endsAt) <= now;
  return isOver ? depositHeld : Math.max(0, depositHeld - depositAmount);
}

/** The deposit to return, computed from the ledger entries; 0 for anything but bookings. */
export function depositDueOf(
  {
    status,
    booked,
    entries,
  }: {
    status: DepositFacts["status"];
    booked: Pick<DepositFacts, "depositAmount" | "endsAt"> | null;
    entries: readonly LedgerEntry[];
  },
  now: Date,
): number {
  if (booked === null) return 0;
  return depositReturnDue({ ...booked, status, depositHeld: depositHeldOf(entries) }, now);
}

/** How much of a deposit is returned by bank transfer: at most what was paid in that way. */
export function depositReturnByTransfer(returnDue: number, entries: readonly MethodEntry[]): number {
  const byTransfer = sumBy(
    HELD_SIGNS,
    entries.filter(({ isTransfer }) => isTransfer),
  );
  return Math.min(returnDue, Math.max(0, byTransfer));
}

/**
 * The method of the latest deposit, which is reused for a retention.
 * @param entries oldest first
 */
export const methodOfDeposit = (entries: readonly Pick<MethodEntry, "kind" | "method">[]): string =>
  entries.findLast(({ kind }) => kind === "deposit")?.method ?? "cash";
