"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { useSession } from "@/lib/client/person/use-session";
import { loadAccountMenu } from "./load-account-menu";
import { usePagePath } from "./use-page-path";

const renderNothing = () => null;
const AccountNavLinks = lazyWithRetry(async () => (await loadAccountMenu()).AccountNavLinks, renderNothing);
const SignOutButton = lazyWithRetry(async () => (await loadAccountMenu()).SignOutButton, renderNothing);

/**
 * The menu of small screens: a native `details` element, so that it opens without JavaScript too. Icons, links and the
 * login links (`entrance`) are rendered by the server.
 */
export function MobileMenu({
  label,
  icons,
  links,
  entrance,
  languages,
}: {
  /** The accessible name of the menu. */
  label: string;
  icons: ReactNode;
  links: ReactNode;
  entrance: ReactNode;
  languages: ReactNode;
}) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const pathname = usePagePath();
  const { user, status } = useSession();

  // The path of the page on which the menu was opened. Navigating to another page closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn !== null && openOn === pathname;
  const close = () => setOpenOn(null);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest("[data-auth]")) return;
    close();
    // The modal that the click opens returns the focus to the currently focused element.
    summaryRef.current?.focus();
  };

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !detailsRef.current?.contains(event.target)) setOpenOn(null);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    close();
    summaryRef.current?.focus();
  };

  return (
    <details
      ref={detailsRef}
      open={isOpen}
      onToggle={(event) => setOpenOn(event.currentTarget.open ? pathname : null)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      // Signed-in users have more links than fit into the header of a small laptop.
      className={user ? "group xl:hidden" : "group lg:hidden"}
    >
      <summary ref={summaryRef} aria-label={label} className="menu-button">
        {icons}
      </summary>
      <div className="absolute inset-x-0 top-full animate-fade-in border-b bg-surface p-4 shadow-floating">
        <nav aria-label={label} className="flex flex-col gap-1">
          {links}
          {languages}
          {user && (
            <Suspense fallback={null}>
              <AccountNavLinks user={user} />
            </Suspense>
          )}
        </nav>
        <div className="mt-3 border-t pt-3">
          {user ? (
            <Suspense fallback={null}>
              <SignOutButton onPress={close} />
            </Suspense>
          ) : status === "anonymous" ? (
            entrance
          ) : (
            <noscript>{entrance}</noscript>
          )}
        </div>
      </div>
    </details>
  );
}
