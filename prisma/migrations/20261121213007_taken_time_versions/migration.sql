-- The taken time of a room is one table now, and its rows say on which days searches change: those of bookings, too, so
-- that theirs need not be counted twice.

CREATE TRIGGER "taken_times_days_version" AFTER INSERT OR DELETE OR UPDATE OF "space_id", "starts_at", "ends_at"
  ON "taken_times" FOR EACH ROW EXECUTE FUNCTION "raise_days_of_row"();
CREATE TRIGGER "taken_times_emptied" AFTER TRUNCATE ON "taken_times"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('spaces');

DROP TRIGGER "bookings_days_version" ON "bookings";
DROP TRIGGER "bookings_emptied" ON "bookings";

CREATE TRIGGER "closures_version" AFTER INSERT OR UPDATE OR DELETE ON "closures"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('closures', 'id');
CREATE TRIGGER "closures_emptied" AFTER TRUNCATE ON "closures"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('closures');
