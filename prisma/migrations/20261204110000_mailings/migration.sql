-- What the association writes to many, and who gets it. The rows are the outbox: a few at a time go into the mail queue.
CREATE TABLE "mailings" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "audience" JSONB NOT NULL,
    -- The same for the same audience, however it was written.
    "audience_key" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "recipients" INTEGER NOT NULL DEFAULT 0,
    "sent" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stopped_at" TIMESTAMPTZ(3),

    CONSTRAINT "mailings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mailings_kind_check" CHECK ("kind" IN ('service', 'newsletter'))
);

CREATE INDEX "mailings_audience_key_created_at_idx" ON "mailings"("audience_key", "created_at");

CREATE TABLE "mailing_recipients" (
    "id" SERIAL NOT NULL,
    "mailing_id" INTEGER NOT NULL,
    "person_id" INTEGER NOT NULL,
    "email" CITEXT,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    -- Since when a job of the mail queue has it.
    "queued_at" TIMESTAMPTZ(3),
    -- When its delivery began.
    "leaving_at" TIMESTAMPTZ(3),
    "retry_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mailing_recipients_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mailing_recipients_state_check" CHECK ("state" IN ('waiting', 'sent', 'failed', 'skipped', 'stopped')),
    CONSTRAINT "mailing_recipients_email_check" CHECK ("email" IS NOT NULL OR "state" = 'skipped')
);

CREATE UNIQUE INDEX "mailing_recipients_mailing_id_person_id_key" ON "mailing_recipients"("mailing_id", "person_id");
CREATE INDEX "mailing_recipients_mailing_id_email_idx" ON "mailing_recipients"("mailing_id", "email");
CREATE INDEX "mailing_recipients_person_id_idx" ON "mailing_recipients"("person_id");
CREATE INDEX "mailing_recipients_state_mailing_id_id_idx" ON "mailing_recipients"("state", "mailing_id", "id");
CREATE INDEX "mailing_recipients_sent_at_idx" ON "mailing_recipients"("sent_at");

ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_mailing_id_fkey"
  FOREIGN KEY ("mailing_id") REFERENCES "mailings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
