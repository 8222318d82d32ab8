import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { NeighbourhoodMap } from "@/components/layout/neighbourhood-map";
import { hasOffice, OfficeHours } from "@/components/layout/office-hours";
import { OpeningHours } from "@/components/layout/opening-hours";
import { Button } from "@/components/ui/button";
import { Mail, MapPin, Phone } from "@/components/ui/icons";
import { currentSite } from "@/lib/data/site/current-site";
import { addressOf, formatPosition, mapsUrlOf } from "@/lib/domain/site/contacts";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueSpaces } from "@/lib/services/catalogue/catalogue";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("whereWeAre");
  const address = addressOf(await currentSite());
  return pageMetadata({
    title: t("title"),
    description: t("metaDescription", { address }),
    path: paths.whereWeAre,
  });
}

const callable = (phone: string) => `tel:${phone.replace(/\s/g, "")}`;

/** Address, directions, parking and entrance. The map is a drawing, so that no third party learns about visitors. */
export default async function WhereWeArePage() {
  const t = await getTranslations("whereWeAre");
  const tLayout = await getTranslations("layout");
  const [site, spaces] = await Promise.all([currentSite(), catalogueSpaces(await getLocale())]);
  return (
    <div className="page-width pt-6 pb-16 sm:pt-10">
      <h1 className="text-[clamp(2.1rem,5vw,3.4rem)]">{t("title")}</h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
        <div className="flex flex-col gap-7">
          <address className="flex flex-col gap-1 not-italic">
            <p className="font-display-soft text-[1.4rem]">{site.name}</p>
            <p className="flex items-start gap-2.5 text-lg">
              <MapPin className="mt-1 size-5 shrink-0 text-sage-600" />
              {addressOf(site)}
            </p>
            <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center gap-2.5">
              <Mail className="size-5 shrink-0 text-sage-600" />
              {site.email}
            </a>
            {site.phones.map((phone) => (
              <a key={phone} href={callable(phone)} className="inline-flex min-h-11 items-center gap-2.5">
                <Phone className="size-5 shrink-0 text-sage-600" />
                {phone}
              </a>
            ))}
          </address>
          <Button asChild variant="action" size="lg" className="self-start">
            <a href={mapsUrlOf(site)} target="_blank" rel="noopener noreferrer">
              <MapPin />
              {t("openMaps")}
              <span className="sr-only">{` (${tLayout("newTab")})`}</span>
            </a>
          </Button>
          {hasOffice(site) && (
            <section className="text-ink-2">
              <h2 className="mb-1.5 text-[1.5rem] text-ink">{tLayout("office.title")}</h2>
              <OfficeHours site={site} />
            </section>
          )}
          <OpeningHours spaces={spaces} />
          {site.arrival.publicTransport && <Part title={t("arrival")}>{site.arrival.publicTransport}</Part>}
          {site.arrival.parking && <Part title={t("parking")}>{site.arrival.parking}</Part>}
          {site.arrival.entrance && <Part title={t("entrance")}>{site.arrival.entrance}</Part>}
        </div>
        <figure className="m-0 lg:sticky lg:top-24">
          <a
            href={mapsUrlOf(site)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t("openMaps")} (${tLayout("newTab")})`}
            className="block rounded-2xl"
          >
            <NeighbourhoodMap className="w-full rounded-2xl border shadow-raised" />
          </a>
          <figcaption className="mt-2 text-[0.92rem] text-ink-2">
            {t("caption", { place: site.position ? formatPosition(site.position) : addressOf(site) })}
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-[1.5rem]">{title}</h2>
      <p className="mt-1.5 max-w-[36em] text-ink-2">{children}</p>
    </section>
  );
}
