-- Two more roles: the desk, below a secretary, and the treasurer, above her.
ALTER TYPE "user_role" ADD VALUE IF NOT EXISTS 'desk' BEFORE 'secretary';
ALTER TYPE "user_role" ADD VALUE IF NOT EXISTS 'treasurer' BEFORE 'admin';

-- Colleagues who are asked to join. One open invitation for an address; of its token only the hash.
CREATE TABLE "invitations" (
  "id" SERIAL NOT NULL,
  "email" CITEXT NOT NULL,
  "first_name" TEXT NOT NULL,
  "last_name" TEXT NOT NULL,
  "role" "user_role" NOT NULL,
  "token_hash" TEXT NOT NULL,
  "invited_by_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "invitations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "invitations_role" CHECK ("role" <> 'customer')
);
CREATE UNIQUE INDEX "invitations_email_key" ON "invitations"("email");
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");
