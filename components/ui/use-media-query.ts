import { useSyncExternalStore } from "react";

/** Whether a media query matches; `onServer` is the value during server rendering and hydration. */
export function useMediaQuery(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

function onLoad(notify: () => void): () => void {
  window.addEventListener("load", notify);
  return () => window.removeEventListener("load", notify);
}

/** Whether the page's load event has fired, for work that can wait until then. */
export function useLoaded(): boolean {
  return useSyncExternalStore(
    onLoad,
    () => document.readyState === "complete",
    () => false,
  );
}
