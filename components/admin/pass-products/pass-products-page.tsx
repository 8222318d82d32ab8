"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Price } from "@/components/admin/shared/resource/price";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useResourceTexts, useVisibility } from "@/components/admin/shared/resource/use-resource-texts";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import type { PassProductOfPanel } from "@/lib/schemas/pass/product";
import type { PassProductOutput, PassProductValues } from "./pass-product-form";
import { usePassProductSections } from "./use-pass-product-sections";

export const PassProductsPage = () => <ResourceListPage resource={usePassProductsResource()} />;

const rules = lazyRules(async () => (await import("./pass-product-form")).passProductRules);

function usePassProductsResource(): Resource<PassProductOfPanel, PassProductValues, PassProductOutput> {
  const t = useTranslations("panel.passProducts");
  const texts = useResourceTexts("panel.passProducts.texts");
  const visibility = useVisibility("panel.passProducts.visibility");
  const sections = usePassProductSections();
  return useMemo(() => {
    const entriesOf = ({ entries }: PassProductOfPanel) =>
      entries === null ? t("unlimited") : String(entries);
    const daysOf = ({ validDays }: PassProductOfPanel) => t("days", { count: validDays });
    const scopeOf = ({ kinds, courseIds }: PassProductOfPanel) =>
      kinds
        .map((kind) =>
          kind === "course" && courseIds !== null
            ? t("for.someCourses", { count: courseIds.length })
            : t(`for.${kind}`),
        )
        .join(", ");
    return {
      page: "pass-products",
      endpoint: "/api/pass-products",
      listPath: "/api/pass-products?all=true",
      csvName: t("fileName"),
      texts: {
        ...texts,
        linked: {
          before: t("linked.before"),
          refused: t("linked.refused"),
          hideInstead: t("linked.hideInstead"),
        },
      },
      nameOf: ({ name }) => name,
      whyFinal: () => null,
      visibility,
      columns: [
        {
          key: "name",
          header: t("column.name"),
          priority: "title",
          text: ({ name }) => name,
          sortValue: ({ name }) => name,
        },
        { key: "entries", header: t("column.entries"), priority: "high", align: "end", text: entriesOf },
        { key: "validDays", header: t("column.validDays"), priority: "high", text: daysOf },
        { key: "for", header: t("column.for"), priority: "low", text: scopeOf },
        {
          key: "price",
          header: t("column.price"),
          priority: "high",
          align: "end",
          cell: ({ price }) => <Price value={price} />,
          text: ({ price }) => formatCents(price, DEFAULT_LANGUAGE),
          sortValue: ({ price }) => price,
        },
      ],
      sections,
      rules,
    };
  }, [t, texts, visibility, sections]);
}
