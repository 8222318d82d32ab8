-- What commands and timers that run beside the site report of it: a backup that was made, one that was restored to try
-- it. The panel and /metrics tell of the latest of each kind.
CREATE TABLE "operation_reports" (
  "id" SERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "is_good" BOOLEAN NOT NULL,
  -- Why it is not good, in words of the program; never of a person.
  "note" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "operation_reports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "operation_reports_kind" CHECK ("kind" IN ('backup', 'restore-check'))
);

CREATE INDEX "operation_reports_kind_finished_at_idx" ON "operation_reports" ("kind", "finished_at");
