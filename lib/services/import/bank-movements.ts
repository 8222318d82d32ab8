import "server-only";
import type { DescribedLine } from "@/lib/data/books/journal";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  deleteMatches,
  findBankMovement,
  findBankMovementForUpdate,
  insertMatches,
  listBankMovements,
  listMatchable,
  listMatches,
  listOpenMovements,
  type StoredMovement,
  setAside,
} from "@/lib/data/import/bank-movements";
import { chargeIds } from "@/lib/data/money/read-charges";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { suggestMatches } from "@/lib/domain/import/bank-match";
import { text } from "@/lib/domain/language/text";
import { fieldError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import type { BookEntryInput } from "@/lib/schemas/books/book-entry";
import {
  type BankListQuery,
  type BankMatchInput,
  type BankMovement,
  type BankTarget,
  bankMovementSchema,
} from "@/lib/schemas/import/bank";
import { writeEntry } from "@/lib/services/books/keep-entries";
import { recordWithin, requirePastDay } from "@/lib/services/till/record-payment";
import { requireWayOfBank } from "@/lib/services/till/way-to-pay";
import { bankTargetOf, candidatesFor, toPublicBankTarget } from "./bank-candidates";

const toApiResponse = (
  movement: StoredMovement,
  lines: readonly DescribedLine[],
  suggestion: BankTarget | null,
): BankMovement => ({ ...movement, matches: lines.map(bankTargetOf), suggestion });

/** One page of movements, with the most likely match of each open one. */
export async function findBankMovements(
  query: BankListQuery,
): Promise<{ movements: BankMovement[]; total: number }> {
  const { movements, total } = await listBankMovements(query);
  const open = movements.some(({ state }) => state === "open") ? await listOpenMovements() : [];
  const candidates = await candidatesFor(open.map(({ date }) => date));
  const suggested = suggestMatches(open, candidates);
  const matched = movements.filter(({ state }) => state === "matched").map(({ id }) => id);
  const matches = await listMatches(matched);
  return {
    total,
    movements: movements.map((movement) => {
      const found = suggested.get(movement.id);
      return toApiResponse(
        movement,
        matches.get(movement.id) ?? [],
        found ? toPublicBankTarget(found) : null,
      );
    }),
  };
}

/** @throws AppError NOT_FOUND; DUPLICATE when it is already matched */
async function lockOpen(tx: Transaction, id: number): Promise<StoredMovement> {
  const movement = requireFound(await findBankMovementForUpdate(tx, id), "bankMovement");
  if (movement.state === "matched") throw wordedError("DUPLICATE", "refusals.books.bankMatched");
  return movement;
}

async function answerFor(id: number, on: Transaction): Promise<BankMovement> {
  const movement = requireFound(await findBankMovement(id, on), "bankMovement");
  return toApiResponse(movement, (await listMatches([id], on)).get(id) ?? [], null);
}

async function logMatch(tx: Transaction, id: number, after: BankMovement): Promise<void> {
  const { state, matches } = after;
  await recordChange(tx, {
    action: "update",
    entity: "bank-movement",
    entityId: id,
    after: { state, matches: matches.map(({ source, id: of }) => `${source} ${of}`).join(", ") },
  });
}

/**
 * Matches an open movement with payments and entries that add up to it, or enters the payment of an open balance, by
 * transfer and dated as the movement.
 * @throws AppError NOT_FOUND; DUPLICATE when the movement or a matched item is already matched; VALIDATION at
 * `payments` for an item that is not of the bank, is reversed, or when the sum differs, at `due` when no payment method
 * uses the bank; the errors of `recordPayment`
 */
export function matchMovement(
  id: number,
  { payments, entries, due }: BankMatchInput,
  actor: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<BankMovement> {
  return createOnce(claim, { status: 200, schema: bankMovementSchema }, async (tx) => {
    const movement = await lockOpen(tx, id);
    if (due === null) {
      const wanted = { payments: [...new Set(payments)], entries: [...new Set(entries)] };
      const found = await listMatchable(tx, wanted);
      if (found.length < wanted.payments.length + wanted.entries.length)
        throw fieldError("payments", text("refusals.books.bankNotThere"));
      if (found.reduce((sum, { amount }) => sum + amount, 0) !== movement.amount)
        throw fieldError("payments", text("refusals.books.bankOtherSum"));
      await insertMatches(tx, id, wanted);
    } else {
      if (movement.amount < 0) throw fieldError("due", text("refusals.books.bankOtherSum"));
      const way = { kind: "payment", method: await requireWayOfBank(tx, "due"), note: null } as const;
      const paid = { amount: movement.amount, date: requirePastDay(movement.date, now) };
      const { id: paymentId } = await recordWithin(tx, { ...way, ...paid, ...chargeIds(due) }, actor);
      await insertMatches(tx, id, { payments: [paymentId], entries: [] });
    }
    const answer = await answerFor(id, tx);
    await logMatch(tx, id, answer);
    return answer;
  });
}

/** The change of the bank balance in cents; negative for outgoing money. */
function bankAmountOf(input: BookEntryInput): number {
  if (input.direction === "transfer") return input.to === "bank" ? input.amount : -input.amount;
  if (input.account !== "bank") return 0;
  return input.direction === "in" ? input.amount : -input.amount;
}

/**
 * Creates the book entry of an open movement and matches it.
 * @throws AppError NOT_FOUND; DUPLICATE when it is already matched; VALIDATION at `amount` for another amount, account
 * or direction; the errors of `addBookEntry`
 */
export function enterMovement(
  id: number,
  input: BookEntryInput,
  actor: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<BankMovement> {
  return createOnce(claim, { status: 201, schema: bankMovementSchema }, async (tx) => {
    const movement = await lockOpen(tx, id);
    if (bankAmountOf(input) !== movement.amount)
      throw fieldError("amount", text("refusals.books.bankOtherWay"));
    const entry = await writeEntry(tx, input, { createdBy: actor, seen: null }, now);
    await insertMatches(tx, id, { payments: [], entries: [entry.id] });
    const answer = await answerFor(id, tx);
    await logMatch(tx, id, answer);
    return answer;
  });
}

/**
 * Removes a match; the matched payments and entries stay in the books.
 * @throws AppError NOT_FOUND
 */
export function unmatchMovement(id: number): Promise<BankMovement> {
  return prisma().$transaction(async (tx) => {
    if ((await findBankMovementForUpdate(tx, id)) === null) throw notFoundError("bankMovement");
    await deleteMatches(tx, id);
    const answer = await answerFor(id, tx);
    await logMatch(tx, id, answer);
    return answer;
  });
}

/**
 * Sets an open movement aside, or reopens it.
 * @throws AppError NOT_FOUND; DUPLICATE when it is matched
 */
export function changeMovement(id: number, isAside: boolean, now: Date): Promise<BankMovement> {
  return prisma().$transaction(async (tx) => {
    await lockOpen(tx, id);
    await setAside(tx, id, isAside ? now : null);
    const answer = await answerFor(id, tx);
    await logMatch(tx, id, answer);
    return answer;
  });
}
