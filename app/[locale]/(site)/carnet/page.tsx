import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageHeading } from "@/components/layout/page-heading";
import { HowPassesWork } from "@/components/pass/how-passes-work";
import { PassProductList } from "@/components/pass/pass-product-list";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { hasCourses } from "@/lib/services/catalogue/catalogue";
import { passesOnSale } from "@/lib/services/catalogue/passes-on-sale";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("passSale");
  return pageMetadata({ title: t("title"), description: t("metaDescription"), path: paths.passSale });
}

/** The passes on sale; they are bought in the account. */
export default async function PassSalePage() {
  const t = await getTranslations("passSale");
  const products = await passesOnSale(await getLocale());
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <PassProductList products={products} hasCourses={products.length === 0 && (await hasCourses())} />
      {products.length > 0 && <HowPassesWork />}
    </>
  );
}
