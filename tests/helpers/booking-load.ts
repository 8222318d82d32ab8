import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { inDays } from "./days";
import { bookingBody } from "./spaces";

/** Bookings at a steady rate while parts of a site fail, and the longest interruption. */

/** Bookings have resumed when there were more than `STEADY_COUNT` within this time. */
const STEADY_MS = 3_000;
const STEADY_COUNT = 10;
/** The other parts notice a failed part within this time; bookings before that may not have needed it. */
const SETTLE_MS = 8_000;
const GIVE_UP_MS = 120_000;
/** The maximum of concurrent bookings; more would only form a queue that a small machine never works off. */
const MOST_AT_ONCE = 20;
const HOURS_OF_A_DAY = 12;

/** Each load has its own keys and addresses, and no two bookings request the same hour of a room. */
let runs = 0;
let hours = 0;

export interface Acknowledged {
  id: number;
  key: string;
  email: string;
  /** Time of `performance.now()`. */
  at: number;
  /** When it was requested and when it was acknowledged, in ms since 1970. */
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
  /** A maximum: no new booking starts while too many wait for their response. */
  perSecond: number;
  /** How long, in ms, a booking without a response is retried with its key. */
  patienceMs: number;
  /** How long one attempt waits for its response, in ms. */
  timeoutMs?: number | undefined;
}

/**
 * Bookings at a steady rate, an hour of each room in turn. With patience, each is retried with its key until it gets a
 * response, like a careful client does; otherwise every missing response is a failure.
 */
export function bookSteadily({ ask, token, spaces, perSecond, patienceMs, timeoutMs }: Load) {
  const keys = `load-${process.pid}-${runs++}-`;
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  /** The errors that arrived instead of responses, and how often. */
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
        // The process that handled the request is gone.
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
    /** The common prefix of the e-mail addresses of this load's bookings, which no other bookings have. */
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
 * The longest time in ms without an acknowledged booking since `brokenAt`, measured until bookings have resumed for
 * three seconds.
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
