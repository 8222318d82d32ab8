-- The whole schema before 20261206090000_sign_ups, in place of the migrations that led to it. A database that has
-- gone through them is not touched: scripts/database/schema-engine.mjs.

SET LOCAL check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE avatar_type AS ENUM (
    'lotus',
    'custom'
);

CREATE TYPE book_account AS ENUM (
    'cash',
    'bank'
);

CREATE TYPE book_direction AS ENUM (
    'in',
    'out',
    'transfer'
);

CREATE TYPE booking_status AS ENUM (
    'confirmed',
    'pending',
    'canceled'
);

CREATE TYPE canceled_by AS ENUM (
    'customer',
    'centre'
);

CREATE TYPE course_format AS ENUM (
    'presenza',
    'online',
    'misto'
);

CREATE TYPE course_status AS ENUM (
    'scheduled',
    'canceled'
);

CREATE TYPE course_type AS ENUM (
    'individuale',
    'gruppo'
);

CREATE TYPE event_status AS ENUM (
    'scheduled',
    'confirmed',
    'canceled'
);

CREATE TYPE extra_unit AS ENUM (
    'booking',
    'hour',
    'day',
    'person'
);

CREATE TYPE lesson_status AS ENUM (
    'scheduled',
    'canceled'
);

CREATE TYPE member_end_reason AS ENUM (
    'resigned',
    'excluded',
    'deceased',
    'lapsed'
);

CREATE TYPE member_status AS ENUM (
    'applied',
    'admitted',
    'rejected',
    'ended'
);

CREATE TYPE pay_rule AS ENUM (
    'none',
    'perLesson',
    'perParticipant',
    'percent'
);

CREATE TYPE payment_kind AS ENUM (
    'payment',
    'refund',
    'deposit',
    'deposit-return',
    'deposit-retention'
);

CREATE TYPE payment_method AS ENUM (
    'cash',
    'transfer',
    'pos',
    'online'
);

CREATE TYPE promo_kind AS ENUM (
    'booking',
    'course',
    'event',
    'pass'
);

CREATE TYPE space_type AS ENUM (
    'therapy',
    'yoga',
    'workshop',
    'meeting'
);

CREATE TYPE user_role AS ENUM (
    'customer',
    'desk',
    'secretary',
    'treasurer',
    'admin'
);

CREATE TYPE waiting_kind AS ENUM (
    'space',
    'event',
    'course'
);

CREATE TYPE waiting_status AS ENUM (
    'waiting',
    'offered',
    'accepted',
    'expired',
    'left'
);

CREATE CAST (payment_method AS text) WITH INOUT AS IMPLICIT;

CREATE FUNCTION audit_log_append_only() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."at" < now() - interval '24 months' THEN
      RETURN OLD;
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD."at" < now() - interval '12 months'
      AND NEW."address" IS NULL
      AND to_jsonb(NEW) - 'address' = to_jsonb(OLD) - 'address' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE FUNCTION booking_extras_in_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  booked RECORD;
BEGIN
  SELECT starts_at, ends_at INTO booked FROM bookings WHERE id = NEW.booking_id AND status <> 'canceled';
  IF FOUND THEN
    PERFORM keep_extra_in_stock(NEW.extra_id, booked.starts_at, booked.ends_at);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION bookings_keep_extras() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM keep_extra_in_stock(extra_id, NEW.starts_at, NEW.ends_at)
    FROM (SELECT extra_id FROM booking_extras WHERE booking_id = NEW.id ORDER BY extra_id) AS had;
  RETURN NULL;
END $$;

CREATE FUNCTION bookings_take_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.space_id, OLD.starts_at, OLD.ends_at, OLD.buffer_minutes, OLD.status = 'canceled')
      = (NEW.space_id, NEW.starts_at, NEW.ends_at, NEW.buffer_minutes, NEW.status = 'canceled') THEN
      RETURN NULL;
    END IF;
    DELETE FROM taken_times WHERE booking_id = NEW.id;
  END IF;
  IF NEW.status <> 'canceled' THEN
    INSERT INTO taken_times (space_id, starts_at, ends_at, owner, booking_id)
    VALUES (NEW.space_id, NEW.starts_at, NEW.ends_at, 'booking:' || NEW.id, NEW.id);
    IF NEW.buffer_minutes > 0 THEN
      INSERT INTO taken_times (space_id, starts_at, ends_at, owner, is_buffer, booking_id)
      VALUES (NEW.space_id, NEW.ends_at, NEW.ends_at + make_interval(mins => NEW.buffer_minutes),
        'booking:' || NEW.id, true, NEW.id);
    END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION carry_check_in() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  day DATE := (NEW.checked_in_at AT TIME ZONE 'Europe/Rome')::date;
BEGIN
  IF TG_TABLE_NAME = 'event_registrations' THEN
    INSERT INTO check_ins (registration_id, date, at) VALUES (NEW.id, day, NEW.checked_in_at) ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO check_ins (course_booking_id, date, at) VALUES (NEW.id, day, NEW.checked_in_at) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION check_in_person_seen() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE people SET last_seen_at = NEW.at
  WHERE id = COALESCE(
      (SELECT person_id FROM event_registrations WHERE id = NEW.registration_id),
      (SELECT person_id FROM course_bookings WHERE id = NEW.course_booking_id))
    AND (last_seen_at IS NULL OR last_seen_at < NEW.at);
  RETURN NULL;
END $$;

CREATE FUNCTION connected_rooms(rooms integer[]) RETURNS SETOF integer
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM keep_parts_of_rooms();
  RETURN QUERY
    WITH RECURSIVE connected(id) AS (
      SELECT unnest(rooms)
      UNION
      SELECT CASE WHEN p.whole_id = c.id THEN p.part_id ELSE p.whole_id END
        FROM connected c JOIN space_parts p ON c.id IN (p.whole_id, p.part_id))
    SELECT connected.id FROM connected;
END $$;

CREATE FUNCTION count_paid_fees(member integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
    "was" "members";
    "paid" DATE;
BEGIN
    SELECT * INTO "was" FROM "members" WHERE "id" = "member";
    SELECT max(f."end_date") INTO "paid" FROM "member_fees" f
    WHERE f."member_id" = "member" AND f."total_amount" - f."waived_amount" <= (
        SELECT COALESCE(sum(CASE p."kind" WHEN 'payment' THEN p."amount" ELSE -p."amount" END), 0)
        FROM "payments" p WHERE p."fee_id" = f."id");
    IF "paid" IS NOT DISTINCT FROM "was"."paid_until" THEN RETURN; END IF;
    UPDATE "members" SET "paid_until" = "paid" WHERE "id" = "member";
    -- A fee that is paid after the end makes nobody a member.
    IF "was"."ended_on" IS NOT NULL THEN RETURN; END IF;
    UPDATE "people" SET "member_until" = "paid"
    WHERE "id" = "was"."person_id"
        AND ("was"."paid_until" IS NULL OR "paid" > "was"."paid_until" OR "member_until" = "was"."paid_until");
END $$;

CREATE FUNCTION demonstration_state(kind text, item integer) RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
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
      SELECT to_jsonb(r) - ARRAY['person_id', 'calendar_sequence', 'calendar_changed_at']
        FROM event_registrations r WHERE r.id = item)
    WHEN 'closures' THEN (
      SELECT to_jsonb(c) - ARRAY['created_at', 'updated_at'] FROM closures c WHERE c.id = item)
    WHEN 'galleryImages' THEN (SELECT to_jsonb(g) - 'created_at' FROM event_gallery_images g WHERE g.id = item)
    WHEN 'people' THEN (
      SELECT jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'email', p.email,
          'phone', p.phone, 'user_id', p.user_id, 'note', p.note, 'fiscal_code', p.fiscal_code)
        FROM people p WHERE p.id = item)
  END
$$;

CREATE FUNCTION extra_taken(extra integer, first timestamp with time zone, last timestamp with time zone, except_booking integer) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
  WITH had AS (
    SELECT b.starts_at, b.ends_at, e.quantity FROM booking_extras e JOIN bookings b ON b.id = e.booking_id
    WHERE e.extra_id = extra AND b.status <> 'canceled' AND b.starts_at < last AND b.ends_at > first
      AND b.id IS DISTINCT FROM except_booking)
  SELECT COALESCE(max(taken), 0)::integer FROM (
    SELECT sum(had.quantity) AS taken
    FROM (SELECT first AS at UNION SELECT starts_at FROM had WHERE starts_at > first) AS beginnings
    JOIN had ON had.starts_at <= beginnings.at AND had.ends_at > beginnings.at
    GROUP BY beginnings.at) AS counted
$$;

CREATE FUNCTION follow_space_image() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  shown RECORD;
  known integer;
BEGIN
  SELECT id, image_url, position INTO shown FROM space_images
    WHERE space_id = NEW.id ORDER BY position, id LIMIT 1;
  IF NULLIF(NEW.image_url, '') IS NOT DISTINCT FROM shown.image_url THEN
    RETURN NULL;
  END IF;
  IF COALESCE(NEW.image_url, '') = '' THEN
    DELETE FROM space_images WHERE id = shown.id;
    UPDATE spaces SET image_url = (
      SELECT image_url FROM space_images WHERE space_id = NEW.id ORDER BY position, id LIMIT 1
    ) WHERE id = NEW.id;
    RETURN NULL;
  END IF;
  SELECT id INTO known FROM space_images
    WHERE space_id = NEW.id AND image_url = NEW.image_url ORDER BY position, id LIMIT 1;
  IF known IS NOT NULL THEN
    UPDATE space_images SET position = shown.position - 1 WHERE id = known;
  ELSIF shown.id IS NOT NULL THEN
    UPDATE space_images SET image_url = NEW.image_url, alt_text = NEW.name, translations = '{}' WHERE id = shown.id;
  ELSE
    INSERT INTO space_images (space_id, image_url, alt_text) VALUES (NEW.id, NEW.image_url, NEW.name);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION is_import_taken_back(member integer) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
    SELECT EXISTS (SELECT 1 FROM "import_items" i JOIN "imports" m ON m."id" = i."import_id"
        WHERE i."kind" = 'member' AND i."item" = "member" AND m."is_taken_back")
$$;

CREATE FUNCTION is_valid_member(person integer, day date) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
    SELECT EXISTS (SELECT 1 FROM "members" m CROSS JOIN "settings" s
        WHERE m."person_id" = "person" AND m."status" IN ('admitted', 'ended') AND m."decided_on" <= "day"
            AND (m."ended_on" IS NULL OR m."ended_on" > "day") AND m."paid_until" + s."member_grace_days" >= "day")
$$;

CREATE FUNCTION keep_extra_in_stock(extra integer, first timestamp with time zone, last timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  there integer;
BEGIN
  SELECT stock INTO there FROM extras WHERE id = extra FOR NO KEY UPDATE;
  IF there IS NOT NULL AND extra_taken(extra, first, last, NULL) > there THEN
    RAISE EXCEPTION 'There is not enough of extra %.', extra
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_extras_stock';
  END IF;
END $$;

CREATE FUNCTION keep_member_version(member integer) RETURNS void
    LANGUAGE sql
    SET search_path TO 'public', 'pg_temp'
    AS $$
    INSERT INTO "member_versions" ("member_id", "category", "first_name", "last_name", "date_of_birth", "place_of_birth",
        "fiscal_code", "address", "city", "postal_code")
    SELECT m."id", m."category", p."first_name", p."last_name", p."date_of_birth", p."place_of_birth", p."fiscal_code",
        p."address", p."city", p."postal_code"
    FROM "members" m JOIN "people" p ON p."id" = m."person_id"
    LEFT JOIN LATERAL (
        SELECT * FROM "member_versions" w WHERE w."member_id" = m."id" ORDER BY w."id" DESC LIMIT 1
    ) v ON true
    WHERE m."id" = "member" AND (v."id" IS NULL OR
        ROW(v."category", v."first_name", v."last_name", v."date_of_birth", v."place_of_birth", v."fiscal_code",
            v."address", v."city", v."postal_code")
        IS DISTINCT FROM ROW(m."category", p."first_name", p."last_name", p."date_of_birth", p."place_of_birth",
            p."fiscal_code", p."address", p."city", p."postal_code"))
$$;

CREATE FUNCTION keep_parts_of_rooms() RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  LOCK TABLE space_parts IN ROW SHARE MODE;
END $$;

CREATE FUNCTION keep_promo_code_uses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  code RECORD;
BEGIN
  SELECT max_uses, max_uses_per_person INTO code FROM promo_codes WHERE id = NEW.promo_code_id FOR NO KEY UPDATE;
  IF code.max_uses < (SELECT count(*) FROM promo_code_uses WHERE promo_code_id = NEW.promo_code_id)
    OR code.max_uses_per_person < (
      SELECT count(*) FROM promo_code_uses WHERE promo_code_id = NEW.promo_code_id AND person_id = NEW.person_id) THEN
    RAISE EXCEPTION 'Code % has been used as often as it may.', NEW.promo_code_id USING ERRCODE = 'NP001';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION lock_movements() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
BEGIN
    LOCK TABLE public."payments", public."book_entries" IN SHARE ROW EXCLUSIVE MODE;
END $$;

CREATE FUNCTION lock_parts_of_rooms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  LOCK TABLE space_parts IN EXCLUSIVE MODE;
  RETURN NULL;
END $$;

CREATE FUNCTION member_fees_count() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    PERFORM "count_paid_fees"(NEW."member_id");
    RETURN NULL;
END $$;

CREATE FUNCTION members_end() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    UPDATE "people" SET "member_until" = LEAST("member_until", NEW."ended_on" - 1)
    WHERE "id" = NEW."person_id" AND "member_until" = NEW."paid_until";
    RETURN NULL;
END $$;

CREATE FUNCTION members_keep_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    PERFORM "keep_member_version"(NEW."id");
    RETURN NULL;
END $$;

CREATE FUNCTION membership_of_account(is_verified boolean, of_account date, of_person date) RETURNS date
    LANGUAGE sql IMMUTABLE
    AS $_$
  SELECT CASE WHEN $1 OR $3 IS NULL OR $3 < $2 THEN $3 ELSE $2 END
$_$;

CREATE FUNCTION new_check_in_code() RETURNS text
    LANGUAGE sql
    AS $$
  SELECT upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))
$$;

CREATE FUNCTION note_calendar_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.calendar_changed_at := GREATEST(now(), OLD.calendar_changed_at + interval '1 second');
  RETURN NEW;
END $$;

CREATE FUNCTION note_changed_legal_texts() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  part TEXT;
BEGIN
  FOREACH part IN ARRAY ARRAY['privacy', 'terms'] LOOP
    IF NEW.texts->part IS DISTINCT FROM OLD.texts->part
      OR jsonb_path_query_array(NEW.translations, ('$.*.texts.' || part)::jsonpath)
        IS DISTINCT FROM jsonb_path_query_array(OLD.translations, ('$.*.texts.' || part)::jsonpath)
    THEN
      NEW.legal_changed_at := NEW.legal_changed_at || jsonb_build_object(part, now());
    END IF;
  END LOOP;
  IF NEW.cancellation_steps IS DISTINCT FROM OLD.cancellation_steps THEN
    NEW.legal_changed_at := NEW.legal_changed_at || jsonb_build_object('cancellation', now());
  END IF;
  RETURN NEW;
END $_$;

CREATE FUNCTION note_changed_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.terms_changed_at := now();
  RETURN NEW;
END $$;

CREATE FUNCTION own_member_until(account integer, given date) RETURNS date
    LANGUAGE sql STABLE
    AS $_$
  SELECT GREATEST($2, (SELECT max(m."paid_until") FROM "members" m WHERE m."user_id" = $1))
$_$;

CREATE FUNCTION pass_uses_count() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    "more" INTEGER := 0;
    "pass" INTEGER := COALESCE(NEW."pass_id", OLD."pass_id");
BEGIN
    IF TG_OP <> 'DELETE' AND NEW."returned_at" IS NULL THEN "more" := "more" + NEW."seats"; END IF;
    IF TG_OP <> 'INSERT' AND OLD."returned_at" IS NULL THEN "more" := "more" - OLD."seats"; END IF;
    IF "more" = 0 THEN RETURN NULL; END IF;
    UPDATE "passes" SET "taken" = "taken" + "more" WHERE "id" = "pass" AND ("more" < 0 OR "canceled_at" IS NULL);
    IF NOT FOUND THEN
        RAISE EXCEPTION 'Pass % is canceled.', "pass"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'passes_entries_check';
    END IF;
    RETURN NULL;
END $$;

