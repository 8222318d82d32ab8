"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePathIn } from "@/components/ui/use-path-in";

/** Opens another page of the site, a path without language, `afterMs` milliseconds after `isDone` became true, unless the component unmounts first. */
export function useDelayedRedirect(isDone: boolean, path: string, afterMs: number): void {
  const router = useRouter();
  const pathIn = usePathIn();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => router.push(pathIn(path)), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, path, afterMs, router, pathIn]);
}
