import ipaddr from "ipaddr.js";
import { text } from "@/lib/domain/language/text";

/** The IPv6 range assigned for global unicast; everything else is reserved or special. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is public: not loopback, private, link-local, multicast or reserved, nor one of these embedded
 * in IPv6 (mapped, 6to4, NAT64, Teredo). Unparsable addresses are not public.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(bare)) return false;
  // `process` converts IPv4-mapped IPv6 addresses back to IPv4.
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GIVEN_OUT);
}

/** Whether a URL's host is an IP address. URL has normalized unusual notations such as octal. */
export function isLiteralAddress(hostname: string): boolean {
  return ipaddr.isValid(hostname.replace(/^\[|\]$/g, ""));
}

/**
 * Why the site refuses to follow an address, as an Italian sentence; null if it accepts it. It must be https, and not a
 * private IP address. Host names are checked when they are resolved.
 * @param isPrivateAllowed lifts both rules; schemes other than http and https are always refused
 */
export function whyNotFollowed(value: string, isPrivateAllowed: boolean): string | null {
  if (!URL.canParse(value)) return text("refusals.followed.address");
  const { protocol, hostname } = new URL(value);
  if (protocol !== "https:" && !(isPrivateAllowed && protocol === "http:"))
    return text("refusals.followed.https");
  if (isPrivateAllowed || !isLiteralAddress(hostname) || isPublicAddress(hostname)) return null;
  return text("refusals.followed.privateNetwork");
}
