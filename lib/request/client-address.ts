import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";

/**
 * An address in canonical form. IPv4 addresses mapped into IPv6 become IPv4; other IPv6 addresses are cut to their
 * first 64 bits, the network that a provider assigns to one customer.
 */
function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

/** Strips the port and brackets that some proxies add: "1.2.3.4:5678", "[::1]", "[::1]:5678". */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d*)?$/.exec(entry)?.[1] ?? /^([^:]+):\d*$/.exec(entry)?.[1] ?? entry;

/**
 * The client's address, for rate limits. The server in front of Next.js puts the address of the connection into
 * X-Forwarded-For, and passes on a received header only if TRUST_PROXY is on (server/request-headers.ts). The last
 * entry was added by the nearest proxy; earlier ones can be forged by the client. An IPv6 address is reduced to its /64
 * network, since one client can use all of its addresses.
 */
export function clientAddress(request: Request): string {
  const entries = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  return clientOf(withoutPort(entries.at(-1)?.trim() ?? "") || "unknown");
}

/**
 * Whether the request came over https: by X-Forwarded-Proto behind a trusted proxy, otherwise by the site's own
 * address.
 */
export function isSecureRequest(request: Request): boolean {
  if (env().TRUST_PROXY) {
    const scheme = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
    if (scheme) return scheme === "https";
  }
  return env().NEXTAUTH_URL.startsWith("https:");
}
