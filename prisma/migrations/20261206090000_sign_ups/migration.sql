-- Sign-ups for events and courses in one table. `number` is what people, links and the API know: unique within its kind,
-- and counted on from where each of the two tables before was. `id` is for references within the database alone; sign-ups
-- for events keep theirs.
BEGIN;

-- Nobody writes to the former tables, or into the ledger, while their rows are carried over.
LOCK TABLE "event_registrations", "course_bookings", "payments", "check_ins", "pass_uses", "waiting_entries"
  IN ACCESS EXCLUSIVE MODE;

CREATE TYPE "sign_up_kind" AS ENUM ('event', 'course');

CREATE TABLE "sign_ups" (
  "id" SERIAL NOT NULL,
  "kind" "sign_up_kind" NOT NULL,
  "number" INTEGER NOT NULL DEFAULT 0,
  "event_id" INTEGER,
  "course_id" INTEGER,
  "start_date" DATE,
  "end_date" DATE,
  "single_time" TEXT,
  "user_id" INTEGER,
  "person_id" INTEGER,
  "first_name" TEXT NOT NULL,
  "last_name" TEXT NOT NULL,
  "email" CITEXT NOT NULL,
  "phone" TEXT,
  "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "status" "booking_status" NOT NULL DEFAULT 'confirmed',
  "notes" TEXT,
  "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
  "calendar_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "seats" INTEGER NOT NULL DEFAULT 1,
  "companions" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "language" TEXT NOT NULL DEFAULT 'it',
  "link_id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "check_in_code" TEXT NOT NULL DEFAULT new_check_in_code(),
  "canceled_by" "canceled_by",
  "cancel_reason" TEXT,
  "total_amount" INTEGER NOT NULL DEFAULT 0,
  "canceled_at" TIMESTAMPTZ(3),
  "refund_percent" INTEGER,
  "refund_amount" INTEGER,
  "cancellation_steps" JSONB NOT NULL DEFAULT '[{"hours":48,"percent":100},{"hours":24,"percent":50},{"hours":0,"percent":0}]',
  "terms_of" TIMESTAMPTZ(3),
  "refund_iban" TEXT,
  "promo_code_id" INTEGER,
  "promo_amount" INTEGER NOT NULL DEFAULT 0
);

INSERT INTO "sign_ups" ("id", "kind", "number", "event_id", "user_id", "person_id", "first_name", "last_name", "email",
  "phone", "made_at", "status", "notes", "calendar_sequence", "calendar_changed_at", "seats", "companions", "language",
  "link_id", "check_in_code", "canceled_by", "cancel_reason", "total_amount", "canceled_at", "refund_percent",
  "refund_amount", "cancellation_steps", "terms_of", "refund_iban", "promo_code_id", "promo_amount")
SELECT "id", 'event', "id", "event_id", "user_id", "person_id", "first_name", "last_name", "email",
  "phone", "registration_date", "status", "notes", "calendar_sequence", "calendar_changed_at", "seats", "companions", "language",
  "link_id", "check_in_code", "canceled_by", "cancel_reason", "total_amount", "canceled_at", "refund_percent",
  "refund_amount", "cancellation_steps", "terms_of", "refund_iban", "promo_code_id", "promo_amount"
FROM "event_registrations" ORDER BY "id";

SELECT setval('sign_ups_id_seq', max("id")) FROM "sign_ups" HAVING count(*) > 0;

INSERT INTO "sign_ups" ("kind", "number", "course_id", "start_date", "end_date", "single_time", "user_id", "person_id",
  "first_name", "last_name", "email", "phone", "made_at", "status", "notes", "calendar_sequence", "calendar_changed_at",
  "seats", "companions", "language", "link_id", "check_in_code", "canceled_by", "cancel_reason", "total_amount",
  "canceled_at", "refund_percent", "refund_amount", "cancellation_steps", "terms_of", "refund_iban", "promo_code_id",
  "promo_amount")
