import { useSyncExternalStore } from "react";

const CHANGES = ["online", "offline"];

function listen(listener: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}

/** Whether the browser reports no network. False on the server. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
