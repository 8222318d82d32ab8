-- Deposits are entries of the ledger. A migration of its own: a new value of an enum can be used once it is committed.

ALTER TYPE "payment_kind" ADD VALUE 'deposit';
ALTER TYPE "payment_kind" ADD VALUE 'deposit-return';
ALTER TYPE "payment_kind" ADD VALUE 'deposit-retention';