SELECT 'course', "id", "course_id", "start_date", "end_date", "single_time", "user_id", "person_id",
  "first_name", "last_name", "email", NULLIF("phone", ''), "booking_date", "status", "notes", "calendar_sequence", "calendar_changed_at",
  "seats", "companions", "language", "link_id", "check_in_code", "canceled_by", "cancel_reason", "total_amount",
  "canceled_at", "refund_percent", "refund_amount", "cancellation_steps", "terms_of", "refund_iban", "promo_code_id",
  "promo_amount"
FROM "course_bookings" ORDER BY "id";

ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_pkey" PRIMARY KEY ("id");
CREATE UNIQUE INDEX "sign_ups_kind_number_key" ON "sign_ups"("kind", "number");
CREATE UNIQUE INDEX "sign_ups_link_id_key" ON "sign_ups"("link_id");
CREATE UNIQUE INDEX "sign_ups_check_in_code_key" ON "sign_ups"("check_in_code");
CREATE UNIQUE INDEX "sign_ups_live_address_key" ON "sign_ups"("event_id", "email")
  WHERE "status" <> 'canceled' AND "email" <> '';
CREATE INDEX "sign_ups_event_id_made_at_idx" ON "sign_ups"("event_id", "made_at");
CREATE INDEX "sign_ups_course_id_start_date_idx" ON "sign_ups"("course_id", "start_date");
CREATE INDEX "sign_ups_made_at_idx" ON "sign_ups"("made_at");
CREATE INDEX "sign_ups_user_id_idx" ON "sign_ups"("user_id");
CREATE INDEX "sign_ups_person_id_idx" ON "sign_ups"("person_id");
CREATE INDEX "sign_ups_email_idx" ON "sign_ups"("email");
CREATE INDEX "sign_ups_promo_code_id_idx" ON "sign_ups"("promo_code_id");

ALTER TABLE "sign_ups"
  ADD CONSTRAINT "sign_ups_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "sign_ups_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "sign_ups_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "sign_ups_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "sign_ups_promo_code_id_fkey" FOREIGN KEY ("promo_code_id") REFERENCES "promo_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "sign_ups_one_thing" CHECK (
    ("event_id" IS NOT NULL) = ("kind" = 'event') AND ("course_id" IS NOT NULL) = ("kind" = 'course')),
  ADD CONSTRAINT "sign_ups_days_check" CHECK (
    ("kind" = 'course' OR num_nonnulls("start_date", "end_date", "single_time") = 0)
    AND ("end_date" IS NULL OR "start_date" IS NULL OR "end_date" >= "start_date")),
  ADD CONSTRAINT "sign_ups_single_day" CHECK (
    "single_time" IS NULL OR ("start_date" IS NOT NULL AND "end_date" = "start_date")),
  -- Older rows were not held to these two.
  ADD CONSTRAINT "sign_ups_amount_check" CHECK ("total_amount" >= 0) NOT VALID,
  ADD CONSTRAINT "sign_ups_seats_check" CHECK ("seats" BETWEEN 1 AND 10) NOT VALID;

-- What refers to a sign-up: the column for events becomes the one for all.
ALTER TABLE "check_ins" RENAME COLUMN "registration_id" TO "sign_up_id";
ALTER TABLE "check_ins" DROP CONSTRAINT "check_ins_registration_id_fkey", DROP CONSTRAINT "check_ins_one_thing";
UPDATE "check_ins" t SET "sign_up_id" = s."id"
FROM "sign_ups" s WHERE s."kind" = 'course' AND s."number" = t."course_booking_id";
ALTER TABLE "check_ins" DROP COLUMN "course_booking_id", ALTER COLUMN "sign_up_id" SET NOT NULL,
  ADD CONSTRAINT "check_ins_sign_up_id_fkey" FOREIGN KEY ("sign_up_id") REFERENCES "sign_ups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER INDEX "check_ins_registration_id_date_key" RENAME TO "check_ins_sign_up_id_date_key";

