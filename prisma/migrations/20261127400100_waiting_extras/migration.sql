-- What somebody who waits for a room wants to have with it: [{ "extraId": 3, "quantity": 2 }].
ALTER TABLE "waiting_entries" ADD COLUMN "extras" JSONB NOT NULL DEFAULT '[]';
