import "server-only";
import type { PaymentKind as StoredKind } from "@/lib/data/generated/client";
import type { LedgerEntry } from "@/lib/domain/money/balance";
import type { PaymentKind } from "@/lib/domain/money/payment";

/** The kinds of entries, which Prisma names by identifiers and the database by those of the API. */

const KINDS: Record<StoredKind, PaymentKind> = {
  payment: "payment",
  refund: "refund",
  deposit: "deposit",
  depositReturn: "deposit-return",
  depositRetention: "deposit-retention",
};

const STORED: Record<PaymentKind, StoredKind> = {
  payment: "payment",
  refund: "refund",
  deposit: "deposit",
  "deposit-return": "depositReturn",
  "deposit-retention": "depositRetention",
};

/** Selects the ledger entries of a charge, for its balance. */
export const ledgerSelect = { select: { kind: true, amount: true } } as const;

/** A row that was read with `ledgerSelect`. */
interface LedgerRow {
  kind: StoredKind;
  amount: number;
}

/** The entries of a charge that were read with `ledgerSelect`. */
export const toEntries = (rows: readonly LedgerRow[]): LedgerEntry[] =>
  rows.map(({ kind, amount }) => ({ kind: KINDS[kind], amount }));

/** The kind as Prisma writes it. */
export const storedKind = (kind: PaymentKind): StoredKind => STORED[kind];
