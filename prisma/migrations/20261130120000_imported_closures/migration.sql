-- What a closure is about, for the panel alone: the title of an entry of an imported calendar, which may name somebody.
ALTER TABLE "closures" ADD COLUMN "note" TEXT;

-- Closures that came from calendars had that title as their reason, which everybody reads.
UPDATE "closures" c SET "note" = c."reason", "reason" = 'Occupato'
FROM "import_items" i WHERE i."kind" = 'closure' AND i."item" = c."id";
