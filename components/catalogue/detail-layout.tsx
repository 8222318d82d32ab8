import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Button } from "@/components/ui/button";
import { ChevronLeft, Mail, Phone } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { SiteFacts } from "@/lib/domain/site/site-facts";

interface DetailLayoutProps {
  back: { href: string; label: string };
  image: string;
  badges?: ReactNode;
  title: string;
  /** Shown under the title: the key facts. */
  lead: ReactNode;
  panel: ReactNode;
  children: ReactNode;
}

export function DetailLayout({ back, image, badges, title, lead, panel, children }: DetailLayoutProps) {
  return (
    <div className="page-width pt-4 pb-6 sm:pt-6">
      <Button asChild variant="ghost" size="sm" className="-ml-3">
        <Link href={back.href}>
          <ChevronLeft />
          {back.label}
        </Link>
      </Button>
      <div className="mt-3 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem] lg:items-start xl:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <div className="relative aspect-[16/9] overflow-hidden rounded-2xl bg-sand-100 shadow-raised">
            <ImageWithFallback
              src={image}
              alt=""
              fill
              preload
              sizes="(min-width: 75rem) 48rem, (min-width: 64rem) 60vw, 92vw"
            />
            {badges}
          </div>
          <h1 className="mt-7 text-[clamp(2.1rem,1.5rem+2.6vw,3.2rem)]">{title}</h1>
          <div className="mt-5">{lead}</div>
        </div>
        <aside aria-label={title} className="lg:sticky lg:top-24 lg:row-span-2">
          {panel}
        </aside>
        <div className="min-w-0 max-w-[44rem]">{children}</div>
      </div>
    </div>
  );
}

export function DetailPanel({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-5 rounded-xl border bg-surface p-6 shadow-raised">{children}</div>;
}

export function PriceTag({ children }: { children: ReactNode }) {
  const t = useTranslations("offering");
  return (
    <p>
      <span className="block text-sm text-ink-2">{t("price")}</span>
      <span className="font-display-soft text-[2rem] tabular-nums">{children}</span>
    </p>
  );
}

/** The anchor of the contact card; buttons that need JavaScript link to it before hydration. */
export const CONTACT_ANCHOR = "contatti";

interface ContactCardProps {
  site: Pick<SiteFacts, "email" | "phones">;
  subject: string;
  lead: string;
}

/** The ways to contact the centre without a form: an e-mail link with a subject, and the phone numbers. */
export function ContactCard({ site, subject, lead }: ContactCardProps) {
  const t = useTranslations("offering.contact");
  return (
    <section
      id={CONTACT_ANCHOR}
      aria-labelledby={`${CONTACT_ANCHOR}-titolo`}
      className="rounded-lg border bg-sand-100 p-5 sm:p-6"
    >
      <h2 id={`${CONTACT_ANCHOR}-titolo`} className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{lead}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button asChild variant="outline" size="sm">
          <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>
            <Mail />
            {site.email}
          </a>
        </Button>
        {site.phones.map((phone) => (
          <Button key={phone} asChild variant="outline" size="sm">
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              <Phone />
              {phone}
            </a>
          </Button>
        ))}
      </div>
    </section>
  );
}
