-- Teachers of the demonstration go with it, unless somebody has changed them.
CREATE OR REPLACE FUNCTION "demonstration_state"("kind" TEXT, "item" INTEGER) RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'spaces' THEN (
      SELECT to_jsonb(s) - ARRAY['created_at', 'updated_at'] || jsonb_build_object(
        'timetable', (SELECT jsonb_agg(to_jsonb(t) - 'id' ORDER BY t.day_of_week, t.start_time)
                        FROM time_slots t WHERE t.space_id = s.id),
        'pictures', (SELECT jsonb_agg(to_jsonb(p) - ARRAY['id', 'created_at'] ORDER BY p.position)
                       FROM space_images p WHERE p.space_id = s.id))
        FROM spaces s WHERE s.id = item)
    WHEN 'courses' THEN (
      SELECT to_jsonb(c) - ARRAY['created_at', 'updated_at', 'current_participants', 'calendar_sequence']
        FROM courses c WHERE c.id = item)
    WHEN 'events' THEN (
      SELECT to_jsonb(e) - ARRAY['created_at', 'updated_at', 'current_participants', 'calendar_sequence']
        FROM events e WHERE e.id = item)
    WHEN 'teachers' THEN (
      SELECT to_jsonb(t) - ARRAY['created_at', 'updated_at'] FROM teachers t WHERE t.id = item)
    WHEN 'bookings' THEN (
      SELECT to_jsonb(b) - ARRAY['created_at', 'person_id', 'calendar_sequence', 'calendar_changed_at']
        FROM bookings b WHERE b.id = item)
    WHEN 'registrations' THEN (
      SELECT to_jsonb(r) - ARRAY['person_id', 'calendar_sequence', 'calendar_changed_at']
        FROM event_registrations r WHERE r.id = item)
    WHEN 'closures' THEN (
      SELECT to_jsonb(c) - ARRAY['created_at', 'updated_at'] FROM closures c WHERE c.id = item)
    WHEN 'galleryImages' THEN (SELECT to_jsonb(g) - 'created_at' FROM event_gallery_images g WHERE g.id = item)
    WHEN 'people' THEN (
      SELECT jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'email', p.email,
          'phone', p.phone, 'user_id', p.user_id, 'note', p.note, 'fiscal_code', p.fiscal_code)
        FROM people p WHERE p.id = item)
  END
$$;
