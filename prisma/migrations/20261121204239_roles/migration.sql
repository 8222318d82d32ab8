-- Roles: a secretary uses the panel, an administrator also decides on rights, settings and the audit log.

CREATE TYPE "user_role" AS ENUM ('customer', 'secretary', 'admin');

ALTER TABLE "users" ADD COLUMN "role" "user_role" NOT NULL DEFAULT 'customer';

UPDATE "users" SET "role" = 'admin' WHERE "is_admin";

-- "is_admin" says who may use the panel. It follows the role; where only "is_admin" is written, as a process of the
-- version before does, the role follows it.
CREATE FUNCTION "users_keep_role"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER "users_keep_role" BEFORE INSERT OR UPDATE OF "role", "is_admin" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_keep_role"();
