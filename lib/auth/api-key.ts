import "server-only";
import { randomBytes } from "node:crypto";
import { findLiveKey, type LiveKey, touchApiKey } from "@/lib/data/program/api-keys";
import { dayOf } from "@/lib/domain/time/dates";
import { hashToken } from "./mail-token";
import type { SignedInUser } from "./resolve-session";

/** API keys are bearer tokens for programs. They start with this prefix. */
const KEY_MARK = "ninfea_";
const SHOWN_CHARACTERS = KEY_MARK.length + 6;
const MINUTE_MS = 60_000;

/** A new random secret with the parts that the database stores: its prefix and its SHA-256. */
export function newKeySecret(): { secret: string; prefix: string; secretHash: string } {
  const secret = KEY_MARK + randomBytes(32).toString("base64url");
  return { secret, prefix: secret.slice(0, SHOWN_CHARACTERS), secretHash: hashToken(secret) };
}

/** The API key that a request sends, valid or not; null without one. */
export function sentKey(request: Request): string | null {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return token?.startsWith(KEY_MARK) ? token : null;
}

/** The active key of a secret, null if it is unknown, revoked or expired. Records the use. */
export async function openKey(secret: string, now: Date): Promise<LiveKey | null> {
  const found = await findLiveKey(hashToken(secret), dayOf(now));
  if (found === null) return null;
  const { lastUsedAt, ...key } = found;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS)
    await touchApiKey(key.id, now);
  return key;
}

/** Account ids start at 1, so nothing belongs to this id. */
const NO_ACCOUNT = 0;

/** The user that a key with the required scope acts as: a secretary without an account. */
export const secretaryOf = ({ name }: LiveKey): SignedInUser => ({
  id: NO_ACCOUNT,
  username: name,
  firstName: name,
  lastName: "",
  email: "",
  phone: null,
  isAdmin: true,
  role: "secretary",
  isVerified: false,
  isTeacher: false,
  avatarType: "lotus",
  avatarPrimaryColor: "",
  avatarSecondaryColor: "",
  avatarAccentColor: "",
  avatarBackgroundColor: "",
  customAvatarUrl: null,
  bio: null,
  language: "it",
});
