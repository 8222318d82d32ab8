import "server-only";
import { createHmac, randomBytes } from "node:crypto";

/** Secrets and signatures of webhooks, by the Standard Webhooks specification (symmetric, version v1). */
const SECRET_MARK = "whsec_";
const SECRET_BYTES = 32;

/** A new random secret in the format that receivers' libraries expect. */
export const newWebhookSecret = (): string => SECRET_MARK + randomBytes(SECRET_BYTES).toString("base64");

/**
 * The headers that identify and sign a message.
 * @param id the same for each attempt
 * @param at the instant of this attempt
 * @param secrets one signature is made with each; there are two while a secret is being replaced
 */
export function webhookHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_MARK.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
