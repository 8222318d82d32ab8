import { prisma } from "../../lib/data/client";
import { seedBookings } from "./bookings";
import { seedClosures } from "./closures";
import { seedCourses } from "./courses";
import { seedEvents } from "./events";
import { seedGallery } from "./gallery";
import { seedSpaces } from "./spaces";

/**
 * The demonstration catalogue, created when there is no space yet; dates are relative to `now`.
 * @returns whether anything was created
 */
export async function seedDemonstration(now: Date): Promise<boolean> {
  if ((await prisma().space.count()) > 0) return false;
  await prisma().$transaction(
    async (tx) => {
      await seedSpaces(tx);
      await seedBookings(tx, now);
      await seedCourses(tx, now);
      await seedEvents(tx, now);
      await seedClosures(tx, now);
      await seedGallery(tx);
    },
    { timeout: 60_000 },
  );
  return true;
}
