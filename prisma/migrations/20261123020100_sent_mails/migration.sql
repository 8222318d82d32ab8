-- The mails that went out, as they went out, to be read in the panel; without the secrets of their links. The queue
-- forgets its jobs after two days, these stay for as long as the privacy notice says.
CREATE TABLE "sent_mails" (
    "id" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "user_id" INTEGER,
    "contact" TEXT,
    "channel" TEXT NOT NULL,
    "queued_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "attachments" TEXT[] NOT NULL DEFAULT '{}',

    CONSTRAINT "sent_mails_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sent_mails_channel_check" CHECK ("channel" IN ('smtp', 'file'))
);

CREATE INDEX "sent_mails_sent_at_idx" ON "sent_mails"("sent_at");
