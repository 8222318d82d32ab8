"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { User } from "@/lib/schemas/user";
import { getAuthToken, isTokenEvent } from "./auth-token";
import { SESSION_CACHE, SESSION_RECHECK_MS } from "./query-client";
import { fetchSession, listenToOtherTabs, SESSION_KEY, type SessionState, signOut } from "./session";

export type Session = {
  /** Asks the server again: after a change of the profile, for one. */
  refresh: () => Promise<void>;
  /** @throws when the server could not be told */
  signOut: () => Promise<void>;
} & (
  | { status: "authenticated"; user: User }
  | { status: "loading"; user: null }
  | { status: "anonymous"; user: null }
);

/** The first question of a page is asked in a task of its own: on a phone, it would make hydration long enough to feel. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function sessionQuery() {
  return {
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SessionState> => {
      await nextTask();
      return fetchSession(signal);
    },
    ...SESSION_CACHE,
  };
}

/** Who is signed in, the same in every component and every tab. "loading" until the server has answered once. */
export function useSession(): Session {
  const client = useQueryClient();
  const { data, isPending } = useQuery(sessionQuery());
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: SESSION_KEY }), [client]);
  const leave = useCallback(() => signOut(client), [client]);
  const actions = { refresh, signOut: leave };
  if (data?.isAuthenticated) return { status: "authenticated", user: data.user, ...actions };
  return { status: isPending ? "loading" : "anonymous", user: null, ...actions };
}

/** Keeps the session in step with other tabs and with time. Used once, in the providers. */
export function useSessionSync(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: SESSION_KEY });
    const onStorage = (event: StorageEvent) => isTokenEvent(event) && ask();
    const recheck = () => {
      const state = client.getQueryData<SessionState>(SESSION_KEY);
      if (!state?.isAuthenticated && getAuthToken() !== null) ask();
    };
    window.addEventListener("storage", onStorage);
    const timer = setInterval(recheck, SESSION_RECHECK_MS);
    const stopListening = listenToOtherTabs(ask);
    return () => {
      window.removeEventListener("storage", onStorage);
      clearInterval(timer);
      stopListening();
    };
  }, [client]);
}
