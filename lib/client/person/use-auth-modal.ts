"use client";

import { useSyncExternalStore } from "react";

/** The open modal; never two at once (docs/product.md). Login is by a mailed code or by password. */
export type AuthModal = "login" | "password" | "register";

let open: AuthModal | null = null;
/** The element that had the focus when the first modal opened. */
let opener: Element | null = null;
const listeners = new Set<() => void>();

function show(next: AuthModal | null): void {
  if (open === next) return;
  if (open === null) opener = document.activeElement;
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
  switchTo: (wanted: AuthModal) => show(wanted),
  close: () => show(null),
};

/** Returns the focus to the element that had it before a modal opened, if it is still on the page. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** Opens and closes the login and registration modals from anywhere. */
export function useAuthModal(): { open: AuthModal | null } & typeof authModal {
  const current = useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
  return { open: current, ...authModal };
}
