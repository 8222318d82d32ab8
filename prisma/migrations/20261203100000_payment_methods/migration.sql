-- The ways to pay, which the association may change: first the four of before, by whose names payments were entered.
-- Safe: the table holds one row.
ALTER TABLE "settings" ADD COLUMN "payment_methods" JSONB NOT NULL DEFAULT '[{"key":"cash","label":"Contanti","kind":"cash","account":"cash","isActive":true,"link":null,"instructions":"","translations":{"en":{"label":"Cash"}}},{"key":"transfer","label":"Bonifico","kind":"transfer","account":"bank","isActive":true,"link":null,"instructions":"","translations":{"en":{"label":"Bank transfer"}}},{"key":"pos","label":"Carta (POS)","kind":"pos","account":"bank","isActive":true,"link":null,"instructions":"","translations":{"en":{"label":"Card (POS)"}}},{"key":"online","label":"Carta online","kind":"online","account":"bank","isActive":true,"link":null,"instructions":"","translations":{"en":{"label":"Card online"}}}]';

-- A payment names its way by the key that the settings have for it. Rows keep theirs, and no trigger fires.
-- Safe: the ledger of an association is written anew within a second; what the version before sends is cast.
ALTER TABLE "payments" ALTER COLUMN "method" TYPE TEXT USING "method"::text;

-- So that the version before, which still sends and compares the old type, goes on working.
CREATE CAST ("payment_method" AS text) WITH INOUT AS IMPLICIT;
