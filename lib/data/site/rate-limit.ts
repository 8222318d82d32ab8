import { createHmac } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { database } from "@/lib/data/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const QUARTER = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The limits of the API (429), counted in PostgreSQL so that they hold across processes. */
const LIMITS = {
  registration: { points: 20, seconds: HOUR },
  "sign-up": { points: 60, seconds: HOUR },
  booking: { points: 120, seconds: HOUR },
  /** Each judges up to 60 dates and looks for others in their place. */
  seriesQuote: { points: 120, seconds: HOUR },
  /** Waits: nothing is taken by one, but a mail goes out. */
  waiting: { points: 240, seconds: HOUR },
  /** Of one account from one address. */
  loginFailure: { points: 10, seconds: QUARTER },
  loginFailureByAccount: { points: 50, seconds: QUARTER },
  loginFailureByAddress: { points: 60, seconds: QUARTER },
  /** Of somebody who is signed in and is asked for her password again. */
  passwordCheck: { points: 10, seconds: QUARTER },
  /** Tokens and codes that nobody has. */
  guess: { points: 60, seconds: HOUR },
  /** To an address that no account has proven to be its own: about accounts, and all the rest. */
  accountMail: { points: 20, seconds: DAY },
  /** Apart, so that links asked for by whoever has registered an address do not use up those of its owner. */
  resetMail: { points: 20, seconds: DAY },
  /** Those that one client may have sent of them. */
  resetMailByPair: { points: 5, seconds: DAY },
  otherMail: { points: 20, seconds: DAY },
  /** For one account's address from one client, and from whatever clients: a stranger's requests leave the owner hers. */
  resetByPair: { points: 5, seconds: HOUR },
  resetByEmail: { points: 20, seconds: HOUR },
  /** Of one account, asked for again by its owner. */
  verificationMail: { points: 5, seconds: HOUR },
  /** Of one account that wants another address. */
  emailChange: { points: 10, seconds: HOUR },
  resetByAddress: { points: 20, seconds: HOUR },
} as const;

export type RateLimitName = keyof typeof LIMITS;

/**
 * The pool without named statements: the embedded database has one session for all connections, in which a name
 * that two connections prepare is taken.
 */
const unnamedStatements = {
  query: ({ text, values }: { text: string; values: unknown[] }) => database().pool.query(text, values),
};

const holder = globalThis as typeof globalThis & { rateLimiters?: Map<RateLimitName, RateLimiterPostgres> };

function limiter(name: RateLimitName): RateLimiterPostgres {
  holder.rateLimiters ??= new Map();
  const existing = holder.rateLimiters.get(name);
  if (existing) return existing;
  const created = new RateLimiterPostgres({
    storeClient: unnamedStatements,
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points: LIMITS[name].points,
    duration: LIMITS[name].seconds,
    clearExpiredByTimeout: false,
  });
  holder.rateLimiters.set(name, created);
  return created;
}

/**
 * What a counter is stored under: names and addresses as a keyed hash, so that the table says nothing about anybody. It
 * outlives an account: deleting one must not lift a limit.
 */
const key = (parts: readonly string[]) =>
  createHmac("sha256", env().NEXTAUTH_SECRET)
    .update(`limit:${JSON.stringify(parts).toLowerCase()}`)
    .digest("base64url");

const refusal = (state: RateLimiterRes) =>
  new AppError("RATE_LIMITED", { retryAfter: state.msBeforeNext / 1000 });

/**
 * Refuses when the limit is used up already, and counts nothing.
 * @throws AppError RATE_LIMITED, with the seconds to wait
 */
export async function checkLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  const state = await limiter(name).get(key(parts));
  if (state !== null && state.consumedPoints >= LIMITS[name].points) throw refusal(state);
}

/**
 * Counts one and refuses beyond the limit.
 * @throws AppError RATE_LIMITED, with the seconds to wait
 */
export async function consumeLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  try {
    await limiter(name).consume(key(parts));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw refusal(error);
    throw error;
  }
}

/** Counts one, and says whether it is within the limit. */
export async function isWithinLimit(name: RateLimitName, ...parts: string[]): Promise<boolean> {
  try {
    await consumeLimit(name, ...parts);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return false;
    throw error;
  }
}

/** Counts one that was allowed before. */
export async function countTowardsLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  await limiter(name).penalty(key(parts), 1);
}

/** Takes one back that was counted before it turned out not to count. */
export async function giveBack(name: RateLimitName, ...parts: string[]): Promise<void> {
  await limiter(name).reward(key(parts), 1);
}

/** Forgets what was counted, as after a right password. */
export async function clearLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  await limiter(name).delete(key(parts));
}
