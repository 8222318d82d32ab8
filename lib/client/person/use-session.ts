"use client";

import { useSyncExternalStore } from "react";
import type { User } from "@/lib/schemas/person/user";
import { getSession, refreshSession, subscribeToSession } from "./session";

export type Session = {
  /** Refetches the session, for example after a change of the profile. */
  refresh: () => Promise<void>;
} & (
  | { status: "authenticated"; user: User }
  | { status: "loading"; user: null }
  | { status: "anonymous"; user: null }
);

const onServer = () => undefined;

/** The session of this tab, shared by all components. "loading" until the server has responded once. */
export function useSession(): Session {
  const state = useSyncExternalStore(subscribeToSession, getSession, onServer);
  if (state?.isAuthenticated) return { status: "authenticated", user: state.user, refresh: refreshSession };
  return { status: state ? "anonymous" : "loading", user: null, refresh: refreshSession };
}

/** The contact data of the signed-in user, as initial values for forms; null for a visitor. */
export function useKnownContact(): Record<"firstName" | "lastName" | "email" | "phone", string> | null {
  const { user } = useSession();
  if (user === null) return null;
  const { firstName, lastName, email, phone } = user;
  return { firstName, lastName, email, phone: phone ?? "" };
}
