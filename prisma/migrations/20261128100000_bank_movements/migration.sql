-- What the bank says moved, read from its files and matched with the ledger and the book entries.

CREATE TABLE "bank_files" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_by" INTEGER,

    CONSTRAINT "bank_files_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bank_movements" (
    "id" SERIAL NOT NULL,
    "file_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    -- Euro cents, negative for what went out.
    "amount" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    -- Of several that are alike, which one: a movement that comes in two files is stored once.
    "nth" INTEGER NOT NULL DEFAULT 1,
    "set_aside_at" TIMESTAMPTZ(3),

    CONSTRAINT "bank_movements_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bank_movements_amount" CHECK ("amount" <> 0)
);
CREATE UNIQUE INDEX "bank_movements_once" ON "bank_movements"("date", "amount", md5("description"), "nth");
CREATE INDEX "bank_movements_file_id_idx" ON "bank_movements"("file_id");
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_file_id_fkey"
    FOREIGN KEY ("file_id") REFERENCES "bank_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "bank_matches" (
    "id" SERIAL NOT NULL,
    "movement_id" INTEGER NOT NULL,
    "payment_id" INTEGER,
    "book_entry_id" INTEGER,

    CONSTRAINT "bank_matches_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bank_matches_one_thing" CHECK (num_nonnulls("payment_id", "book_entry_id") = 1)
);
CREATE INDEX "bank_matches_movement_id_idx" ON "bank_matches"("movement_id");
-- Neither is matched twice.
CREATE UNIQUE INDEX "bank_matches_payment_id_key" ON "bank_matches"("payment_id");
CREATE UNIQUE INDEX "bank_matches_book_entry_id_key" ON "bank_matches"("book_entry_id");
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_movement_id_fkey"
    FOREIGN KEY ("movement_id") REFERENCES "bank_movements"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_payment_id_fkey"
    FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_book_entry_id_fkey"
    FOREIGN KEY ("book_entry_id") REFERENCES "book_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- How the columns of a bank's file are read, by their names, so that the next file needs no hand.
CREATE TABLE "bank_layouts" (
    -- The names, one on each line.
    "header" TEXT NOT NULL,
    "fields" TEXT[],

    CONSTRAINT "bank_layouts_pkey" PRIMARY KEY ("header")
);
