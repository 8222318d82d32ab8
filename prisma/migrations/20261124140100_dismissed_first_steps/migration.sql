-- When an administrator closed the list of first steps, for all administrators and on every device.
ALTER TABLE "site" ADD COLUMN "setup_dismissed_at" TIMESTAMPTZ(3);
