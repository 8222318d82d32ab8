import ipaddr from "ipaddr.js";

/** All that has been given out of IPv6; what lies outside is reserved or stands for something else. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address belongs to the public internet: not loopback, private, link-local, multicast, reserved, nor one
 * of these dressed as IPv6 (mapped, 6to4, NAT64, Teredo). What cannot be read is not public.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(bare)) return false;
  // `process` turns an IPv4 address that is mapped into IPv6 back into itself.
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GIVEN_OUT);
}

/** Whether the host of an address is written as a number rather than a name; URL has put odd notations in order. */
export function isLiteralAddress(hostname: string): boolean {
  return ipaddr.isValid(hostname.replace(/^\[|\]$/g, ""));
}

/**
 * Why the site may not follow an address that somebody typed, as a sentence in Italian; null when it may: https, and no
 * inside address. A name is looked at when it is resolved, whatever it looks like.
 * @param isPrivateAllowed lifts both rules; another scheme than http and https is refused all the same
 */
export function whyNotFollowed(value: string, isPrivateAllowed: boolean): string | null {
  if (!URL.canParse(value)) return "Scrivi un indirizzo completo, che comincia con https://";
  const { protocol, hostname } = new URL(value);
  if (protocol !== "https:" && !(isPrivateAllowed && protocol === "http:"))
    return "L'indirizzo deve cominciare con https://";
  if (isPrivateAllowed || !isLiteralAddress(hostname) || isPublicAddress(hostname)) return null;
  return "L'indirizzo porta a una rete privata.";
}
