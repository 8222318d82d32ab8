"use client";

import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Spinner } from "@/components/ui/spinner";
import { getAuthToken } from "@/lib/client/auth-token";
import { useSession } from "@/lib/client/use-session";
import { loadPerson } from "./load-person";

const PersonArea = lazy(async () => ({ default: (await loadPerson()).PersonArea }));
const Items = lazy(async () => ({ default: (await loadPerson()).PersonalItems }));

/** The items of the menu that only some see: customers their bookings, secretaries and administrators the panel. */
export function PersonalItems({ className }: { className?: string }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <Items className={className} />
    </Suspense>
  );
}

/**
 * The right end of the header: a spinner until it is known who looks, then the way in or one's own menu.
 * @param props.entrance the links to login and registration, drawn by the server
 */
export function AccountArea({ entrance }: { entrance: ReactNode }) {
  const { status, user } = useSession();
  useEffect(() => {
    // Whoever has a token is most likely signed in: what she sees is fetched while the server is asked.
    if (getAuthToken() !== null) loadPerson().catch(() => {});
  }, []);

  if (status === "anonymous") return entrance;
  const spinner = (
    <span className="grid h-12 min-w-12 place-items-center sm:min-w-50 sm:justify-items-end sm:pr-4 [@media(scripting:none)]:hidden">
      <Spinner label="Verifica dell'accesso in corso" />
    </span>
  );
  if (user)
    return (
      <Suspense fallback={spinner}>
        <PersonArea user={user} />
      </Suspense>
    );
  return (
    <>
      {spinner}
      <noscript>{entrance}</noscript>
    </>
  );
}
