import type { LedgerEntry, MethodEntry } from "./balance";
import type { PaymentKind } from "./payment";

/**
 * Security deposits: money of the customer that the centre holds until the end of a booking, apart from its price. All
 * amounts in cents.
 */

export const HELD_SIGNS: Partial<Record<PaymentKind, number>> = {
  deposit: 1,
  "deposit-return": -1,
  "deposit-retention": -1,
};
const PAID_IN_SIGNS: Partial<Record<PaymentKind, number>> = { deposit: 1, "deposit-return": -1 };

const sumBy = (signs: Partial<Record<PaymentKind, number>>, entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { kind, amount }) => sum + (signs[kind] ?? 0) * amount, 0);

/** What is held: paid in, less what was returned and retained. */
export const depositHeldOf = (entries: readonly LedgerEntry[]): number => sumBy(HELD_SIGNS, entries);

/** What a booking says of its deposit. */
interface DepositFacts {
  status: "confirmed" | "pending" | "canceled";
  /** What the room asks for. */
  depositAmount: number;
  depositHeld: number;
  /** An instant, as text or date. */
  endsAt: string | Date;
}

/** What a booking asks for in a room: where it is booked already, the deposit under which it was booked. */
export const depositIn = (
  { id, securityDeposit }: { id: number; securityDeposit: number },
  booked: { spaceId: number; depositAmount: number } | null,
): number => (booked?.spaceId === id ? booked.depositAmount : securityDeposit);

/** What may still be paid in: the deposit asked for, less what was paid in and not returned; none once canceled. */
export function depositRoom(
  { status, depositAmount }: Pick<DepositFacts, "status" | "depositAmount">,
  entries: readonly LedgerEntry[],
): number {
  return status === "canceled" ? 0 : Math.max(0, depositAmount - sumBy(PAID_IN_SIGNS, entries));
}

/** What is to be returned: all that is held once the booking is over or canceled, before that what it does not ask for. */
export function depositReturnDue(
  { status, depositAmount, depositHeld, endsAt }: DepositFacts,
  now: Date,
): number {
  const isOver = status === "canceled" || new Date(endsAt) <= now;
  return isOver ? depositHeld : Math.max(0, depositHeld - depositAmount);
}

/** The same for a booking with its entries, as the till reads it; 0 for everything that has no deposit. */
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

/** How much of a deposit that goes back goes back by bank transfer, as it came. */
export function depositBackByTransfer(returnDue: number, entries: readonly MethodEntry[]): number {
  const byTransfer = sumBy(
    HELD_SIGNS,
    entries.filter(({ isTransfer }) => isTransfer),
  );
  return Math.min(returnDue, Math.max(0, byTransfer));
}

/** The method by which the latest deposit was paid in, which a retention carries on; `entries` oldest first. */
export const methodOfDeposit = (entries: readonly Pick<MethodEntry, "kind" | "method">[]): string =>
  entries.findLast(({ kind }) => kind === "deposit")?.method ?? "cash";
