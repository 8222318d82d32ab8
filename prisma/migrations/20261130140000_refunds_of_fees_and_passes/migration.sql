-- What was paid by card for a fee or a pass goes back through Stripe as well.
ALTER TABLE "online_refunds" ALTER COLUMN "booking_id" DROP NOT NULL;
ALTER TABLE "online_refunds" ADD COLUMN "fee_id" INTEGER;
ALTER TABLE "online_refunds" ADD COLUMN "pass_id" INTEGER;
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_fee_id_fkey" FOREIGN KEY ("fee_id") REFERENCES "member_fees"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "online_refunds" VALIDATE CONSTRAINT "online_refunds_fee_id_fkey";
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_pass_id_fkey" FOREIGN KEY ("pass_id") REFERENCES "passes"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "online_refunds" VALIDATE CONSTRAINT "online_refunds_pass_id_fkey";
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_one_thing" CHECK (num_nonnulls("booking_id", "fee_id", "pass_id") = 1) NOT VALID;
ALTER TABLE "online_refunds" VALIDATE CONSTRAINT "online_refunds_one_thing";
-- Safe: the column is new and empty, and the index holds the fees alone.
CREATE INDEX "online_refunds_fee_id_idx" ON "online_refunds"("fee_id") WHERE "fee_id" IS NOT NULL;
-- Safe: the column is new and empty, and the index holds the passes alone.
CREATE INDEX "online_refunds_pass_id_idx" ON "online_refunds"("pass_id") WHERE "pass_id" IS NOT NULL;
