"use client";

import { type ReactNode, useSyncExternalStore } from "react";

/** docs/product.md: one toast at a time, and how long its shell is kept after it has closed. */
const REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5_000;

export interface ToastOptions {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** Milliseconds on screen; 5000 unless told. */
  duration?: number;
  /** Low on a phone, where it stands high otherwise: over a dialog whose heading it would cover. */
  isLow?: boolean;
  /** A button or link beside the words. */
  action?: ReactNode;
}

export interface ToastState extends ToastOptions {
  id: number;
  open: boolean;
}

let current: ToastState | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastState | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Closes the toast that is shown, or the one with this id if it still is. */
export function dismissToast(id?: number): void {
  if (!current?.open || (id !== undefined && current.id !== id)) return;
  set({ ...current, open: false });
  clearTimeout(removal);
  const closed = current;
  removal = setTimeout(() => current === closed && set(null), REMOVE_DELAY_MS);
}

/** Shows a toast in place of the one before. Answers with its id and the way to close it. */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
  clearTimeout(removal);
  lastId += 1;
  const id = lastId;
  set({ ...options, id, open: true });
  return { id, dismiss: () => dismissToast(id) };
}

/** The toast there is, for the Toaster; everybody else calls `toast`. */
export function useToast(): {
  current: ToastState | null;
  toast: typeof toast;
  dismiss: typeof dismissToast;
} {
  const state = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
  return { current: state, toast, dismiss: dismissToast };
}
