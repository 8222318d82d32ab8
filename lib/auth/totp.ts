import { createHmac, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { env } from "@/lib/env";

/**
 * Codes of the second factor (TOTP, RFC 6238: SHA-1, six digits, 30 seconds), recovery codes, and how both are stored.
 */

const PERIOD_SECONDS = 30;
/** Time steps accepted before and after the current one, since phones' clocks are not exact. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/**
 * 24 characters out of 32 are 120 bits: enough entropy for a fast hash. Shown in groups, since people write them down.
 */
const RECOVERY_CODE_LENGTH = 24;
const RECOVERY_GROUP = /.{6}(?=.)/g;
/** Excludes characters that are easily confused. */
const RECOVERY_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

const totpOf = (secret: string, label = "", issuer = "") =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** In base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The otpauth URL for the QR code that apps scan. `issuer` is the site's name. */
export const otpauthUrl = (secret: string, username: string, issuer: string): string =>
  totpOf(secret, username, issuer).toString();

/** The time step of a code; null if the code is not valid now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function newRecoveryCode(): string {
  const signs = [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => RECOVERY_ALPHABET[byte % 32] ?? "");
  return signs.join("").replace(RECOVERY_GROUP, "$&-");
}

/** New, distinct recovery codes for users who have lost their phone. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  return [...codes];
}

/** Normalizes a typed code: removes blanks and hyphens, and ignores case. */
export const bareCode = (code: string): string => code.replace(/[\s-]/g, "").toLowerCase();

/** Whether a normalized code has the form of a TOTP code, as opposed to a recovery code. */
export const isTotpCode = (bare: string): boolean => /^\d{6}$/.test(bare);

/** The hash under which the database stores a recovery code. */
export const hashRecoveryCode = (code: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET)
    .update(`recovery:${bareCode(code)}`)
    .digest("hex");
