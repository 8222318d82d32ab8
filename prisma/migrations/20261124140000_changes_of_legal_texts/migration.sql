-- When what each legal page says was last changed, in any language: { privacy, terms, cancellation }, each once it was.
ALTER TABLE "site" ADD COLUMN "legal_changed_at" JSONB NOT NULL DEFAULT '{}';

-- Until now only changes of the terms were noted; of the others the last change of the row is the latest possible day.
UPDATE "site" SET "legal_changed_at" = jsonb_strip_nulls(jsonb_build_object(
  'privacy', CASE WHEN "texts" ? 'privacy' THEN to_jsonb("updated_at") END,
  'terms', CASE WHEN "texts" ? 'terms' THEN to_jsonb("terms_changed_at") END,
  'cancellation', CASE
    WHEN "cancellation_steps" <> '[{"hours":48,"percent":100},{"hours":24,"percent":50},{"hours":0,"percent":0}]'
    THEN to_jsonb("updated_at") END
));

CREATE FUNCTION "note_changed_legal_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE TRIGGER "site_legal_changed" BEFORE UPDATE ON "site"
  FOR EACH ROW EXECUTE FUNCTION "note_changed_legal_texts"();
