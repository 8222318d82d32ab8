import "server-only";
import type { Period } from "@/lib/domain/room-time/period";
import { quotePeriod } from "@/lib/domain/room-time/period-quote";
import type { FreeRoom } from "@/lib/schemas/panel/board";
import { bookableRooms, panelActor } from "@/lib/services/room-time/bookable-period";

/**
 * All rooms with the undiscounted price of a period and, if unavailable, the reason; available rooms first. For the
 * panel, which has no minimum notice.
 */
export async function listFreeRooms(period: Period, now: Date): Promise<FreeRoom[]> {
  const rooms = await bookableRooms(period, panelActor(now));
  const answers = rooms.map(({ space, check }) => {
    const { period: resolved, unavailable } = check(period);
    const { totalAmount, isOnRequest } = quotePeriod(space, resolved ?? period);
    return {
      spaceId: space.id,
      name: space.name,
      capacity: space.capacity,
      totalAmount,
      isOnRequest,
      unavailable,
    };
  });
  return answers.sort((a, b) => Number(a.unavailable !== null) - Number(b.unavailable !== null));
}
