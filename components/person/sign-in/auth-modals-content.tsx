"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { usePagePath } from "@/components/layout/use-page-path";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { abandonCodeAttempt, isCodeAwaitedHere } from "@/lib/client/person/code-attempt";
import { landingPath } from "@/lib/client/person/landing-page";
import { loadRequestedPage, saveRequestedPage } from "@/lib/client/person/requested-page";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import { languageOfPath } from "@/lib/domain/language/language-paths";
import { NEXT_PARAM, sitePath } from "@/lib/domain/site/site-path";
import { paths } from "@/lib/paths";
import { AuthDialogs } from "./auth-dialogs";

/**
 * A visitor who opens a page that requires a login is redirected to the home page with the requested path in the query.
 * This hook opens the login there. A visitor who closes it stays on the home page.
 * @returns a function that returns the requested path once after the login, or null
 */
function useRequestedPage(): () => string | null {
  const { status } = useSession();
  const { open, openLogin } = useAuthModal();
  const next = useSearchParams()?.get(NEXT_PARAM) ?? null;
  const wanted = useRef<string | null>(null);
  const wasOpen = useRef(false);

  // The page was left while the login was open, with a requested page to return to.
  useEffect(() => {
    if (isCodeAwaitedHere()) wanted.current = loadRequestedPage();
  }, []);

  useEffect(() => {
    if (next === null || status === "loading" || languageOfPath(window.location.pathname).path !== paths.home)
      return;
    // Removes the query, so that a reload or a bookmark does not open the login again.
    window.history.replaceState(null, "", window.location.pathname);
    if (status !== "anonymous") return;
    wanted.current = sitePath(next);
    saveRequestedPage(wanted.current);
    openLogin();
  }, [next, status, openLogin]);

  useEffect(() => {
    const hasClosed = wasOpen.current && open === null;
    wasOpen.current = open !== null;
    if (!hasClosed || status !== "anonymous") return;
    wanted.current = null;
    saveRequestedPage(null);
  }, [open, status]);

  return () => {
    const path = wanted.current;
    wanted.current = null;
    saveRequestedPage(null);
    return path;
  };
}

/** The lazily loaded content of `AuthModals`: the dialogs, and the navigation after a login. */
export function AuthModalsContent() {
  const { open, close } = useAuthModal();
  const { status } = useSession();
  const router = useRouter();
  const pathname = usePagePath();
  const [wasOpened, setWasOpened] = useState(false);
  const takeRequestedPage = useRequestedPage();
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && open === null) abandonCodeAttempt();
    wasOpen.current = open !== null;
  }, [open]);

  useEffect(() => {
    if (status === "authenticated") close();
  }, [status, close]);

  const enter = () => {
    close();
    const wanted = takeRequestedPage() ?? (pathname === paths.home ? landingPath() : null);
    if (wanted) router.replace(wanted);
    // The page of a space does not depend on the user. A refresh while it is shown as a dialog over the list would make
    // Next.js reload the whole page and lose the booking that required the login.
    if (pathname.startsWith(`${paths.spaces}/`)) return;
    // Pages that the server rendered for a visitor, or cached redirects, are out of date.
    router.refresh();
  };

  if (open !== null && !wasOpened) setWasOpened(true);
  if (!wasOpened && open === null) return null;
  return (
    <LazyMessages of={["signIn"]}>
      <AuthDialogs onSuccess={enter} />
    </LazyMessages>
  );
}
