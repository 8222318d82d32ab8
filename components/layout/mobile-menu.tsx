"use client";

import { usePathname } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu, X } from "@/components/ui/icons";
import { useSession } from "@/lib/client/use-session";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";
import { AuthButtons } from "./auth-buttons";
import { MAIN_LINKS } from "./main-links";
import { NavLink } from "./nav-link";
import { useSignOut } from "./use-sign-out";

const link = "min-h-12 rounded-md px-4 text-lg";

/** The menu of small screens: a disclosure of the browser's own, so that it opens without JavaScript too. */
export function MobileMenu() {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const { user, status } = useSession();
  const signOut = useSignOut();

  // Kept with the page it was opened on, so that a new page finds it closed.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn !== null && openOn === pathname;
  const close = () => setOpenOn(null);
  const closeToSummary = () => {
    close();
    // What it leads to gives the focus back to what is left of the menu.
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
      // Only who is signed in has more links than the bar of a small laptop shows.
      className={cn("group", user ? "xl:hidden" : "lg:hidden")}
    >
      <summary
        ref={summaryRef}
        aria-label="Menu"
        className="grid size-11 list-none place-items-center rounded-full transition-colors hover:bg-sand-100 [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-6 group-open:hidden" />
        <X className="size-6 not-group-open:hidden" />
      </summary>
      <div className="absolute inset-x-0 top-full animate-fade-in border-b bg-surface p-4 shadow-floating">
        <nav aria-label="Menu" className="flex flex-col gap-1">
          {MAIN_LINKS.map(({ href, label }) => (
            <NavLink key={href} href={href} className={link}>
              {label}
            </NavLink>
          ))}
          {user && (
            <>
              <NavLink href={paths.myBookings} className={link}>
                Le Mie Prenotazioni
              </NavLink>
              <NavLink href={paths.profile} className={link}>
                Profilo
              </NavLink>
              <NavLink href={paths.settings} className={link}>
                Impostazioni
              </NavLink>
              {user.isAdmin && (
                <NavLink href={paths.admin} className={link}>
                  Admin
                </NavLink>
              )}
            </>
          )}
        </nav>
        <div className="mt-3 border-t pt-3">
          {user ? (
            <Button
              variant="ghost"
              className="w-full justify-start rounded-md text-lg"
              onClick={() => {
                close();
                void signOut();
              }}
            >
              Logout
            </Button>
          ) : status === "anonymous" ? (
            <AuthButtons className="*:flex-1" onOpen={closeToSummary} />
          ) : (
            <noscript>
              <AuthButtons className="*:flex-1" />
            </noscript>
          )}
        </div>
      </div>
    </details>
  );
}
