"use client";

import { Suspense } from "react";
import { UserAvatar } from "@/components/person/avatar/user-avatar";
import { Button } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { useSession } from "@/lib/client/person/use-session";
import { paths } from "@/lib/paths";
import type { User } from "@/lib/schemas/person/user";
import { NavLink } from "./nav-link";
import { MOBILE_NAV_LINK_CLASS, navLinkClass } from "./nav-link-class";
import { useSignOut } from "./use-sign-out";

const AvatarMenu = lazyWithRetry(async () => (await import("./avatar-menu")).AvatarMenu);

/** The items for signed-in users in the menu of wide screens. */
export function AccountNavItems({ className }: { className?: string | undefined }) {
  const { user } = useSession();
  return (
    <>
      <li className={className}>
        <NavLink href={paths.myBookings} className={navLinkClass()}>
          Le Mie Prenotazioni
        </NavLink>
      </li>
      {user?.isAdmin && (
        <li className={className}>
          <NavLink href={paths.admin} className={navLinkClass()}>
            Admin
          </NavLink>
        </li>
      )}
    </>
  );
}

/** The links for signed-in users in the menu of small screens. */
export function AccountNavLinks({ user }: { user: User }) {
  return (
    <>
      <p className="truncate px-4 py-2 text-ink-2 sm:hidden">
        <Greeting firstName={user.firstName} />
      </p>
      <NavLink href={paths.myBookings} className={MOBILE_NAV_LINK_CLASS}>
        Le Mie Prenotazioni
      </NavLink>
      <NavLink href={paths.profile} className={MOBILE_NAV_LINK_CLASS}>
        Profilo
      </NavLink>
      <NavLink href={paths.settings} className={MOBILE_NAV_LINK_CLASS}>
        Impostazioni
      </NavLink>
      {user.isAdmin && (
        <NavLink href={paths.admin} className={MOBILE_NAV_LINK_CLASS}>
          Admin
        </NavLink>
      )}
    </>
  );
}

/** The logout button in the menu of small screens. */
export function SignOutButton({ onPress }: { onPress: () => void }) {
  const signOut = useSignOut();
  return (
    <Button
      variant="ghost"
      className="w-full justify-start rounded-md text-lg"
      onClick={() => {
        onPress();
        void signOut();
      }}
    >
      Logout
    </Button>
  );
}

function Greeting({ firstName }: { firstName: string }) {
  return (
    <>
      Benvenuto/a <span className="font-semibold text-ink">{firstName}</span>
    </>
  );
}

/** Greeting and avatar menu at the right end of the header; on a phone the greeting is shown in the menu instead. */
export function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-3">
      <p className="max-w-56 min-w-0 truncate text-[0.94rem] text-ink-2 max-sm:sr-only">
        <Greeting firstName={user.firstName} />
      </p>
      <Suspense fallback={<UserAvatar user={user} className="m-0.5 size-11" />}>
        <AvatarMenu user={user} onSignOut={signOut} />
      </Suspense>
    </div>
  );
}
