"use client";

import { lazy, Suspense } from "react";
import { UserAvatar } from "@/components/shared/user-avatar";
import { Spinner } from "@/components/ui/spinner";
import { useSession } from "@/lib/client/use-session";
import { paths } from "@/lib/paths";
import { AuthButtons } from "./auth-buttons";
import { NavLink } from "./nav-link";
import { useSignOut } from "./use-sign-out";

const AvatarMenu = lazy(async () => ({ default: (await import("./avatar-menu")).AvatarMenu }));

/** The items of the menu that only some see: customers their bookings, secretaries and administrators the panel. */
export function PersonalItems({ className }: { className?: string }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <li className={className}>
        <NavLink href={paths.myBookings}>Le Mie Prenotazioni</NavLink>
      </li>
      {user.isAdmin && (
        <li className={className}>
          <NavLink href={paths.admin}>Admin</NavLink>
        </li>
      )}
    </>
  );
}

/** The right end of the header: a spinner until it is known who looks, then the way in or one's own menu. */
export function AccountArea() {
  const session = useSession();
  const signOut = useSignOut();

  if (session.status === "loading") {
    return (
      <>
        <span className="grid h-12 min-w-12 place-items-center sm:min-w-50 sm:justify-items-end sm:pr-4 [@media(scripting:none)]:hidden">
          <Spinner label="Verifica dell'accesso in corso" />
        </span>
        <noscript>
          <AuthButtons registerClassName="max-sm:hidden" />
        </noscript>
      </>
    );
  }
  if (session.status === "anonymous") return <AuthButtons registerClassName="max-sm:hidden" />;
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-3">
      <p className="min-w-0 text-right text-[0.82rem] leading-tight text-ink-2 sm:text-[0.94rem]">
        Benvenuto/a{" "}
        <span className="block max-w-24 truncate font-semibold text-ink sm:max-w-36">
          {session.user.firstName}
        </span>
      </p>
      <Suspense fallback={<UserAvatar user={session.user} className="m-0.5 size-11" />}>
        <AvatarMenu user={session.user} onSignOut={signOut} />
      </Suspense>
    </div>
  );
}
