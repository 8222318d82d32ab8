-- What an association decides for itself: one row, which is there from the beginning.
CREATE TABLE "settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "observes_holidays" BOOLEAN NOT NULL DEFAULT false,
    "patron_saint_day" TEXT,
    "horizon_months" INTEGER NOT NULL DEFAULT 24,
    "notice_minutes" INTEGER NOT NULL DEFAULT 0,
    "change_hours" INTEGER NOT NULL DEFAULT 48,
    "max_open_bookings" INTEGER NOT NULL DEFAULT 200,
    "requires_totp_for_admins" BOOLEAN NOT NULL DEFAULT false,
    "idle_timeout_minutes" INTEGER,
    "legal_name" TEXT,
    "fiscal_code" TEXT,
    "vat_number" TEXT,
    "address" TEXT,
    "iban" TEXT,
    "stamp_duty" BOOLEAN NOT NULL DEFAULT true,
    "receipt_note" TEXT,
    "member_discount_percent" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "settings_one_row" CHECK ("id" = 1),
    CONSTRAINT "settings_horizon_months" CHECK ("horizon_months" BETWEEN 1 AND 60),
    CONSTRAINT "settings_notice_minutes" CHECK ("notice_minutes" BETWEEN 0 AND 10080),
    CONSTRAINT "settings_change_hours" CHECK ("change_hours" BETWEEN 0 AND 720),
    CONSTRAINT "settings_max_open_bookings" CHECK ("max_open_bookings" BETWEEN 1 AND 1000),
    CONSTRAINT "settings_idle_timeout_minutes" CHECK ("idle_timeout_minutes" > 0),
    CONSTRAINT "settings_member_discount_percent" CHECK ("member_discount_percent" BETWEEN 0 AND 50)
);

INSERT INTO "settings" ("id") VALUES (1);
