import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LazyMissingPage } from "@/components/layout/lazy-missing-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.missing");
  return { title: t("metaTitle") };
}

export default function NotFound() {
  return <LazyMissingPage />;
}
