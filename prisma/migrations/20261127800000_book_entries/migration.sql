-- What came in and went out beside the ledger of bookings, by the rows of Modello D (D.M. 5 March 2020).

CREATE TYPE "book_direction" AS ENUM ('in', 'out', 'transfer');
CREATE TYPE "book_account" AS ENUM ('cash', 'bank');

-- Invoices and receipts of suppliers; the panel alone reads them.
CREATE TABLE "book_documents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_documents_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "book_documents_type" CHECK ("type" IN ('application/pdf', 'image/jpeg', 'image/png'))
);

CREATE TABLE "book_entries" (
    "id" SERIAL NOT NULL,
    "direction" "book_direction" NOT NULL,
    -- Of what comes in or goes out; a transfer names two instead.
    "account" "book_account",
    "from_account" "book_account",
    "to_account" "book_account",
    "category" TEXT,
    -- Euro cents.
    "amount" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "counterparty" TEXT,
    "note" TEXT,
    "document_id" UUID,
    "reversal_of" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,

    CONSTRAINT "book_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "book_entries_amount" CHECK ("amount" > 0),
    CONSTRAINT "book_entries_shape" CHECK (CASE WHEN "direction" = 'transfer'
        THEN num_nonnulls("from_account", "to_account") = 2 AND "from_account" <> "to_account"
            AND num_nonnulls("account", "category") = 0
        ELSE num_nonnulls("account", "category") = 2 AND num_nonnulls("from_account", "to_account") = 0 END),
    CONSTRAINT "book_entries_category" CHECK ("category" IS NULL OR "category" ~ CASE "direction"
        WHEN 'in' THEN '^(A([1-9]|10)|B[1-6]|C[1-3]|D[1-5]|E[12]|I[1-4])$'
        ELSE '^([ABDE][1-5]|C[1-3]|I[1-4]|T)$' END)
);
CREATE UNIQUE INDEX "book_entries_reversal_of_key" ON "book_entries"("reversal_of");
CREATE INDEX "book_entries_date_id_idx" ON "book_entries"("date", "id");
CREATE INDEX "book_entries_document_id_idx" ON "book_entries"("document_id");
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_reversal_of_fkey"
    FOREIGN KEY ("reversal_of") REFERENCES "book_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_document_id_fkey"
    FOREIGN KEY ("document_id") REFERENCES "book_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "book_entries_append_only" BEFORE UPDATE OR DELETE ON "book_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "book_entries_no_truncate" BEFORE TRUNCATE ON "book_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
