import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "./api";
import { inDays } from "./days";
import { bookingBody } from "./spaces";
import { until } from "./until";

const HOURS_OF_A_DAY = 11;

/**
 * Books one hour after another of each room, all rooms concurrently, until stopped. `acknowledged` has the ids of the
 * bookings whose response arrived; `reach` resolves under full load, when there are that many.
 */
export function bookUnderLoad(base: string, token: string, spaceIds: readonly number[]) {
  const acknowledged: number[] = [];
  let isStopped = false;
  const work = spaceIds.map(async (spaceId) => {
    const client = new ApiClient({ token });
    for (let hour = 0; !isStopped && hour < HOURS_OF_A_DAY * 80; hour += 1) {
      const start = 8 + (hour % HOURS_OF_A_DAY);
      const clock = (value: number) => `${String(value).padStart(2, "0")}:00`;
      const times = { isFullDay: false, startTime: clock(start), endTime: clock(start + 1) };
      const body = bookingBody(spaceId, inDays(2 + Math.floor(hour / HOURS_OF_A_DAY)), times);
      const headers = { "Idempotency-Key": randomUUID() };
      const answer = await client
        .post<{ booking: { id: number } }>("/api/bookings", body, { base, headers })
        .catch(() => null);
      if (answer?.status === 201) acknowledged.push(answer.body.booking.id);
      else await sleep(50);
    }
  });
  return {
    acknowledged,
    reach: (count: number) => until(() => acknowledged.length >= count, `Booking ${count}`),
    async stop() {
      isStopped = true;
      await Promise.all(work);
    },
  };
}