CREATE TABLE payments (
    id serial NOT NULL,
    kind payment_kind NOT NULL,
    method text NOT NULL,
    amount integer NOT NULL,
    date date NOT NULL,
    note text,
    booking_id integer,
    course_booking_id integer,
    registration_id integer,
    reversal_of integer,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    created_by integer,
    stripe_session text,
    stripe_payment_intent text,
    stripe_refund text,
    fee_id integer,
    pass_id integer,
    of_member boolean,
    disputed_at timestamp(3) with time zone,
    dispute_status text,
    CONSTRAINT payments_amount CHECK ((amount > 0)),
    CONSTRAINT payments_deposit_of_booking CHECK (((kind = ANY (ARRAY['payment'::payment_kind, 'refund'::payment_kind])) OR (booking_id IS NOT NULL))),
    CONSTRAINT payments_dispute CHECK ((((disputed_at IS NULL) = (dispute_status IS NULL)) AND ((disputed_at IS NULL) OR (stripe_payment_intent IS NOT NULL)))),
    CONSTRAINT payments_one_thing CHECK ((num_nonnulls(booking_id, course_booking_id, registration_id, fee_id, pass_id) = 1)),
    CONSTRAINT payments_pkey PRIMARY KEY (id)
);

CREATE FUNCTION payment_is_of_nobody(payments) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $_$
    SELECT EXISTS (SELECT 1 FROM "bookings" b WHERE b."id" = $1."booking_id"
            AND b."user_id" IS NULL AND b."email" LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "course_bookings" c WHERE c."id" = $1."course_booking_id"
            AND c."user_id" IS NULL AND c."email" LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "event_registrations" r WHERE r."id" = $1."registration_id"
            AND r."user_id" IS NULL AND r."email"::text LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "member_fees" f JOIN "members" m ON m."id" = f."member_id"
            WHERE f."id" = $1."fee_id" AND m."person_id" IS NULL)
        OR EXISTS (SELECT 1 FROM "passes" s WHERE s."id" = $1."pass_id" AND s."person_id" IS NULL)
$_$;

CREATE FUNCTION payments_count_fee() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    PERFORM "count_paid_fees"(f."member_id") FROM "member_fees" f WHERE f."id" = NEW."fee_id";
    RETURN NULL;
END $$;

CREATE FUNCTION payments_keep_deposit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    PERFORM 1 FROM "bookings" WHERE "id" = NEW."booking_id" FOR NO KEY UPDATE;
    IF (SELECT sum(CASE p."kind" WHEN 'deposit' THEN p."amount" ELSE -p."amount" END) FROM "payments" p
        WHERE p."booking_id" = NEW."booking_id" AND p."kind" IN ('deposit', 'deposit-return', 'deposit-retention')) < 0 THEN
        RAISE EXCEPTION 'Booking % holds less of a deposit.', NEW."booking_id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_deposit_held';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION payments_note_member() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    NEW."of_member" := "is_valid_member"(COALESCE(
        (SELECT "person_id" FROM "bookings" WHERE "id" = NEW."booking_id"),
        (SELECT "person_id" FROM "course_bookings" WHERE "id" = NEW."course_booking_id"),
        (SELECT "person_id" FROM "event_registrations" WHERE "id" = NEW."registration_id"),
        (SELECT "person_id" FROM "passes" WHERE "id" = NEW."pass_id")), NEW."date");
    RETURN NEW;
END $$;

CREATE FUNCTION people_keep_folds() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW."name_fold" := person_name_fold(NEW."first_name" || ' ' || NEW."last_name");
  -- Each word follows a space, so that the beginning of a word can be looked for.
  NEW."search_text" := ' ' || concat_ws(' ', NEW."name_fold", lower(NEW."email"::text), lower(NEW."fiscal_code"),
    phone_digits(NEW."phone"));
  RETURN NEW;
END
$$;

CREATE FUNCTION people_keep_member_versions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    PERFORM "keep_member_version"(m."id") FROM "members" m WHERE m."person_id" = NEW."id";
    RETURN NULL;
END $$;

CREATE FUNCTION people_seen() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  "seen" TIMESTAMPTZ(3) := GREATEST((to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz,
    (to_jsonb(NEW) ->> 'checked_in_at')::timestamptz);
BEGIN
  UPDATE "people" SET "last_seen_at" = "seen"
  WHERE "id" = NEW."person_id" AND ("last_seen_at" IS NULL OR "last_seen_at" < "seen");
  RETURN NULL;
END
$$;

CREATE FUNCTION people_share_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM "share_person_with_account"(NEW."user_id");
  RETURN NULL;
END
$$;

CREATE FUNCTION people_share_language() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "users" SET "language" = NEW."language"
  WHERE "id" = NEW."user_id" AND "language" <> NEW."language";
  RETURN NULL;
END
$$;

CREATE FUNCTION person_name_fold(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  SELECT btrim(regexp_replace(
    translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'ς’‘ʼʻ`´′', 'σ'''''''''''''''),
    '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$_$;

CREATE FUNCTION phone_digits(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  SELECT regexp_replace(regexp_replace($1, '^[^0-9+]*(\+|00)[^0-9]*39', ''), '[^0-9]', '', 'g')
$_$;

CREATE FUNCTION pictures_end_with_use() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  address TEXT := '/' || substring(to_jsonb(OLD) ->> TG_ARGV[0] FROM 'uploads/[a-z]+/[^/?#]+$');
BEGIN
  IF address IS NULL OR pictures_shown(regexp_replace(address, '^.*/', '')) THEN RETURN NULL; END IF;
  IF address LIKE '/uploads/avatars/%' THEN
    DELETE FROM pictures WHERE path = substr(address, 10);
  ELSE
    -- The icons of a logo have names that begin with its own.
    UPDATE pictures SET ended_at = now() WHERE path = substr(address, 10)
       OR path LIKE 'logos/' || substring(address FROM '^/uploads/logos/([0-9a-f-]{36})') || '%';
  END IF;
  RETURN NULL;
END $_$;

CREATE FUNCTION pictures_shown(name text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $_$
DECLARE
  own TEXT := COALESCE(substring(name FROM '^[0-9a-f-]{36}'), name);
  place RECORD;
  is_shown BOOLEAN;
BEGIN
  FOR place IN
    SELECT t.tgrelid::regclass AS shows, split_part(encode(t.tgargs, 'escape'), '\000', 1) AS address
    FROM pg_trigger t WHERE t.tgfoid = 'pictures_end_with_use'::regproc
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s WHERE strpos(%I, $1) > 0)', place.shows, place.address)
      INTO is_shown USING own;
    IF is_shown THEN RETURN TRUE; END IF;
  END LOOP;
  RETURN FALSE;
END $_$;

CREATE FUNCTION raise_calendar_sequence() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.calendar_sequence := OLD.calendar_sequence + 1;
  NEW.calendar_changed_at := GREATEST(now(), OLD.calendar_changed_at + interval '1 second');
  RETURN NEW;
END $$;

CREATE FUNCTION raise_content_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  changed integer := 0;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := (to_jsonb(OLD) ->> TG_ARGV[1])::integer;
  ELSIF TG_OP <> 'TRUNCATE' THEN
    changed := (to_jsonb(NEW) ->> TG_ARGV[1])::integer;
  END IF;
  INSERT INTO content_versions (part, item) VALUES (TG_ARGV[0], COALESCE(changed, 0))
  ON CONFLICT (part, item) DO UPDATE SET version = content_versions.version + 1;
  RETURN NULL;
END $$;

CREATE FUNCTION raise_day_versions(room integer, first timestamp with time zone, last timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO day_versions (day, space_id)
  SELECT touched::date, concerned.id
    FROM (SELECT room AS id UNION SELECT whole_id FROM space_parts WHERE part_id = room) AS concerned,
      generate_series(
      (first AT TIME ZONE 'Europe/Rome')::date::timestamp,
      ((last - interval '1 millisecond') AT TIME ZONE 'Europe/Rome')::date::timestamp,
      interval '1 day') AS touched
  ORDER BY 2, 1
  ON CONFLICT (day, space_id) DO UPDATE SET version = day_versions.version + 1;
END $$;

CREATE FUNCTION raise_days_of_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM raise_day_versions(OLD.space_id, OLD.starts_at, OLD.ends_at);
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND (NEW.space_id, NEW.starts_at, NEW.ends_at)
      IS DISTINCT FROM (OLD.space_id, OLD.starts_at, OLD.ends_at)) THEN
    PERFORM raise_day_versions(NEW.space_id, NEW.starts_at, NEW.ends_at);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION refuse_closed_year() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM "book_years" y
        WHERE y."closed_at" IS NOT NULL AND y."year" >= extract(year FROM NEW."date")) THEN
        RAISE EXCEPTION 'The year of % is closed.', NEW."date" USING ERRCODE = 'NB001';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION refuse_foreign_item() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF EXISTS (SELECT 1 FROM "member_versions" WHERE "member_id" = NEW."item")
            AND NOT EXISTS (SELECT 1 FROM "member_versions"
                WHERE "member_id" = NEW."item" AND "at" < transaction_timestamp()::timestamptz(3))
        THEN RETURN NEW; END IF;
    ELSIF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT 1 FROM "members" WHERE "id" = OLD."item") THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'What an import brought into the register stays noted: % is refused', TG_OP
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION refuse_half_taken_back() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM "imports" WHERE "id" = NEW."id") THEN
        RAISE EXCEPTION 'An import is taken back whole' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF TG_OP = 'TRUNCATE' AND current_setting('ledger.restoring', true) = 'on' THEN
        RETURN NULL;
    END IF;
    RAISE EXCEPTION 'The ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION refuse_payment_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF NEW."note" IS NULL AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' AND "payment_is_of_nobody"(OLD) THEN
            RETURN NEW;
        END IF;
        IF to_jsonb(NEW) - '{disputed_at,dispute_status}'::text[] = to_jsonb(OLD) - '{disputed_at,dispute_status}'::text[]
            AND NEW."disputed_at" IS NOT NULL AND (OLD."disputed_at" IS NULL OR NEW."disputed_at" >= OLD."disputed_at") THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'The ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION refuse_register_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'members' THEN
        IF "is_import_taken_back"(OLD."id") THEN RETURN OLD; END IF;
    ELSIF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('member_versions', 'member_fees') THEN
        IF "is_import_taken_back"(OLD."member_id") THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'The register of members is only added to: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION share_person_with_account(account integer) RETURNS void
    LANGUAGE sql
    AS $_$
  UPDATE "users" u SET
    "first_name" = CASE WHEN u."is_verified" THEN p."first_name" ELSE u."first_name" END,
    "last_name" = CASE WHEN u."is_verified" THEN p."last_name" ELSE u."last_name" END,
    "phone" = CASE WHEN u."is_verified" THEN p."phone" ELSE u."phone" END,
    "date_of_birth" = CASE WHEN u."is_verified" THEN p."date_of_birth" ELSE u."date_of_birth" END,
    "place_of_birth" = CASE WHEN u."is_verified" THEN p."place_of_birth" ELSE u."place_of_birth" END,
    "fiscal_code" = CASE WHEN u."is_verified" AND NOT EXISTS (
      SELECT 1 FROM "users" o WHERE o."fiscal_code" = p."fiscal_code" AND o."id" <> u."id")
      THEN p."fiscal_code" ELSE u."fiscal_code" END,
    "address" = CASE WHEN u."is_verified" THEN p."address" ELSE u."address" END,
    "city" = CASE WHEN u."is_verified" THEN p."city" ELSE u."city" END,
    "postal_code" = CASE WHEN u."is_verified" THEN p."postal_code" ELSE u."postal_code" END,
    "member_until" =
      "membership_of_account"(u."is_verified", "own_member_until"(u."id", u."member_until"), p."member_until"),
    "note" = p."note"
  FROM "people" p
  WHERE p."user_id" = u."id" AND u."id" = $1
    AND (u."member_until" IS DISTINCT FROM
        "membership_of_account"(u."is_verified", "own_member_until"(u."id", u."member_until"), p."member_until")
      OR p."note" IS DISTINCT FROM u."note"
      OR (u."is_verified" AND ROW(p."first_name", p."last_name", p."phone", p."date_of_birth", p."place_of_birth",
          p."fiscal_code", p."address", p."city", p."postal_code")
        IS DISTINCT FROM ROW(u."first_name", u."last_name", u."phone", u."date_of_birth", u."place_of_birth",
          u."fiscal_code", u."address", u."city", u."postal_code")))
$_$;

CREATE FUNCTION sign_ups_give_entries_back() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    "registration" INTEGER := CASE TG_TABLE_NAME WHEN 'event_registrations' THEN NEW."id" END;
    "course_booking" INTEGER := CASE TG_TABLE_NAME WHEN 'course_bookings' THEN NEW."id" END;
BEGIN
    PERFORM 1 FROM "passes" WHERE "id" IN (
        SELECT u."pass_id" FROM "pass_uses" u
        WHERE u."registration_id" = "registration" OR u."course_booking_id" = "course_booking")
    ORDER BY "id" FOR NO KEY UPDATE;
    IF NEW."status" = 'canceled' AND OLD."status" <> 'canceled' THEN
        IF NEW."refund_percent" = 100 THEN
            UPDATE "pass_uses" SET "returned_at" = COALESCE(NEW."canceled_at", now())
            WHERE "returned_at" IS NULL
                AND ("registration_id" = "registration" OR "course_booking_id" = "course_booking");
        END IF;
    ELSIF NEW."status" <> 'canceled' AND OLD."status" = 'canceled' THEN
        UPDATE "pass_uses" SET "returned_at" = NULL
        WHERE "returned_at" >= OLD."canceled_at"
            AND ("registration_id" = "registration" OR "course_booking_id" = "course_booking");
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION space_parts_take_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM taken_times WHERE space_id = OLD.part_id AND via_space_id = OLD.whole_id;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT 1 FROM space_parts WHERE whole_id = NEW.part_id OR part_id = NEW.whole_id) THEN
    RAISE EXCEPTION 'A part of a room has no parts itself.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'space_parts_one_level';
  END IF;
  INSERT INTO taken_times (space_id, starts_at, ends_at, owner, is_buffer, booking_id, event_id, course_id,
      waiting_entry_id, via_id, via_space_id)
    SELECT NEW.part_id, starts_at, ends_at, owner, is_buffer, booking_id, event_id, course_id, waiting_entry_id, id, space_id
    FROM taken_times
    WHERE space_id = NEW.whole_id AND via_space_id IS NULL AND closure_id IS NULL AND external_space_id IS NULL
      AND ends_at > now();
  RETURN NULL;
END $$;

CREATE FUNCTION take_conditions_in_force() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  in_force RECORD;
BEGIN
  SELECT cancellation_steps, terms_changed_at INTO in_force FROM site;
  IF FOUND THEN
    NEW.cancellation_steps := in_force.cancellation_steps;
    NEW.terms_of := in_force.terms_changed_at;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION take_time_of_parts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM keep_parts_of_rooms();
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM taken_times WHERE via_id = NEW.id;
  END IF;
  INSERT INTO taken_times (space_id, starts_at, ends_at, owner, is_buffer, booking_id, event_id, course_id,
      waiting_entry_id, via_id, via_space_id)
    SELECT part_id, NEW.starts_at, NEW.ends_at, NEW.owner, NEW.is_buffer, NEW.booking_id, NEW.event_id, NEW.course_id,
      NEW.waiting_entry_id, NEW.id, NEW.space_id
    FROM space_parts WHERE whole_id = NEW.space_id ORDER BY part_id;
  RETURN NULL;
END $$;

CREATE FUNCTION users_have_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "people" ("user_id", "first_name", "last_name", "email", "phone", "date_of_birth", "place_of_birth",
    "fiscal_code", "address", "city", "postal_code", "member_until", "note", "language", "created_at", "last_seen_at")
  VALUES (NEW."id", NEW."first_name", NEW."last_name", NEW."email", NEW."phone", NEW."date_of_birth",
    NEW."place_of_birth", NEW."fiscal_code", NEW."address", NEW."city", NEW."postal_code", NEW."member_until",
    NEW."note", NEW."language", NEW."registration_date", NEW."last_active_at");
  RETURN NULL;
END
$$;

CREATE FUNCTION users_keep_role() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW."is_admin" AND NEW."role" = 'customer' THEN
      NEW."role" := 'admin';
    END IF;
  ELSIF NEW."role" = OLD."role" AND NEW."is_admin" <> OLD."is_admin" THEN
    NEW."role" := CASE WHEN NEW."is_admin" THEN 'admin' ELSE 'customer' END;
  END IF;
  NEW."is_admin" := NEW."role" <> 'customer';
  RETURN NEW;
END
$$;

CREATE FUNCTION users_seen() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "people" SET "last_seen_at" = NEW."last_active_at"
  WHERE "user_id" = NEW."id" AND ("last_seen_at" IS NULL OR "last_seen_at" < NEW."last_active_at");
  RETURN NULL;
