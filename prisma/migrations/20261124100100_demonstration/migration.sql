-- What the demonstration made, and how it was then, so that it can be taken away again: what was changed since, or what
-- something real hangs on, stays.
CREATE TABLE "demonstration" (
    "kind" TEXT NOT NULL,
    "item" INTEGER NOT NULL,
    "state" JSONB NOT NULL,

    CONSTRAINT "demonstration_pkey" PRIMARY KEY ("kind", "item")
);

-- The state of a row, without what changes by itself: counters, times of writing, whose it is found to be.
CREATE FUNCTION "demonstration_state"("kind" TEXT, "item" INTEGER) RETURNS JSONB LANGUAGE sql STABLE AS $$
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
    WHEN 'bookings' THEN (
      SELECT to_jsonb(b) - ARRAY['created_at', 'person_id', 'calendar_sequence']
        FROM bookings b WHERE b.id = item)
    WHEN 'registrations' THEN (
      SELECT to_jsonb(r) - ARRAY['person_id', 'calendar_sequence']
        FROM event_registrations r WHERE r.id = item)
    WHEN 'closures' THEN (SELECT to_jsonb(c) - 'created_at' FROM closures c WHERE c.id = item)
    WHEN 'galleryImages' THEN (SELECT to_jsonb(g) - 'created_at' FROM event_gallery_images g WHERE g.id = item)
    WHEN 'people' THEN (
      SELECT jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'email', p.email,
          'phone', p.phone, 'user_id', p.user_id, 'note', p.note, 'fiscal_code', p.fiscal_code)
        FROM people p WHERE p.id = item)
  END
$$;

-- The demonstration of a site that began before this migration, by what it is known by. A row that was changed since is
-- not marked, and so stays.
INSERT INTO "demonstration" ("kind", "item", "state")
SELECT known.kind, known.id, demonstration_state(known.kind, known.id) FROM (
  SELECT 'spaces' AS kind, id FROM spaces
   WHERE (id, name) IN ((13, 'Sala Salvia'), (14, 'Studio Loto'), (15, 'Laboratorio Argilla'), (16, 'Sala Incontri'),
                        (17, 'Sala Cielo'))
     AND image_url LIKE '/images/spaces/%' AND updated_at < created_at + interval '1 minute'
  UNION ALL
  SELECT 'courses', id FROM courses
   WHERE image_url LIKE '/images/courses/%' AND updated_at < created_at + interval '1 minute'
  UNION ALL
  SELECT 'events', id FROM events
   WHERE image_url LIKE '/images/events/%' AND updated_at < created_at + interval '1 minute'
  UNION ALL
  SELECT 'bookings', id FROM bookings
   WHERE email = 'cliente@example.org' AND last_name = 'Di Esempio' AND user_id IS NULL AND status <> 'canceled'
  UNION ALL
  SELECT 'registrations', r.id FROM event_registrations r JOIN events e ON e.id = r.event_id
   WHERE e.image_url LIKE '/images/events/%' AND r.email LIKE '%@example.org' AND r.user_id IS NULL
     AND r.phone IS NULL AND r.status <> 'canceled'
  UNION ALL
  SELECT 'closures', id FROM closures WHERE reason = 'manutenzione del forno' AND space_id = 15
  UNION ALL
  SELECT 'galleryImages', id FROM event_gallery_images WHERE image_url LIKE '/images/gallery/%'
) AS known;

INSERT INTO "demonstration" ("kind", "item", "state")
SELECT 'people', p.id, demonstration_state('people', p.id) FROM people p
 WHERE p.user_id IS NULL AND (
   EXISTS (SELECT 1 FROM bookings b JOIN demonstration d ON d.kind = 'bookings' AND d.item = b.id
            WHERE b.person_id = p.id)
   OR EXISTS (SELECT 1 FROM event_registrations r JOIN demonstration d ON d.kind = 'registrations' AND d.item = r.id
               WHERE r.person_id = p.id));
