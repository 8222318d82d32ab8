import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The link with which participants see and cancel their sign-up for a course or event. It is only in mails: the
 * token is the sign-up's link id signed with the site's secret, so that reading the database is not enough to make
 * one.
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

/** The link id (UUID) in a token; null for a token that this site has not signed. */
export function linkIdOf(token: string): string | null {
  const id = token.slice(0, ID_LENGTH);
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const expected = Buffer.from(sign(id));
  const given = Buffer.from(token.slice(ID_LENGTH));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