END
$$;

CREATE FUNCTION users_share_language() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "people" SET "language" = NEW."language"
  WHERE "user_id" = NEW."id" AND NEW."is_verified" AND "language" <> NEW."language";
  RETURN NULL;
END
$$;

CREATE FUNCTION users_share_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "people" p SET
    "first_name" = CASE WHEN NEW."is_verified" AND NEW."first_name" <> OLD."first_name"
      THEN NEW."first_name" ELSE p."first_name" END,
    "last_name" = CASE WHEN NEW."is_verified" AND NEW."last_name" <> OLD."last_name"
      THEN NEW."last_name" ELSE p."last_name" END,
    "phone" = CASE WHEN NEW."is_verified" AND NEW."phone" IS DISTINCT FROM OLD."phone"
      THEN NEW."phone" ELSE p."phone" END,
    "date_of_birth" = CASE WHEN NEW."is_verified" AND NEW."date_of_birth" IS DISTINCT FROM OLD."date_of_birth"
      THEN NEW."date_of_birth" ELSE p."date_of_birth" END,
    "place_of_birth" = CASE WHEN NEW."is_verified" AND NEW."place_of_birth" IS DISTINCT FROM OLD."place_of_birth"
      THEN NEW."place_of_birth" ELSE p."place_of_birth" END,
    "fiscal_code" = CASE WHEN NEW."is_verified" AND NEW."fiscal_code" IS DISTINCT FROM OLD."fiscal_code"
      THEN NEW."fiscal_code" ELSE p."fiscal_code" END,
    "address" = CASE WHEN NEW."is_verified" AND NEW."address" IS DISTINCT FROM OLD."address"
      THEN NEW."address" ELSE p."address" END,
    "city" = CASE WHEN NEW."is_verified" AND NEW."city" IS DISTINCT FROM OLD."city"
      THEN NEW."city" ELSE p."city" END,
    "postal_code" = CASE WHEN NEW."is_verified" AND NEW."postal_code" IS DISTINCT FROM OLD."postal_code"
      THEN NEW."postal_code" ELSE p."postal_code" END,
    "member_until" = CASE WHEN NEW."member_until" IS DISTINCT FROM OLD."member_until"
      THEN NEW."member_until" ELSE p."member_until" END,
    "note" = CASE WHEN NEW."note" IS DISTINCT FROM OLD."note" THEN NEW."note" ELSE p."note" END,
    "email" = CASE WHEN p."email" = OLD."email" THEN NEW."email" ELSE p."email" END
  WHERE p."user_id" = NEW."id"
    AND ROW(NEW."first_name", NEW."last_name", NEW."phone", NEW."date_of_birth", NEW."place_of_birth",
        NEW."fiscal_code", NEW."address", NEW."city", NEW."postal_code", NEW."member_until", NEW."note",
        NEW."email"::text)
      IS DISTINCT FROM ROW(OLD."first_name", OLD."last_name", OLD."phone", OLD."date_of_birth", OLD."place_of_birth",
        OLD."fiscal_code", OLD."address", OLD."city", OLD."postal_code", OLD."member_until", OLD."note",
        OLD."email"::text);
  RETURN NULL;
END
$$;

CREATE FUNCTION users_verified() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "people" p SET
    "phone" = COALESCE(p."phone", NEW."phone"),
    "date_of_birth" = COALESCE(p."date_of_birth", NEW."date_of_birth"),
    "place_of_birth" = COALESCE(p."place_of_birth", NEW."place_of_birth"),
    "fiscal_code" = COALESCE(p."fiscal_code", NEW."fiscal_code"),
    "address" = COALESCE(p."address", NEW."address"), "city" = COALESCE(p."city", NEW."city"),
    "postal_code" = COALESCE(p."postal_code", NEW."postal_code"), "language" = NEW."language"
  WHERE p."user_id" = NEW."id";
  PERFORM "share_person_with_account"(NEW."id");
  RETURN NULL;
END
$$;

CREATE TABLE api_keys (
    id serial NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    secret_hash text NOT NULL,
    scopes text[] DEFAULT '{}'::text[] NOT NULL,
    expires_on date,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    last_used_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    made_by integer,
    CONSTRAINT api_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE audit_log (
    id serial NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    actor_id integer,
    address text,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id integer,
    changes jsonb DEFAULT '{}'::jsonb NOT NULL,
    key_id integer,
    CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);

CREATE TABLE bank_files (
    id serial NOT NULL,
    name text NOT NULL,
    read_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    read_by integer,
    CONSTRAINT bank_files_pkey PRIMARY KEY (id)
);

CREATE TABLE bank_layouts (
    header text NOT NULL,
    fields text[],
    CONSTRAINT bank_layouts_pkey PRIMARY KEY (header)
);

CREATE TABLE bank_matches (
    id serial NOT NULL,
    movement_id integer NOT NULL,
    payment_id integer,
    book_entry_id integer,
    CONSTRAINT bank_matches_one_thing CHECK ((num_nonnulls(payment_id, book_entry_id) = 1)),
    CONSTRAINT bank_matches_pkey PRIMARY KEY (id)
);

CREATE TABLE bank_movements (
    id serial NOT NULL,
    file_id integer NOT NULL,
    date date NOT NULL,
    amount integer NOT NULL,
    description text NOT NULL,
    nth integer DEFAULT 1 NOT NULL,
    set_aside_at timestamp(3) with time zone,
    CONSTRAINT bank_movements_amount CHECK ((amount <> 0)),
    CONSTRAINT bank_movements_pkey PRIMARY KEY (id)
);

CREATE TABLE book_documents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    content bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT book_documents_type CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
    CONSTRAINT book_documents_pkey PRIMARY KEY (id)
);

CREATE TABLE book_entries (
    id serial NOT NULL,
    direction book_direction NOT NULL,
    account book_account,
    from_account book_account,
    to_account book_account,
    category text,
    amount integer NOT NULL,
    date date NOT NULL,
    counterparty text,
    note text,
    document_id uuid,
    reversal_of integer,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    created_by integer,
    teacher_id integer,
    label text,
    CONSTRAINT book_entries_amount CHECK ((amount > 0)),
    CONSTRAINT book_entries_category CHECK (((category IS NULL) OR (category ~
CASE direction
    WHEN 'in'::book_direction THEN '^(A([1-9]|10)|B[1-6]|C[1-3]|D[1-5]|E[12]|I[1-4])$'::text
    ELSE '^([ABDE][1-5]|C[1-3]|I[1-4]|T)$'::text
END))),
    CONSTRAINT book_entries_label CHECK (((label IS NULL) OR (category IS NOT NULL))),
    CONSTRAINT book_entries_shape CHECK (
CASE
    WHEN (direction = 'transfer'::book_direction) THEN ((num_nonnulls(from_account, to_account) = 2) AND (from_account <> to_account) AND (num_nonnulls(account, category) = 0))
    ELSE ((num_nonnulls(account, category) = 2) AND (num_nonnulls(from_account, to_account) = 0))
END),
    CONSTRAINT book_entries_pkey PRIMARY KEY (id)
);

CREATE TABLE book_years (
    year integer NOT NULL,
    opening_cash integer NOT NULL,
    opening_bank integer NOT NULL,
    closing_cash integer,
    closing_bank integer,
    closed_at timestamp(3) with time zone,
    closed_by integer,
    CONSTRAINT book_years_closed CHECK ((num_nonnulls(closing_cash, closing_bank, closed_at) = ANY (ARRAY[0, 3]))),
    CONSTRAINT book_years_pkey PRIMARY KEY (year)
);

CREATE TABLE booking_extras (
    booking_id integer NOT NULL,
    extra_id integer NOT NULL,
    quantity integer NOT NULL,
    amount integer NOT NULL,
    CONSTRAINT booking_extras_amount_check CHECK ((amount >= 0)),
    CONSTRAINT booking_extras_quantity_check CHECK ((quantity > 0)),
    CONSTRAINT booking_extras_pkey PRIMARY KEY (booking_id, extra_id)
);

CREATE TABLE booking_series (
    id serial NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT booking_series_pkey PRIMARY KEY (id)
);

CREATE TABLE bookings (
    id serial NOT NULL,
    user_id integer,
    space_id integer NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    start_time text NOT NULL,
    end_time text NOT NULL,
    is_full_day boolean DEFAULT false NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    total_amount integer NOT NULL,
    status booking_status DEFAULT 'confirmed'::booking_status NOT NULL,
    purpose text NOT NULL,
    attendees integer NOT NULL,
    notes text,
    email text NOT NULL,
    phone text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    canceled_at timestamp(3) with time zone,
    refund_percent integer,
    refund_amount integer,
    google_calendar_event_id text,
    google_calendar_added boolean DEFAULT false NOT NULL,
    canceled_by canceled_by,
    cancel_reason text,
    status_before booking_status,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    series_id integer,
    buffer_minutes integer DEFAULT 0 NOT NULL,
    refund_iban text,
    person_id integer,
    cancellation_steps jsonb DEFAULT '[{"hours": 48, "percent": 100}, {"hours": 24, "percent": 50}, {"hours": 0, "percent": 0}]'::jsonb NOT NULL,
    terms_of timestamp(3) with time zone,
    language text DEFAULT 'it'::text NOT NULL,
    prepay_amount integer DEFAULT 0 NOT NULL,
    pay_by timestamp(3) with time zone,
    prepay_remind_at timestamp(3) with time zone,
    deposit_amount integer DEFAULT 0 NOT NULL,
    promo_code_id integer,
    promo_amount integer DEFAULT 0 NOT NULL,
    calendar_changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT bookings_amount_check CHECK ((total_amount >= 0)),
    CONSTRAINT bookings_attendees_check CHECK (((attendees >= 1) AND (attendees <= 100))),
    CONSTRAINT bookings_buffer_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 240))),
    CONSTRAINT bookings_days_check CHECK (((start_date <= end_date) AND (is_full_day OR (start_date = end_date)))),
    CONSTRAINT bookings_deposit_check CHECK ((deposit_amount >= 0)),
    CONSTRAINT bookings_prepay_check CHECK ((prepay_amount >= 0)),
    CONSTRAINT bookings_refund_check CHECK ((((refund_percent IS NULL) OR ((refund_percent >= 0) AND (refund_percent <= 100))) AND ((refund_amount IS NULL) OR ((refund_amount >= 0) AND (refund_amount <= total_amount))))),
    CONSTRAINT bookings_span_check CHECK ((starts_at < ends_at)),
    CONSTRAINT bookings_pkey PRIMARY KEY (id)
);

CREATE TABLE calendar_feeds (
    id serial NOT NULL,
    token_hash text NOT NULL,
    user_id integer,
    space_id integer,
    shows_names boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT calendar_feeds_owner_check CHECK (((user_id IS NULL) OR (space_id IS NULL))),
    CONSTRAINT calendar_feeds_pkey PRIMARY KEY (id)
);

CREATE TABLE check_ins (
    id serial NOT NULL,
    registration_id integer,
    course_booking_id integer,
    date date NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT check_ins_one_thing CHECK ((num_nonnulls(registration_id, course_booking_id) = 1)),
    CONSTRAINT check_ins_pkey PRIMARY KEY (id)
);

CREATE TABLE checkout_sessions (
    id text NOT NULL,
    booking_id integer,
    amount integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    fee_id integer,
    pass_id integer,
    undecided_since timestamp(3) with time zone,
    decided_at timestamp(3) with time zone,
    CONSTRAINT checkout_sessions_one_thing CHECK ((num_nonnulls(booking_id, fee_id, pass_id) = 1)),
    CONSTRAINT checkout_sessions_pkey PRIMARY KEY (id)
);

