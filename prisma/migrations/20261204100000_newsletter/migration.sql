-- Who receives the newsletter, and the links by which one confirms or ends a subscription.
-- Safe: columns without a default.
ALTER TABLE "people" ADD COLUMN "newsletter_since" TIMESTAMPTZ(3);
ALTER TABLE "users" ADD COLUMN "newsletter_wanted_at" TIMESTAMPTZ(3);

CREATE TABLE "newsletter_links" (
    -- SHA-256 of the token in the mail.
    "token_hash" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "first_name" TEXT,
    "language" TEXT NOT NULL DEFAULT 'it',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirms_until" TIMESTAMPTZ(3),
    "person_id" INTEGER,

    CONSTRAINT "newsletter_links_pkey" PRIMARY KEY ("token_hash"),
    CONSTRAINT "newsletter_links_purpose" CHECK (num_nonnulls("confirms_until", "person_id") > 0)
);

CREATE INDEX "newsletter_links_email_idx" ON "newsletter_links"("email");
CREATE INDEX "newsletter_links_person_id_idx" ON "newsletter_links"("person_id");

ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
