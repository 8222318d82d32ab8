import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The link that shows and cancels a sign-up. It is in the mails alone: the database holds its id, and the token is the id
 * signed with the site's secret, so that nobody who reads the database can forge one.
 */

const ID_LENGTH = 32;

/** "place" is part of every link that was mailed before: it stays. */
const sign = (id: string) =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`place:${id}`).digest("base64url");

/** @param linkId the UUID of a sign-up */
export function signUpToken(linkId: string): string {
  const id = linkId.replaceAll("-", "");
  return id + sign(id);
}

/** The id in a token, as a UUID; null for a token that the site has not signed. */
export function linkIdOf(token: string): string | null {
  const id = token.slice(0, ID_LENGTH);
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const expected = Buffer.from(sign(id));
  const given = Buffer.from(token.slice(ID_LENGTH));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
