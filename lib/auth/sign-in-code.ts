import { createHmac, timingSafeEqual } from "node:crypto";
import { CODE_LENGTH } from "@/lib/domain/person/sign-in-code";
import { env } from "@/lib/env";

/**
 * Six-digit sign-in codes. They are derived from the hash of the attempt's token and the site's secret, so that neither
 * the client, which holds the token, nor anyone with read access to the database can compute them.
 */

/** The code that is mailed for an attempt. @param attemptHash the `hashToken` of the attempt's token */
export function signInCode(attemptHash: string): string {
  const bytes = createHmac("sha256", env().NEXTAUTH_SECRET).update(`sign-in-code:${attemptHash}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, "0");
}

/** Whether this is the attempt's code, compared in constant time. */
export function isSignInCode(attemptHash: string, code: string): boolean {
  const expected = Buffer.from(signInCode(attemptHash));
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
