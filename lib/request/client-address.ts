import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";

/**
 * An address in canonical form, an IPv4 address mapped into IPv6 as itself. Of another IPv6 address the first 64 bits: the
 * network that a provider assigns to one customer.
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
 * The address of the client, for rate limits. The server in front of Next.js puts the address of the connection in
 * X-Forwarded-For, and passes on what it was sent only if TRUST_PROXY is on (server/request-headers.ts). The last
 * entry is the one that the nearest proxy has added; earlier ones are whatever the client claims. An IPv6 address
 * stands for its /64 network, or one client would have as many addresses as it likes.
 */
export function clientAddress(request: Request): string {
  const entries = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  return clientOf(withoutPort(entries.at(-1)?.trim() ?? "") || "unknown");
}

/**
 * Whether the request came over https: by X-Forwarded-Proto behind a trusted proxy, else by the site's own address.
 */
export function isSecureRequest(request: Request): boolean {
  if (env().TRUST_PROXY) {
    const scheme = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
    if (scheme) return scheme === "https";
  }
  return env().NEXTAUTH_URL.startsWith("https:");
}
