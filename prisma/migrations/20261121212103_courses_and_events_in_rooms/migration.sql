-- Courses and events may be held in a room, whose time they then take.

-- AlterTable
ALTER TABLE "courses" ADD COLUMN "sessions" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "space_id" INTEGER;

-- AlterTable
ALTER TABLE "events" ADD COLUMN "external_participants" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "space_id" INTEGER;

-- CreateIndex
CREATE INDEX "courses_space_id_idx" ON "courses"("space_id");

-- CreateIndex
CREATE INDEX "events_space_id_idx" ON "events"("space_id");

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courses" ADD CONSTRAINT "courses_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "events" ADD CONSTRAINT "events_external_check" CHECK ("external_participants" >= 0);
