import { Menu, X } from "@/components/ui/icons";
import { AccountArea, PersonalItems } from "./account-area";
import { AccountSpinner } from "./account-spinner";
import { AuthButtons } from "./auth-buttons";
import { Brand } from "./brand";
import { MAIN_LINKS } from "./main-links";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";
import { navLook, SMALL_NAV_LOOK } from "./nav-look";

/**
 * Name, menu, and who one is. The same HTML for everybody; the browser fills in the person. What can be drawn here is
 * handed to the parts that are alive, so that its drawing is no code in the browser.
 */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-sand-200/70 bg-sand-50/90 backdrop-blur-md">
      <div className="page-width flex min-h-18 items-center gap-2 lg:gap-6">
        <Brand />
        <nav aria-label="Principale" className="max-lg:hidden">
          <ul className="m-0 flex list-none items-center gap-1 p-0">
            {MAIN_LINKS.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={href} className={navLook()}>
                  {label}
                </NavLink>
              </li>
            ))}
            <PersonalItems className="max-xl:hidden" />
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <AccountArea
            waiting={<AccountSpinner />}
            entrance={<AuthButtons registerClassName="max-sm:hidden" />}
          />
          <MobileMenu
            icons={
              <>
                <Menu className="size-6 group-open:hidden" />
                <X className="size-6 not-group-open:hidden" />
              </>
            }
            links={MAIN_LINKS.map(({ href, label }) => (
              <NavLink key={href} href={href} className={SMALL_NAV_LOOK}>
                {label}
              </NavLink>
            ))}
            entrance={<AuthButtons className="*:flex-1" />}
          />
        </div>
      </div>
    </header>
  );
}
