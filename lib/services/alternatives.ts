import "server-only";
import { type Alternative, findAlternatives, NEAR_DAYS } from "@/lib/domain/booking/alternatives";
import type { Period } from "@/lib/domain/period/period";
import { addDays } from "@/lib/domain/time/dates";
import { type Asker, bookableRoom, bookableRooms } from "./bookable-period";

/** The days that alternatives to a stretch of days are looked for in. */
export function nearDays({ startDate, endDate }: Pick<Period, "startDate" | "endDate">) {
  return { startDate: addDays(startDate, -NEAR_DAYS), endDate: addDays(endDate, NEAR_DAYS) };
}

/**
 * What can be booked in the place of a period, by the rules of the booking itself: at most nine, at least one whenever
 * there is one.
 * @throws AppError NOT_FOUND
 */
export async function listAlternatives(
  spaceId: number,
  wish: Period,
  attendees: number,
  asker: Asker,
): Promise<Alternative[]> {
  const [room, others] = await Promise.all([
    bookableRoom(spaceId, nearDays(wish), asker),
    bookableRooms(wish, asker),
  ]);
  return findAlternatives({ room, others, wish, attendees });
}
