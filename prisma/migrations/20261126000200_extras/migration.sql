-- What can be had with a room: a projector, coffee for each person. The database never lets more of it be taken at any
-- instant than there is.

-- CreateEnum
CREATE TYPE "extra_unit" AS ENUM ('booking', 'hour', 'day', 'person');

-- CreateTable
CREATE TABLE "extras" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price" INTEGER NOT NULL,
    "unit" "extra_unit" NOT NULL,
    "stock" INTEGER,
    "is_everywhere" BOOLEAN NOT NULL DEFAULT true,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "translations" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "extras_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "extras_price_check" CHECK ("price" >= 0),
    CONSTRAINT "extras_stock_check" CHECK ("stock" >= 0)
);

-- CreateTable
CREATE TABLE "extra_spaces" (
    "extra_id" INTEGER NOT NULL,
    "space_id" INTEGER NOT NULL,

    CONSTRAINT "extra_spaces_pkey" PRIMARY KEY ("extra_id", "space_id")
);

-- CreateTable
CREATE TABLE "booking_extras" (
    "booking_id" INTEGER NOT NULL,
    "extra_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "booking_extras_pkey" PRIMARY KEY ("booking_id", "extra_id"),
    CONSTRAINT "booking_extras_quantity_check" CHECK ("quantity" > 0),
    CONSTRAINT "booking_extras_amount_check" CHECK ("amount" >= 0)
);

-- CreateIndex
CREATE INDEX "extra_spaces_space_id_idx" ON "extra_spaces"("space_id");

-- CreateIndex
CREATE INDEX "booking_extras_extra_id_idx" ON "booking_extras"("extra_id");

-- AddForeignKey
ALTER TABLE "extra_spaces" ADD CONSTRAINT "extra_spaces_extra_id_fkey" FOREIGN KEY ("extra_id") REFERENCES "extras"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extra_spaces" ADD CONSTRAINT "extra_spaces_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_extras" ADD CONSTRAINT "booking_extras_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_extras" ADD CONSTRAINT "booking_extras_extra_id_fkey" FOREIGN KEY ("extra_id") REFERENCES "extras"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


--- What Prisma cannot express ------------------------------------------------------------------------------------

-- The most of an extra that bookings have at one instant of a span, one of them left out. The most is reached where the
-- span or one of them begins.
CREATE FUNCTION "extra_taken"(extra integer, first timestamptz, last timestamptz, except_booking integer)
RETURNS integer LANGUAGE sql STABLE AS $$
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

-- Refuses more of an extra in the time of a booking than there is. Writers of one extra queue at its row.
CREATE FUNCTION "keep_extra_in_stock"(extra integer, first timestamptz, last timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  there integer;
BEGIN
  SELECT stock INTO there FROM extras WHERE id = extra FOR NO KEY UPDATE;
  IF there IS NOT NULL AND extra_taken(extra, first, last, NULL) > there THEN
    RAISE EXCEPTION 'There is not enough of extra %.', extra
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_extras_stock';
  END IF;
END $$;

CREATE FUNCTION "booking_extras_in_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked RECORD;
BEGIN
  SELECT starts_at, ends_at INTO booked FROM bookings WHERE id = NEW.booking_id AND status <> 'canceled';
  IF FOUND THEN
    PERFORM keep_extra_in_stock(NEW.extra_id, booked.starts_at, booked.ends_at);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "booking_extras_in_stock" AFTER INSERT OR UPDATE OF "booking_id", "extra_id", "quantity" ON "booking_extras"
  FOR EACH ROW EXECUTE FUNCTION "booking_extras_in_stock"();

CREATE FUNCTION "bookings_keep_extras"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_extra_in_stock(extra_id, NEW.starts_at, NEW.ends_at)
    FROM (SELECT extra_id FROM booking_extras WHERE booking_id = NEW.id ORDER BY extra_id) AS had;
  RETURN NULL;
END $$;

CREATE TRIGGER "bookings_keep_extras" AFTER UPDATE OF "starts_at", "ends_at", "status" ON "bookings"
  FOR EACH ROW WHEN (NEW.status <> 'canceled') EXECUTE FUNCTION "bookings_keep_extras"();
