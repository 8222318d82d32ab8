"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { LateTexts } from "@/components/ui/late-texts";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

const TEXTS = ["layout"] as const;

/** The page for what is not there. Its texts are prescribed by docs/product.md, "Pages". */
export function MissingPage() {
  return (
    <LateTexts of={TEXTS}>
      <Missing />
    </LateTexts>
  );
}

function Missing() {
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
      <Link href={paths.home} className={buttonVariants({ size: "lg" })}>
        {t("toHome")}
      </Link>
      <Link href={paths.spaces} className={buttonVariants({ variant: "outline", size: "lg" })}>
        {t("toSpaces")}
      </Link>
    </EmptyState>
  );
}
