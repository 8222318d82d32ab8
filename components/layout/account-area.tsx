"use client";

import { type ReactNode, Suspense, useEffect } from "react";
import { late } from "@/components/ui/late";
import { getAuthToken } from "@/lib/client/auth-token";
import { useSession } from "@/lib/client/person/use-session";
import { useIsOffline } from "@/lib/client/site/use-is-offline";
import { loadPerson } from "./load-person";

/** A page can be read without its reader's name. */
const nothing = () => null;
const PersonArea = late(async () => (await loadPerson()).PersonArea, nothing);
const Items = late(async () => (await loadPerson()).PersonalItems, nothing);

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
 * The right end of the header: `waiting` until it is known who looks, then `entrance`, the way in, or one's own menu.
 * Both are drawn by the server. Without a network there is nobody to ask, and nothing to wait for.
 */
export function AccountArea({ waiting, entrance }: { waiting: ReactNode; entrance: ReactNode }) {
  const { status, user } = useSession();
  const isOffline = useIsOffline();
  useEffect(() => {
    // Whoever has a token is most likely signed in: what she sees is fetched while the server is asked.
    if (getAuthToken() !== null) loadPerson().catch(() => {});
  }, []);

  if (status === "anonymous") return entrance;
  if (user)
    return (
      <Suspense fallback={waiting}>
        <PersonArea user={user} />
      </Suspense>
    );
  if (isOffline) return null;
  return (
    <>
      {waiting}
      <noscript>{entrance}</noscript>
    </>
  );
}
