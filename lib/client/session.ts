import type { QueryClient } from "@tanstack/react-query";
import type { User } from "@/lib/schemas/user";
import { api } from "./api-client";
import { getAuthToken, removeAuthToken, setAuthToken } from "./auth-token";
import { forgetDoorQueue, sendDoorQueueBeforeLeaving } from "./door-queue";
import { rememberAccount } from "./known-account";
import { forgetOfflineCopy } from "./offline-copy";

/** The answer of GET /api/auth/me. */
export type SessionState = { isAuthenticated: false } | { isAuthenticated: true; user: User };
/** The answer of a login or a registration. */
export interface SignedIn {
  isAuthenticated: true;
  user: User;
  authToken?: string;
}

export const SESSION_KEY = ["/api/auth/me"] as const;
const ANONYMOUS: SessionState = { isAuthenticated: false };
const CHANNEL = "session";

/**
 * Who is signed in. A token that the server does not know is dropped, and the question asked again by cookie alone.
 */
export async function fetchSession(signal?: AbortSignal): Promise<SessionState> {
  const options = signal ? { signal } : {};
  const token = getAuthToken();
  const state = await api.get<SessionState>(SESSION_KEY[0], options);
  if (state.isAuthenticated || token === null) return state;
  // Another tab may have signed in meanwhile: its token is not the one that was refused.
  if (getAuthToken() === token) removeAuthToken();
  return api.get<SessionState>(SESSION_KEY[0], options);
}

/** What this tab kept of the person: drafts of bookings and of the registration. */
function forgetDrafts(): void {
  try {
    globalThis.sessionStorage?.clear();
  } catch {
    // Nothing was kept.
  }
}

type Change = "changed" | "signed-out";

/** Calls `onChange` when another tab signed in or out; answers with the way to stop. */
export function listenToOtherTabs(onChange: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    if (data === "signed-out") forgetDrafts();
    onChange();
  };
  return () => channel.close();
}

function tellOtherTabs(change: Change): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

/** What one person has seen must not be shown to the next. `user`: who is signed in now. */
async function forgetPersonalData(client: QueryClient, user: User | null): Promise<void> {
  await forgetOfflineCopy();
  forgetDoorQueue(user?.id ?? null);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
}

/** Takes over the answer of a login or a registration: keeps the token, shows the user, tells the other tabs. */
export async function acceptSession(client: QueryClient, answer: SignedIn): Promise<void> {
  // A question still under way would answer for the visitor of before.
  await client.cancelQueries({ queryKey: SESSION_KEY });
  if (answer.authToken) setAuthToken(answer.authToken);
  rememberAccount();
  await forgetPersonalData(client, answer.user);
  const state: SessionState = { isAuthenticated: true, user: answer.user };
  client.setQueryData(SESSION_KEY, state);
  tellOtherTabs("changed");
}

export interface Credentials {
  username: string;
  password: string;
  /** Of the second factor, where the account asks for one. */
  totp?: string | undefined;
  rememberMe: boolean;
}

/** Signs in. @throws ApiError INVALID_CREDENTIALS, RATE_LIMITED or VALIDATION */
export async function signIn(client: QueryClient, credentials: Credentials): Promise<User> {
  // Without the old token: a 401 here speaks of the password, and trying again would count as a second failure.
  const answer = await api.post<SignedIn>("/api/auth/login", credentials, { anonymous: true });
  await acceptSession(client, answer);
  return answer.user;
}

/** Signs out on the server, then here. @throws when the server could not be told: the session is then still alive. */
export async function signOut(client: QueryClient): Promise<void> {
  await sendDoorQueueBeforeLeaving();
  await api.post("/api/auth/logout");
  await forgetSession(client);
}

/** Forgets here a session that has ended on the server: by a logout, or with its account. */
export async function forgetSession(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: SESSION_KEY });
  removeAuthToken();
  forgetDrafts();
  await forgetPersonalData(client, null);
  client.setQueryData(SESSION_KEY, ANONYMOUS);
  tellOtherTabs("signed-out");
}
