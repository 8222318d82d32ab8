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
const HOURS_OF_A_DAY = 12;

/** Each load has keys and addresses of its own, and no two bookings want the same hour of a room. */
let runs = 0;
let hours = 0;

export interface Acknowledged {
  id: number;
  key: string;
  email: string;
  /** By the clock of `performance`. */
  at: number;
  /** When it was asked for, and when it was acknowledged, by the clock of the day. */
  askedAt: number;
  answeredAt: number;
}

type Ask = (
  path: string,
  question: { method: string; headers: Record<string, string>; body: string; timeoutMs: number | undefined },
) => Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>;

interface Load {
  ask: Ask;
  token: string;
  spaces: readonly number[];
  /** At the most: while too many wait for their answer, nobody else asks. */
  perSecond: number;
  /** How often a booking that was not answered is tried again, with its key. */
  patienceMs: number;
  /** How long one try waits for its answer. */
  timeoutMs?: number | undefined;
}

/**
 * Bookings at a steady pace, an hour of each room in turn. With patience each is tried again with its key until it is
 * answered, as a careful client does; without, whatever is not answered at once is a failure.
 */
export function bookSteadily({ ask, token, spaces, perSecond, patienceMs, timeoutMs }: Load) {
  const keys = `load-${process.pid}-${runs++}-`;
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  /** What came in the place of an answer, and how often. */
  const refusals = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  let isOver = false;

  async function book(n: number): Promise<void> {
    const wanted = hours++;
    const hour = 8 + (Math.floor(wanted / spaces.length) % HOURS_OF_A_DAY);
    const day = inDays(30 + Math.floor(wanted / spaces.length / HOURS_OF_A_DAY));
    const key = `${keys}${n}`;
    const email = `${key}@example.org`;
    const body = JSON.stringify(
      bookingBody(spaces[wanted % spaces.length] ?? 0, day, {
        isFullDay: false,
        startTime: `${String(hour).padStart(2, "0")}:00`,
        endTime: `${String(hour + 1).padStart(2, "0")}:00`,
        email,
      }),
    );
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      "Idempotency-Key": key,
    };
    const askedAt = Date.now();
    const deadline = askedAt + patienceMs;
    let lost = "";
    do {
      try {
        const answer = await ask("/api/bookings", { method: "POST", headers, body, timeoutMs });
        if (answer.status === 201) {
          const { id } = JSON.parse(answer.text).booking;
          acknowledged.push({ id, key, email, at: performance.now(), askedAt, answeredAt: Date.now() });
          return;
        }
        if (answer.status < 500) {
          failures.push(`${answer.status} ${answer.text}`);
          return;
        }
        lost = `${answer.status}${answer.headers["retry-after"] === undefined ? " without Retry-After" : ""}`;
      } catch (error) {
        // The part that had the request is gone.
        lost = (error as NodeJS.ErrnoException).code ?? inspect(error);
      }
      refusals.set(lost, (refusals.get(lost) ?? 0) + 1);
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
    /** How the e-mail addresses of these bookings begin, and those of no others. */
    addresses: keys,
    acknowledged,
    failures,
    refusals,
    async stop() {
      isOver = true;
      clearInterval(timer);
      await Promise.all(underWay);
      return sent;
    },
  };
}

/**
 * The longest time without an acknowledged booking after something was broken, in ms, measured until they have come
 * again for three seconds.
 */
export async function longestPause(acknowledged: readonly Acknowledged[], brokenAt: number): Promise<number> {
  for (;;) {
    await sleep(500);
    const now = performance.now();
    const times = [brokenAt, ...acknowledged.map(({ at }) => at).filter((at) => at >= brokenAt), now];
    times.sort((a, b) => a - b);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
    const isBack =
      now - brokenAt > SETTLE_MS && times.filter((at) => now - at < STEADY_MS).length > STEADY_COUNT;
    if (isBack || now - brokenAt > GIVE_UP_MS) return Math.max(...gaps);
  }
}
