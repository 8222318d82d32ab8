import "server-only";
import { knownAddressOf } from "@/lib/data/person/sign-in-addresses";
import { checkLimit, consumeLimit, isWithinLimit, type RateLimitName } from "@/lib/data/site/rate-limit";
import { hashAddress } from "./login-limits";

const LIMITS = {
  code: { client: "codeByAddress", pair: "codeByPair", strangers: "codeByEmail", owner: "codeByOwner" },
  newsletter: {
    client: "newsletterByAddress",
    pair: "newsletterByPair",
    strangers: "newsletterByEmail",
    owner: "newsletterByOwner",
  },
  reset: { client: "resetByAddress", pair: "resetByPair", strangers: "resetByEmail", owner: "resetByOwner" },
} as const satisfies Record<string, Record<string, RateLimitName>>;

/**
 * Limits the mails that unknown clients can trigger to one address: 20 an hour; 20 a day, not counting the first of
 * each client, since it may be the owner on a new network; 60 a day altogether.
 * @throws AppError RATE_LIMITED
 */
async function limitStrangers(kind: keyof typeof LIMITS, email: string, address: string): Promise<void> {
  const { strangers } = LIMITS[kind];
  // Checked first: a refused request must not use up the client's first mail.
  await checkLimit(strangers, email);
  if (!(await isWithinLimit("strangerFirst", kind, address, email)))
    await consumeLimit("strangersAgain", kind, email);
  await consumeLimit(strangers, email);
  await consumeLimit("strangersOfDay", kind, email);
}

/**
 * Limits requests for a mail to an address that anybody can enter. Clients from which the account was recently used are
 * counted separately, so that strangers cannot lock its owner out. Known and unknown addresses take the same steps.
 * @param address the client's IP address
 * @throws AppError RATE_LIMITED
 */
export async function limitMailRequest(
  kind: keyof typeof LIMITS,
  email: string,
  address: string,
  now: Date,
): Promise<void> {
  const { client, pair, owner } = LIMITS[kind];
  await consumeLimit(client, address);
  await consumeLimit(pair, address, email);
  const known = await knownAddressOf(email, hashAddress(address), now);
  if (known === null) return limitStrangers(kind, email, address);
  // Whoever registered with another person's address must not get many more codes to guess.
  await consumeLimit(kind === "code" && !known.isVerified ? "codeByUnverified" : owner, email);
}
