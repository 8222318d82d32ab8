import "server-only";
import { createHmac } from "node:crypto";
import { prisma } from "@/lib/data/client";
import { isKnownAddress } from "@/lib/data/person/sign-in-addresses";
import { currentCaller } from "@/lib/data/site/audit-context";
import { recordChange } from "@/lib/data/site/audit-log";
import {
  checkLimit,
  clearLimit,
  consumeLimit,
  giveBack,
  isWithinLimit,
  type RateLimitName,
} from "@/lib/data/site/rate-limit";
import { env } from "@/lib/env";

/** A keyed hash of a client's IP address, stored instead of the address to recognize it later. */
export const hashAddress = (address: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`address:${address}`).digest("base64url");

/**
 * The rate limits of one login attempt: 10 failures in 15 minutes for account and client address together, 50 for the
 * account, 60 for the address. The limit for the account alone is waived for addresses that recently signed in to it,
 * so that an attacker cannot lock its owner out.
 * @param account the account's id, or the folded name when no account has it
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

/** A login attempt that counts as failed until one of these is called. */
export interface LoginAttempt {
  /** Uncounts the attempt and clears the earlier failures of this account and address. */
  succeed: () => Promise<void>;
  /** Uncounts an attempt that was not a guess of a password or code. */
  withdraw: () => Promise<void>;
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses cannot outrun the counter.
 * @param account the account's id, or the folded name when no account has it
 * @param address the client's IP address
 * @throws AppError RATE_LIMITED; an attempt refused because a limit is already reached is not counted
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

/**
 * Records a refused sign-in in the audit log, once a minute per client address to prevent flooding. The request log has
 * a line for each.
 * @param userId null when no account is known
 */
export async function recordFailedSignIn(userId: number | null): Promise<void> {
  if (!(await isWithinLimit("failureNote", currentCaller()?.address ?? ""))) return;
  await recordChange(prisma(), { action: "login-failed", entity: "user", entityId: userId });
}
