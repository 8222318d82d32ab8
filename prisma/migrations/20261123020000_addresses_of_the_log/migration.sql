-- The log keeps its lines for 24 months and the client addresses in them for 12, as the privacy notice says. The one
-- change of a line that is let through takes its address out, once the line is 12 months old; no other column with it.
CREATE OR REPLACE FUNCTION "audit_log_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
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
