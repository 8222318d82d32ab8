import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The link by which somebody sees and gives up a place in a course or at an event. It is in the mails alone: the
 * database holds its id, and the token is the id signed with the site's secret, so that nobody who reads the database
 * can make one.
 */

const ID_LENGTH = 32;

const sign = (id: string) =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`place:${id}`).digest("base64url");

/** @param linkId the UUID of a sign-up */
export function signUpToken(linkId: string): string {
  const id = linkId.replaceAll("-", "");
  return id + sign(id);
}

/** The id that a token is made of, as a UUID; null for one that the site has not made. */
export function linkIdOf(token: string): string | null {
  const id = token.slice(0, ID_LENGTH);
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const expected = Buffer.from(sign(id));
  const given = Buffer.from(token.slice(ID_LENGTH));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
