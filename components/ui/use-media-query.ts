"use client";

import { useSyncExternalStore } from "react";

/** Whether a media query holds; `onServer` is the answer until the browser has one. */
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

/** Whether everything that the page asked for at first has arrived: the time for what can wait. */
export function useLoaded(): boolean {
  return useSyncExternalStore(
    onLoad,
    () => document.readyState === "complete",
    () => false,
  );
}
