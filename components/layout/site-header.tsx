"use client";

import { Menu as menu, X as x } from "lucide";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { drawIcon } from "@/components/ui/draw-icon";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Spinner } from "@/components/ui/spinner";
import { useSession } from "@/lib/client/person/use-session";
import { AccountArea, LazyAccountNavItems, loadAccountMenu } from "./account-area";
import { AuthButtons } from "./auth-buttons";
import { Brand } from "./brand";
import { LanguageLinks } from "./language-links";
import { MAIN_LINKS } from "./main-links";
import { MOBILE_NAV_LINK_CLASS, NAV_LINK_CLASS, NavLink } from "./nav-link";
import { usePagePath } from "./use-page-path";

const Menu = drawIcon(menu);
const X = drawIcon(x);

/**
 * The header: name, menu and account area. Its HTML is the same for all visitors; the browser adds the user's parts. It
 * is a client component so that the page's payload contains its props instead of its rendered elements.
 */
export function SiteHeader({ languagesTo }: { languagesTo?: string | undefined }) {
  const t = useTranslations("live.header");
  return (
    <header className="sticky top-0 z-40 border-b border-sand-200/70 bg-sand-50/90 backdrop-blur-md">
      <div className="page-width flex min-h-18 items-center gap-2 lg:gap-6">
        <Brand />
        <nav aria-label={t("mainNavigation")} className="max-lg:hidden">
          <ul className="m-0 flex list-none items-center gap-1 p-0">
            {MAIN_LINKS.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={href} className={NAV_LINK_CLASS}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
            <LazyAccountNavItems className="max-xl:hidden" />
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <LanguageLinks to={languagesTo} className="language-link" />
          <AccountArea
            waiting={<AccountSpinner />}
            entrance={<AuthButtons registerClassName="max-sm:hidden" />}
          />
          <MobileMenu
            label={t("menu")}
            icons={
              <>
                <Menu className="size-6 group-open:hidden" />
                <X className="size-6 not-group-open:hidden" />
              </>
            }
            links={MAIN_LINKS.map(({ href, label }) => (
              <NavLink key={href} href={href} className={MOBILE_NAV_LINK_CLASS}>
                {t(label)}
              </NavLink>
            ))}
            entrance={<AuthButtons className="*:flex-1" />}
            languages={<LanguageLinks to={languagesTo} className={`${MOBILE_NAV_LINK_CLASS} sm:hidden`} />}
          />
        </div>
      </div>
    </header>
  );
}

/** Shown at the right end of the header until the session is known. */
function AccountSpinner() {
  const t = useTranslations("live");
  return (
    <span className="account-spinner">
      <Spinner label={t("checking")} />
    </span>
  );
}

const renderNothing = () => null;
const AccountNavLinks = lazyWithRetry(async () => (await loadAccountMenu()).AccountNavLinks, renderNothing);
const SignOutButton = lazyWithRetry(async () => (await loadAccountMenu()).SignOutButton, renderNothing);

interface MobileMenuProps {
  label: string;
  icons: ReactNode;
  links: ReactNode;
  entrance: ReactNode;
  languages: ReactNode;
}

/**
 * The menu of small screens: a native `details` element, so that it opens without JavaScript too. Icons, links and the
 * login links (`entrance`) are rendered by the server.
 */
function MobileMenu({ label, icons, links, entrance, languages }: MobileMenuProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const pathname = usePagePath();
  const { user, status } = useSession();

  // The path of the page on which the menu was opened. Navigating to another page closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn !== null && openOn === pathname;
  const close = () => setOpenOn(null);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest("[data-auth]")) return;
    close();
    // The modal that the click opens returns the focus to the currently focused element.
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
      // Signed-in users have more links than fit into the header of a small laptop.
      className={user ? "group xl:hidden" : "group lg:hidden"}
    >
      <summary ref={summaryRef} aria-label={label} className="menu-button">
        {icons}
      </summary>
      <div className="absolute inset-x-0 top-full animate-fade-in border-b bg-surface p-4 shadow-floating">
        <nav aria-label={label} className="flex flex-col gap-1">
          {links}
          {languages}
          {user && (
            <Suspense fallback={null}>
              <AccountNavLinks user={user} />
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
