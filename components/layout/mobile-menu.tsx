"use client";

import { usePathname } from "next/navigation";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { late } from "@/components/ui/late";
import { useSession } from "@/lib/client/person/use-session";
import { loadPerson } from "./load-person";

const nothing = () => null;
const PersonalLinks = late(async () => (await loadPerson()).PersonalLinks, nothing);
const SignOutButton = late(async () => (await loadPerson()).SignOutButton, nothing);

/**
 * The menu of small screens: a disclosure of the browser's own, so that it opens without JavaScript too. Its icons, its
 * links and the way in (`entrance`) are drawn by the server.
 */
export function MobileMenu({
  icons,
  links,
  entrance,
}: {
  icons: ReactNode;
  links: ReactNode;
  entrance: ReactNode;
}) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const { user, status } = useSession();

  // Kept with the page it was opened on, so that a new page finds it closed.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn !== null && openOn === pathname;
  const close = () => setOpenOn(null);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest("[data-auth]")) return;
    close();
    // The modal that the press opens gives the focus back to what is left of the menu.
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
      // Only who is signed in has more links than the bar of a small laptop shows.
      className={user ? "group xl:hidden" : "group lg:hidden"}
    >
      <summary
        ref={summaryRef}
        aria-label="Menu"
        className="grid size-11 list-none place-items-center rounded-full transition-colors hover:bg-sand-100 [&::-webkit-details-marker]:hidden"
      >
        {icons}
      </summary>
      <div className="absolute inset-x-0 top-full animate-fade-in border-b bg-surface p-4 shadow-floating">
        <nav aria-label="Menu" className="flex flex-col gap-1">
          {links}
          {user && (
            <Suspense fallback={null}>
              <PersonalLinks user={user} />
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
