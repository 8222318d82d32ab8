import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { inPageLanguage } from "@/app/[locale]/in-page-language";
import { pagePayee } from "@/app/[locale]/page-payee";
import { KnownPayee } from "@/components/money/use-payee";
import { Texts } from "@/components/shared/texts";
import { WaitingCard } from "@/components/waiting/waiting-card";
import { linkMetadata } from "@/lib/seo/page-metadata";
import { withoutPerson } from "@/lib/services/person/owner";
import { findAccepted, findOfferPrices } from "@/lib/services/vacancy/offer-price";
import { findEntryByLink } from "@/lib/services/waiting/waiting-line";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return linkMetadata(t("waitingList"));
}

/** The page of the link in the mails of the waiting list. Opening it changes nothing. */
export default async function WaitingEntryPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const now = new Date();
  const entry = token.length > 200 ? null : await inPageLanguage(findEntryByLink(token, now));
  if (entry === null) notFound();
  const t = await getTranslations("accountPages");
  const [prices, accepted] = await Promise.all([findOfferPrices([entry], now), findAccepted(entry)]);
  return (
    <div className="page-width max-w-2xl py-10 sm:py-16">
      <h1 className="mb-6 text-[clamp(2rem,1.5rem+2.5vw,3rem)]">{t("waitingList")}</h1>
      <Texts of={["asked", "waiting", "bookingWords", "howToPay", "money"]}>
        <KnownPayee payee={await pagePayee()}>
          <WaitingCard
            entry={withoutPerson(entry)}
            token={token}
            now={now.toISOString()}
            price={prices.get(entry.id)}
            accepted={accepted}
          />
        </KnownPayee>
      </Texts>
    </div>
  );
}
