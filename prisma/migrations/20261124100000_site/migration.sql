-- What the association says of itself: one row, which the first start after this migration writes from the environment
-- (lib/data/site/begin-site.ts).
CREATE TABLE "site" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "legal_name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "province" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phones" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "social" JSONB NOT NULL DEFAULT '[]',
    "arrival" JSONB NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "hero_title" TEXT NOT NULL,
    "hero_text" TEXT NOT NULL,
    "logo_url" TEXT,
    "accent_color" TEXT NOT NULL,
    "cancellation_steps" JSONB NOT NULL
      DEFAULT '[{"hours":48,"percent":100},{"hours":24,"percent":50},{"hours":0,"percent":0}]',
    "texts" JSONB NOT NULL DEFAULT '{}',
    "translations" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "site_one_row" CHECK ("id" = 1),
    CONSTRAINT "site_position" CHECK (
      ("latitude" IS NULL) = ("longitude" IS NULL)
      AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
    ),
    CONSTRAINT "site_accent_color" CHECK ("accent_color" ~ '^#[0-9A-Fa-f]{6}$')
);

CREATE TRIGGER "site_version" AFTER INSERT OR UPDATE OR DELETE ON "site"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('site', 'id');
CREATE TRIGGER "site_emptied" AFTER TRUNCATE ON "site"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('site');
