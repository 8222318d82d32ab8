"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Opens another page of the site `afterMs` milliseconds after `isDone` became true, unless the component unmounts first. */
export function useDelayedRedirect(isDone: boolean, path: string, afterMs: number): void {
  const router = useRouter();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => router.push(path), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, path, afterMs, router]);
}
