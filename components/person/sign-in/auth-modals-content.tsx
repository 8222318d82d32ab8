import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { usePagePath } from "@/components/layout/use-page-path";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { useSite } from "@/components/ui/site-context";
import { abandonCodeAttempt, isCodeAwaitedHere } from "@/lib/client/person/code-attempt";
import { landingPath } from "@/lib/client/person/landing-page";
import { loadRequestedPage, saveRequestedPage } from "@/lib/client/person/requested-page";
import { type AuthModal, returnFocus, useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import { languageOfPath } from "@/lib/domain/language/language-paths";
import { NEXT_PARAM, sitePath } from "@/lib/domain/site/site-path";
import { paths } from "@/lib/paths";
import { AuthForms } from "./auth-forms";
import { authHeadings } from "./auth-headings";
import { loginFormContent } from "./login-form-content";

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

  // A link within the dialog leads to another page, which the dialog must not cover.
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) close();
    shownOn.current = pathname;
  }, [pathname, close]);

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

/**
 * The login and registration forms in one dialog. The hidden form stays mounted, so that its input survives switching.
 */
function AuthDialogs({ onSuccess }: { onSuccess: () => void }) {
  const { open, switchTo, close } = useAuthModal();
  // Shows the last form while the dialog fades out.
  const [shownForm, setShownForm] = useState<AuthModal>(open ?? "login");
  if (open !== null && open !== shownForm) setShownForm(open);
  const title = useFocusOnChange(open);
  const t = useTranslations("signIn");
  const { hasMail } = useSite();
  const heading = authHeadings(t)[shownForm];

  return (
    <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        className={cn(shownForm === "register" ? "sm:w-[min(46rem,calc(100vw-3rem))]" : "sm:w-[27rem]")}
      >
        <DialogHeader>
          <DialogTitle ref={title} tabIndex={-1} className="outline-none">
            {heading.title}
          </DialogTitle>
          <DialogDescription>{heading.description}</DialogDescription>
        </DialogHeader>
        <AuthForms
          shownForm={shownForm}
          onSuccess={onSuccess}
          onSwitch={switchTo}
          loginContent={loginFormContent(t, hasMail)}
        />
      </DialogContent>
    </Dialog>
  );
}

/** Moves the focus to the title when the form changes, since the focused link disappears with the previous form. */
function useFocusOnChange(open: AuthModal | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== null && open !== null && before.current !== open) title.current?.focus();
    before.current = open;
  }, [open]);
  return title;
}
