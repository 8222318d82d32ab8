"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import { NEXT_PARAM } from "@/lib/domain/site/next-param";
import { sitePath } from "@/lib/domain/site/site-path";
import { paths } from "@/lib/paths";

/**
 * A visitor who wanted a page of her own was sent home with its path in the address: opens the login there, and
 * returns what gives that path once, after she has signed in, or null. Who closes the login stays at home.
 */
export function useWantedPage(): () => string | null {
  const { status } = useSession();
  const { open, openLogin } = useAuthModal();
  const next = useSearchParams()?.get(NEXT_PARAM) ?? null;
  const wanted = useRef<string | null>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (next === null || status === "loading" || window.location.pathname !== paths.home) return;
    // From here on the address is that of the home page: a reload or a bookmark asks for no login.
    window.history.replaceState(null, "", paths.home);
    if (status !== "anonymous") return;
    wanted.current = sitePath(next);
    openLogin();
  }, [next, status, openLogin]);

  useEffect(() => {
    const hasClosed = wasOpen.current && open === null;
    wasOpen.current = open !== null;
    if (hasClosed && status === "anonymous") wanted.current = null;
  }, [open, status]);

  return () => {
    const path = wanted.current;
    wanted.current = null;
    return path;
  };
}
