import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { env } from "@/lib/env";
import { site } from "@/lib/site";

/** Codes of a second factor (RFC 6238, as apps know them: SHA-1, six digits, 30 seconds), and how they are kept. */

const PERIOD_SECONDS = 30;
/** Steps either way: clocks of phones are a little off. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const RECOVERY_CODES = 10;
/** Twenty-four signs of 32 are 120 bits, which a plain hash keeps well; in groups, since they are written down. */
const RECOVERY_CODE_LENGTH = 24;
const RECOVERY_GROUP = /.{6}(?=.)/g;
/** Without signs that are taken for others. */
const RECOVERY_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: site.name, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an app reads from the QR code. */
export const otpauthUrl = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The time step that a code belongs to, null when it is not good now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const sealingKey = () => createHash("sha256").update(`totp:${env().NEXTAUTH_SECRET}`).digest();

/** What the database stores of a secret: whoever reads a backup cannot make codes. */
export function sealSecret(secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(), nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws when it was sealed with another secret of the site */
export function openSecret(stored: string): string {
  const bytes = Buffer.from(stored, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    "utf8",
  );
}

function newRecoveryCode(): string {
  const signs = [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => RECOVERY_ALPHABET[byte % 32] ?? "");
  return signs.join("").replace(RECOVERY_GROUP, "$&-");
}

/** Codes for who has lost her phone; all of them different. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  return [...codes];
}

/** As people type them: with blanks, hyphens or capitals, or without. */
export const bareCode = (code: string): string => code.replace(/[\s-]/g, "").toLowerCase();

export const isTotpCode = (bare: string): boolean => /^\d{6}$/.test(bare);

/** What the database stores of a recovery code. */
export const hashRecoveryCode = (code: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET)
    .update(`recovery:${bareCode(code)}`)
    .digest("hex");
