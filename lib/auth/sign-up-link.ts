import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The link with which participants view and cancel their sign-up for a course or event. It appears only in mails: the
 * token is the sign-up's link id, signed with the site's secret, so that read access to the database is not enough to
 * create one.
 */

const ID_LENGTH = 32;

/** The prefix "place" is part of every link that was ever mailed and must not change. */
const sign = (id: string) =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`place:${id}`).digest("base64url");

/** @param linkId the UUID of a sign-up */
export function signUpToken(linkId: string): string {
  const id = linkId.replaceAll("-", "");
  return id + sign(id);
}

/** The link id (UUID) in a token; null if this site did not sign it. */
export function linkIdOf(token: string): string | null {
  const id = token.slice(0, ID_LENGTH);
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const expected = Buffer.from(sign(id));
  const given = Buffer.from(token.slice(ID_LENGTH));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
