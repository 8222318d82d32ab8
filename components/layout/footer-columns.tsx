import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Mail, MapPin, Phone } from "@/components/ui/icons";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { Link } from "@/components/ui/link";
import { useSite } from "@/components/ui/site-context";
import { linkPaths } from "@/lib/domain/site/link-paths";
import { paths } from "@/lib/paths";
import type { KnownSite } from "@/lib/schemas/site/site";
import { Brand } from "./brand";
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

const TEXTS = ["layout"] as const;

const link = "footer-link";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="m-0 flex list-none flex-col p-0">{children}</ul>
    </div>
  );
}

/** The data of the centre that the footer needs in addition to `useSite`. */
export type FooterFacts = Pick<KnownSite, "description" | "pec" | "officeHours" | "officeNote">;

export function FooterColumns(facts: FooterFacts) {
  return (
    <LazyMessages of={TEXTS}>
      <Columns {...facts} />
    </LazyMessages>
  );
}

function Columns({ description, pec, ...office }: FooterFacts) {
  const t = useTranslations("layout");
  const site = useSite();
  return (
    <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.1fr_1.5fr]">
      <div>
        <Brand />
        <p className="mt-3 max-w-xs text-ink-2">{description}</p>
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
          {/* For staff. */}
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
        {site.address && (
          <li>
            <a href={site.mapsUrl} target="_blank" rel="noreferrer" className={link}>
              <MapPin className="size-5 shrink-0" />
              {site.address}
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
        {pec && (
          <li>
            <a href={`mailto:${pec}`} className={link}>
              <Mail className="size-5 shrink-0" />
              {`${t("pec")}: ${pec}`}
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
        {hasOffice(office) && (
          <li className="mt-3 text-[0.95rem] text-ink-2">
            <h3 className="mb-1 text-base">{t("office.title")}</h3>
            <OfficeHours site={office} />
          </li>
        )}
      </Column>
    </div>
  );
}
