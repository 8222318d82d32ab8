import "server-only";
import { randomBytes } from "node:crypto";
import { findLiveKey, type LiveKey, touchApiKey } from "@/lib/data/program/api-keys";
import { dayOf } from "@/lib/domain/time/dates";
import { hashToken } from "./mail-token";
import type { SignedInUser } from "./resolve-session";

/** API keys: bearer tokens of programs, which begin with this. */
const KEY_MARK = "ninfea_";
const SHOWN_CHARACTERS = KEY_MARK.length + 6;
const MINUTE_MS = 60_000;

/** A new random secret, with what the database keeps of it: its beginning and its SHA-256. */
export function newKeySecret(): { secret: string; prefix: string; secretHash: string } {
  const secret = KEY_MARK + randomBytes(32).toString("base64url");
  return { secret, prefix: secret.slice(0, SHOWN_CHARACTERS), secretHash: hashToken(secret) };
}

/** The API key that a request carries, valid or not; null when it carries none. */
export function sentKey(request: Request): string | null {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return token?.startsWith(KEY_MARK) ? token : null;
}

/** The live key of a secret, whose use is recorded; null when it is unknown, ended or expired. */
export async function openKey(secret: string, now: Date): Promise<LiveKey | null> {
  const found = await findLiveKey(hashToken(secret), dayOf(now));
  if (found === null) return null;
  const { lastUsedAt, ...key } = found;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS)
    await touchApiKey(key.id, now);
  return key;
}

/** Accounts are numbered from 1: nothing is a key's own, and nobody's account is in its name. */
const NO_ACCOUNT = 0;

/** Whom a key with the needed scope counts as: a secretary without an account. */
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
