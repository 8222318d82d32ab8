import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.missing");
  return { title: t("metaTitle") };
}

/** The texts are prescribed by docs/product.md, "Pages". */
export default function NotFound() {
  const t = useTranslations("layout.missing");
  return (
    <EmptyState
      headingLevel="h1"
      image="/images/empty/not-found.svg"
      title={t("title")}
      description={
        <>
          <p lang="en">{t("lead")}</p>
          <p className="mt-1">{t("text")}</p>
        </>
      }
    >
      <Button asChild size="lg">
        <Link href={paths.home}>{t("toHome")}</Link>
      </Button>
      <Button asChild variant="outline" size="lg">
        <Link href={paths.spaces}>{t("toSpaces")}</Link>
      </Button>
    </EmptyState>
  );
}
