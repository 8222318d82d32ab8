import { api } from "@/lib/client/api-client";
import { removeAuthToken, setAuthToken } from "@/lib/client/auth-token";
import { forgetDoorQueue, sendDoorQueueBeforeLeaving } from "@/lib/client/site/door-queue";
import { forgetOfflineCopy } from "@/lib/client/site/offline-copy";
import { forgetDrafts, tellOtherTabs } from "@/lib/client/site/other-tabs";
import type { User } from "@/lib/schemas/person/user";
import { rememberAccount } from "./known-account";
import { keepSession, stopAsking } from "./session";

/** The answer of a login or a registration. */
export interface SignedIn {
  isAuthenticated: true;
  user: User;
  authToken?: string;
}

export interface Credentials {
  username: string;
  password: string;
  /** Of the second factor, where the account asks for one. */
  totp?: string | undefined;
  rememberMe: boolean;
}

/** What one person has seen must not be shown to the next. `user`: who is signed in now. Answers go with `keepSession`. */
async function forgetPersonalData(user: User | null): Promise<void> {
  await forgetOfflineCopy();
  forgetDoorQueue(user?.id ?? null);
}

/** Takes over the answer of a login or a registration: keeps the token, shows the user, tells the other tabs. */
export async function acceptSession(answer: SignedIn): Promise<void> {
  stopAsking();
  if (answer.authToken) setAuthToken(answer.authToken);
  rememberAccount();
  await forgetPersonalData(answer.user);
  keepSession({ isAuthenticated: true, user: answer.user });
  tellOtherTabs("changed");
}

/** Signs in. @throws ApiError INVALID_CREDENTIALS, RATE_LIMITED or VALIDATION */
export async function signIn(credentials: Credentials): Promise<User> {
  // Without the old token: a 401 here speaks of the password, and trying again would count as a second failure.
  const answer = await api.post<SignedIn>("/api/auth/login", credentials, { anonymous: true });
  await acceptSession(answer);
  return answer.user;
}

/** Signs out on the server, then here. @throws when the server could not be told: the session is then still alive. */
export async function signOut(): Promise<void> {
  await sendDoorQueueBeforeLeaving();
  await api.post("/api/auth/logout");
  await forgetSession();
}

/** Forgets here a session that has ended on the server: by a logout, or with its account. */
export async function forgetSession(): Promise<void> {
  stopAsking();
  removeAuthToken();
  forgetDrafts();
  await forgetPersonalData(null);
  keepSession({ isAuthenticated: false });
  tellOtherTabs("signed-out");
}
