import { api } from "@/lib/client/api-client";
import { removeAuthToken, setAuthToken } from "@/lib/client/auth-token";
import { clearCheckInQueue, sendCheckInQueueBeforeSignOut } from "@/lib/client/site/check-in-queue";
import { clearOfflineCopy } from "@/lib/client/site/offline-copy";
import { clearDrafts, notifyOtherTabs } from "@/lib/client/site/other-tabs";
import type { User } from "@/lib/schemas/person/user";
import { cancelSessionRequest, setSession } from "./session";

/** The response of a login or a registration. */
export interface SignedIn {
  isAuthenticated: true;
  user: User;
  authToken?: string;
}

interface Credentials {
  username: string;
  password: string;
  /** The code of the second factor, if the account has one. */
  totp?: string | undefined;
  rememberMe: boolean;
}

/**
 * Removes the previous user's data from the device (`setSession` clears the query cache).
 * @param user the user who is signed in now
 */
async function clearPersonalData(user: User | null): Promise<void> {
  await clearOfflineCopy();
  clearCheckInQueue(user?.id ?? null);
}

/** Applies the response of a login or registration: stores the token, sets the session, notifies the other tabs. */
export async function acceptSession(answer: SignedIn): Promise<void> {
  cancelSessionRequest();
  if (answer.authToken) setAuthToken(answer.authToken);
  await clearPersonalData(answer.user);
  setSession({ isAuthenticated: true, user: answer.user });
  notifyOtherTabs("changed");
}

/** @throws ApiError INVALID_CREDENTIALS, RATE_LIMITED or VALIDATION */
export async function signIn(credentials: Credentials): Promise<User> {
  // Anonymous: here a 401 is about the password, and the retry without an old token would count as a second failure.
  const answer = await api.post<SignedIn>("/api/auth/login", credentials, { anonymous: true });
  await acceptSession(answer);
  return answer.user;
}

/** Signs out on the server, then in the browser. @throws ApiError if the request fails: the session then continues */
export async function signOut(): Promise<void> {
  await sendCheckInQueueBeforeSignOut();
  await api.post("/api/auth/logout");
  await clearSession();
}

/** Removes a session from the browser that has ended on the server, by a logout or with its account. */
export async function clearSession(): Promise<void> {
  cancelSessionRequest();
  removeAuthToken();
  clearDrafts();
  await clearPersonalData(null);
  setSession({ isAuthenticated: false });
  notifyOtherTabs("signed-out");
}

/** Accepts an invitation with the chosen password and signs the new user in. @throws ApiError */
export async function acceptInvitation(token: string, password: string): Promise<User> {
  const body = { token, password };
  const answer = await api.post<SignedIn>("/api/auth/accept-invitation", body, { anonymous: true });
  await acceptSession(answer);
  return answer.user;
}
