import { isIPv6 } from "node:net";
import { env } from "@/lib/env";

/** The first 64 bits of an IPv6 address in canonical form: the network that a provider assigns to one customer. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = tail?.split(":").filter((group) => group !== "") ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
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
  const address = withoutPort(entries.at(-1)?.trim() ?? "").replace(/^::ffff:(?=\d+\.)/i, "") || "unknown";
  return isIPv6(address) ? networkOf(address) : address;
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
