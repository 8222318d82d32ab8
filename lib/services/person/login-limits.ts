import "server-only";
import { createHmac } from "node:crypto";
import { isKnownAddress } from "@/lib/data/person/sign-in-addresses";
import {
  checkLimit,
  clearLimit,
  consumeLimit,
  giveBack,
  type RateLimitName,
} from "@/lib/data/site/rate-limit";
import { env } from "@/lib/env";

/** What is stored of a client's address: enough to know it again, no more. */
export const hashAddress = (address: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`address:${address}`).digest("base64url");

/**
 * The limits of one attempt: 10 failures in a quarter of an hour for account and address, 50 for the account, 60 for
 * the address. The second does not hold where the account was signed in from lately, so that nobody locks an owner out.
 * @param account its id, or the folded name where there is none
 */
async function limitsOf(
  account: number | string,
  address: string,
  now: Date,
): Promise<[RateLimitName, ...string[]][]> {
  const who = typeof account === "number" ? `user:${account}` : `name:${account}`;
  const isKnown = typeof account === "number" && (await isKnownAddress(account, hashAddress(address), now));
  return [
    ["loginFailure", address, who],
    ...(isKnown ? [] : ([["loginFailureByAccount", who]] satisfies [RateLimitName, string][])),
    ["loginFailureByAddress", address],
  ];
}

export interface LoginAttempt {
  /** It was right after all: what was counted is given back, and its own failures are forgotten. */
  succeed: () => Promise<void>;
  /** It was no guess: what was counted is given back. */
  withdraw: () => Promise<void>;
}

/**
 * Counts an attempt before it is judged, so that a burst of guesses cannot all be judged before one is counted.
 * @throws AppError RATE_LIMITED, with nothing counted when a limit is used up already
 */
export async function countAttempt(
  account: number | string,
  address: string,
  now: Date,
): Promise<LoginAttempt> {
  const limits = await limitsOf(account, address, now);
  for (const limit of limits) await checkLimit(...limit);
  for (const limit of limits) await consumeLimit(...limit);
  const withdraw = async () => {
    for (const limit of limits) await giveBack(...limit);
  };
  return {
    withdraw,
    succeed: async () => {
      await withdraw();
      const [own] = limits;
      if (own) await clearLimit(...own);
    },
  };
}
