-- Whose an API key is: what she may not do for herself, she may not do by it either.
ALTER TABLE "api_keys" ADD COLUMN "made_by" INTEGER;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_fkey"
    FOREIGN KEY ("made_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "api_keys" VALIDATE CONSTRAINT "api_keys_made_by_fkey";

-- The log says of those that are there who made them.
UPDATE "api_keys" k SET "made_by" = (
    SELECT a."actor_id" FROM "audit_log" a JOIN "users" u ON u."id" = a."actor_id"
    WHERE a."entity" = 'api-key' AND a."action" = 'create' AND a."entity_id" = k."id" ORDER BY a."id" LIMIT 1);
