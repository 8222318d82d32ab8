-- The whole schema. The first part is what Prisma derives from schema.prisma, the second part, at the end,
-- is what it cannot express: range exclusion, checks, partial unique indexes.
-- (No semicolons in comments: the driver splits scripts at each one.)

CREATE EXTENSION IF NOT EXISTS "btree_gist";
CREATE EXTENSION IF NOT EXISTS "citext";

-- CreateEnum
CREATE TYPE "space_type" AS ENUM ('therapy', 'yoga', 'workshop', 'meeting');

-- CreateEnum
CREATE TYPE "booking_status" AS ENUM ('confirmed', 'pending', 'canceled');

-- CreateEnum
CREATE TYPE "course_format" AS ENUM ('presenza', 'online', 'misto');

-- CreateEnum
CREATE TYPE "course_type" AS ENUM ('individuale', 'gruppo');

-- CreateEnum
CREATE TYPE "avatar_type" AS ENUM ('lotus', 'custom');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" CITEXT NOT NULL,
    "password" TEXT NOT NULL,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "date_of_birth" DATE,
    "place_of_birth" TEXT,
    "address" TEXT,
    "city" TEXT,
    "postal_code" TEXT,
    "fiscal_code" TEXT,
    "document_type" TEXT,
    "document_number" TEXT,
    "document_issue_date" DATE,
    "document_expiry_date" DATE,
    "document_image_url" TEXT,
    "profession" TEXT,
    "registration_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "avatar_type" "avatar_type" NOT NULL DEFAULT 'lotus',
    "avatar_primary_color" TEXT NOT NULL DEFAULT '#4F46E5',
    "avatar_secondary_color" TEXT NOT NULL DEFAULT '#D946EF',
    "avatar_accent_color" TEXT NOT NULL DEFAULT '#F59E0B',
    "avatar_background_color" TEXT NOT NULL DEFAULT '#FFFFFF',
    "custom_avatar_url" TEXT,
    "bio" TEXT,
    "reset_password_token" TEXT,
    "reset_password_expires" TIMESTAMPTZ(3),
    "email_verification_token" TEXT,
    "email_verification_expires" TIMESTAMPTZ(3),
    "last_active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "inactivity_warned_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spaces" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "type" "space_type" NOT NULL,
    "location" TEXT NOT NULL DEFAULT '',
    "image_url" TEXT,
    "capacity" INTEGER NOT NULL DEFAULT 1,
    "price_per_hour" TEXT,
    "price_per_day" TEXT,
    "price_per_week" TEXT,
    "amenities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "features" JSONB NOT NULL DEFAULT '{}',
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "is_new" BOOLEAN NOT NULL DEFAULT false,
    "is_available" BOOLEAN NOT NULL DEFAULT true,
    "opening_time" TEXT NOT NULL DEFAULT '08:00',
    "closing_time" TEXT NOT NULL DEFAULT '20:00',
    "min_booking_hours" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "spaces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_slots" (
    "id" SERIAL NOT NULL,
    "space_id" INTEGER NOT NULL,
    "day_of_week" SMALLINT NOT NULL,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "is_available" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "time_slots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookings" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "space_id" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "is_full_day" BOOLEAN NOT NULL DEFAULT false,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "total_amount" INTEGER NOT NULL,
    "status" "booking_status" NOT NULL DEFAULT 'confirmed',
    "purpose" TEXT NOT NULL,
    "attendees" INTEGER NOT NULL,
    "notes" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "canceled_at" TIMESTAMPTZ(3),
    "refund_percent" INTEGER,
    "refund_amount" INTEGER,
    "google_calendar_event_id" TEXT,
    "google_calendar_added" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "event_date" DATE NOT NULL,
    "end_date" DATE,
    "start_time" TEXT NOT NULL DEFAULT '09:00',
    "end_time" TEXT NOT NULL DEFAULT '18:00',
    "location" TEXT NOT NULL DEFAULT '',
    "image_url" TEXT,
    "price" TEXT NOT NULL,
    "max_participants" INTEGER NOT NULL,
    "min_participants" INTEGER NOT NULL DEFAULT 1,
    "current_participants" INTEGER NOT NULL DEFAULT 0,
    "is_multi_day" BOOLEAN NOT NULL DEFAULT false,
    "is_registration_open" BOOLEAN NOT NULL DEFAULT true,
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "google_form_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_registrations" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "registration_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" "booking_status" NOT NULL DEFAULT 'confirmed',
    "notes" TEXT,

    CONSTRAINT "event_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "courses" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "image_url" TEXT,
    "price" TEXT NOT NULL,
    "format" "course_format" NOT NULL DEFAULT 'presenza',
    "type" "course_type" NOT NULL DEFAULT 'gruppo',
    "location" TEXT NOT NULL DEFAULT '',
    "max_participants" INTEGER,
    "min_participants" INTEGER NOT NULL DEFAULT 1,
    "duration" TEXT NOT NULL DEFAULT '',
    "schedule" TEXT NOT NULL DEFAULT '',
    "start_date" DATE,
    "end_date" DATE,
    "is_multi_day" BOOLEAN NOT NULL DEFAULT false,
    "google_form_url" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "requires_registration" BOOLEAN NOT NULL DEFAULT true,
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "additional_info" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "courses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "course_bookings" (
    "id" SERIAL NOT NULL,
    "course_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "booking_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "start_date" DATE,
    "end_date" DATE,
    "status" "booking_status" NOT NULL DEFAULT 'confirmed',
    "notes" TEXT,
    "total_amount" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "course_bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_gallery_images" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "image_url" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "order_index" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_gallery_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "caller" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "response" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("caller","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_fiscal_code_key" ON "users"("fiscal_code");

-- CreateIndex
CREATE UNIQUE INDEX "users_reset_password_token_key" ON "users"("reset_password_token");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_verification_token_key" ON "users"("email_verification_token");

-- CreateIndex
CREATE INDEX "users_last_active_at_idx" ON "users"("last_active_at");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "time_slots_space_id_day_of_week_idx" ON "time_slots"("space_id", "day_of_week");

-- CreateIndex
CREATE INDEX "bookings_user_id_starts_at_idx" ON "bookings"("user_id", "starts_at");

-- CreateIndex
CREATE INDEX "bookings_space_id_starts_at_idx" ON "bookings"("space_id", "starts_at");

-- CreateIndex
CREATE INDEX "bookings_starts_at_idx" ON "bookings"("starts_at");

-- CreateIndex
CREATE INDEX "bookings_created_at_idx" ON "bookings"("created_at");

-- CreateIndex
CREATE INDEX "events_event_date_idx" ON "events"("event_date");

-- CreateIndex
CREATE INDEX "event_registrations_event_id_registration_date_idx" ON "event_registrations"("event_id", "registration_date");

-- CreateIndex
CREATE INDEX "event_registrations_email_idx" ON "event_registrations"("email");

-- CreateIndex
CREATE INDEX "course_bookings_course_id_start_date_idx" ON "course_bookings"("course_id", "start_date");

-- CreateIndex
CREATE INDEX "course_bookings_user_id_idx" ON "course_bookings"("user_id");

-- CreateIndex
CREATE INDEX "course_bookings_booking_date_idx" ON "course_bookings"("booking_date");

-- CreateIndex
CREATE INDEX "event_gallery_images_is_active_order_index_idx" ON "event_gallery_images"("is_active", "order_index");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_bookings" ADD CONSTRAINT "course_bookings_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_bookings" ADD CONSTRAINT "course_bookings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- What Prisma cannot express ------------------------------------------------------------------------------------

-- The guarantee against double bookings: no two live bookings of one space overlap, whoever writes them.
-- The range comes first because 'which spaces are free then' is the query that runs most.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap"
  EXCLUDE USING gist (tstzrange("starts_at", "ends_at") WITH &&, "space_id" WITH =)
  WHERE ("status" <> 'canceled');

-- One live registration for each address and event.
CREATE UNIQUE INDEX "event_registrations_live_email_key" ON "event_registrations" ("event_id", "email")
  WHERE "status" <> 'canceled';

ALTER TABLE "spaces"
  ADD CONSTRAINT "spaces_capacity_check" CHECK ("capacity" >= 1),
  ADD CONSTRAINT "spaces_min_booking_hours_check" CHECK ("min_booking_hours" BETWEEN 1 AND 24),
  ADD CONSTRAINT "spaces_opening_check" CHECK (
    "opening_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "closing_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND "opening_time" < "closing_time");

ALTER TABLE "time_slots"
  ADD CONSTRAINT "time_slots_day_check" CHECK ("day_of_week" BETWEEN 0 AND 6),
  ADD CONSTRAINT "time_slots_times_check" CHECK (
    "start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "end_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND "start_time" < "end_time");

ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_span_check" CHECK ("starts_at" < "ends_at"),
  ADD CONSTRAINT "bookings_days_check" CHECK ("start_date" <= "end_date" AND ("is_full_day" OR "start_date" = "end_date")),
  ADD CONSTRAINT "bookings_attendees_check" CHECK ("attendees" BETWEEN 1 AND 100),
  ADD CONSTRAINT "bookings_amount_check" CHECK ("total_amount" >= 0),
  ADD CONSTRAINT "bookings_refund_check" CHECK (
    ("refund_percent" IS NULL OR "refund_percent" BETWEEN 0 AND 100)
    AND ("refund_amount" IS NULL OR "refund_amount" BETWEEN 0 AND "total_amount"));

ALTER TABLE "events"
  ADD CONSTRAINT "events_participants_check" CHECK (
    "max_participants" >= 1 AND "min_participants" >= 1 AND "current_participants" >= 0),
  ADD CONSTRAINT "events_days_check" CHECK ("end_date" IS NULL OR "end_date" >= "event_date");

ALTER TABLE "courses"
  ADD CONSTRAINT "courses_participants_check" CHECK (
    ("max_participants" IS NULL OR "max_participants" >= 1) AND "min_participants" >= 1),
  ADD CONSTRAINT "courses_days_check" CHECK (
    "end_date" IS NULL OR "start_date" IS NULL OR "end_date" >= "start_date");

ALTER TABLE "course_bookings"
  ADD CONSTRAINT "course_bookings_amount_check" CHECK ("total_amount" >= 0),
  ADD CONSTRAINT "course_bookings_days_check" CHECK (
    "end_date" IS NULL OR "start_date" IS NULL OR "end_date" >= "start_date");

ALTER TABLE "event_gallery_images" ADD CONSTRAINT "event_gallery_images_order_check" CHECK ("order_index" >= 0);
