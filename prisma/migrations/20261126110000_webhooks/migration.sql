-- Addresses of other programs that are told what happens, with the secrets that sign what they are told (encrypted).
CREATE TABLE "webhook_endpoints" (
  "id" SERIAL NOT NULL,
  "url" TEXT NOT NULL,
  "events" TEXT[] NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "secret" TEXT NOT NULL,
  "former_secret" TEXT,
  "former_secret_until" TIMESTAMPTZ(3),
  "is_active" BOOLEAN NOT NULL DEFAULT true,
  "failing_since" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- What each of them is told, and what became of it.
CREATE TABLE "webhook_deliveries" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "endpoint_id" INTEGER NOT NULL,
  "event" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "subject_kind" TEXT,
  "subject_id" INTEGER,
  "status" TEXT NOT NULL DEFAULT 'pending',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "response_code" INTEGER,
  "next_attempt_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "webhook_deliveries_status" CHECK ("status" IN ('pending', 'delivered', 'failed'))
);
CREATE INDEX "webhook_deliveries_endpoint_id_created_at_idx" ON "webhook_deliveries"("endpoint_id", "created_at");
CREATE INDEX "webhook_deliveries_next_attempt_at_idx" ON "webhook_deliveries"("next_attempt_at");
CREATE INDEX "webhook_deliveries_subject_kind_subject_id_idx" ON "webhook_deliveries"("subject_kind", "subject_id");
