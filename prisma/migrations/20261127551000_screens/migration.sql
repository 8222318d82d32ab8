-- Screens at the door: tablets and televisions that show, without a login, what is on.
CREATE TABLE "screens" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "space_id" INTEGER REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "shows_names" BOOLEAN NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "seen_at" TIMESTAMPTZ(3),
  CONSTRAINT "screens_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "screens_space_id_idx" ON "screens"("space_id");

-- The addresses of a screen: the one that was shown when it was made, and one for each device opened by a code.
CREATE TABLE "screen_addresses" (
  "token_hash" TEXT NOT NULL,
  "screen_id" INTEGER NOT NULL REFERENCES "screens"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "screen_addresses_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "screen_addresses_screen_id_idx" ON "screen_addresses"("screen_id");

-- The code of a screen that may be typed on a device.
CREATE TABLE "screen_codes" (
  "screen_id" INTEGER NOT NULL REFERENCES "screens"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "code_hash" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "screen_codes_pkey" PRIMARY KEY ("screen_id")
);
CREATE UNIQUE INDEX "screen_codes_code_hash_key" ON "screen_codes"("code_hash");
