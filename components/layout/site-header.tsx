import { AccountArea, PersonalItems } from "./account-area";
import { AuthButtons } from "./auth-buttons";
import { Brand } from "./brand";
import { MAIN_LINKS } from "./main-links";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";

/** Name, menu, and who one is. The same HTML for everybody; the browser fills in the person. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-sand-200/70 bg-sand-50/90 backdrop-blur-md">
      <div className="page-width flex min-h-18 items-center gap-2 lg:gap-6">
        <Brand />
        <nav aria-label="Principale" className="max-lg:hidden">
          <ul className="m-0 flex list-none items-center gap-1 p-0">
            {MAIN_LINKS.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={href}>{label}</NavLink>
              </li>
            ))}
            <PersonalItems className="max-xl:hidden" />
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <AccountArea entrance={<AuthButtons registerClassName="max-sm:hidden" />} />
          <MobileMenu entrance={<AuthButtons className="*:flex-1" />} />
        </div>
      </div>
    </header>
  );
}
