-- The refund that Stripe has begun and not completed: its state is asked for by this id, and told under it.
ALTER TABLE "online_refunds" ADD COLUMN "stripe_refund" TEXT;

-- Safe: the table holds the refunds that Stripe makes now and those that failed, a few hundred at most.
CREATE UNIQUE INDEX "online_refunds_stripe_refund_key" ON "online_refunds"("stripe_refund");
