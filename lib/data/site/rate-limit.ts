import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { database } from "@/lib/data/client";
import { limitKey } from "@/lib/data/site/limit-key";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const MINUTE = 60;
const QUARTER = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The limits of the API (429), counted in PostgreSQL so that they hold across processes. */
const LIMITS = {
  registration: { points: 20, seconds: HOUR },
  "sign-up": { points: 60, seconds: HOUR },
  booking: { points: 120, seconds: HOUR },
  /** Each quote checks up to 60 dates and searches alternatives for them. */
  seriesQuote: { points: 120, seconds: HOUR },
  /** Waiting list entries: they occupy nothing, but cause a mail. */
  waiting: { points: 240, seconds: HOUR },
  /** Changes by a customer that send mail: per account, and per changed item. */
  change: { points: 20, seconds: HOUR },
  changeOfOne: { points: 5, seconds: HOUR },
  /** An account's writes to its own data, per kind of write: each adds an audit log entry. */
  ownWrite: { points: 200, seconds: HOUR },
  /** Test mails of a mailing, per account. */
  mailingTest: { points: 20, seconds: HOUR },
  /** Per account and client address. */
  loginFailure: { points: 10, seconds: QUARTER },
  loginFailureByAccount: { points: 50, seconds: QUARTER },
  loginFailureByAddress: { points: 60, seconds: QUARTER },
  /** Proof of identity that a signed-in user has to enter again: per session, and per account over all its sessions. */
  passwordCheck: { points: 10, seconds: QUARTER },
  passwordCheckByAccount: { points: 50, seconds: QUARTER },
  /** Refused sign-ins from one client that are recorded in the audit log. */
  failureNote: { points: 1, seconds: MINUTE },
  passkeyFailure: { points: 30, seconds: HOUR },
  /** Requests with an unknown token or code. */
  guess: { points: 60, seconds: HOUR },
  /** Mails to an unverified address: about accounts, and all others. */
  accountMail: { points: 20, seconds: DAY },
  /**
   * Counted separately, so that a stranger who registered with another person's address cannot use up the owner's reset
   * links.
   */
  resetMail: { points: 20, seconds: DAY },
  /** The share of these mails that one client may cause. */
  resetMailByPair: { points: 5, seconds: DAY },
  otherMail: { points: 20, seconds: DAY },
  /**
   * Per e-mail address and client, and per e-mail address from all clients: a stranger's requests do not use up the
   * owner's.
   */
  resetByPair: { points: 5, seconds: HOUR },
  resetByEmail: { points: 20, seconds: HOUR },
  /** Requests from clients recently used by the account, counted separately from strangers' requests. */
  resetByOwner: { points: 20, seconds: HOUR },
  /** Sign-in codes, limited like reset links. */
  codeByAddress: { points: 20, seconds: HOUR },
  codeByPair: { points: 5, seconds: HOUR },
  codeByEmail: { points: 20, seconds: HOUR },
  codeByOwner: { points: 20, seconds: HOUR },
  /** Codes requested from clients recently used by an account that has not verified the address, perhaps a stranger's. */
  codeByUnverified: { points: 10, seconds: DAY },
  /** Links to confirm a newsletter subscription, limited like codes. */
  newsletterByAddress: { points: 20, seconds: HOUR },
  newsletterByPair: { points: 5, seconds: HOUR },
  newsletterByEmail: { points: 20, seconds: HOUR },
  newsletterByOwner: { points: 20, seconds: HOUR },
  newsletterMail: { points: 20, seconds: DAY },
  /**
   * Codes, reset links and newsletter links requested by strangers: the first of a client, its further ones, and all
   * for one address.
   */
  strangerFirst: { points: 1, seconds: DAY },
  strangersAgain: { points: 20, seconds: DAY },
  strangersOfDay: { points: 60, seconds: DAY },
  /** Requested by each login page that offers passkeys in its field. */
  passkeyOptions: { points: 300, seconds: HOUR },
  /** Wrong codes for one address, from clients that did not sign in to its account recently. */
  codeFailure: { points: 50, seconds: DAY },
  /** Counted separately, so that other mails do not use up this limit. */
  codeMail: { points: 20, seconds: DAY },
  /** Per account, when its user requests the mail again. */
  verificationMail: { points: 5, seconds: HOUR },
  /** Per account, for changes of the e-mail address. */
  emailChange: { points: 10, seconds: HOUR },
  unprovenEmailChange: { points: 5, seconds: DAY },
  /** Per account, for changes of the codice fiscale. */
  fiscalCodeChange: { points: 10, seconds: HOUR },
  resetByAddress: { points: 20, seconds: HOUR },
  /** Requests with one API key. */
  apiKey: { points: 600, seconds: MINUTE },
} as const;

export type RateLimitName = keyof typeof LIMITS;

/**
 * The pool without named statements: connections to the embedded database share one session, where a statement name can
 * be prepared only once.
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

const key = (parts: readonly string[]) => limitKey(env().NEXTAUTH_SECRET, parts);

const refusal = (state: RateLimiterRes) =>
  new AppError("RATE_LIMITED", { retryAfter: state.msBeforeNext / 1000 });

/**
 * Refuses when the limit is reached, without counting.
 * @throws AppError RATE_LIMITED, with the seconds to wait
 */
export async function checkLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  const state = await limiter(name).get(key(parts));
  if (state !== null && state.consumedPoints >= LIMITS[name].points) throw refusal(state);
}

/**
 * Counts one attempt and refuses beyond the limit.
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

/**
 * Counts one attempt.
 * @returns whether it is within the limit
 */
export async function isWithinLimit(name: RateLimitName, ...parts: string[]): Promise<boolean> {
  try {
    await consumeLimit(name, ...parts);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return false;
    throw error;
  }
}

/** Counts one attempt without refusing it. */
export async function countTowardsLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  await limiter(name).penalty(key(parts), 1);
}

/** Takes back one counted attempt. */
export async function giveBack(name: RateLimitName, ...parts: string[]): Promise<void> {
  await limiter(name).reward(key(parts), 1);
}

/** Resets a counter, for example after a correct password. */
export async function clearLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  await limiter(name).delete(key(parts));
}