CREATE TABLE closures (
    id serial NOT NULL,
    space_id integer,
    start_date date NOT NULL,
    end_date date NOT NULL,
    start_time text,
    end_time text,
    reason text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    note text,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT closures_days_check CHECK ((start_date <= end_date)),
    CONSTRAINT closures_times_check CHECK ((((start_time IS NULL) AND (end_time IS NULL)) OR ((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (start_time < end_time)))),
    CONSTRAINT closures_pkey PRIMARY KEY (id)
);

CREATE TABLE content_versions (
    part text NOT NULL,
    item integer NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    CONSTRAINT content_versions_pkey PRIMARY KEY (part, item)
)
WITH (fillfactor='50');

CREATE TABLE course_bookings (
    id serial NOT NULL,
    course_id integer NOT NULL,
    user_id integer,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    booking_date timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    start_date date,
    end_date date,
    status booking_status DEFAULT 'confirmed'::booking_status NOT NULL,
    notes text,
    total_amount integer DEFAULT 0 NOT NULL,
    canceled_at timestamp(3) with time zone,
    refund_percent integer,
    refund_amount integer,
    seats integer DEFAULT 1 NOT NULL,
    companions text[] DEFAULT ARRAY[]::text[],
    link_id uuid DEFAULT gen_random_uuid() NOT NULL,
    check_in_code text DEFAULT new_check_in_code() NOT NULL,
    checked_in_at timestamp(3) with time zone,
    canceled_by canceled_by,
    cancel_reason text,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    refund_iban text,
    person_id integer,
    cancellation_steps jsonb DEFAULT '[{"hours": 48, "percent": 100}, {"hours": 24, "percent": 50}, {"hours": 0, "percent": 0}]'::jsonb NOT NULL,
    terms_of timestamp(3) with time zone,
    language text DEFAULT 'it'::text NOT NULL,
    single_time text,
    promo_code_id integer,
    promo_amount integer DEFAULT 0 NOT NULL,
    calendar_changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT course_bookings_amount_check CHECK ((total_amount >= 0)),
    CONSTRAINT course_bookings_days_check CHECK (((end_date IS NULL) OR (start_date IS NULL) OR (end_date >= start_date))),
    CONSTRAINT course_bookings_single_day CHECK (((single_time IS NULL) OR ((start_date IS NOT NULL) AND (end_date = start_date)))),
    CONSTRAINT course_bookings_pkey PRIMARY KEY (id)
);

CREATE TABLE courses (
    id serial NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    image_url text,
    price text NOT NULL,
    format course_format DEFAULT 'presenza'::course_format NOT NULL,
    type course_type DEFAULT 'gruppo'::course_type NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    max_participants integer,
    min_participants integer DEFAULT 1 NOT NULL,
    duration text DEFAULT ''::text NOT NULL,
    schedule text DEFAULT ''::text NOT NULL,
    start_date date,
    end_date date,
    is_multi_day boolean DEFAULT false NOT NULL,
    google_form_url text,
    is_active boolean DEFAULT true NOT NULL,
    requires_registration boolean DEFAULT true NOT NULL,
    is_popular boolean DEFAULT false NOT NULL,
    is_featured boolean DEFAULT false NOT NULL,
    additional_info text[] DEFAULT ARRAY[]::text[],
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    sessions jsonb DEFAULT '[]'::jsonb NOT NULL,
    space_id integer,
    status course_status DEFAULT 'scheduled'::course_status NOT NULL,
    cancel_reason text,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    members_only boolean DEFAULT false NOT NULL,
    member_price text,
    requires_certificate boolean DEFAULT false NOT NULL,
    drop_in_price text,
    CONSTRAINT courses_days_check CHECK (((end_date IS NULL) OR (start_date IS NULL) OR (end_date >= start_date))),
    CONSTRAINT courses_participants_check CHECK ((((max_participants IS NULL) OR (max_participants >= 1)) AND (min_participants >= 1))),
    CONSTRAINT courses_pkey PRIMARY KEY (id)
);

CREATE TABLE day_versions (
    day date NOT NULL,
    space_id integer NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    CONSTRAINT day_versions_pkey PRIMARY KEY (day, space_id)
)
WITH (fillfactor='50');

CREATE TABLE demonstration (
    kind text NOT NULL,
    item integer NOT NULL,
    state jsonb NOT NULL,
    CONSTRAINT demonstration_pkey PRIMARY KEY (kind, item)
);

CREATE TABLE event_gallery_images (
    id serial NOT NULL,
    title text NOT NULL,
    image_url text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    order_index integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT event_gallery_images_order_check CHECK ((order_index >= 0)),
    CONSTRAINT event_gallery_images_pkey PRIMARY KEY (id)
);

CREATE TABLE event_registrations (
    id serial NOT NULL,
    event_id integer NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email citext NOT NULL,
    phone text,
    registration_date timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    status booking_status DEFAULT 'confirmed'::booking_status NOT NULL,
    notes text,
    total_amount integer DEFAULT 0 NOT NULL,
    canceled_at timestamp(3) with time zone,
    refund_percent integer,
    refund_amount integer,
    user_id integer,
    seats integer DEFAULT 1 NOT NULL,
    companions text[] DEFAULT ARRAY[]::text[],
    link_id uuid DEFAULT gen_random_uuid() NOT NULL,
    check_in_code text DEFAULT new_check_in_code() NOT NULL,
    checked_in_at timestamp(3) with time zone,
    canceled_by canceled_by,
    cancel_reason text,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    refund_iban text,
    person_id integer,
    cancellation_steps jsonb DEFAULT '[{"hours": 48, "percent": 100}, {"hours": 24, "percent": 50}, {"hours": 0, "percent": 0}]'::jsonb NOT NULL,
    terms_of timestamp(3) with time zone,
    language text DEFAULT 'it'::text NOT NULL,
    promo_code_id integer,
    promo_amount integer DEFAULT 0 NOT NULL,
    calendar_changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT event_registrations_pkey PRIMARY KEY (id)
);

CREATE TABLE events (
    id serial NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    event_date date NOT NULL,
    end_date date,
    start_time text DEFAULT '09:00'::text NOT NULL,
    end_time text DEFAULT '18:00'::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    image_url text,
    price text NOT NULL,
    max_participants integer NOT NULL,
    min_participants integer DEFAULT 1 NOT NULL,
    current_participants integer DEFAULT 0 NOT NULL,
    is_multi_day boolean DEFAULT false NOT NULL,
    is_registration_open boolean DEFAULT true NOT NULL,
    is_popular boolean DEFAULT false NOT NULL,
    is_featured boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    google_form_url text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    external_participants integer DEFAULT 0 NOT NULL,
    space_id integer,
    status event_status DEFAULT 'scheduled'::event_status NOT NULL,
    decide_on date,
    cancel_reason text,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    members_only boolean DEFAULT false NOT NULL,
    member_price text,
    CONSTRAINT events_days_check CHECK (((end_date IS NULL) OR (end_date >= event_date))),
    CONSTRAINT events_external_check CHECK ((external_participants >= 0)),
    CONSTRAINT events_participants_check CHECK (((max_participants >= 1) AND (min_participants >= 1) AND (current_participants >= 0))),
    CONSTRAINT events_pkey PRIMARY KEY (id)
);

CREATE TABLE external_entries (
    id serial NOT NULL,
    space_id integer NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT external_entries_span_check CHECK ((starts_at < ends_at)),
    CONSTRAINT external_entries_pkey PRIMARY KEY (id)
);

CREATE TABLE extra_spaces (
    extra_id integer NOT NULL,
    space_id integer NOT NULL,
    CONSTRAINT extra_spaces_pkey PRIMARY KEY (extra_id, space_id)
);

CREATE TABLE extras (
    id serial NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    price integer NOT NULL,
    unit extra_unit NOT NULL,
    stock integer,
    is_everywhere boolean DEFAULT true NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT extras_price_check CHECK ((price >= 0)),
    CONSTRAINT extras_stock_check CHECK ((stock >= 0)),
    CONSTRAINT extras_pkey PRIMARY KEY (id)
);

CREATE TABLE followed_calendars (
    space_id integer NOT NULL,
    url text NOT NULL,
    etag text,
    last_modified text,
    fetched_at timestamp(3) with time zone,
    covered_until timestamp(3) with time zone,
    error text,
    CONSTRAINT followed_calendars_pkey PRIMARY KEY (space_id)
);

CREATE TABLE idempotency_keys (
    caller text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    status integer NOT NULL,
    response jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT idempotency_keys_pkey PRIMARY KEY (caller, key)
);

CREATE TABLE import_items (
    import_id integer NOT NULL,
    kind text NOT NULL,
    item integer NOT NULL,
    CONSTRAINT import_items_kind CHECK ((kind = ANY (ARRAY['person'::text, 'space'::text, 'booking'::text, 'member'::text, 'fee'::text, 'closure'::text]))),
    CONSTRAINT import_items_pkey PRIMARY KEY (import_id, kind, item)
);

CREATE TABLE imports (
    id serial NOT NULL,
    kind text NOT NULL,
    space_id integer,
    header text[] DEFAULT '{}'::text[] NOT NULL,
    fields text[] DEFAULT '{}'::text[] NOT NULL,
    cells jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    committed_at timestamp(3) with time zone,
    created integer DEFAULT 0 NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    is_taken_back boolean DEFAULT false NOT NULL,
    CONSTRAINT imports_counts CHECK (((created >= 0) AND (skipped >= 0))),
    CONSTRAINT imports_kind CHECK ((kind = ANY (ARRAY['people'::text, 'spaces'::text, 'bookings'::text, 'members'::text, 'calendar'::text]))),
    CONSTRAINT imports_pkey PRIMARY KEY (id)
);

CREATE TABLE invitations (
    id serial NOT NULL,
    email citext NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    role user_role NOT NULL,
    token_hash text NOT NULL,
    invited_by_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT invitations_role CHECK ((role <> 'customer'::user_role)),
    CONSTRAINT invitations_pkey PRIMARY KEY (id)
);

CREATE TABLE lesson_changes (
    id serial NOT NULL,
    course_id integer NOT NULL,
    planned_date date NOT NULL,
    planned_time text NOT NULL,
    date date NOT NULL,
    start_time text NOT NULL,
    end_time text NOT NULL,
    space_id integer,
    status lesson_status DEFAULT 'scheduled'::lesson_status NOT NULL,
    reason text,
    changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    teacher_id integer,
    CONSTRAINT lesson_changes_hours CHECK ((start_time < end_time)),
    CONSTRAINT lesson_changes_pkey PRIMARY KEY (id)
);

CREATE TABLE mail_server (
    id integer DEFAULT 1 NOT NULL,
    host text,
    port integer,
    security text,
    username text,
    password text,
    from_name text,
    from_address text,
    reply_to text,
    changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    failed_at timestamp(3) with time zone,
    failure text,
    CONSTRAINT mail_server_failure CHECK (((failed_at IS NULL) = (failure IS NULL))),
    CONSTRAINT mail_server_one_row CHECK ((id = 1)),
    CONSTRAINT mail_server_whole CHECK (((num_nulls(host, port, security, from_address) = ANY (ARRAY[0, 4])) AND ((host IS NOT NULL) OR (num_nonnulls(username, password, from_name, reply_to) = 0)) AND ((username IS NULL) = (password IS NULL)) AND ((port >= 1) AND (port <= 65535)) AND (security = ANY (ARRAY['tls'::text, 'starttls'::text, 'none'::text])))),
    CONSTRAINT mail_server_pkey PRIMARY KEY (id)
);

CREATE TABLE mailing_recipients (
    id serial NOT NULL,
    mailing_id integer NOT NULL,
    person_id integer NOT NULL,
    email citext,
    state text NOT NULL,
    reason text,
    queued_at timestamp(3) with time zone,
    leaving_at timestamp(3) with time zone,
    retry_at timestamp(3) with time zone,
    sent_at timestamp(3) with time zone,
    CONSTRAINT mailing_recipients_email_check CHECK (((email IS NOT NULL) OR (state = 'skipped'::text))),
    CONSTRAINT mailing_recipients_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'skipped'::text, 'stopped'::text]))),
    CONSTRAINT mailing_recipients_pkey PRIMARY KEY (id)
);

CREATE TABLE mailings (
    id serial NOT NULL,
    kind text NOT NULL,
    audience jsonb NOT NULL,
    audience_key text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    recipients integer DEFAULT 0 NOT NULL,
    sent integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    stopped_at timestamp(3) with time zone,
    CONSTRAINT mailings_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'newsletter'::text]))),
    CONSTRAINT mailings_pkey PRIMARY KEY (id)
);

CREATE TABLE member_counter (
    id integer DEFAULT 1 NOT NULL,
    last integer DEFAULT 0 NOT NULL,
    CONSTRAINT member_counter_one_row CHECK ((id = 1)),
    CONSTRAINT member_counter_pkey PRIMARY KEY (id)
);

CREATE TABLE member_fees (
    id serial NOT NULL,
    member_id integer NOT NULL,
    year integer NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    total_amount integer NOT NULL,
    refund_iban text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    waived_amount integer DEFAULT 0 NOT NULL,
    waived_at timestamp(3) with time zone,
    waived_by integer,
    waiver_reason text,
    CONSTRAINT member_fees_amount CHECK ((total_amount >= 0)),
    CONSTRAINT member_fees_days CHECK ((start_date <= end_date)),
    CONSTRAINT member_fees_waiver CHECK (
CASE
    WHEN (waived_at IS NULL) THEN ((waived_amount = 0) AND (num_nonnulls(waived_by, waiver_reason) = 0))
    ELSE ((waived_amount >= 1) AND (waived_amount <= total_amount))
END),
    CONSTRAINT member_fees_pkey PRIMARY KEY (id)
);

CREATE TABLE member_reminders (
    member_id integer NOT NULL,
    due_on date NOT NULL,
    kind text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT member_reminders_kind CHECK ((kind = ANY (ARRAY['before'::text, 'due'::text, 'after'::text]))),
    CONSTRAINT member_reminders_pkey PRIMARY KEY (member_id, due_on, kind)
);

CREATE TABLE member_versions (
    id serial NOT NULL,
    member_id integer NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    category text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    date_of_birth date,
    place_of_birth text,
    fiscal_code text,
    address text,
    city text,
    postal_code text,
    CONSTRAINT member_versions_pkey PRIMARY KEY (id)
);

CREATE TABLE members (
    id serial NOT NULL,
    number integer,
    person_id integer,
    user_id integer,
    category text NOT NULL,
    status member_status DEFAULT 'applied'::member_status NOT NULL,
    applied_on date NOT NULL,
    decided_on date,
    resolution text,
    ended_on date,
    end_reason member_end_reason,
    end_note text,
    paid_until date,
    card_code text DEFAULT new_check_in_code() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT members_days CHECK (((decided_on >= applied_on) AND (ended_on >= decided_on))),
    CONSTRAINT members_life CHECK (
CASE status
    WHEN 'applied'::member_status THEN (num_nonnulls(number, decided_on, ended_on, end_reason) = 0)
    WHEN 'rejected'::member_status THEN ((decided_on IS NOT NULL) AND (num_nonnulls(number, ended_on, end_reason) = 0))
    WHEN 'admitted'::member_status THEN ((num_nonnulls(number, decided_on) = 2) AND (num_nonnulls(ended_on, end_reason) = 0))
    ELSE (num_nonnulls(number, decided_on, ended_on, end_reason) = 4)
END),
    CONSTRAINT members_number CHECK ((number > 0)),
    CONSTRAINT members_pkey PRIMARY KEY (id)
);

CREATE TABLE newsletter_links (
    token_hash text NOT NULL,
    email citext NOT NULL,
    first_name text,
    language text DEFAULT 'it'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    confirms_until timestamp(3) with time zone,
    person_id integer,
    CONSTRAINT newsletter_links_purpose CHECK ((num_nonnulls(confirms_until, person_id) > 0)),
    CONSTRAINT newsletter_links_pkey PRIMARY KEY (token_hash)
);

CREATE TABLE offering_teachers (
    id serial NOT NULL,
    course_id integer,
    event_id integer,
    teacher_id integer NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT offering_teachers_one_thing CHECK ((num_nonnulls(course_id, event_id) = 1)),
    CONSTRAINT offering_teachers_pkey PRIMARY KEY (id)
);

CREATE TABLE online_refunds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id integer,
    payment_intent text NOT NULL,
    amount integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    attempted_at timestamp(3) with time zone,
    done_at timestamp(3) with time zone,
    failure text,
    stripe_refund text,
    fee_id integer,
    pass_id integer,
    CONSTRAINT online_refunds_amount CHECK ((amount > 0)),
    CONSTRAINT online_refunds_one_thing CHECK ((num_nonnulls(booking_id, fee_id, pass_id) = 1)),
    CONSTRAINT online_refunds_pkey PRIMARY KEY (id)
);

CREATE TABLE operation_reports (
    id serial NOT NULL,
    kind text NOT NULL,
    finished_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    is_good boolean NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT operation_reports_kind CHECK ((kind = ANY (ARRAY['backup'::text, 'restore-check'::text]))),
    CONSTRAINT operation_reports_pkey PRIMARY KEY (id)
);

CREATE TABLE pass_product_courses (
    product_id integer NOT NULL,
    course_id integer NOT NULL,
    CONSTRAINT pass_product_courses_pkey PRIMARY KEY (product_id, course_id)
);

CREATE TABLE pass_products (
    id serial NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    entries integer,
    valid_days integer NOT NULL,
    price integer NOT NULL,
    kinds text[] NOT NULL,
    is_for_all_courses boolean DEFAULT true NOT NULL,
    members_only boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT pass_products_entries_check CHECK (((entries >= 1) AND (entries <= 500))),
    CONSTRAINT pass_products_kinds_check CHECK (((kinds <@ ARRAY['course'::text, 'event'::text]) AND (cardinality(kinds) > 0))),
    CONSTRAINT pass_products_price_check CHECK ((price >= 0)),
    CONSTRAINT pass_products_valid_days_check CHECK (((valid_days >= 1) AND (valid_days <= 730))),
    CONSTRAINT pass_products_pkey PRIMARY KEY (id)
);

CREATE TABLE pass_uses (
    id serial NOT NULL,
    pass_id integer NOT NULL,
    registration_id integer,
    course_booking_id integer,
    seats integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    returned_at timestamp(3) with time zone,
    CONSTRAINT pass_uses_one_thing CHECK ((num_nonnulls(registration_id, course_booking_id) = 1)),
    CONSTRAINT pass_uses_seats_check CHECK ((seats > 0)),
    CONSTRAINT pass_uses_pkey PRIMARY KEY (id)
);

CREATE TABLE passes (
    id serial NOT NULL,
    product_id integer NOT NULL,
    person_id integer,
    user_id integer,
    entries integer,
    kinds text[] NOT NULL,
    is_for_all_courses boolean DEFAULT true NOT NULL,
    course_ids integer[] DEFAULT ARRAY[]::integer[] NOT NULL,
    starts_on date NOT NULL,
    valid_until date NOT NULL,
    total_amount integer NOT NULL,
    taken integer DEFAULT 0 NOT NULL,
    canceled_at timestamp(3) with time zone,
    cancel_reason text,
    refund_amount integer,
    refund_iban text,
    told_few_left_at timestamp(3) with time zone,
    told_ending_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    promo_code_id integer,
    promo_amount integer DEFAULT 0 NOT NULL,
    CONSTRAINT passes_amount_check CHECK ((total_amount >= 0)),
    CONSTRAINT passes_cancellation_check CHECK ((num_nonnulls(canceled_at, refund_amount) <> 1)),
    CONSTRAINT passes_days_check CHECK ((starts_on <= valid_until)),
    CONSTRAINT passes_entries_check CHECK (((taken >= 0) AND ((entries IS NULL) OR (taken <= entries)))),
    CONSTRAINT passes_pkey PRIMARY KEY (id)
);

CREATE TABLE passkey_challenges (
    challenge text NOT NULL,
    user_id integer,
    expires_at timestamp(3) with time zone NOT NULL,
    is_proven boolean DEFAULT false NOT NULL,
    CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge)
);

CREATE TABLE passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id integer NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone,
    CONSTRAINT passkeys_counter_check CHECK ((counter >= 0)),
    CONSTRAINT passkeys_pkey PRIMARY KEY (id)
);

CREATE TABLE payment_rows (
    payment_id integer NOT NULL,
    category text NOT NULL,
    CONSTRAINT payment_rows_pkey PRIMARY KEY (payment_id)
);

CREATE TABLE people (
    id serial NOT NULL,
    user_id integer,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email citext,
    phone text,
    date_of_birth date,
    place_of_birth text,
    fiscal_code text,
    address text,
    city text,
    postal_code text,
    language text DEFAULT 'it'::text NOT NULL,
    certificate_until date,
    member_until date,
    note text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    last_seen_at timestamp(3) with time zone,
    name_fold text DEFAULT ''::text NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    phone_digits text GENERATED ALWAYS AS (phone_digits(phone)) STORED,
    newsletter_since timestamp(3) with time zone,
    CONSTRAINT people_pkey PRIMARY KEY (id)
);

CREATE TABLE person_aliases (
    person_id integer NOT NULL,
    email citext NOT NULL,
    name_fold text NOT NULL,
    CONSTRAINT person_aliases_pkey PRIMARY KEY (person_id, email, name_fold)
);

CREATE TABLE person_invitations (
    person_id integer NOT NULL,
    email citext NOT NULL,
    token_hash text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT person_invitations_pkey PRIMARY KEY (person_id)
);

