"use client";

import { Suspense } from "react";
import { UserAvatar } from "@/components/shared/user-avatar";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { useSession } from "@/lib/client/use-session";
import { paths } from "@/lib/paths";
import type { User } from "@/lib/schemas/user";
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

/** Greeting and avatar menu at the right end of the header. */
export function PersonArea({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-3">
      <p className="min-w-0 text-right text-[0.82rem] leading-tight text-ink-2 sm:text-[0.94rem]">
        Benvenuto/a{" "}
        <span className="block max-w-24 truncate font-semibold text-ink sm:max-w-36">{user.firstName}</span>
      </p>
      <Suspense fallback={<UserAvatar user={user} className="m-0.5 size-11" />}>
        <AvatarMenu user={user} onSignOut={signOut} />
      </Suspense>
    </div>
  );
}
