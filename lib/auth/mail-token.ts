import { createHash, createHmac, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

/**
 * Tokens in mailed links. The database stores the token's SHA-256, and the mail job only a nonce. The token is derived
 * from the nonce and the site's secret, so that read access to the database is not enough to create one.
 */
type MailTokenPurpose = "reset" | "verification" | "waiting" | "invitation" | "newsletter";

export const newNonce = () => randomBytes(24).toString("base64url");

/** Derives the token of a mailed link from its nonce. */
export function mailToken(purpose: MailTokenPurpose, nonce: string): string {
  return createHmac("sha256", env().NEXTAUTH_SECRET).update(`${purpose}:${nonce}`).digest("base64url");
}

/** The hash under which the database stores a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
