"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Goes to another page of the site some time after `isDone` became true, unless the person leaves first. */
export function useRedirectLater(isDone: boolean, path: string, afterMs: number): void {
  const router = useRouter();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => router.push(path), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, path, afterMs, router]);
}
