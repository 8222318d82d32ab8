import { prisma } from "../../lib/data/client";
import { seedBookings } from "./bookings";
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
    },
    { timeout: 60_000 },
  );
  return true;
}
