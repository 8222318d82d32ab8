import { createHash, createHmac, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

/**
 * Tokens in mailed links. The account stores the SHA-256 of the token, and the job that mails it only a nonce: the
 * token is made from the nonce and the site's secret, so that nobody who reads the database can make one.
 */
export type MailTokenPurpose = "reset" | "verification" | "waiting" | "invitation";

export const newNonce = () => randomBytes(24).toString("base64url");

export function mailToken(purpose: MailTokenPurpose, nonce: string): string {
  return createHmac("sha256", env().NEXTAUTH_SECRET).update(`${purpose}:${nonce}`).digest("base64url");
}

/** What the account stores of a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
