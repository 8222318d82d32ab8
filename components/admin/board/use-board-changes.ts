import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Changes within this time, in milliseconds, cause one request. */
const DEBOUNCE_MS = 250;

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
      }, DEBOUNCE_MS);
    };
    const source = new EventSource("/api/board/changes");
    source.addEventListener("change", refresh);
    // Events are missed during a lost connection, so the board is reloaded when it is back.
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
