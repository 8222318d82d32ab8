import "server-only";
import { lookup as resolveName } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { text } from "@/lib/domain/language/text";
import { isPublicAddress, whyNotFollowed } from "./public-address";

/** The address may not be requested; the message is a text for the panel. */
export class RefusedAddressError extends Error {}

const INSIDE = text("refusals.followed.privateNetwork");

/**
 * Resolves a name and refuses it if any of its addresses is not public. The connection uses the checked addresses,
 * which rules out DNS rebinding. Node.js does not call it for an IP address.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const first = addresses[0];
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new RefusedAddressError(INSIDE), "", 0);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

interface GuardedRequest {
  method: "GET" | "POST";
  url: URL;
  headers: Record<string, string>;
  body?: string;
  /** Lifts the rules: http and private networks are allowed too. */
  isPrivateAllowed: boolean;
  /** Aborts the request and the reading of its response. */
  signal: AbortSignal;
}

/**
 * Requests an address that a user has entered (SSRF): only https to public addresses, also after DNS resolution, on a
 * new connection. Redirects are not followed: each one must be requested, and so checked, separately. The caller limits
 * the time by the signal, and reads or destroys the response.
 * @throws RefusedAddressError; the errors of the connection
 */
export async function guardedRequest({
  method,
  url,
  headers,
  body,
  isPrivateAllowed,
  signal,
}: GuardedRequest): Promise<IncomingMessage> {
  const refusal = whyNotFollowed(url.href, isPrivateAllowed);
  if (refusal !== null) throw new RefusedAddressError(refusal);
  const open = url.protocol === "http:" ? requestHttp : requestHttps;
  const lookup = isPrivateAllowed ? {} : { lookup: publicLookup };
  return new Promise((resolve, reject) => {
    const call = open(url, { method, headers, signal, agent: false, ...lookup }, resolve);
    call.once("error", reject);
    call.end(body);
  });
}
