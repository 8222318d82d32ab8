import "server-only";
import { type DescribedLine, lineLabel } from "@/lib/data/books/journal";
import { findBankMovement, listUnmatched } from "@/lib/data/import/bank-movements";
import { listOpenBalances } from "@/lib/data/till/open-balances";
import type { Candidate } from "@/lib/domain/import/bank-match";
import { chargeReference, paymentReason } from "@/lib/domain/money/payment";
import { addDays } from "@/lib/domain/time/dates";
import { requireFound } from "@/lib/errors";
import type { BankTarget } from "@/lib/schemas/import/bank";
import type { OpenBalance } from "@/lib/schemas/till/payment";

/** Payments and entries are searched within this many days around the open movements. */
const WINDOW_DAYS = 60;
/** More open balances than a centre has. Those beyond the limit would not be suggested. */
const MOST_DUE = 10_000;
const MOST_SHOWN = 100;

type Found = Candidate & BankTarget;

export const bankTargetOf = (line: DescribedLine): BankTarget => ({
  source: line.source,
  kind: null,
  id: line.id,
  date: line.date,
  amount: line.amount,
  label: lineLabel(line),
});

const candidateOf = (line: DescribedLine): Found => ({
  ...bankTargetOf(line),
  kind: null,
  // "Prenotazione #P00042: Sala Loto" begins with the reason of its transfer.
  reason: line.source === "payment" ? (line.title.split(":")[0] ?? null) : null,
  name: line.source === "payment" ? line.payer : (line.counterparty ?? ""),
});

const dueOf = ({ kind, id, title, payerName, confirmationNumber, dueAmount }: OpenBalance): Found => {
  const reason = paymentReason(kind, confirmationNumber);
  return {
    source: "due",
    kind,
    id,
    date: null,
    amount: dueAmount,
    reason,
    name: payerName,
    label: `${chargeReference(kind, confirmationNumber)}: ${title}, ${payerName}`,
  };
};

export const toPublicBankTarget = ({ source, kind, id, label, date, amount }: Found): BankTarget => ({
  source,
  kind,
  id,
  label,
  date,
  amount,
});

/** Candidates for movements of these days: payments and entries of the bank, and open balances. */
export async function candidatesFor(dates: readonly string[]): Promise<Found[]> {
  const sorted = [...dates].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days = { from: addDays(first, -WINDOW_DAYS), to: addDays(last, WINDOW_DAYS) };
  const due = { side: "due" as const, page: 1, pageSize: MOST_DUE };
  const [lines, { balances }] = await Promise.all([listUnmatched(days), listOpenBalances(due)]);
  return [...lines.map(candidateOf), ...balances.map(dueOf)];
}

/**
 * Candidates for a movement, nearest in amount, then in day: unmatched payments and entries of the bank and, for
 * incoming money, open balances.
 * @param q words of the label
 * @throws AppError NOT_FOUND
 */
export async function listBankCandidates(id: number, q: string): Promise<BankTarget[]> {
  const movement = requireFound(await findBankMovement(id), "bankMovement");
  const words = q.toLocaleLowerCase("it").split(/\s+/).filter(Boolean);
  const isSameWay = ({ amount }: BankTarget) => amount > 0 === movement.amount > 0;
  const farFrom = ({ amount, date }: BankTarget) => [
    Math.abs(amount - movement.amount),
    date === null ? 0 : Math.abs(Date.parse(date) - Date.parse(movement.date)),
  ];
  return (await candidatesFor([movement.date]))
    .filter((one) => one.source !== "due" || isSameWay(one))
    .filter(({ label }) => words.every((word) => label.toLocaleLowerCase("it").includes(word)))
    .sort((one, other) => {
      const [amount = 0, days = 0] = farFrom(one);
      const [otherAmount = 0, otherDays = 0] = farFrom(other);
      return amount - otherAmount || days - otherDays;
    })
    .slice(0, MOST_SHOWN)
    .map(toPublicBankTarget);
}
