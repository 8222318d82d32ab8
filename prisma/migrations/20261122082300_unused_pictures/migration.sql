-- Since when nothing shows a picture: it goes a day later, so that what is deleted by mistake can be put back with it.

ALTER TABLE "pictures" ADD COLUMN "unused_since" TIMESTAMPTZ(3);
