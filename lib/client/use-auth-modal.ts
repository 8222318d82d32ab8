"use client";

import { useSyncExternalStore } from "react";

/** Which of the two modals is open; never both (specification, section 2). */
export type AuthModal = "login" | "register";

let open: AuthModal | null = null;
const listeners = new Set<() => void>();

function show(next: AuthModal | null): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const authModal = {
  openLogin: () => show("login"),
  openRegister: () => show("register"),
  close: () => show(null),
};

/** Opens and closes the login and registration modals from anywhere. */
export function useAuthModal(): { open: AuthModal | null } & typeof authModal {
  const current = useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
  return { open: current, ...authModal };
}
