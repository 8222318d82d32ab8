-- Hours of one day may have a price of their own.

-- AlterTable
ALTER TABLE "spaces" ADD COLUMN "hourly_rate" TEXT;
