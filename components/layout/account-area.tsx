import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { getAuthToken } from "@/lib/client/auth-token";
import { useSession } from "@/lib/client/person/use-session";

const CHANGES = ["online", "offline"];

function listenToNetwork(listener: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}

/** If the code cannot be loaded, the page stays usable without these parts. */
const renderNothing = () => null;
const AccountMenu = lazyWithRetry(async () => (await loadAccountMenu()).AccountMenu, renderNothing);
const AccountNavItems = lazyWithRetry(async () => (await loadAccountMenu()).AccountNavItems, renderNothing);

/** The menu items for signed-in users: their bookings, and the panel for staff. */
export function LazyAccountNavItems({ className }: { className?: string }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <AccountNavItems className={className} />
    </Suspense>
  );
}

/**
 * The right end of the header: `waiting` until the session is known, then `entrance` (the login links) or the user's
 * menu. Both props are rendered by the server. Empty when offline, because the session cannot be loaded.
 */
export function AccountArea({ waiting, entrance }: { waiting: ReactNode; entrance: ReactNode }) {
  const { status, user } = useSession();
  const isOffline = useSyncExternalStore(
    listenToNetwork,
    () => !navigator.onLine,
    () => false,
  );
  useEffect(() => {
    // A visitor with a token is most likely signed in: loads the menu's code in parallel with the session.
    if (getAuthToken() !== null) loadAccountMenu().catch(() => {});
  }, []);

  if (status === "anonymous") return entrance;
  if (user)
    return (
      <Suspense fallback={waiting}>
        <AccountMenu user={user} />
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

/** Parts of the header for signed-in users only, which keeps their code out of the first load. */
export const loadAccountMenu = () => import("./account-menu");
