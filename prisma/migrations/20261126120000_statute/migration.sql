-- The statute of the association, a PDF that applicants for membership accept.
ALTER TABLE "site" ADD COLUMN "statute_url" TEXT;
