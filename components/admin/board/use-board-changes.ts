"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Changes of a moment are asked for once. */
const PAUSE_MS = 250;

/** Asks the board anew after each change that anybody makes. */
export function useBoardChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof EventSource === "undefined") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void client.invalidateQueries({
          predicate: ({ queryKey: [path] }) => String(path).startsWith("/api/board"),
        });
      }, PAUSE_MS);
    };
    const source = new EventSource("/api/board/changes");
    source.addEventListener("change", refresh);
    // What happened while the connection was lost was not heard.
    let wasLost = false;
    source.addEventListener("error", () => {
      wasLost = true;
    });
    source.addEventListener("open", () => {
      if (wasLost) refresh();
      wasLost = false;
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [client]);
}
