import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { UserAvatar } from "@/components/person/avatar/user-avatar";
import { Button } from "@/components/ui/button";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { usePathIn } from "@/components/ui/use-path-in";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { signOut } from "@/lib/client/person/sign-in";
import { useSession } from "@/lib/client/person/use-session";
import { PERSONAL_PATHS } from "@/lib/domain/site/personal-paths";
import { paths } from "@/lib/paths";
import type { User } from "@/lib/schemas/person/user";
import { AccountGreeting, AccountSummary } from "./account-summary";
import { MOBILE_NAV_LINK_CLASS, NAV_LINK_CLASS, NavLink } from "./nav-link";
import { usePagePath } from "./use-page-path";

/** Signs out, shows a toast and refreshes the page, which may contain the user's data. */
function useSignOut(): () => Promise<void> {
  const t = useTranslations("accountMenu");
  const router = useRouter();
  const pathname = usePagePath();
  const pathIn = usePathIn();
  return async () => {
    try {
      await signOut();
      toast({ title: t("loggedOut"), description: t("seeYou") });
      // A personal page would redirect to the login.
      if (PERSONAL_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`)))
        router.replace(pathIn(paths.home));
      router.refresh();
    } catch (error) {
      toast({ variant: "destructive", title: t("logoutFailed"), description: failureText(error) });
    }
  };
}

const TEXTS = ["accountMenu"] as const;
const AvatarMenu = lazyWithRetry(async () => (await import("./avatar-menu")).AvatarMenu);

export function AccountNavItems(props: { className?: string | undefined }) {
  return (
    <LazyMessages of={TEXTS}>
      <NavItems {...props} />
    </LazyMessages>
  );
}

function NavItems({ className }: { className?: string | undefined }) {
  const t = useTranslations("accountMenu");
  const { user } = useSession();
  return (
    <>
      <li className={className}>
        <NavLink href={paths.myBookings} className={NAV_LINK_CLASS}>
          {t("bookings")}
        </NavLink>
      </li>
      {user?.isAdmin && (
        <li className={className}>
          <NavLink href={paths.admin} className={NAV_LINK_CLASS}>
            {t("admin")}
          </NavLink>
        </li>
      )}
    </>
  );
}

export function AccountNavLinks(props: { user: User }) {
  return (
    <LazyMessages of={TEXTS}>
      <NavLinks {...props} />
    </LazyMessages>
  );
}

function NavLinks({ user }: { user: User }) {
  const t = useTranslations("accountMenu");
  return (
    <>
      <p className="truncate px-4 py-2 text-ink-2 sm:hidden">
        <AccountGreeting firstName={user.firstName} />
      </p>
      {user.isTeacher && (
        <NavLink href={paths.teaching} className={MOBILE_NAV_LINK_CLASS}>
          {t("teaching")}
        </NavLink>
      )}
      <NavLink href={paths.myBookings} className={MOBILE_NAV_LINK_CLASS}>
        {t("bookings")}
      </NavLink>
      <NavLink href={paths.profile} className={MOBILE_NAV_LINK_CLASS}>
        {t("profile")}
      </NavLink>
      <NavLink href={paths.membership} className={MOBILE_NAV_LINK_CLASS}>
        {t("membership")}
      </NavLink>
      <NavLink href={paths.passes} className={MOBILE_NAV_LINK_CLASS}>
        {t("passes")}
      </NavLink>
      <NavLink href={paths.settings} className={MOBILE_NAV_LINK_CLASS}>
        {t("settings")}
      </NavLink>
      {user.isAdmin && (
        <NavLink href={paths.admin} className={MOBILE_NAV_LINK_CLASS}>
          {t("admin")}
        </NavLink>
      )}
    </>
  );
}

export function SignOutButton(props: { onPress: () => void }) {
  return (
    <LazyMessages of={TEXTS}>
      <SignOut {...props} />
    </LazyMessages>
  );
}

function SignOut({ onPress }: { onPress: () => void }) {
  const t = useTranslations("accountMenu");
  const signOut = useSignOut();
  return (
    <Button
      variant="ghost"
      // As far in as the links, less its border.
      className="w-full justify-start rounded-md px-[calc(1rem-1px)]! text-lg"
      onClick={() => {
        onPress();
        void signOut();
      }}
    >
      {t("logout")}
    </Button>
  );
}

/** Greeting and avatar menu at the right end of the header. On phones the greeting is in the menu instead. */
export function AccountMenu(props: { user: User }) {
  return (
    <LazyMessages of={TEXTS}>
      <Menu {...props} />
    </LazyMessages>
  );
}

function Menu({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <AccountSummary
      user={user}
      avatar={
        <Suspense fallback={<UserAvatar user={user} className="m-0.5 size-11" />}>
          <AvatarMenu user={user} onSignOut={signOut} />
        </Suspense>
      }
    />
  );
}
