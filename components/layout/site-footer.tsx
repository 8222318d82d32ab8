import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Mail, MapPin, Phone } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { addressOf, mapsUrlOf } from "@/lib/domain/site/contacts";
import { linkPaths } from "@/lib/domain/site/link-paths";
import { paths } from "@/lib/paths";
import type { KnownSite } from "@/lib/schemas/site/site";
import { Brand } from "./brand";
import { LanguageLinks } from "./language-links";
import { hasOffice, OfficeHours } from "./office-hours";

const QUICK_LINKS = [
  { href: paths.home, label: "home" },
  { href: paths.spaces, label: "findSpaces" },
  { href: paths.teachers, label: "teachers" },
  { href: paths.timetable, label: "timetable" },
  { href: paths.becomeMember, label: "becomeMember" },
  { href: paths.myBookings, label: "myBookings" },
] as const;

const LEGAL_LINKS = [
  { href: paths.cancellationPolicy, label: "cancellationPolicy" },
  { href: paths.terms, label: "terms" },
  { href: paths.privacy, label: "privacy" },
] as const;

const link = "footer-link";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="m-0 flex list-none flex-col p-0">{children}</ul>
    </div>
  );
}

/** The footer: address and contacts of the centre, quick links and legal pages. */
export function SiteFooter({ site, languagesTo }: { site: KnownSite; languagesTo?: string | undefined }) {
  const t = useTranslations("layout");
  const address = addressOf(site);
  return (
    <footer className="mt-20 border-t bg-sand-100">
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.1fr_1.5fr]">
        <div>
          <Brand site={site} />
          <p className="mt-3 max-w-xs text-ink-2">{site.description}</p>
        </div>
        <nav aria-label={t("quickLinks")}>
          <Column title={t("quickLinks")}>
            {QUICK_LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={link}>
                  {t(label)}
                </Link>
              </li>
            ))}
            {site.hasMail && (
              <li>
                <Link href={linkPaths.newsletter} className={link}>
                  {t("newsletter")}
                </Link>
              </li>
            )}
            {/* For the staff. */}
            <li>
              <Link href={paths.admin} className={`${link} text-[0.85rem]`}>
                {t("admin")}
              </Link>
            </li>
          </Column>
        </nav>
        <nav aria-label={t("legal")}>
          <Column title={t("legal")}>
            {LEGAL_LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </Column>
        </nav>
        <Column title={t("contacts")}>
          {address && (
            <li>
              <a href={mapsUrlOf(site)} target="_blank" rel="noreferrer" className={link}>
                <MapPin className="size-5 shrink-0" />
                {address}
                <span className="sr-only">{` (${t("map")})`}</span>
              </a>
            </li>
          )}
          <li>
            <a href={`mailto:${site.email}`} className={link}>
              <Mail className="size-5 shrink-0" />
              {site.email}
            </a>
          </li>
          {site.pec && (
            <li>
              <a href={`mailto:${site.pec}`} className={link}>
                <Mail className="size-5 shrink-0" />
                {`${t("pec")}: ${site.pec}`}
              </a>
            </li>
          )}
          {site.phones.map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={link}>
                <Phone className="size-5 shrink-0" />
                {phone}
              </a>
            </li>
          ))}
          {hasOffice(site) && (
            <li className="mt-3 text-[0.95rem] text-ink-2">
              <h3 className="mb-1 text-base">{t("office.title")}</h3>
              <OfficeHours site={site} />
            </li>
          )}
        </Column>
      </div>
      <div className="border-t border-sand-300/60">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 py-3 text-[0.94rem] text-ink-2">
          <p>
            © {new Date().getFullYear()} {site.legalName}
            {site.vatNumber && ` · ${t("vatNumber", { number: site.vatNumber })}`}
          </p>
          <ul className="m-0 flex list-none gap-5 p-0">
            <li>
              <LanguageLinks to={languagesTo} className={link} />
            </li>
            {site.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer" className={link}>
                  {name}
                  <span className="sr-only">{` (${t("newTab")})`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