ALTER TABLE "pass_uses" RENAME COLUMN "registration_id" TO "sign_up_id";
ALTER TABLE "pass_uses" DROP CONSTRAINT "pass_uses_registration_id_fkey", DROP CONSTRAINT "pass_uses_one_thing";
UPDATE "pass_uses" t SET "sign_up_id" = s."id"
FROM "sign_ups" s WHERE s."kind" = 'course' AND s."number" = t."course_booking_id";
ALTER TABLE "pass_uses" DROP COLUMN "course_booking_id", ALTER COLUMN "sign_up_id" SET NOT NULL,
  ADD CONSTRAINT "pass_uses_sign_up_id_fkey" FOREIGN KEY ("sign_up_id") REFERENCES "sign_ups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER INDEX "pass_uses_registration_id_key" RENAME TO "pass_uses_sign_up_id_key";

ALTER TABLE "waiting_entries" RENAME COLUMN "registration_id" TO "sign_up_id";
ALTER TABLE "waiting_entries" DROP CONSTRAINT "waiting_entries_registration_id_fkey";
UPDATE "waiting_entries" t SET "sign_up_id" = s."id"
FROM "sign_ups" s WHERE s."kind" = 'course' AND s."number" = t."course_booking_id";
ALTER TABLE "waiting_entries" DROP COLUMN "course_booking_id",
  ADD CONSTRAINT "waiting_entries_sign_up_id_fkey" FOREIGN KEY ("sign_up_id") REFERENCES "sign_ups"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER INDEX "waiting_entries_registration_id_key" RENAME TO "waiting_entries_sign_up_id_key";

ALTER TABLE "payments" RENAME COLUMN "registration_id" TO "sign_up_id";
ALTER TABLE "payments" DROP CONSTRAINT "payments_registration_id_fkey", DROP CONSTRAINT "payments_one_thing",
  DISABLE TRIGGER "payments_append_only";
UPDATE "payments" t SET "sign_up_id" = s."id"
FROM "sign_ups" s WHERE s."kind" = 'course' AND s."number" = t."course_booking_id";
ALTER TABLE "payments" ENABLE TRIGGER "payments_append_only", DROP COLUMN "course_booking_id",
  ADD CONSTRAINT "payments_sign_up_id_fkey" FOREIGN KEY ("sign_up_id") REFERENCES "sign_ups"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "payments_one_thing" CHECK (num_nonnulls("booking_id", "sign_up_id", "fee_id", "pass_id") = 1);
ALTER INDEX "payments_registration_id_idx" RENAME TO "payments_sign_up_id_idx";

-- What the demonstration wrote, under the new names.
UPDATE "demonstration" SET "state" = "state" - '{registration_date,checked_in_at}'::text[]
  || jsonb_build_object('made_at', "state" -> 'registration_date')
WHERE "kind" = 'registrations';

CREATE OR REPLACE FUNCTION "demonstration_state"(kind TEXT, item INTEGER) RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'spaces' THEN (
      SELECT to_jsonb(s) - ARRAY['created_at', 'updated_at'] || jsonb_build_object(
        'timetable', (SELECT jsonb_agg(to_jsonb(t) - 'id' ORDER BY t.day_of_week, t.start_time)
                        FROM time_slots t WHERE t.space_id = s.id),
        'pictures', (SELECT jsonb_agg(to_jsonb(p) - ARRAY['id', 'created_at'] ORDER BY p.position)
                       FROM space_images p WHERE p.space_id = s.id))
        FROM spaces s WHERE s.id = item)
    WHEN 'courses' THEN (
      SELECT to_jsonb(c) - ARRAY['created_at', 'updated_at', 'current_participants', 'calendar_sequence']
        FROM courses c WHERE c.id = item)
    WHEN 'events' THEN (
      SELECT to_jsonb(e) - ARRAY['created_at', 'updated_at', 'current_participants', 'calendar_sequence']
        FROM events e WHERE e.id = item)
    WHEN 'teachers' THEN (
      SELECT to_jsonb(t) - ARRAY['created_at', 'updated_at'] FROM teachers t WHERE t.id = item)
    WHEN 'bookings' THEN (
      SELECT to_jsonb(b) - ARRAY['created_at', 'person_id', 'calendar_sequence', 'calendar_changed_at']
        FROM bookings b WHERE b.id = item)
    WHEN 'registrations' THEN (
      SELECT to_jsonb(s) - ARRAY['person_id', 'calendar_sequence', 'calendar_changed_at']
        FROM sign_ups s WHERE s.id = item)
    WHEN 'closures' THEN (
      SELECT to_jsonb(c) - ARRAY['created_at', 'updated_at'] FROM closures c WHERE c.id = item)
    WHEN 'galleryImages' THEN (SELECT to_jsonb(g) - 'created_at' FROM event_gallery_images g WHERE g.id = item)
    WHEN 'people' THEN (
      SELECT jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'email', p.email,
          'phone', p.phone, 'user_id', p.user_id, 'note', p.note, 'fiscal_code', p.fiscal_code)
        FROM people p WHERE p.id = item)
  END
