import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { inPageLanguage } from "@/app/[locale]/in-page-language";
import { pagePayee } from "@/app/[locale]/page-payee";
import { PaymentOutcome } from "@/components/money/payment-outcome";
import { KnownPayee } from "@/components/money/use-payee";
import { BuyPass } from "@/components/pass/buy-pass";
import { OwnCard } from "@/components/pass/own-card";
import { OwnPasses } from "@/components/pass/own-passes";
import { QueryProvider } from "@/components/shared/query-provider";
import { Texts } from "@/components/shared/texts";
import { requireUserPage } from "@/lib/auth/current-user";
import { listPassesOf } from "@/lib/data/pass/passes";
import { ownedBy } from "@/lib/data/person/person";
import { dayOf } from "@/lib/domain/time/dates";
import { paths, pathWithQuery } from "@/lib/paths";
import { passSchema } from "@/lib/schemas/pass/pass";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { passesOnSale } from "@/lib/services/catalogue/passes-on-sale";
import { findOwnMembership } from "@/lib/services/membership/own-membership";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ownPasses");
  return unlistedMetadata(t("title"), paths.passes);
}

interface OwnPassesPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The user's card and passes: remaining entries, expiry, use, ways to pay, and the purchase of another pass. */
export default async function OwnPassesPage({ searchParams }: OwnPassesPageProps) {
  const query = await searchParams;
  const user = await requireUserPage(pathWithQuery(paths.passes, query));
  const t = await getTranslations("ownPasses");
  const language = await getLocale();
  const now = new Date();
  const passes = await inPageLanguage(listPassesOf(ownedBy({ userId: user.id }), now));
  const member = await findOwnMembership(user.id);
  const number = member?.status === "admitted" ? member.number : null;
  const isValid = (member?.validUntil ?? "") >= dayOf(now);
  const wanted = Number(query.compra);
  const product = wanted > 0 ? (await passesOnSale(language)).find(({ id }) => id === wanted) : undefined;
  return (
    <div className="page-width flex max-w-4xl flex-col gap-7 pt-6 pb-16 sm:pt-10">
      <h1 className="text-[clamp(2rem,4vw,3rem)]">{t("title")}</h1>
      {number !== null && <OwnCard number={number} until={isValid ? (member?.paidUntil ?? null) : null} />}
      <Texts of={["ownPasses", "passWords", "promoCode", "howToPay", "money", "bookingWords"]}>
        <PaymentOutcome outcome={query.pagamento} of="pass" />
        <QueryProvider>
          {product !== undefined && <BuyPass product={product} today={dayOf(now)} />}
          {wanted > 0 && product === undefined && <p role="status">{t("buy.gone")}</p>}
          <KnownPayee payee={await pagePayee()}>
            <OwnPasses passes={passes.map((pass) => passSchema.parse(pass))} today={dayOf(now)} />
          </KnownPayee>
        </QueryProvider>
      </Texts>
    </div>
  );
}
