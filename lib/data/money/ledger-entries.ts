import "server-only";
import type { PaymentKind as StoredKind } from "@/lib/data/generated/client";
import type { LedgerEntry } from "@/lib/domain/money/balance";
import type { PaymentKind } from "@/lib/domain/money/payment";

/** The kinds of ledger entries: Prisma names them by identifiers, the database by the API's names. */

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

export const ledgerSelect = { select: { kind: true, amount: true } } as const;

export const toEntries = (rows: readonly { kind: StoredKind; amount: number }[]): LedgerEntry[] =>
  rows.map(({ kind, amount }) => ({ kind: KINDS[kind], amount }));

export const storedKind = (kind: PaymentKind): StoredKind => STORED[kind];
