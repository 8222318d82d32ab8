import { createHmac } from "node:crypto";

/**
 * The key of a counter: a keyed hash, so that the table contains no names or addresses. Counters outlive accounts:
 * deleting an account must not lift a limit.
 * @param secret the site's secret
 * @param parts what is counted: an account, a client's address
 */
export const limitKey = (secret: string, parts: readonly string[]): string =>
  createHmac("sha256", secret)
    .update(`limit:${JSON.stringify(parts).toLowerCase()}`)
    .digest("base64url");
