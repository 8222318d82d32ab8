-- A dispute is the one thing that a payment is told of later: when it began, and what became of it, in Stripe's words.
ALTER TABLE "payments" ADD COLUMN "disputed_at" TIMESTAMPTZ(3);
ALTER TABLE "payments" ADD COLUMN "dispute_status" TEXT;
ALTER TABLE "payments" ADD CONSTRAINT "payments_dispute" CHECK (
    ("disputed_at" IS NULL) = ("dispute_status" IS NULL)
    AND ("disputed_at" IS NULL OR "stripe_payment_intent" IS NOT NULL)
) NOT VALID;
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_dispute";

CREATE OR REPLACE FUNCTION "refuse_payment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF NEW."note" IS NULL AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' AND "payment_is_of_nobody"(OLD) THEN
            RETURN NEW;
        END IF;
        IF to_jsonb(NEW) - '{disputed_at,dispute_status}'::text[] = to_jsonb(OLD) - '{disputed_at,dispute_status}'::text[]
            AND NEW."disputed_at" IS NOT NULL AND (OLD."disputed_at" IS NULL OR NEW."disputed_at" >= OLD."disputed_at") THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'The ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;
