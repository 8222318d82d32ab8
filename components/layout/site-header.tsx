"use client";

import { Menu as menu, X as x } from "lucide";
import { useTranslations } from "next-intl";
import { drawIcon } from "@/components/ui/draw-icon";
import { AccountArea, LazyAccountNavItems } from "./account-area";
import { AccountSpinner } from "./account-spinner";
import { AuthButtons } from "./auth-buttons";
import { Brand } from "./brand";
import { LanguageLinks } from "./language-links";
import { MAIN_LINKS } from "./main-links";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";
import { MOBILE_NAV_LINK_CLASS, NAV_LINK_CLASS } from "./nav-link-class";

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
