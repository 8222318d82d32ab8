import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

/**
 * Secrets that the site must be able to read. They are encrypted in the database, so that a backup alone does not
 * reveal them.
 */
type SecretPurpose = "totp" | "webhook" | "mail";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const sealingKey = (purpose: SecretPurpose) =>
  createHash("sha256").update(`${purpose}:${env().NEXTAUTH_SECRET}`).digest();

export function sealSecret(purpose: SecretPurpose, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error if the site's secret has changed since */
export function openSecret(purpose: SecretPurpose, stored: string): string {
  const bytes = Buffer.from(stored, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(purpose), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    "utf8",
  );
}
