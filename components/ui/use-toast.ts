import { type ReactNode, useSyncExternalStore } from "react";

/** The time until a closed toast is removed from the page (docs/product.md). */
const REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5_000;

interface ToastOptions {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** In milliseconds; 5000 by default. */
  duration?: number;
  /**
   * Prevents it from covering a dialog's heading, content and buttons: on wide screens at the top left, on phones one
   * line above the dialog, with the title only.
   */
  isAside?: boolean;
  /** A button or link next to the text. */
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

/** Closes the current toast; with an id, only if it has this id. */
export function dismissToast(id?: number): void {
  if (!current?.open || (id !== undefined && current.id !== id)) return;
  set({ ...current, open: false });
  clearTimeout(removal);
  const closed = current;
  removal = setTimeout(() => current === closed && set(null), REMOVE_DELAY_MS);
}

/** Shows a toast, replacing the previous one. @returns its id and a function that closes it */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
  clearTimeout(removal);
  lastId += 1;
  const id = lastId;
  set({ ...options, id, open: true });
  return { id, dismiss: () => dismissToast(id) };
}

/** The current toast, for the Toaster; other code calls `toast`. */
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
