"use client";

import { Suspense } from "react";
import { UserAvatar } from "@/components/shared/user-avatar";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { useSession } from "@/lib/client/person/use-session";
import { paths } from "@/lib/paths";
import type { User } from "@/lib/schemas/person/user";
import { NavLink } from "./nav-link";
import { navLook, SMALL_NAV_LOOK } from "./nav-look";
import { useSignOut } from "./use-sign-out";

const AvatarMenu = late(async () => (await import("./avatar-menu")).AvatarMenu);

/** The items of the wide menu that are of a person. */
export function PersonalItems({ className }: { className?: string | undefined }) {
  const { user } = useSession();
  return (
    <>
      <li className={className}>
        <NavLink href={paths.myBookings} className={navLook()}>
          Le Mie Prenotazioni
        </NavLink>
      </li>
      {user?.isAdmin && (
        <li className={className}>
          <NavLink href={paths.admin} className={navLook()}>
            Admin
          </NavLink>
        </li>
      )}
    </>
  );
}

/** The links of the small menu that are of a person. */
export function PersonalLinks({ user }: { user: User }) {
  return (
    <>
      <p className="truncate px-4 py-2 text-ink-2 sm:hidden">
        <Greeting firstName={user.firstName} />
      </p>
      <NavLink href={paths.myBookings} className={SMALL_NAV_LOOK}>
        Le Mie Prenotazioni
      </NavLink>
      <NavLink href={paths.profile} className={SMALL_NAV_LOOK}>
        Profilo
      </NavLink>
      <NavLink href={paths.settings} className={SMALL_NAV_LOOK}>
        Impostazioni
      </NavLink>
      {user.isAdmin && (
        <NavLink href={paths.admin} className={SMALL_NAV_LOOK}>
          Admin
        </NavLink>
      )}
    </>
  );
}

/** The way out in the small menu. */
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

/** Greeting and avatar menu at the right end of the header; on a phone the greeting stands in the menu. */
export function PersonArea({ user }: { user: User }) {
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
