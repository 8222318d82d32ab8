import "server-only";
import { isKnownAddressOf } from "@/lib/data/person/sign-in-addresses";
import { consumeLimit, type RateLimitName } from "@/lib/data/site/rate-limit";
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
 * Limits requests for a mail to an address that anybody can name. Clients from which the account was used lately are counted
 * apart, so that strangers do not keep its owner out. Known and unknown addresses take the same steps.
 * @param address the client's IP address
 * @throws AppError RATE_LIMITED
 */
export async function limitMailRequest(
  kind: keyof typeof LIMITS,
  email: string,
  address: string,
  now: Date,
): Promise<void> {
  const { client, pair, strangers, owner } = LIMITS[kind];
  await consumeLimit(client, address);
  await consumeLimit(pair, address, email);
  const isKnown = await isKnownAddressOf(email, hashAddress(address), now);
  await consumeLimit(isKnown ? owner : strangers, email);
}
