import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageHeading } from "@/components/layout/page-heading";
import { type MemberOffer, MemberOffers } from "@/components/membership/member-offers";
import { MembershipCosts } from "@/components/membership/membership-costs";
import { Button } from "@/components/ui/button";
import { Check, Download } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { currentSite } from "@/lib/data/site/current-site";
import { findSettings } from "@/lib/data/site/settings";
import { membershipYearOf } from "@/lib/domain/membership/membership-year";
import { dayOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { type CatalogueForMembers, catalogueForMembers } from "@/lib/services/catalogue/member-offers";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("becomeMember");
  const { legalName } = await currentSite();
  return pageMetadata({
    title: t("title"),
    description: t("metaDescription", { association: legalName }),
    path: paths.becomeMember,
  });
}

interface Offers {
  only: MemberOffer[];
  priced: MemberOffer[];
}

/** Offers for members only, and offers that are cheaper for members. */
function offersOf({ spaces, courses, events }: CatalogueForMembers): Offers {
  const signUps = [
    ...courses.map((course) => ({ ...course, href: paths.course(course) })),
    ...events.map((event) => ({ ...event, href: paths.event(event) })),
  ];
  const forMembers = signUps.filter(({ membersOnly }) => membersOnly);
  const forAll = signUps.filter(({ membersOnly }) => !membersOnly);
  return {
    only: [
      ...spaces.map((space) => ({ href: paths.space(space), name: space.name })),
      ...forMembers.map(({ href, title, price, memberPrice }) => ({
        href,
        name: title,
        price: memberPrice ?? price,
      })),
    ],
    priced: forAll.map(({ href, title, price, memberPrice }) => ({
      href,
      name: title,
      price: memberPrice ?? price,
      fullPrice: price,
    })),
  };
}

/** The cost and benefits of membership, the statute, and the link to the application. */
export default async function BecomeMemberPage() {
  const t = await getTranslations("becomeMember");
  const now = new Date();
  const [site, settings, catalogue] = await Promise.all([
    currentSite(),
    findSettings(),
    catalogueForMembers(now, await getLocale()),
  ]);
  const { memberCategories, memberDiscountPercent: percent, memberYearStart } = settings;
  const { only, priced } = offersOf(catalogue);
  const benefits = [
    t("benefits.assembly"),
    ...(percent > 0 ? [t("benefits.discount", { percent })] : []),
    ...(priced.length > 0 ? [t("benefits.prices")] : []),
    ...(only.length > 0 ? [t("benefits.only")] : []),
    t("benefits.card"),
  ];
  const steps = [t("steps.apply"), t("steps.decide"), t("steps.pay")];
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead", { association: site.legalName })}>
        <Button asChild variant="action" size="lg">
          <Link href={paths.membership}>{t("apply")}</Link>
        </Button>
      </PageHeading>
      <div className="page-width grid gap-x-12 gap-y-10 pb-6 lg:grid-cols-[1fr_1.1fr] lg:items-start">
        <MembershipCosts categories={memberCategories} year={membershipYearOf(dayOf(now), memberYearStart)} />
        <section aria-labelledby="vantaggi">
          <h2 id="vantaggi" className="text-[1.6rem]">
            {t("benefits.title")}
          </h2>
          <ul className="mt-4 grid list-none gap-3 p-0">
            {benefits.map((benefit) => (
              <li key={benefit} className="grid grid-cols-[1.5rem_1fr] gap-2.5">
                <Check className="mt-0.5 size-5 text-sage-600" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="come">
          <h2 id="come" className="text-[1.6rem]">
            {t("steps.title")}
          </h2>
          <ol className="mt-4 grid list-none gap-4 p-0">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.25rem_1fr] items-start gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-9 place-items-center rounded-full bg-sage-100 font-semibold text-sage-800 tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="pt-1.5">{step}</span>
              </li>
            ))}
          </ol>
          <p className="mt-5">
            <Link
              href={paths.membership}
              className="inline-flex min-h-11 items-center text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
            >
              {t("card")}
            </Link>
          </p>
        </section>
        <section aria-labelledby="statuto" className="rounded-xl border bg-sand-100 p-5 sm:p-7">
          <h2 id="statuto" className="text-[1.6rem]">
            {t("statute.title")}
          </h2>
          <p className="mt-2 mb-4 text-ink-2">{t("statute.text")}</p>
          {site.statuteUrl === null ? (
            <p>{t("statute.ask")}</p>
          ) : (
            <Button asChild variant="outline">
              <a href={site.statuteUrl} download>
                <Download />
                {t("statute.download")}
              </a>
            </Button>
          )}
        </section>
        <MemberOffers id="solo-soci" title={t("offers.only")} offers={only} />
        <MemberOffers id="prezzo-soci" title={t("offers.prices")} offers={priced} />
      </div>
    </>
  );
}