$$;

CREATE OR REPLACE VIEW "promo_code_uses" AS
  SELECT promo_code_id, person_id, 'booking' AS kind, 'booking ' || id AS thing,
    promo_amount AS discount, total_amount AS total
  FROM bookings WHERE promo_code_id IS NOT NULL AND status <> 'canceled' AND series_id IS NULL
  UNION ALL
  SELECT promo_code_id, max(person_id), 'booking', 'series ' || series_id, sum(promo_amount)::integer, sum(total_amount)::integer
  FROM bookings WHERE promo_code_id IS NOT NULL AND status <> 'canceled' AND series_id IS NOT NULL
  GROUP BY promo_code_id, series_id
  UNION ALL
  SELECT promo_code_id, person_id, kind::text, kind || ' ' || number, promo_amount, total_amount
  FROM sign_ups WHERE promo_code_id IS NOT NULL AND status <> 'canceled'
  UNION ALL
  SELECT promo_code_id, person_id, 'pass', 'pass ' || id, promo_amount, total_amount
  FROM passes WHERE promo_code_id IS NOT NULL AND canceled_at IS NULL;

CREATE OR REPLACE FUNCTION "payment_is_of_nobody"("payments") RETURNS BOOLEAN LANGUAGE sql STABLE
  SET search_path TO public, pg_temp AS $$
    SELECT EXISTS (SELECT 1 FROM "bookings" b WHERE b."id" = $1."booking_id"
            AND b."user_id" IS NULL AND b."email" LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "sign_ups" s WHERE s."id" = $1."sign_up_id"
            AND s."user_id" IS NULL AND s."email"::text LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "member_fees" f JOIN "members" m ON m."id" = f."member_id"
            WHERE f."id" = $1."fee_id" AND m."person_id" IS NULL)
        OR EXISTS (SELECT 1 FROM "passes" s WHERE s."id" = $1."pass_id" AND s."person_id" IS NULL)
$$;

CREATE OR REPLACE FUNCTION "payments_note_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."of_member" := "is_valid_member"(COALESCE(
        (SELECT "person_id" FROM "bookings" WHERE "id" = NEW."booking_id"),
        (SELECT "person_id" FROM "sign_ups" WHERE "id" = NEW."sign_up_id"),
        (SELECT "person_id" FROM "passes" WHERE "id" = NEW."pass_id")), NEW."date");
    RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "check_in_person_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE people SET last_seen_at = NEW.at
  WHERE id = (SELECT person_id FROM sign_ups WHERE id = NEW.sign_up_id)
    AND (last_seen_at IS NULL OR last_seen_at < NEW.at);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "sign_ups_give_entries_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM "passes" WHERE "id" IN (SELECT u."pass_id" FROM "pass_uses" u WHERE u."sign_up_id" = NEW."id")
    ORDER BY "id" FOR NO KEY UPDATE;
    IF NEW."status" = 'canceled' AND OLD."status" <> 'canceled' THEN
        IF NEW."refund_percent" = 100 THEN
            UPDATE "pass_uses" SET "returned_at" = COALESCE(NEW."canceled_at", now())
            WHERE "returned_at" IS NULL AND "sign_up_id" = NEW."id";
        END IF;
    ELSIF NEW."status" <> 'canceled' AND OLD."status" = 'canceled' THEN
        UPDATE "pass_uses" SET "returned_at" = NULL
        WHERE "returned_at" >= OLD."canceled_at" AND "sign_up_id" = NEW."id";
    END IF;
    RETURN NULL;
