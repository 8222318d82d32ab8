import { prisma } from "../../lib/data/client";
import { findPaymentMethods, updateSettings } from "../../lib/data/site/settings";
import { isDemonstrated } from "../../lib/data/site/site";
import { EXAMPLE_OFFICE_HOURS, EXAMPLE_WAY } from "../../lib/messages/site/example-site";
import { seedBookings } from "./bookings";
import { seedClosures } from "./closures";
import { seedCourses } from "./courses";
import { seedEvents } from "./events";
import { seedGallery } from "./gallery";
import { seedSpaces } from "./spaces";
import { seedTeachers } from "./teachers";

/**
 * The demonstration catalogue, created once, on a site without any; dates are relative to `now`.
 * @returns whether anything was created
 */
export async function seedDemonstration(now: Date): Promise<boolean> {
  if (await isDemonstrated()) return false;
  const counts = await Promise.all([prisma().space.count(), prisma().course.count(), prisma().event.count()]);
  if (counts.some((count) => count > 0)) return false;
  await prisma().$transaction(
    async (tx) => {
      await seedSpaces(tx);
      await seedBookings(tx, now);
      await seedCourses(tx, now);
      await seedEvents(tx, now);
      await seedTeachers(tx);
      await seedClosures(tx, now);
      await seedGallery(tx);
      await tx.site.updateMany({
        data: { officeHours: EXAMPLE_OFFICE_HOURS.map((hours) => ({ ...hours })) },
      });
      await updateSettings({ paymentMethods: [...(await findPaymentMethods(tx)), EXAMPLE_WAY] }, tx);
    },
    { timeout: 60_000 },
  );
  return true;
}
