import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { inDays } from "./days";
import { bookingBody } from "./spaces";

/** Bookings that come in at a steady pace while parts of a site are away, and for how long none came through. */

/** Bookings come again when there were more than so many within this time. */
const STEADY_MS = 3_000;
const STEADY_COUNT = 10;
/** A part that died is missed by the others within this time; what comes earlier may not have needed it. */
const SETTLE_MS = 8_000;
const GIVE_UP_MS = 120_000;
/** So many people ask at once; more would only wait in a queue that a small machine never works off. */
const MOST_AT_ONCE = 20;

/** Each load has keys of its own. */
let runs = 0;

export interface Acknowledged {
  id: number;
  key: string;
  at: number;
}

interface Load {
  base: string;
  token: string;
  spaces: readonly number[];
  /** At the most: while too many wait for their answer, nobody else asks. */
  perSecond: number;
  /** How often a booking that was not answered is tried again, with its key. */
  patienceMs: number;
}

/**
 * Bookings at a steady pace, an hour of each room in turn. With patience each is tried again with its key until it is
 * answered, as a careful client does; without, whatever is not answered at once is a failure.
 */
export function bookSteadily({ base, token, spaces, perSecond, patienceMs }: Load) {
  const run = runs++;
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  let isOver = false;

  async function book(n: number): Promise<void> {
    const hour = 8 + (Math.floor(n / spaces.length) % 12);
    const day = inDays(30 + Math.floor(n / spaces.length / 12));
    const times = {
      isFullDay: false,
      startTime: `${String(hour).padStart(2, "0")}:00`,
      endTime: `${String(hour + 1).padStart(2, "0")}:00`,
    };
    const body = JSON.stringify(bookingBody(spaces[n % spaces.length] ?? 0, day, times));
    const key = `load-${process.pid}-${run}-${n}`;
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      "Idempotency-Key": key,
    };
    const deadline = Date.now() + patienceMs;
    let lost = "";
    do {
      try {
        const answer = await fetch(`${base}/api/bookings`, {
          method: "POST",
          headers,
          body,
          signal: AbortSignal.timeout(10_000),
        });
        const text = await answer.text();
        if (answer.status === 201) {
          acknowledged.push({ id: JSON.parse(text).booking.id, key, at: performance.now() });
          return;
        }
        if (answer.status < 500) {
          failures.push(`${answer.status} ${text}`);
          return;
        }
        lost = `${answer.status} ${text}`;
      } catch (error) {
        // The part that had the request is gone.
        lost = inspect(error);
      }
      if (Date.now() < deadline) await sleep(200);
    } while (Date.now() < deadline);
    failures.push(`${key} was never answered: ${lost}`);
  }

  const timer = setInterval(() => {
    if (isOver || underWay.size >= MOST_AT_ONCE) return;
    const one = book(sent++).finally(() => underWay.delete(one));
    underWay.add(one);
  }, 1000 / perSecond);
  return {
    acknowledged,
    failures,
    async stop() {
      isOver = true;
      clearInterval(timer);
      await Promise.all(underWay);
      return sent;
    },
  };
}

/**
 * The longest time without an acknowledged booking after a part was killed, in ms, measured until they have come again
 * for three seconds.
 */
export async function pauseAfterKill(
  acknowledged: readonly Acknowledged[],
  killedAt: number,
): Promise<number> {
  for (;;) {
    await sleep(500);
    const now = performance.now();
    const times = [killedAt, ...acknowledged.map(({ at }) => at).filter((at) => at >= killedAt), now];
    times.sort((a, b) => a - b);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
    const isBack =
      now - killedAt > SETTLE_MS && times.filter((at) => now - at < STEADY_MS).length > STEADY_COUNT;
    if (isBack || now - killedAt > GIVE_UP_MS) return Math.max(...gaps);
  }
}