END $$;

-- Each kind counts on by itself.
ALTER SEQUENCE "event_registrations_id_seq" OWNED BY NONE;
ALTER SEQUENCE "course_bookings_id_seq" OWNED BY NONE;
DROP TABLE "event_registrations", "course_bookings";
DROP FUNCTION "carry_check_in"();
ALTER SEQUENCE "event_registrations_id_seq" RENAME TO "sign_ups_event_number_seq";
ALTER SEQUENCE "course_bookings_id_seq" RENAME TO "sign_ups_course_number_seq";
ALTER SEQUENCE "sign_ups_event_number_seq" OWNED BY "sign_ups"."number";
ALTER SEQUENCE "sign_ups_course_number_seq" OWNED BY "sign_ups"."number";

CREATE FUNCTION "sign_ups_take_number"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.number := nextval('sign_ups_' || NEW.kind || '_number_seq');
  RETURN NEW;
END $$;
CREATE TRIGGER "sign_ups_take_number" BEFORE INSERT ON "sign_ups" FOR EACH ROW
  WHEN (NEW."number" = 0) EXECUTE FUNCTION "sign_ups_take_number"();

CREATE TRIGGER "sign_ups_take_conditions" BEFORE INSERT ON "sign_ups" FOR EACH ROW
  EXECUTE FUNCTION "take_conditions_in_force"();
CREATE TRIGGER "sign_ups_calendar_sequence" BEFORE UPDATE ON "sign_ups" FOR EACH ROW
  WHEN (NOT (OLD."user_id" IS DISTINCT FROM NEW."user_id" OR OLD."person_id" IS DISTINCT FROM NEW."person_id"
    OR OLD."calendar_changed_at" IS DISTINCT FROM NEW."calendar_changed_at"))
  EXECUTE FUNCTION "raise_calendar_sequence"();
CREATE TRIGGER "sign_ups_person_seen" AFTER INSERT ON "sign_ups" FOR EACH ROW
  WHEN (NEW."person_id" IS NOT NULL) EXECUTE FUNCTION "people_seen"('made_at');
CREATE TRIGGER "sign_ups_use_promo_code" AFTER INSERT ON "sign_ups" FOR EACH ROW
  WHEN (NEW."promo_code_id" IS NOT NULL AND NEW."status" <> 'canceled') EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "sign_ups_use_promo_code_again" AFTER UPDATE OF "status", "promo_code_id" ON "sign_ups" FOR EACH ROW
  WHEN (NEW."promo_code_id" IS NOT NULL AND NEW."status" <> 'canceled'
    AND (OLD."status" = 'canceled' OR OLD."promo_code_id" IS DISTINCT FROM NEW."promo_code_id"))
  EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "sign_ups_give_entries_back" AFTER UPDATE OF "status" ON "sign_ups" FOR EACH ROW
  WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "sign_ups_give_entries_back"();
-- Events count their participants in a row of their own, which raises their version.
CREATE TRIGGER "sign_ups_course_version" AFTER INSERT OR UPDATE ON "sign_ups" FOR EACH ROW
  WHEN (NEW."course_id" IS NOT NULL) EXECUTE FUNCTION "raise_content_version"('courses', 'course_id');
CREATE TRIGGER "sign_ups_course_gone" AFTER DELETE ON "sign_ups" FOR EACH ROW
  WHEN (OLD."course_id" IS NOT NULL) EXECUTE FUNCTION "raise_content_version"('courses', 'course_id');

-- The planner knows nothing of a new table.
ANALYZE "sign_ups", "payments";

COMMIT;