CREATE TABLE pictures (
    path text NOT NULL,
    content bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    unused_since timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    CONSTRAINT pictures_pkey PRIMARY KEY (path)
);
ALTER TABLE pictures ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE VIEW promo_code_uses AS
 SELECT bookings.promo_code_id,
    bookings.person_id,
    'booking'::text AS kind,
    ('booking '::text || bookings.id) AS thing,
    bookings.promo_amount AS discount,
    bookings.total_amount AS total
   FROM bookings
  WHERE ((bookings.promo_code_id IS NOT NULL) AND (bookings.status <> 'canceled'::booking_status) AND (bookings.series_id IS NULL))
UNION ALL
 SELECT bookings.promo_code_id,
    max(bookings.person_id) AS person_id,
    'booking'::text AS kind,
    ('series '::text || bookings.series_id) AS thing,
    (sum(bookings.promo_amount))::integer AS discount,
    (sum(bookings.total_amount))::integer AS total
   FROM bookings
  WHERE ((bookings.promo_code_id IS NOT NULL) AND (bookings.status <> 'canceled'::booking_status) AND (bookings.series_id IS NOT NULL))
  GROUP BY bookings.promo_code_id, bookings.series_id
UNION ALL
 SELECT course_bookings.promo_code_id,
    course_bookings.person_id,
    'course'::text AS kind,
    ('course '::text || course_bookings.id) AS thing,
    course_bookings.promo_amount AS discount,
    course_bookings.total_amount AS total
   FROM course_bookings
  WHERE ((course_bookings.promo_code_id IS NOT NULL) AND (course_bookings.status <> 'canceled'::booking_status))
UNION ALL
 SELECT event_registrations.promo_code_id,
    event_registrations.person_id,
    'event'::text AS kind,
    ('event '::text || event_registrations.id) AS thing,
    event_registrations.promo_amount AS discount,
    event_registrations.total_amount AS total
   FROM event_registrations
  WHERE ((event_registrations.promo_code_id IS NOT NULL) AND (event_registrations.status <> 'canceled'::booking_status))
UNION ALL
 SELECT passes.promo_code_id,
    passes.person_id,
    'pass'::text AS kind,
    ('pass '::text || passes.id) AS thing,
    passes.promo_amount AS discount,
    passes.total_amount AS total
   FROM passes
  WHERE ((passes.promo_code_id IS NOT NULL) AND (passes.canceled_at IS NULL));

CREATE TABLE promo_codes (
    id serial NOT NULL,
    code text NOT NULL,
    percent integer,
    amount integer,
    valid_from date,
    valid_until date,
    max_uses integer,
    max_uses_per_person integer,
    kinds promo_kind[] NOT NULL,
    min_amount integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT promo_codes_days_check CHECK ((valid_until >= valid_from)),
    CONSTRAINT promo_codes_discount_check CHECK (((((percent >= 1) AND (percent <= 100)) AND (amount IS NULL)) OR ((amount > 0) AND (percent IS NULL)))),
    CONSTRAINT promo_codes_limits_check CHECK (((max_uses > 0) AND (max_uses_per_person > 0) AND (min_amount >= 0))),
    CONSTRAINT promo_codes_pkey PRIMARY KEY (id)
);

CREATE TABLE rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint,
    CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE TABLE receipt_counters (
    year integer NOT NULL,
    last integer NOT NULL,
    CONSTRAINT receipt_counters_pkey PRIMARY KEY (year)
);

CREATE TABLE receipt_payments (
    receipt_id integer NOT NULL,
    payment_id integer NOT NULL,
    is_live boolean DEFAULT true NOT NULL,
    CONSTRAINT receipt_payments_pkey PRIMARY KEY (receipt_id, payment_id)
);

CREATE TABLE receipts (
    id serial NOT NULL,
    year integer NOT NULL,
    sequence integer NOT NULL,
    date date NOT NULL,
    user_id integer,
    email text,
    holder_name text NOT NULL,
    holder_fiscal_code text,
    holder_address text,
    issuer jsonb NOT NULL,
    lines jsonb NOT NULL,
    total integer NOT NULL,
    stamp_duty integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    created_by integer,
    canceled_at timestamp(3) with time zone,
    cancellation_reason text,
    person_id integer,
    stamp_exemption text,
    CONSTRAINT receipts_sequence CHECK ((sequence > 0)),
    CONSTRAINT receipts_pkey PRIMARY KEY (id)
);

CREATE TABLE recovery_codes (
    user_id integer NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp(3) with time zone,
    CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE screen_addresses (
    token_hash text NOT NULL,
    screen_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT screen_addresses_pkey PRIMARY KEY (token_hash)
);

CREATE TABLE screen_codes (
    screen_id integer NOT NULL,
    code_hash text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT screen_codes_pkey PRIMARY KEY (screen_id)
);

CREATE TABLE screens (
    id serial NOT NULL,
    name text NOT NULL,
    space_id integer,
    shows_names boolean NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    seen_at timestamp(3) with time zone,
    CONSTRAINT screens_pkey PRIMARY KEY (id)
);

CREATE TABLE sent_mails (
    id uuid NOT NULL,
    template text NOT NULL,
    recipient text NOT NULL,
    user_id integer,
    contact text,
    channel text NOT NULL,
    queued_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    attachments text[] DEFAULT '{}'::text[] NOT NULL,
    about text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT sent_mails_channel_check CHECK ((channel = ANY (ARRAY['smtp'::text, 'file'::text]))),
    CONSTRAINT sent_mails_pkey PRIMARY KEY (id)
);

CREATE TABLE sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    last_seen_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    passkey_at timestamp(3) with time zone,
    passkey_id uuid,
    CONSTRAINT sessions_pkey PRIMARY KEY (id)
);

CREATE TABLE settings (
    id integer DEFAULT 1 NOT NULL,
    observes_holidays boolean DEFAULT false NOT NULL,
    patron_saint_day text,
    horizon_months integer DEFAULT 24 NOT NULL,
    notice_minutes integer DEFAULT 0 NOT NULL,
    change_hours integer DEFAULT 48 NOT NULL,
    max_open_bookings integer DEFAULT 200 NOT NULL,
    requires_totp_for_admins boolean DEFAULT false NOT NULL,
    idle_timeout_minutes integer,
    legal_name text,
    fiscal_code text,
    vat_number text,
    address text,
    iban text,
    stamp_duty boolean DEFAULT true NOT NULL,
    receipt_note text,
    member_discount_percent integer DEFAULT 0 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    member_categories jsonb DEFAULT '[{"fee": 2000, "key": "ordinario", "label": "Socio ordinario"}]'::jsonb NOT NULL,
    member_year_start text DEFAULT '01-01'::text NOT NULL,
    member_grace_days integer DEFAULT 0 NOT NULL,
    prepay_hours integer DEFAULT 48 NOT NULL,
    association_kind text DEFAULT 'ets'::text NOT NULL,
    income_categories jsonb DEFAULT '[]'::jsonb NOT NULL,
    book_labels jsonb DEFAULT '[{"key": "affitto", "label": "Affitto", "category": "A3", "direction": "out"}, {"key": "bollette", "label": "Bollette", "category": "A2", "direction": "out"}, {"key": "pulizie", "label": "Pulizie", "category": "A2", "direction": "out"}, {"key": "collaboratori", "label": "Insegnanti e collaboratori", "category": "A4", "direction": "out"}, {"key": "materiali", "label": "Materiali", "category": "A1", "direction": "out"}, {"key": "assicurazione", "label": "Assicurazione", "category": "A2", "direction": "out"}, {"key": "commissioni", "label": "Commissioni bancarie e POS", "category": "D1", "direction": "out"}, {"key": "tasse", "label": "Tasse", "category": "T", "direction": "out"}, {"key": "altre-uscite", "label": "Altro", "category": "A5", "direction": "out"}, {"key": "quote", "label": "Quote", "category": "A1", "direction": "in"}, {"key": "donazioni", "label": "Donazioni", "category": "A4", "direction": "in"}, {"key": "5-per-mille", "label": "5 per mille", "category": "A5", "direction": "in"}, {"key": "contributi", "label": "Contributi", "category": "A8", "direction": "in"}, {"key": "altre-entrate", "label": "Altro", "category": "A10", "direction": "in"}]'::jsonb NOT NULL,
    payment_methods jsonb DEFAULT '[{"key": "cash", "kind": "cash", "link": null, "label": "Contanti", "account": "cash", "isActive": true, "instructions": "", "translations": {"en": {"label": "Cash"}}}, {"key": "transfer", "kind": "transfer", "link": null, "label": "Bonifico", "account": "bank", "isActive": true, "instructions": "", "translations": {"en": {"label": "Bank transfer"}}}, {"key": "pos", "kind": "pos", "link": null, "label": "Carta (POS)", "account": "bank", "isActive": true, "instructions": "", "translations": {"en": {"label": "Card (POS)"}}}, {"key": "online", "kind": "online", "link": null, "label": "Carta online", "account": "bank", "isActive": true, "instructions": "", "translations": {"en": {"label": "Card online"}}}]'::jsonb NOT NULL,
    CONSTRAINT settings_association_kind CHECK ((association_kind = ANY (ARRAY['ets'::text, 'asd'::text, 'other'::text]))),
    CONSTRAINT settings_change_hours CHECK (((change_hours >= 0) AND (change_hours <= 720))),
    CONSTRAINT settings_horizon_months CHECK (((horizon_months >= 1) AND (horizon_months <= 60))),
    CONSTRAINT settings_idle_timeout_minutes CHECK ((idle_timeout_minutes > 0)),
    CONSTRAINT settings_max_open_bookings CHECK (((max_open_bookings >= 1) AND (max_open_bookings <= 1000))),
    CONSTRAINT settings_member_discount_percent CHECK (((member_discount_percent >= 0) AND (member_discount_percent <= 50))),
    CONSTRAINT settings_member_grace_days CHECK (((member_grace_days >= 0) AND (member_grace_days <= 120))),
    CONSTRAINT settings_notice_minutes CHECK (((notice_minutes >= 0) AND (notice_minutes <= 10080))),
    CONSTRAINT settings_one_row CHECK ((id = 1)),
    CONSTRAINT settings_prepay_hours CHECK (((prepay_hours >= 1) AND (prepay_hours <= 336))),
    CONSTRAINT settings_pkey PRIMARY KEY (id)
);

CREATE TABLE sign_in_addresses (
    user_id integer NOT NULL,
    address_hash text NOT NULL,
    last_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sign_in_addresses_pkey PRIMARY KEY (user_id, address_hash)
);

CREATE TABLE sign_in_codes (
    attempt_hash text NOT NULL,
    email citext NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sign_in_codes_pkey PRIMARY KEY (attempt_hash)
);

CREATE TABLE site (
    id integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    legal_name text NOT NULL,
    description text NOT NULL,
    street text NOT NULL,
    postal_code text NOT NULL,
    city text NOT NULL,
    province text NOT NULL,
    email text NOT NULL,
    phones text[] DEFAULT ARRAY[]::text[] NOT NULL,
    social jsonb DEFAULT '[]'::jsonb NOT NULL,
    arrival jsonb NOT NULL,
    latitude double precision,
    longitude double precision,
    hero_title text NOT NULL,
    hero_text text NOT NULL,
    logo_url text,
    accent_color text NOT NULL,
    cancellation_steps jsonb DEFAULT '[{"hours": 48, "percent": 100}, {"hours": 24, "percent": 50}, {"hours": 0, "percent": 0}]'::jsonb NOT NULL,
    texts jsonb DEFAULT '{}'::jsonb NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    first_password_hash text,
    mail_tested_at timestamp(3) with time zone,
    demonstrated_at timestamp(3) with time zone,
    calendar_domain text DEFAULT 'example.org'::text NOT NULL,
    terms_changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    legal_changed_at jsonb DEFAULT '{}'::jsonb NOT NULL,
    setup_dismissed_at timestamp(3) with time zone,
    statute_url text,
    hero_image_url text,
    hero_topics text[] DEFAULT '{}'::text[] NOT NULL,
    office_hours jsonb DEFAULT '[]'::jsonb NOT NULL,
    office_note text DEFAULT ''::text NOT NULL,
    pec text,
    vat_number text,
    CONSTRAINT site_accent_color CHECK ((accent_color ~ '^#[0-9A-Fa-f]{6}$'::text)),
    CONSTRAINT site_one_row CHECK ((id = 1)),
    CONSTRAINT site_position CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT site_pkey PRIMARY KEY (id)
);

CREATE TABLE space_images (
    id serial NOT NULL,
    space_id integer NOT NULL,
    image_url text NOT NULL,
    alt_text text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT space_images_pkey PRIMARY KEY (id)
);

CREATE TABLE space_parts (
    whole_id integer NOT NULL,
    part_id integer NOT NULL,
    CONSTRAINT space_parts_not_itself CHECK ((whole_id <> part_id)),
    CONSTRAINT space_parts_pkey PRIMARY KEY (whole_id, part_id)
);

CREATE TABLE spaces (
    id serial NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    type space_type NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    image_url text,
    capacity integer DEFAULT 1 NOT NULL,
    price_per_hour text,
    price_per_day text,
    price_per_week text,
    amenities text[] DEFAULT ARRAY[]::text[],
    features jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_popular boolean DEFAULT false NOT NULL,
    is_new boolean DEFAULT false NOT NULL,
    is_available boolean DEFAULT true NOT NULL,
    opening_time text DEFAULT '08:00'::text NOT NULL,
    closing_time text DEFAULT '20:00'::text NOT NULL,
    min_booking_hours integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    buffer_minutes integer DEFAULT 0 NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    members_only boolean DEFAULT false NOT NULL,
    hourly_rate text,
    prepay_percent integer DEFAULT 0 NOT NULL,
    security_deposit integer DEFAULT 0 NOT NULL,
    CONSTRAINT spaces_buffer_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 240))),
    CONSTRAINT spaces_capacity_check CHECK ((capacity >= 1)),
    CONSTRAINT spaces_min_booking_hours_check CHECK (((min_booking_hours >= 1) AND (min_booking_hours <= 24))),
    CONSTRAINT spaces_opening_check CHECK (((opening_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (closing_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (opening_time < closing_time))),
    CONSTRAINT spaces_prepay_percent_check CHECK (((prepay_percent >= 0) AND (prepay_percent <= 100))),
    CONSTRAINT spaces_security_deposit_check CHECK ((security_deposit >= 0)),
    CONSTRAINT spaces_pkey PRIMARY KEY (id)
);

CREATE TABLE taken_times (
    id serial NOT NULL,
    space_id integer NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    owner text NOT NULL,
    is_buffer boolean DEFAULT false NOT NULL,
    booking_id integer,
    event_id integer,
    course_id integer,
    closure_id integer,
    waiting_entry_id integer,
    external_space_id integer,
    via_id integer,
    via_space_id integer,
    CONSTRAINT taken_times_span_check CHECK ((starts_at < ends_at)),
    CONSTRAINT taken_times_pkey PRIMARY KEY (id)
);

CREATE TABLE teachers (
    id serial NOT NULL,
    name text NOT NULL,
    bio text DEFAULT ''::text NOT NULL,
    image_url text,
    website text,
    is_active boolean DEFAULT true NOT NULL,
    order_index integer DEFAULT 0 NOT NULL,
    person_id integer,
    pay_rule pay_rule DEFAULT 'none'::pay_rule NOT NULL,
    pay_amount integer DEFAULT 0 NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT teachers_pay CHECK (((pay_amount >= 0) AND ((pay_rule <> 'percent'::pay_rule) OR (pay_amount <= 100)))),
    CONSTRAINT teachers_pkey PRIMARY KEY (id)
);

CREATE TABLE time_slots (
    id serial NOT NULL,
    space_id integer NOT NULL,
    day_of_week smallint NOT NULL,
    start_time text NOT NULL,
    end_time text NOT NULL,
    is_available boolean DEFAULT true NOT NULL,
    CONSTRAINT time_slots_day_check CHECK (((day_of_week >= 0) AND (day_of_week <= 6))),
    CONSTRAINT time_slots_times_check CHECK (((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (start_time < end_time))),
    CONSTRAINT time_slots_pkey PRIMARY KEY (id)
);

CREATE TABLE users (
    id serial NOT NULL,
    username citext NOT NULL,
    password text,
    is_admin boolean DEFAULT false NOT NULL,
    email citext NOT NULL,
    phone text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    date_of_birth date,
    place_of_birth text,
    address text,
    city text,
    postal_code text,
    fiscal_code text,
    document_type text,
    document_number text,
    document_issue_date date,
    document_expiry_date date,
    document_image_url text,
    profession text,
    registration_date timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    is_verified boolean DEFAULT false NOT NULL,
    avatar_type avatar_type DEFAULT 'lotus'::avatar_type NOT NULL,
    avatar_primary_color text DEFAULT '#4F46E5'::text NOT NULL,
    avatar_secondary_color text DEFAULT '#D946EF'::text NOT NULL,
    avatar_accent_color text DEFAULT '#F59E0B'::text NOT NULL,
    avatar_background_color text DEFAULT '#FFFFFF'::text NOT NULL,
    custom_avatar_url text,
    bio text,
    reset_password_token text,
    reset_password_expires timestamp(3) with time zone,
    email_verification_token text,
    email_verification_expires timestamp(3) with time zone,
    last_active_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    inactivity_warned_at timestamp(3) with time zone,
    pending_email citext,
    email_verification_address citext,
    role user_role DEFAULT 'customer'::user_role NOT NULL,
    member_until date,
    username_fold text,
    username_look text,
    email_fold text,
    totp_secret text,
    totp_enabled_at timestamp(3) with time zone,
    totp_last_step integer,
    note text,
    terms_accepted_at timestamp(3) with time zone,
    language text DEFAULT 'it'::text NOT NULL,
    declines_passkeys boolean DEFAULT false NOT NULL,
    account_link_token text,
    account_link_expires timestamp(3) with time zone,
    passkey_handle bytea,
    newsletter_wanted_at timestamp(3) with time zone,
    CONSTRAINT users_pkey PRIMARY KEY (id)
);

CREATE TABLE waiting_entries (
    id serial NOT NULL,
    kind waiting_kind NOT NULL,
    status waiting_status DEFAULT 'waiting'::waiting_status NOT NULL,
    user_id integer,
    space_id integer,
    event_id integer,
    course_id integer,
    start_date date,
    end_date date,
    start_time text,
    end_time text,
    is_full_day boolean DEFAULT false NOT NULL,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    attendees integer,
    purpose text,
    seats integer DEFAULT 1 NOT NULL,
    companions text[] DEFAULT ARRAY[]::text[],
    first_name text NOT NULL,
    last_name text NOT NULL,
    email citext NOT NULL,
    phone text,
    notes text,
    nonce text NOT NULL,
    token_hash text NOT NULL,
    offer_expires_at timestamp(3) with time zone,
    booking_id integer,
    registration_id integer,
    course_booking_id integer,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    person_id integer,
    language text DEFAULT 'it'::text NOT NULL,
    single_time text,
    extras jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT waiting_entries_offer CHECK (((status <> 'offered'::waiting_status) OR (offer_expires_at IS NOT NULL))),
    CONSTRAINT waiting_entries_one_thing CHECK ((num_nonnulls(space_id, event_id, course_id) = 1)),
    CONSTRAINT waiting_entries_period CHECK (((kind <> 'space'::waiting_kind) OR (starts_at < ends_at))),
    CONSTRAINT waiting_entries_seats CHECK (((seats >= 1) AND (seats <= 10))),
    CONSTRAINT waiting_entries_single_day CHECK (((single_time IS NULL) OR ((kind = 'course'::waiting_kind) AND (start_date IS NOT NULL) AND (end_date = start_date)))),
    CONSTRAINT waiting_entries_pkey PRIMARY KEY (id)
);

CREATE TABLE webhook_deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    endpoint_id integer NOT NULL,
    event text NOT NULL,
    body text NOT NULL,
    subject_kind text,
    subject_id integer,
    status text DEFAULT 'pending'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    response_code integer,
    next_attempt_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    answer text,
    failure text,
    CONSTRAINT webhook_deliveries_failure CHECK ((failure = ANY (ARRAY['timeout'::text, 'unreachable'::text, 'refused'::text]))),
    CONSTRAINT webhook_deliveries_status CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id)
);

