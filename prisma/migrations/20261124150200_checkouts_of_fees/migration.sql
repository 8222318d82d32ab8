-- Fees of members are paid by card too. A checkout is for a booking or for a fee.
ALTER TABLE "checkout_sessions" ALTER COLUMN "booking_id" DROP NOT NULL;
ALTER TABLE "checkout_sessions" ADD COLUMN "fee_id" INTEGER;
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_fee_id_fkey"
    FOREIGN KEY ("fee_id") REFERENCES "member_fees"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "checkout_sessions" VALIDATE CONSTRAINT "checkout_sessions_fee_id_fkey";
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_one_thing"
    CHECK (num_nonnulls("booking_id", "fee_id") = 1) NOT VALID;
ALTER TABLE "checkout_sessions" VALIDATE CONSTRAINT "checkout_sessions_one_thing";
