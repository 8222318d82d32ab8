import { api } from "@/lib/client/api-client";
import type { User } from "@/lib/schemas/person/user";
import { acceptSession, type SignedIn } from "./sign-in";

/**
 * Mails a code to an address.
 * @returns the attempt to which the code belongs
 * @throws ApiError RATE_LIMITED, VALIDATION
 */
export async function requestCode(email: string): Promise<string> {
  const { attempt } = await api.post<{ attempt: string }>("/api/auth/code", { email }, { anonymous: true });
  return attempt;
}

export interface CodeCredentials {
  attempt: string;
  code: string;
  /** The names of a new user. */
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  newsletter?: boolean | undefined;
  /** The code of the second factor, if the account has one. */
  totp?: string | undefined;
  rememberMe: boolean;
}

/** Signs in by a mailed code. @throws ApiError CODE_INVALID, TOTP_REQUIRED, TOTP_INVALID, VALIDATION, RATE_LIMITED */
export async function signInByCode(credentials: CodeCredentials): Promise<User> {
  const answer = await api.post<SignedIn>("/api/auth/code/login", credentials, { anonymous: true });
  await acceptSession(answer);
  return answer.user;
}
