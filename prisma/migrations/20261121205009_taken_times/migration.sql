-- Everything that takes a room's time in one table, with one constraint over all of it (docs/decisions/04).

-- Bookings written while this runs must not be missed.
LOCK TABLE "bookings" IN SHARE ROW EXCLUSIVE MODE;

ALTER TABLE "spaces" ADD COLUMN "buffer_minutes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_buffer_check" CHECK ("buffer_minutes" BETWEEN 0 AND 240);
ALTER TABLE "bookings" ADD COLUMN "buffer_minutes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_buffer_check" CHECK ("buffer_minutes" BETWEEN 0 AND 240);

-- CreateTable
CREATE TABLE "closures" (
    "id" SERIAL NOT NULL,
    "space_id" INTEGER,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "start_time" TEXT,
    "end_time" TEXT,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "closures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "taken_times" (
    "id" SERIAL NOT NULL,
    "space_id" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "owner" TEXT NOT NULL,
    "is_buffer" BOOLEAN NOT NULL DEFAULT false,
    "booking_id" INTEGER,
    "event_id" INTEGER,
    "course_id" INTEGER,
    "closure_id" INTEGER,

    CONSTRAINT "taken_times_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "closures_start_date_idx" ON "closures"("start_date");

-- CreateIndex
CREATE INDEX "closures_space_id_idx" ON "closures"("space_id");

-- CreateIndex
CREATE INDEX "taken_times_booking_id_idx" ON "taken_times"("booking_id");

-- CreateIndex
CREATE INDEX "taken_times_event_id_idx" ON "taken_times"("event_id");

-- CreateIndex
CREATE INDEX "taken_times_course_id_idx" ON "taken_times"("course_id");

-- CreateIndex
CREATE INDEX "taken_times_closure_id_idx" ON "taken_times"("closure_id");

-- AddForeignKey
ALTER TABLE "closures" ADD CONSTRAINT "closures_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_closure_id_fkey" FOREIGN KEY ("closure_id") REFERENCES "closures"("id") ON DELETE CASCADE ON UPDATE CASCADE;


--- What Prisma cannot express ------------------------------------------------------------------------------------

ALTER TABLE "closures"
  ADD CONSTRAINT "closures_days_check" CHECK ("start_date" <= "end_date"),
  ADD CONSTRAINT "closures_times_check" CHECK (
    ("start_time" IS NULL AND "end_time" IS NULL)
    OR ("start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "end_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      AND "start_time" < "end_time"));

ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_span_check" CHECK ("starts_at" < "ends_at");

-- A booking's row and its buffer's row belong to one owner, all closures to another: what one owner takes may overlap.
-- The last part lets a closure and a buffer meet, and nothing else: a closure ignores buffers.
-- The range comes first because 'which spaces are free then' is the query that runs most.
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_no_overlap" EXCLUDE USING gist (
  tstzrange("starts_at", "ends_at") WITH &&,
  "space_id" WITH =,
  "owner" WITH <>,
  int4range(CASE WHEN "closure_id" IS NULL THEN 0 ELSE 1 END, CASE WHEN "is_buffer" THEN 1 ELSE 2 END) WITH &&);

-- Bookings take their time by themselves, whoever writes them: a hand, or a process of the version before this one.
CREATE FUNCTION bookings_take_time() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER bookings_take_time AFTER INSERT OR UPDATE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION bookings_take_time();

INSERT INTO "taken_times" ("space_id", "starts_at", "ends_at", "owner", "booking_id")
SELECT "space_id", "starts_at", "ends_at", 'booking:' || "id", "id" FROM "bookings" WHERE "status" <> 'canceled';

ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap";
