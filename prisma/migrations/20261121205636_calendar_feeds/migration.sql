-- Addresses under which calendar programs read: of one person, of one room, or (neither) of the whole house.
CREATE TABLE "calendar_feeds" (
    "id" SERIAL NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" INTEGER,
    "space_id" INTEGER,
    "shows_names" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "calendar_feeds_owner_check" CHECK ("user_id" IS NULL OR "space_id" IS NULL)
);

CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");
CREATE UNIQUE INDEX "calendar_feeds_user_id_key" ON "calendar_feeds"("user_id");
CREATE UNIQUE INDEX "calendar_feeds_space_id_key" ON "calendar_feeds"("space_id");
-- The house has one as well.
CREATE UNIQUE INDEX "calendar_feeds_house_key" ON "calendar_feeds"((true)) WHERE "user_id" IS NULL AND "space_id" IS NULL;

ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
