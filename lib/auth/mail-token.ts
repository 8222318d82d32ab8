import { createHash, createHmac, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

/**
 * Tokens in mailed links. The database holds the SHA-256 of the token, and the mail job only a nonce. The token is
 * derived from the nonce and the site's secret, so that reading the database is not enough to make one.
 */
type MailTokenPurpose = "reset" | "verification" | "waiting" | "invitation" | "newsletter";

export const newNonce = () => randomBytes(24).toString("base64url");

/** Derives the token of a mailed link from its nonce. */
export function mailToken(purpose: MailTokenPurpose, nonce: string): string {
  return createHmac("sha256", env().NEXTAUTH_SECRET).update(`${purpose}:${nonce}`).digest("base64url");
}

/** The hash of a token, as the database stores it. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
