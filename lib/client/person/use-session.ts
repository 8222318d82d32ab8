"use client";

import { useSyncExternalStore } from "react";
import type { User } from "@/lib/schemas/person/user";
import { askSession, listenToSession, readSession } from "./session";

export type Session = {
  /** Asks the server again: after a change of the profile, for one. */
  refresh: () => Promise<void>;
} & (
  | { status: "authenticated"; user: User }
  | { status: "loading"; user: null }
  | { status: "anonymous"; user: null }
);

const onServer = () => undefined;

/** Who is signed in, the same in every component and every tab. "loading" until the server has answered once. */
export function useSession(): Session {
  const state = useSyncExternalStore(listenToSession, readSession, onServer);
  if (state?.isAuthenticated) return { status: "authenticated", user: state.user, refresh: askSession };
  return { status: state ? "anonymous" : "loading", user: null, refresh: askSession };
}
