"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { paths } from "@/lib/paths";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}

/**
 * The path of the place of the panel that the address bar names. After a reload, Next.js follows a step back only when
 * the server has answered once more, and not always; what is shown must not wait for it.
 */
export function usePanelPath(): string {
  const routed = usePathname();
  const shown = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => routed,
  );
  return shown.startsWith(paths.admin) ? shown : routed;
}
