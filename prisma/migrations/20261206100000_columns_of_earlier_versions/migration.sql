-- Safe: the version before read them only where the site's own row was missing, which is written at each start.
ALTER TABLE "settings" DROP COLUMN "legal_name", DROP COLUMN "vat_number";

-- Payments name their way to pay by text: no column has the type, and nothing casts from it.
DROP CAST ("payment_method" AS text);
-- Safe: no column has had this type since the version before.
DROP TYPE "payment_method";