CREATE TABLE webhook_endpoints (
    id serial NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    secret text NOT NULL,
    former_secret text,
    former_secret_until timestamp(3) with time zone,
    is_active boolean DEFAULT true NOT NULL,
    failing_since timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id)
);
ALTER TABLE course_bookings ADD CONSTRAINT course_bookings_seats_check CHECK (((seats >= 1) AND (seats <= 10))) NOT VALID;
ALTER TABLE event_registrations ADD CONSTRAINT event_registrations_seats_check CHECK (((seats >= 1) AND (seats <= 10))) NOT VALID;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_no_overlap EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&, space_id WITH =, owner WITH <>, int4range(
CASE
    WHEN (closure_id IS NULL) THEN 0
    ELSE 1
END,
CASE
    WHEN is_buffer THEN 1
    ELSE 2
END) WITH &&);
CREATE UNIQUE INDEX api_keys_secret_hash_key ON api_keys (secret_hash);
CREATE INDEX audit_log_actor_id_id_idx ON audit_log (actor_id, id);
CREATE INDEX audit_log_at_idx ON audit_log (at);
CREATE INDEX audit_log_entity_entity_id_id_idx ON audit_log (entity, entity_id, id);
CREATE UNIQUE INDEX bank_matches_book_entry_id_key ON bank_matches (book_entry_id);
CREATE INDEX bank_matches_movement_id_idx ON bank_matches (movement_id);
CREATE UNIQUE INDEX bank_matches_payment_id_key ON bank_matches (payment_id);
CREATE INDEX bank_movements_file_id_idx ON bank_movements (file_id);
CREATE UNIQUE INDEX bank_movements_once ON bank_movements (date, amount, md5(description), nth);
CREATE INDEX book_entries_date_id_idx ON book_entries (date, id);
CREATE INDEX book_entries_document_id_idx ON book_entries (document_id);
CREATE UNIQUE INDEX book_entries_reversal_of_key ON book_entries (reversal_of);
CREATE INDEX booking_extras_extra_id_idx ON booking_extras (extra_id);
CREATE INDEX bookings_created_at_idx ON bookings (created_at);
CREATE INDEX bookings_pay_by_idx ON bookings (pay_by) WHERE ((status = 'pending'::booking_status) AND (pay_by IS NOT NULL));
CREATE INDEX bookings_person_id_idx ON bookings (person_id);
CREATE INDEX bookings_promo_code_id_idx ON bookings (promo_code_id);
CREATE INDEX bookings_series_id_idx ON bookings (series_id);
CREATE INDEX bookings_space_id_starts_at_idx ON bookings (space_id, starts_at);
CREATE INDEX bookings_starts_at_idx ON bookings (starts_at);
CREATE INDEX bookings_user_id_starts_at_idx ON bookings (user_id, starts_at);
CREATE UNIQUE INDEX calendar_feeds_house_key ON calendar_feeds ((true)) WHERE ((user_id IS NULL) AND (space_id IS NULL));
CREATE UNIQUE INDEX calendar_feeds_space_id_key ON calendar_feeds (space_id);
CREATE UNIQUE INDEX calendar_feeds_token_hash_key ON calendar_feeds (token_hash);
CREATE UNIQUE INDEX calendar_feeds_user_id_key ON calendar_feeds (user_id);
CREATE UNIQUE INDEX check_ins_course_booking_id_date_key ON check_ins (course_booking_id, date);
CREATE UNIQUE INDEX check_ins_registration_id_date_key ON check_ins (registration_id, date);
CREATE INDEX checkout_sessions_booking_id_idx ON checkout_sessions (booking_id);
CREATE INDEX closures_space_id_idx ON closures (space_id);
CREATE INDEX closures_start_date_idx ON closures (start_date);
CREATE INDEX course_bookings_booking_date_idx ON course_bookings (booking_date);
CREATE UNIQUE INDEX course_bookings_check_in_code_key ON course_bookings (check_in_code);
CREATE INDEX course_bookings_course_id_start_date_idx ON course_bookings (course_id, start_date);
CREATE UNIQUE INDEX course_bookings_link_id_key ON course_bookings (link_id);
CREATE INDEX course_bookings_person_id_idx ON course_bookings (person_id);
CREATE INDEX course_bookings_promo_code_id_idx ON course_bookings (promo_code_id);
CREATE INDEX course_bookings_user_id_idx ON course_bookings (user_id);
CREATE INDEX courses_space_id_idx ON courses (space_id);
CREATE INDEX event_gallery_images_is_active_order_index_idx ON event_gallery_images (is_active, order_index);
CREATE UNIQUE INDEX event_registrations_check_in_code_key ON event_registrations (check_in_code);
CREATE INDEX event_registrations_email_idx ON event_registrations (email);
CREATE INDEX event_registrations_event_id_registration_date_idx ON event_registrations (event_id, registration_date);
CREATE UNIQUE INDEX event_registrations_link_id_key ON event_registrations (link_id);
CREATE UNIQUE INDEX event_registrations_live_address_key ON event_registrations (event_id, email) WHERE ((status <> 'canceled'::booking_status) AND (email OPERATOR(<>) ''::citext));
CREATE INDEX event_registrations_person_id_idx ON event_registrations (person_id);
CREATE INDEX event_registrations_promo_code_id_idx ON event_registrations (promo_code_id);
CREATE INDEX event_registrations_user_id_idx ON event_registrations (user_id);
CREATE INDEX events_event_date_idx ON events (event_date);
CREATE INDEX events_space_id_idx ON events (space_id);
CREATE INDEX external_entries_space_id_starts_at_idx ON external_entries (space_id, starts_at);
CREATE INDEX extra_spaces_space_id_idx ON extra_spaces (space_id);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);
CREATE INDEX import_items_kind_item_idx ON import_items (kind, item);
CREATE INDEX imports_created_at_idx ON imports (created_at);
CREATE UNIQUE INDEX invitations_email_key ON invitations (email);
CREATE INDEX invitations_invited_by_id_idx ON invitations (invited_by_id);
CREATE UNIQUE INDEX invitations_token_hash_key ON invitations (token_hash);
CREATE UNIQUE INDEX lesson_changes_course_id_planned_date_planned_time_key ON lesson_changes (course_id, planned_date, planned_time);
CREATE INDEX lesson_changes_space_id_idx ON lesson_changes (space_id);
CREATE INDEX mailing_recipients_mailing_id_email_idx ON mailing_recipients (mailing_id, email);
CREATE UNIQUE INDEX mailing_recipients_mailing_id_person_id_key ON mailing_recipients (mailing_id, person_id);
CREATE INDEX mailing_recipients_person_id_idx ON mailing_recipients (person_id);
CREATE INDEX mailing_recipients_sent_at_idx ON mailing_recipients (sent_at);
CREATE INDEX mailing_recipients_state_mailing_id_id_idx ON mailing_recipients (state, mailing_id, id);
CREATE INDEX mailings_audience_key_created_at_idx ON mailings (audience_key, created_at);
CREATE INDEX member_fees_member_id_start_date_idx ON member_fees (member_id, start_date);
CREATE UNIQUE INDEX member_fees_period_key ON member_fees (member_id, start_date, end_date) WHERE (total_amount > 0);
CREATE INDEX member_versions_member_id_id_idx ON member_versions (member_id, id);
CREATE UNIQUE INDEX members_card_code_key ON members (card_code);
CREATE UNIQUE INDEX members_live_person_key ON members (person_id) WHERE (status = ANY (ARRAY['applied'::member_status, 'admitted'::member_status]));
CREATE UNIQUE INDEX members_number_key ON members (number);
CREATE INDEX members_person_id_idx ON members (person_id);
CREATE INDEX members_status_idx ON members (status);
CREATE INDEX members_user_id_idx ON members (user_id);
CREATE INDEX newsletter_links_email_idx ON newsletter_links (email);
CREATE INDEX newsletter_links_person_id_idx ON newsletter_links (person_id);
CREATE UNIQUE INDEX offering_teachers_course_id_teacher_id_key ON offering_teachers (course_id, teacher_id);
CREATE UNIQUE INDEX offering_teachers_event_id_teacher_id_key ON offering_teachers (event_id, teacher_id);
CREATE INDEX offering_teachers_teacher_id_idx ON offering_teachers (teacher_id);
CREATE INDEX online_refunds_booking_id_idx ON online_refunds (booking_id);
CREATE INDEX online_refunds_fee_id_idx ON online_refunds (fee_id) WHERE (fee_id IS NOT NULL);
CREATE INDEX online_refunds_open ON online_refunds (created_at) WHERE (done_at IS NULL);
CREATE INDEX online_refunds_pass_id_idx ON online_refunds (pass_id) WHERE (pass_id IS NOT NULL);
CREATE UNIQUE INDEX online_refunds_stripe_refund_key ON online_refunds (stripe_refund);
CREATE INDEX operation_reports_kind_finished_at_idx ON operation_reports (kind, finished_at);
CREATE INDEX pass_product_courses_course_id_idx ON pass_product_courses (course_id);
CREATE UNIQUE INDEX pass_uses_course_booking_id_key ON pass_uses (course_booking_id);
CREATE INDEX pass_uses_pass_id_idx ON pass_uses (pass_id);
CREATE UNIQUE INDEX pass_uses_registration_id_key ON pass_uses (registration_id);
CREATE INDEX passes_person_id_idx ON passes (person_id);
CREATE INDEX passes_product_id_idx ON passes (product_id);
CREATE INDEX passes_promo_code_id_idx ON passes (promo_code_id);
CREATE INDEX passes_user_id_idx ON passes (user_id);
CREATE INDEX passes_valid_until_idx ON passes (valid_until);
CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_user_id_idx ON passkey_challenges (user_id);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);
CREATE INDEX payments_booking_id_idx ON payments (booking_id);
CREATE INDEX payments_course_booking_id_idx ON payments (course_booking_id);
CREATE INDEX payments_date_id_idx ON payments (date, id);
CREATE INDEX payments_fee_id_idx ON payments (fee_id) WHERE (fee_id IS NOT NULL);
CREATE INDEX payments_pass_id_idx ON payments (pass_id) WHERE (pass_id IS NOT NULL);
CREATE INDEX payments_registration_id_idx ON payments (registration_id);
CREATE UNIQUE INDEX payments_reversal_of_key ON payments (reversal_of);
CREATE UNIQUE INDEX payments_stripe_refund_key ON payments (stripe_refund);
CREATE UNIQUE INDEX payments_stripe_session_key ON payments (stripe_session);
CREATE INDEX people_email_name_fold_idx ON people (email, name_fold);
CREATE INDEX people_fiscal_code_idx ON people (fiscal_code);
CREATE INDEX people_last_name_first_name_id_idx ON people (last_name, first_name, id);
CREATE INDEX people_search_text_idx ON people USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX people_user_id_key ON people (user_id);
CREATE INDEX person_aliases_email_name_fold_idx ON person_aliases (email, name_fold);
CREATE UNIQUE INDEX person_invitations_token_hash_key ON person_invitations (token_hash);
CREATE UNIQUE INDEX promo_codes_code_key ON promo_codes (upper(code));
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);
CREATE UNIQUE INDEX receipt_payments_one_live ON receipt_payments (payment_id) WHERE is_live;
CREATE INDEX receipt_payments_payment_id_idx ON receipt_payments (payment_id);
CREATE INDEX receipts_person_id_idx ON receipts (person_id);
CREATE INDEX receipts_user_id_idx ON receipts (user_id);
CREATE UNIQUE INDEX receipts_year_sequence_key ON receipts (year, sequence);
CREATE INDEX screen_addresses_screen_id_idx ON screen_addresses (screen_id);
CREATE UNIQUE INDEX screen_codes_code_hash_key ON screen_codes (code_hash);
CREATE INDEX screens_space_id_idx ON screens (space_id);
CREATE INDEX sent_mails_sent_at_idx ON sent_mails (sent_at);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_passkey_id_idx ON sessions (passkey_id);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sign_in_addresses_last_at_idx ON sign_in_addresses (last_at);
CREATE INDEX sign_in_codes_email_idx ON sign_in_codes (email);
CREATE INDEX sign_in_codes_expires_at_idx ON sign_in_codes (expires_at);
CREATE INDEX space_images_space_id_position_idx ON space_images (space_id, "position");
CREATE INDEX space_parts_part_id_idx ON space_parts (part_id);
CREATE INDEX taken_times_booking_id_idx ON taken_times (booking_id);
CREATE INDEX taken_times_closure_id_idx ON taken_times (closure_id);
CREATE INDEX taken_times_course_id_idx ON taken_times (course_id);
CREATE INDEX taken_times_event_id_idx ON taken_times (event_id);
CREATE INDEX taken_times_external_space_id_idx ON taken_times (external_space_id);
CREATE INDEX taken_times_via_id_idx ON taken_times (via_id);
CREATE INDEX taken_times_via_space_id_idx ON taken_times (via_space_id);
CREATE INDEX taken_times_waiting_entry_id_idx ON taken_times (waiting_entry_id);
CREATE UNIQUE INDEX teachers_person_id_key ON teachers (person_id);
CREATE INDEX time_slots_space_id_day_of_week_idx ON time_slots (space_id, day_of_week);
CREATE UNIQUE INDEX users_account_link_token_key ON users (account_link_token);
CREATE UNIQUE INDEX users_email_fold_key ON users (email_fold);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE UNIQUE INDEX users_email_verification_token_key ON users (email_verification_token);
CREATE UNIQUE INDEX users_fiscal_code_key ON users (fiscal_code);
CREATE INDEX users_last_active_at_idx ON users (last_active_at);
CREATE UNIQUE INDEX users_passkey_handle_key ON users (passkey_handle);
CREATE UNIQUE INDEX users_reset_password_token_key ON users (reset_password_token);
CREATE UNIQUE INDEX users_username_fold_key ON users (username_fold);
CREATE UNIQUE INDEX users_username_key ON users (username);
CREATE UNIQUE INDEX users_username_look_key ON users (username_look);
CREATE UNIQUE INDEX waiting_entries_booking_id_key ON waiting_entries (booking_id);
CREATE UNIQUE INDEX waiting_entries_course_booking_id_key ON waiting_entries (course_booking_id);
CREATE INDEX waiting_entries_course_id_idx ON waiting_entries (course_id);
CREATE INDEX waiting_entries_email_idx ON waiting_entries (email);
CREATE INDEX waiting_entries_event_id_idx ON waiting_entries (event_id);
CREATE INDEX waiting_entries_person_id_idx ON waiting_entries (person_id);
CREATE UNIQUE INDEX waiting_entries_registration_id_key ON waiting_entries (registration_id);
CREATE INDEX waiting_entries_space_id_starts_at_idx ON waiting_entries (space_id, starts_at);
CREATE INDEX waiting_entries_status_offer_expires_at_idx ON waiting_entries (status, offer_expires_at);
CREATE UNIQUE INDEX waiting_entries_token_hash_key ON waiting_entries (token_hash);
CREATE INDEX waiting_entries_user_id_idx ON waiting_entries (user_id);
CREATE INDEX webhook_deliveries_endpoint_id_created_at_idx ON webhook_deliveries (endpoint_id, created_at);
CREATE INDEX webhook_deliveries_next_attempt_at_idx ON webhook_deliveries (next_attempt_at);
CREATE INDEX webhook_deliveries_subject_kind_subject_id_idx ON webhook_deliveries (subject_kind, subject_id);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_append_only();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_append_only();
CREATE TRIGGER book_documents_no_update BEFORE UPDATE ON book_documents FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER book_entries_append_only BEFORE DELETE OR UPDATE ON book_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER book_entries_in_open_year BEFORE INSERT ON book_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER book_entries_no_truncate BEFORE TRUNCATE ON book_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER book_years_no_truncate BEFORE TRUNCATE ON book_years FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER book_years_stay_closed BEFORE DELETE OR UPDATE ON book_years FOR EACH ROW WHEN ((old.closed_at IS NOT NULL)) EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER booking_extras_in_stock AFTER INSERT OR UPDATE OF booking_id, extra_id, quantity ON booking_extras FOR EACH ROW EXECUTE FUNCTION booking_extras_in_stock();
CREATE TRIGGER bookings_calendar_changed BEFORE UPDATE ON bookings FOR EACH ROW WHEN ((new.calendar_sequence > old.calendar_sequence)) EXECUTE FUNCTION note_calendar_change();
CREATE TRIGGER bookings_keep_extras AFTER UPDATE OF starts_at, ends_at, status ON bookings FOR EACH ROW WHEN ((new.status <> 'canceled'::booking_status)) EXECUTE FUNCTION bookings_keep_extras();
CREATE TRIGGER bookings_person_seen AFTER INSERT ON bookings FOR EACH ROW WHEN ((new.person_id IS NOT NULL)) EXECUTE FUNCTION people_seen('created_at');
CREATE TRIGGER bookings_take_conditions BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION take_conditions_in_force();
CREATE TRIGGER bookings_take_time AFTER INSERT OR UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_take_time();
CREATE TRIGGER bookings_use_promo_code AFTER INSERT ON bookings FOR EACH ROW WHEN (((new.promo_code_id IS NOT NULL) AND (new.status <> 'canceled'::booking_status))) EXECUTE FUNCTION keep_promo_code_uses();
CREATE TRIGGER bookings_use_promo_code_again AFTER UPDATE OF status, promo_code_id ON bookings FOR EACH ROW WHEN (((new.promo_code_id IS NOT NULL) AND (new.status <> 'canceled'::booking_status) AND ((old.status = 'canceled'::booking_status) OR (old.promo_code_id IS DISTINCT FROM new.promo_code_id)))) EXECUTE FUNCTION keep_promo_code_uses();
CREATE TRIGGER check_ins_person_seen AFTER INSERT ON check_ins FOR EACH ROW EXECUTE FUNCTION check_in_person_seen();
CREATE TRIGGER closures_emptied AFTER TRUNCATE ON closures FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('closures');
CREATE TRIGGER closures_version AFTER INSERT OR DELETE OR UPDATE ON closures FOR EACH ROW EXECUTE FUNCTION raise_content_version('closures', 'id');
CREATE TRIGGER course_bookings_calendar_sequence BEFORE UPDATE ON course_bookings FOR EACH ROW WHEN ((NOT (((old.user_id IS DISTINCT FROM new.user_id) OR (old.person_id IS DISTINCT FROM new.person_id)) OR (old.calendar_changed_at IS DISTINCT FROM new.calendar_changed_at)))) EXECUTE FUNCTION raise_calendar_sequence();
CREATE TRIGGER course_bookings_carry_check_in AFTER UPDATE OF checked_in_at ON course_bookings FOR EACH ROW WHEN ((new.checked_in_at IS NOT NULL)) EXECUTE FUNCTION carry_check_in();
CREATE TRIGGER course_bookings_person_seen AFTER INSERT OR UPDATE OF checked_in_at ON course_bookings FOR EACH ROW WHEN ((new.person_id IS NOT NULL)) EXECUTE FUNCTION people_seen('booking_date');
CREATE TRIGGER course_bookings_take_conditions BEFORE INSERT ON course_bookings FOR EACH ROW EXECUTE FUNCTION take_conditions_in_force();
CREATE TRIGGER course_bookings_use_promo_code AFTER INSERT ON course_bookings FOR EACH ROW WHEN (((new.promo_code_id IS NOT NULL) AND (new.status <> 'canceled'::booking_status))) EXECUTE FUNCTION keep_promo_code_uses();
CREATE TRIGGER course_bookings_use_promo_code_again AFTER UPDATE OF status, promo_code_id ON course_bookings FOR EACH ROW WHEN (((new.promo_code_id IS NOT NULL) AND (new.status <> 'canceled'::booking_status) AND ((old.status = 'canceled'::booking_status) OR (old.promo_code_id IS DISTINCT FROM new.promo_code_id)))) EXECUTE FUNCTION keep_promo_code_uses();
CREATE TRIGGER course_bookings_version AFTER INSERT OR DELETE OR UPDATE ON course_bookings FOR EACH ROW EXECUTE FUNCTION raise_content_version('courses', 'course_id');
CREATE TRIGGER courses_emptied AFTER TRUNCATE ON courses FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('courses');
CREATE CONSTRAINT TRIGGER courses_picture_ends AFTER DELETE OR UPDATE OF image_url ON courses DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE TRIGGER courses_version AFTER INSERT OR DELETE OR UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION raise_content_version('courses', 'id');
CREATE TRIGGER event_gallery_images_emptied AFTER TRUNCATE ON event_gallery_images FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('gallery');
CREATE CONSTRAINT TRIGGER event_gallery_images_picture_ends AFTER DELETE OR UPDATE OF image_url ON event_gallery_images DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE TRIGGER event_gallery_images_version AFTER INSERT OR DELETE OR UPDATE ON event_gallery_images FOR EACH ROW EXECUTE FUNCTION raise_content_version('gallery', 'id');
CREATE TRIGGER event_registrations_calendar_sequence BEFORE UPDATE ON event_registrations FOR EACH ROW WHEN ((NOT (((old.user_id IS DISTINCT FROM new.user_id) OR (old.person_id IS DISTINCT FROM new.person_id)) OR (old.calendar_changed_at IS DISTINCT FROM new.calendar_changed_at)))) EXECUTE FUNCTION raise_calendar_sequence();
CREATE TRIGGER event_registrations_carry_check_in AFTER UPDATE OF checked_in_at ON event_registrations FOR EACH ROW WHEN ((new.checked_in_at IS NOT NULL)) EXECUTE FUNCTION carry_check_in();
CREATE TRIGGER event_registrations_person_seen AFTER INSERT OR UPDATE OF checked_in_at ON event_registrations FOR EACH ROW WHEN ((new.person_id IS NOT NULL)) EXECUTE FUNCTION people_seen('registration_date');
CREATE TRIGGER event_registrations_take_conditions BEFORE INSERT ON event_registrations FOR EACH ROW EXECUTE FUNCTION take_conditions_in_force();
CREATE TRIGGER event_registrations_use_promo_code AFTER INSERT ON event_registrations FOR EACH ROW WHEN (((new.promo_code_id IS NOT NULL) AND (new.status <> 'canceled'::booking_status))) EXECUTE FUNCTION keep_promo_code_uses();
CREATE TRIGGER event_registrations_use_promo_code_again AFTER UPDATE OF status, promo_code_id ON event_registrations FOR EACH ROW WHEN (((new.promo_code_id IS NOT NULL) AND (new.status <> 'canceled'::booking_status) AND ((old.status = 'canceled'::booking_status) OR (old.promo_code_id IS DISTINCT FROM new.promo_code_id)))) EXECUTE FUNCTION keep_promo_code_uses();
CREATE TRIGGER events_emptied AFTER TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('events');
CREATE CONSTRAINT TRIGGER events_picture_ends AFTER DELETE OR UPDATE OF image_url ON events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE TRIGGER events_version AFTER INSERT OR DELETE OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION raise_content_version('events', 'id');
CREATE TRIGGER import_items_no_delete BEFORE DELETE ON import_items FOR EACH ROW WHEN ((old.kind = 'member'::text)) EXECUTE FUNCTION refuse_foreign_item();
CREATE TRIGGER import_items_no_truncate BEFORE TRUNCATE ON import_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_foreign_item();
CREATE TRIGGER import_items_no_update BEFORE UPDATE ON import_items FOR EACH ROW EXECUTE FUNCTION refuse_foreign_item();
CREATE TRIGGER import_items_of_members BEFORE INSERT ON import_items FOR EACH ROW WHEN ((new.kind = 'member'::text)) EXECUTE FUNCTION refuse_foreign_item();
CREATE CONSTRAINT TRIGGER imports_taken_back_whole AFTER INSERT OR UPDATE ON imports DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_taken_back) EXECUTE FUNCTION refuse_half_taken_back();
CREATE TRIGGER lesson_changes_emptied AFTER TRUNCATE ON lesson_changes FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('courses');
CREATE TRIGGER lesson_changes_version AFTER INSERT OR DELETE OR UPDATE ON lesson_changes FOR EACH ROW EXECUTE FUNCTION raise_content_version('courses', 'course_id');
CREATE TRIGGER mail_server_version AFTER UPDATE ON mail_server FOR EACH ROW WHEN (((old.host IS NULL) <> (new.host IS NULL))) EXECUTE FUNCTION raise_content_version('site', 'id');
CREATE TRIGGER member_fees_count AFTER INSERT ON member_fees FOR EACH ROW WHEN ((new.total_amount = 0)) EXECUTE FUNCTION member_fees_count();
CREATE TRIGGER member_fees_count_waiver AFTER UPDATE OF waived_amount ON member_fees FOR EACH ROW WHEN ((new.waived_amount <> old.waived_amount)) EXECUTE FUNCTION member_fees_count();
CREATE TRIGGER member_fees_keep_amount BEFORE UPDATE ON member_fees FOR EACH ROW WHEN ((((((((new.id IS DISTINCT FROM old.id) OR (new.member_id IS DISTINCT FROM old.member_id)) OR (new.year IS DISTINCT FROM old.year)) OR (new.start_date IS DISTINCT FROM old.start_date)) OR (new.end_date IS DISTINCT FROM old.end_date)) OR (new.total_amount IS DISTINCT FROM old.total_amount)) OR (new.created_at IS DISTINCT FROM old.created_at))) EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER member_fees_no_delete BEFORE DELETE ON member_fees FOR EACH ROW EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER member_fees_no_truncate BEFORE TRUNCATE ON member_fees FOR EACH STATEMENT EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER member_fees_waived_once BEFORE UPDATE ON member_fees FOR EACH ROW WHEN (((old.waived_at IS NOT NULL) AND ((((new.waived_amount IS DISTINCT FROM old.waived_amount) OR (new.waived_at IS DISTINCT FROM old.waived_at)) OR (new.waived_by IS DISTINCT FROM old.waived_by)) OR (new.waiver_reason <> COALESCE(old.waiver_reason, ''::text))))) EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER member_versions_append_only BEFORE DELETE OR UPDATE ON member_versions FOR EACH ROW EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER member_versions_no_truncate BEFORE TRUNCATE ON member_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER members_end AFTER UPDATE OF ended_on ON members FOR EACH ROW WHEN ((new.ended_on IS NOT NULL)) EXECUTE FUNCTION members_end();
CREATE TRIGGER members_keep_number BEFORE UPDATE OF number ON members FOR EACH ROW WHEN (((old.number IS NOT NULL) AND (new.number IS DISTINCT FROM old.number))) EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER members_keep_version AFTER INSERT OR UPDATE OF category, person_id ON members FOR EACH ROW EXECUTE FUNCTION members_keep_version();
CREATE TRIGGER members_no_delete BEFORE DELETE ON members FOR EACH ROW EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER members_no_truncate BEFORE TRUNCATE ON members FOR EACH STATEMENT EXECUTE FUNCTION refuse_register_change();
CREATE TRIGGER offering_teachers_emptied AFTER TRUNCATE ON offering_teachers FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('teachers');
CREATE TRIGGER offering_teachers_version AFTER INSERT OR DELETE OR UPDATE ON offering_teachers FOR EACH ROW EXECUTE FUNCTION raise_content_version('teachers', 'teacher_id');
CREATE TRIGGER pass_uses_count AFTER INSERT OR DELETE OR UPDATE OF seats, returned_at ON pass_uses FOR EACH ROW EXECUTE FUNCTION pass_uses_count();
CREATE TRIGGER passes_use_promo_code AFTER INSERT ON passes FOR EACH ROW WHEN (((new.promo_code_id IS NOT NULL) AND (new.canceled_at IS NULL))) EXECUTE FUNCTION keep_promo_code_uses();
CREATE TRIGGER passes_use_promo_code_again AFTER UPDATE OF canceled_at, promo_code_id ON passes FOR EACH ROW WHEN (((new.promo_code_id IS NOT NULL) AND (new.canceled_at IS NULL) AND ((old.canceled_at IS NOT NULL) OR (old.promo_code_id IS DISTINCT FROM new.promo_code_id)))) EXECUTE FUNCTION keep_promo_code_uses();
CREATE TRIGGER payment_rows_append_only BEFORE DELETE OR UPDATE ON payment_rows FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER payment_rows_no_truncate BEFORE TRUNCATE ON payment_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER payments_append_only BEFORE DELETE OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();
CREATE TRIGGER payments_count_fee AFTER INSERT ON payments FOR EACH ROW WHEN ((new.fee_id IS NOT NULL)) EXECUTE FUNCTION payments_count_fee();
CREATE TRIGGER payments_in_open_year BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION refuse_closed_year();
CREATE TRIGGER payments_keep_deposit AFTER INSERT ON payments FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['deposit-return'::payment_kind, 'deposit-retention'::payment_kind]))) EXECUTE FUNCTION payments_keep_deposit();
CREATE TRIGGER payments_no_truncate BEFORE TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER payments_note_member BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION payments_note_member();
CREATE TRIGGER people_keep_folds BEFORE INSERT OR UPDATE OF first_name, last_name, email, phone, fiscal_code ON people FOR EACH ROW EXECUTE FUNCTION people_keep_folds();
CREATE TRIGGER people_keep_member_versions AFTER UPDATE OF first_name, last_name, date_of_birth, place_of_birth, fiscal_code, address, city, postal_code ON people FOR EACH ROW EXECUTE FUNCTION people_keep_member_versions();
CREATE TRIGGER people_share_account AFTER UPDATE OF user_id, first_name, last_name, phone, date_of_birth, place_of_birth, fiscal_code, address, city, postal_code, member_until, note ON people FOR EACH ROW WHEN ((new.user_id IS NOT NULL)) EXECUTE FUNCTION people_share_account();
CREATE TRIGGER people_share_language AFTER UPDATE OF user_id, language ON people FOR EACH ROW WHEN ((new.user_id IS NOT NULL)) EXECUTE FUNCTION people_share_language();
CREATE TRIGGER receipt_payments_no_delete BEFORE DELETE ON receipt_payments FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER receipt_payments_no_truncate BEFORE TRUNCATE ON receipt_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER receipt_payments_only_ended BEFORE UPDATE ON receipt_payments FOR EACH ROW WHEN (((NOT old.is_live) OR (old.receipt_id <> new.receipt_id) OR (old.payment_id <> new.payment_id))) EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER receipts_no_delete BEFORE DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER receipts_no_truncate BEFORE TRUNCATE ON receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER receipts_only_canceled BEFORE UPDATE ON receipts FOR EACH ROW WHEN ((((old.canceled_at IS NOT NULL) AND ((new.canceled_at IS DISTINCT FROM old.canceled_at) OR (new.cancellation_reason IS DISTINCT FROM old.cancellation_reason))) OR ((new.email IS NOT NULL) AND (new.email IS DISTINCT FROM old.email)) OR ((((((((((((((new.id IS DISTINCT FROM old.id) OR (new.year IS DISTINCT FROM old.year)) OR (new.sequence IS DISTINCT FROM old.sequence)) OR (new.date IS DISTINCT FROM old.date)) OR (new.holder_name IS DISTINCT FROM old.holder_name)) OR (new.holder_fiscal_code IS DISTINCT FROM old.holder_fiscal_code)) OR (new.holder_address IS DISTINCT FROM old.holder_address)) OR (new.issuer IS DISTINCT FROM old.issuer)) OR (new.lines IS DISTINCT FROM old.lines)) OR (new.total IS DISTINCT FROM old.total)) OR (new.stamp_duty IS DISTINCT FROM old.stamp_duty)) OR (new.stamp_exemption IS DISTINCT FROM old.stamp_exemption)) OR (new.created_at IS DISTINCT FROM old.created_at)) OR (new.created_by IS DISTINCT FROM old.created_by)))) EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER settings_emptied AFTER TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('settings');
CREATE TRIGGER settings_version AFTER INSERT OR DELETE OR UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION raise_content_version('settings', 'id');
CREATE TRIGGER sign_ups_give_entries_back AFTER UPDATE OF status ON course_bookings FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION sign_ups_give_entries_back();
CREATE TRIGGER sign_ups_give_entries_back AFTER UPDATE OF status ON event_registrations FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION sign_ups_give_entries_back();
CREATE TRIGGER site_emptied AFTER TRUNCATE ON site FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('site');
CREATE CONSTRAINT TRIGGER site_hero_ends AFTER UPDATE OF hero_image_url ON site DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('hero_image_url');
CREATE TRIGGER site_legal_changed BEFORE UPDATE ON site FOR EACH ROW EXECUTE FUNCTION note_changed_legal_texts();
CREATE CONSTRAINT TRIGGER site_logo_ends AFTER UPDATE OF logo_url ON site DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('logo_url');
CREATE CONSTRAINT TRIGGER site_statute_ends AFTER UPDATE OF statute_url ON site DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('statute_url');
CREATE TRIGGER site_terms_changed BEFORE UPDATE ON site FOR EACH ROW WHEN ((((new.texts -> 'terms'::text) IS DISTINCT FROM (old.texts -> 'terms'::text)) OR (jsonb_path_query_array(new.translations, '$.*."texts"."terms"'::jsonpath) IS DISTINCT FROM jsonb_path_query_array(old.translations, '$.*."texts"."terms"'::jsonpath)))) EXECUTE FUNCTION note_changed_terms();
CREATE TRIGGER site_version AFTER INSERT OR DELETE OR UPDATE ON site FOR EACH ROW EXECUTE FUNCTION raise_content_version('site', 'id');
CREATE TRIGGER space_images_emptied AFTER TRUNCATE ON space_images FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('spaces');
CREATE CONSTRAINT TRIGGER space_images_picture_ends AFTER DELETE OR UPDATE OF image_url ON space_images DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE TRIGGER space_images_version AFTER INSERT OR DELETE OR UPDATE ON space_images FOR EACH ROW EXECUTE FUNCTION raise_content_version('spaces', 'space_id');
CREATE TRIGGER space_parts_alone BEFORE INSERT OR DELETE OR UPDATE ON space_parts FOR EACH STATEMENT EXECUTE FUNCTION lock_parts_of_rooms();
CREATE TRIGGER space_parts_emptied AFTER TRUNCATE ON space_parts FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('spaces');
CREATE TRIGGER space_parts_take_time AFTER INSERT OR DELETE OR UPDATE ON space_parts FOR EACH ROW EXECUTE FUNCTION space_parts_take_time();
CREATE TRIGGER space_parts_version AFTER INSERT OR DELETE OR UPDATE ON space_parts FOR EACH ROW EXECUTE FUNCTION raise_content_version('spaces', 'whole_id');
CREATE TRIGGER spaces_emptied AFTER TRUNCATE ON spaces FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('spaces');
CREATE TRIGGER spaces_image AFTER INSERT OR UPDATE OF image_url ON spaces FOR EACH ROW EXECUTE FUNCTION follow_space_image();
CREATE CONSTRAINT TRIGGER spaces_picture_ends AFTER DELETE OR UPDATE OF image_url ON spaces DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE TRIGGER spaces_version AFTER INSERT OR DELETE OR UPDATE ON spaces FOR EACH ROW EXECUTE FUNCTION raise_content_version('spaces', 'id');
CREATE TRIGGER taken_times_days_version AFTER INSERT OR DELETE OR UPDATE OF space_id, starts_at, ends_at ON taken_times FOR EACH ROW EXECUTE FUNCTION raise_days_of_row();
CREATE TRIGGER taken_times_emptied AFTER TRUNCATE ON taken_times FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('spaces');
CREATE TRIGGER taken_times_take_parts AFTER INSERT OR UPDATE OF space_id, starts_at, ends_at, owner, is_buffer ON taken_times FOR EACH ROW WHEN (((new.via_space_id IS NULL) AND (new.closure_id IS NULL) AND (new.external_space_id IS NULL))) EXECUTE FUNCTION take_time_of_parts();
CREATE TRIGGER teachers_emptied AFTER TRUNCATE ON teachers FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('teachers');
CREATE CONSTRAINT TRIGGER teachers_picture_ends AFTER DELETE OR UPDATE OF image_url ON teachers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE TRIGGER teachers_version AFTER INSERT OR DELETE OR UPDATE ON teachers FOR EACH ROW EXECUTE FUNCTION raise_content_version('teachers', 'id');
CREATE TRIGGER time_slots_emptied AFTER TRUNCATE ON time_slots FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('spaces');
CREATE TRIGGER time_slots_version AFTER INSERT OR DELETE OR UPDATE ON time_slots FOR EACH ROW EXECUTE FUNCTION raise_content_version('spaces', 'space_id');
CREATE TRIGGER users_have_person AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION users_have_person();
CREATE TRIGGER users_keep_role BEFORE INSERT OR UPDATE OF role, is_admin ON users FOR EACH ROW EXECUTE FUNCTION users_keep_role();
CREATE CONSTRAINT TRIGGER users_picture_ends AFTER DELETE OR UPDATE OF custom_avatar_url ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('custom_avatar_url');
CREATE TRIGGER users_seen AFTER UPDATE OF last_active_at ON users FOR EACH ROW EXECUTE FUNCTION users_seen();
CREATE TRIGGER users_share_language AFTER UPDATE OF language ON users FOR EACH ROW EXECUTE FUNCTION users_share_language();
CREATE TRIGGER users_share_person AFTER UPDATE OF first_name, last_name, phone, date_of_birth, place_of_birth, fiscal_code, address, city, postal_code, member_until, note, email ON users FOR EACH ROW EXECUTE FUNCTION users_share_person();
CREATE TRIGGER users_verified AFTER UPDATE OF is_verified ON users FOR EACH ROW WHEN ((new.is_verified AND (NOT old.is_verified))) EXECUTE FUNCTION users_verified();
CREATE TRIGGER waiting_entries_course_gone AFTER DELETE ON waiting_entries FOR EACH ROW WHEN (((old.course_id IS NOT NULL) AND (old.status = 'offered'::waiting_status))) EXECUTE FUNCTION raise_content_version('courses', 'course_id');
CREATE TRIGGER waiting_entries_course_version AFTER UPDATE OF status, seats ON waiting_entries FOR EACH ROW WHEN ((new.course_id IS NOT NULL)) EXECUTE FUNCTION raise_content_version('courses', 'course_id');
CREATE TRIGGER waiting_entries_emptied AFTER TRUNCATE ON waiting_entries FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version('events');
CREATE TRIGGER waiting_entries_event_gone AFTER DELETE ON waiting_entries FOR EACH ROW WHEN (((old.event_id IS NOT NULL) AND (old.status = 'offered'::waiting_status))) EXECUTE FUNCTION raise_content_version('events', 'event_id');
CREATE TRIGGER waiting_entries_event_version AFTER UPDATE OF status, seats ON waiting_entries FOR EACH ROW WHEN ((new.event_id IS NOT NULL)) EXECUTE FUNCTION raise_content_version('events', 'event_id');
ALTER TABLE api_keys ADD CONSTRAINT api_keys_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE bank_matches ADD CONSTRAINT bank_matches_book_entry_id_fkey FOREIGN KEY (book_entry_id) REFERENCES book_entries(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE bank_matches ADD CONSTRAINT bank_matches_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES bank_movements(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE bank_matches ADD CONSTRAINT bank_matches_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE bank_movements ADD CONSTRAINT bank_movements_file_id_fkey FOREIGN KEY (file_id) REFERENCES bank_files(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE book_entries ADD CONSTRAINT book_entries_document_id_fkey FOREIGN KEY (document_id) REFERENCES book_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE book_entries ADD CONSTRAINT book_entries_reversal_of_fkey FOREIGN KEY (reversal_of) REFERENCES book_entries(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE book_entries ADD CONSTRAINT book_entries_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE booking_extras ADD CONSTRAINT booking_extras_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE booking_extras ADD CONSTRAINT booking_extras_extra_id_fkey FOREIGN KEY (extra_id) REFERENCES extras(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE bookings ADD CONSTRAINT bookings_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE bookings ADD CONSTRAINT bookings_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE bookings ADD CONSTRAINT bookings_series_id_fkey FOREIGN KEY (series_id) REFERENCES booking_series(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE bookings ADD CONSTRAINT bookings_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE bookings ADD CONSTRAINT bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE check_ins ADD CONSTRAINT check_ins_course_booking_id_fkey FOREIGN KEY (course_booking_id) REFERENCES course_bookings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE check_ins ADD CONSTRAINT check_ins_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES event_registrations(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE checkout_sessions ADD CONSTRAINT checkout_sessions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE checkout_sessions ADD CONSTRAINT checkout_sessions_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES member_fees(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE checkout_sessions ADD CONSTRAINT checkout_sessions_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE closures ADD CONSTRAINT closures_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE course_bookings ADD CONSTRAINT course_bookings_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE course_bookings ADD CONSTRAINT course_bookings_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE course_bookings ADD CONSTRAINT course_bookings_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE course_bookings ADD CONSTRAINT course_bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE courses ADD CONSTRAINT courses_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE event_registrations ADD CONSTRAINT event_registrations_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE event_registrations ADD CONSTRAINT event_registrations_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE event_registrations ADD CONSTRAINT event_registrations_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE event_registrations ADD CONSTRAINT event_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE events ADD CONSTRAINT events_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE external_entries ADD CONSTRAINT external_entries_space_id_fkey FOREIGN KEY (space_id) REFERENCES followed_calendars(space_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE extra_spaces ADD CONSTRAINT extra_spaces_extra_id_fkey FOREIGN KEY (extra_id) REFERENCES extras(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE extra_spaces ADD CONSTRAINT extra_spaces_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE followed_calendars ADD CONSTRAINT followed_calendars_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE import_items ADD CONSTRAINT import_items_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE imports ADD CONSTRAINT imports_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE invitations ADD CONSTRAINT invitations_invited_by_id_fkey FOREIGN KEY (invited_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE lesson_changes ADD CONSTRAINT lesson_changes_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE lesson_changes ADD CONSTRAINT lesson_changes_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE lesson_changes ADD CONSTRAINT lesson_changes_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE mailing_recipients ADD CONSTRAINT mailing_recipients_mailing_id_fkey FOREIGN KEY (mailing_id) REFERENCES mailings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE mailing_recipients ADD CONSTRAINT mailing_recipients_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE member_fees ADD CONSTRAINT member_fees_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE member_reminders ADD CONSTRAINT member_reminders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE member_versions ADD CONSTRAINT member_versions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE members ADD CONSTRAINT members_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE members ADD CONSTRAINT members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE newsletter_links ADD CONSTRAINT newsletter_links_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE offering_teachers ADD CONSTRAINT offering_teachers_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE offering_teachers ADD CONSTRAINT offering_teachers_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE offering_teachers ADD CONSTRAINT offering_teachers_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE online_refunds ADD CONSTRAINT online_refunds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE online_refunds ADD CONSTRAINT online_refunds_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES member_fees(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE online_refunds ADD CONSTRAINT online_refunds_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE pass_product_courses ADD CONSTRAINT pass_product_courses_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE pass_product_courses ADD CONSTRAINT pass_product_courses_product_id_fkey FOREIGN KEY (product_id) REFERENCES pass_products(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pass_uses ADD CONSTRAINT pass_uses_course_booking_id_fkey FOREIGN KEY (course_booking_id) REFERENCES course_bookings(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE pass_uses ADD CONSTRAINT pass_uses_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE pass_uses ADD CONSTRAINT pass_uses_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES event_registrations(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE passes ADD CONSTRAINT passes_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE passes ADD CONSTRAINT passes_product_id_fkey FOREIGN KEY (product_id) REFERENCES pass_products(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE passes ADD CONSTRAINT passes_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE passes ADD CONSTRAINT passes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE passkey_challenges ADD CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE payment_rows ADD CONSTRAINT payment_rows_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_course_booking_id_fkey FOREIGN KEY (course_booking_id) REFERENCES course_bookings(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES member_fees(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES event_registrations(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_reversal_of_fkey FOREIGN KEY (reversal_of) REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE people ADD CONSTRAINT people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE person_aliases ADD CONSTRAINT person_aliases_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE person_invitations ADD CONSTRAINT person_invitations_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE receipt_payments ADD CONSTRAINT receipt_payments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE receipt_payments ADD CONSTRAINT receipt_payments_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE receipts ADD CONSTRAINT receipts_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE screen_addresses ADD CONSTRAINT screen_addresses_screen_id_fkey FOREIGN KEY (screen_id) REFERENCES screens(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE screen_codes ADD CONSTRAINT screen_codes_screen_id_fkey FOREIGN KEY (screen_id) REFERENCES screens(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE screens ADD CONSTRAINT screens_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_passkey_id_fkey FOREIGN KEY (passkey_id) REFERENCES passkeys(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE sign_in_addresses ADD CONSTRAINT sign_in_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE space_images ADD CONSTRAINT space_images_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE space_parts ADD CONSTRAINT space_parts_part_id_fkey FOREIGN KEY (part_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE space_parts ADD CONSTRAINT space_parts_whole_id_fkey FOREIGN KEY (whole_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_closure_id_fkey FOREIGN KEY (closure_id) REFERENCES closures(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_external_space_id_fkey FOREIGN KEY (external_space_id) REFERENCES followed_calendars(space_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_via_id_fkey FOREIGN KEY (via_id) REFERENCES taken_times(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_via_space_id_fkey FOREIGN KEY (via_space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE taken_times ADD CONSTRAINT taken_times_waiting_entry_id_fkey FOREIGN KEY (waiting_entry_id) REFERENCES waiting_entries(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE teachers ADD CONSTRAINT teachers_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE time_slots ADD CONSTRAINT time_slots_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE waiting_entries ADD CONSTRAINT waiting_entries_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE waiting_entries ADD CONSTRAINT waiting_entries_course_booking_id_fkey FOREIGN KEY (course_booking_id) REFERENCES course_bookings(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE waiting_entries ADD CONSTRAINT waiting_entries_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE waiting_entries ADD CONSTRAINT waiting_entries_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE waiting_entries ADD CONSTRAINT waiting_entries_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE waiting_entries ADD CONSTRAINT waiting_entries_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES event_registrations(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE waiting_entries ADD CONSTRAINT waiting_entries_space_id_fkey FOREIGN KEY (space_id) REFERENCES spaces(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE waiting_entries ADD CONSTRAINT waiting_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON UPDATE CASCADE ON DELETE CASCADE;

INSERT INTO mail_server DEFAULT VALUES;
INSERT INTO member_counter DEFAULT VALUES;
INSERT INTO settings DEFAULT VALUES;
