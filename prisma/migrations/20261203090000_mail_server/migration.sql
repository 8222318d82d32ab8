-- The mail server that an administrator sets in the panel: one row, without a host while there is none.
CREATE TABLE "mail_server" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "host" TEXT,
    "port" INTEGER,
    "security" TEXT,
    "username" TEXT,
    "password" TEXT,
    "from_name" TEXT,
    "from_address" TEXT,
    "reply_to" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failed_at" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "mail_server_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_server_one_row" CHECK ("id" = 1),
    CONSTRAINT "mail_server_whole" CHECK (
      num_nulls("host", "port", "security", "from_address") IN (0, 4)
      AND ("host" IS NOT NULL OR num_nonnulls("username", "password", "from_name", "reply_to") = 0)
      AND ("username" IS NULL) = ("password" IS NULL)
      AND "port" BETWEEN 1 AND 65535
      AND "security" IN ('tls', 'starttls', 'none')),
    CONSTRAINT "mail_server_failure" CHECK (("failed_at" IS NULL) = ("failure" IS NULL))
);

INSERT INTO "mail_server" DEFAULT VALUES;

-- Pages promise mails where the site can send them, so they follow whether there is a server, not which one it is.
CREATE TRIGGER "mail_server_version" AFTER UPDATE ON "mail_server"
  FOR EACH ROW WHEN ((OLD."host" IS NULL) <> (NEW."host" IS NULL))
  EXECUTE FUNCTION "raise_content_version"('site', 'id');
