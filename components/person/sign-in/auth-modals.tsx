import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { isPlainClick, listenToLinks } from "@/components/layout/listen-to-links";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { LoadingNotice } from "@/components/ui/loading-notice";
import { usePathIn } from "@/components/ui/use-path-in";
import { isCodeAwaitedHere } from "@/lib/client/person/code-attempt";
import { authModal, useAuthModal } from "@/lib/client/person/use-auth-modal";
import { languageOfPath } from "@/lib/domain/language/language-paths";
import { LOGIN_PATH, NEXT_PARAM } from "@/lib/domain/site/site-path";

const load = () => import("./auth-modals-content");
const AuthModalsContent = lazyWithRetry(async () => (await load()).AuthModalsContent, LoginPage);

/** The fallback when the code of the modals fails to load: opens the page with the same forms. */
function LoginPage(): null {
  const pathIn = usePathIn();
  useEffect(() => {
    const { pathname, search } = window.location;
    window.location.assign(`${pathIn(LOGIN_PATH)}?${NEXT_PARAM}=${encodeURIComponent(pathname + search)}`);
  }, [pathIn]);
  return null;
}

/** The modal that the link around the event's target opens, if it is one of `AuthButtons`. */
function modalOf({ target }: Event): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-auth]")?.dataset.auth : undefined;
}

/** Reopens the login while a mailed code is awaited: a phone may discard the page while the user reads the mail. */
function useReopenedLogin(): void {
  useEffect(() => {
    if (isCodeAwaitedHere() && languageOfPath(window.location.pathname).path !== LOGIN_PATH)
      authModal.openLogin();
  }, []);
}

/**
 * The login and registration modals. Their code is loaded when the pointer or a touch reaches a link that opens one,
 * when one is opened, or when the query requests the login.
 */
export function AuthModals() {
  const { open } = useAuthModal();
  const isAskedFor = useSearchParams()?.has(NEXT_PARAM) ?? false;
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (open !== null || isAskedFor)) setNeeded(true);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const modal = modalOf(event);
      if (modal === undefined || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      if (modal === "register") authModal.openRegister();
      else authModal.openLogin();
    };
    const onApproach = (event: Event) => {
      if (modalOf(event)) load().catch(() => {});
    };
    return listenToLinks(onClick, onApproach);
  }, []);

  useReopenedLogin();

  if (!isNeeded) return null;
  return (
    <Suspense fallback={open && <LoadingNotice />}>
      <AuthModalsContent />
    </Suspense>
  );
}
