import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useLinkedTexts, useVisibility } from "@/components/admin/shared/resource/use-resource-texts";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import type { Column } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import { EXTRA_UNITS } from "@/lib/domain/room-time/extras";
import type { ExtraOfPanel } from "@/lib/schemas/room-time/extras";
import type { ShownSpace } from "@/lib/schemas/space/space";
import type { ExtraOutput, ExtraValues } from "./extra-form";

const rules = lazyRules(async () => (await import("./extra-form")).extraRules);

function useExtraSections(): readonly FormSection<ExtraValues>[] {
  const t = useTranslations("panel.extras");
  const tForm = useTranslations("panel.extras.form");
  return useMemo(
    () => [
      {
        title: t("form.section"),
        fields: labelled(tForm, [
          { kind: "text", name: "name", isTranslated: true },
          { kind: "textarea", name: "description", rows: 2, optional: true, isTranslated: true },
          { kind: "price", name: "price", hint: tForm("priceHint"), width: "third" },
          {
            kind: "select",
            name: "unit",
            width: "third",
            options: EXTRA_UNITS.map((value) => ({ value, label: t(`unit.${value}`) })),
          },
          { kind: "number", name: "stock", hint: tForm("stockHint"), width: "third" },
        ]),
      },
      {
        title: t("form.where"),
        fields: labelled(tForm, [
          { kind: "switch", name: "isLimited", hint: tForm("isLimitedHint") },
          { kind: "rooms", name: "spaceIds", shownWith: "isLimited" },
          { kind: "switch", name: "isActive", hint: tForm("isActiveHint") },
        ]),
      },
    ],
    [t, tForm],
  );
}

function useExtraColumns(): readonly Column<ExtraOfPanel>[] {
  const t = useTranslations("panel.extras");
  const formats = useFormats();
  const { data: rooms } = useQuery<ShownSpace[]>({ queryKey: ["/api/spaces"] });
  return useMemo(() => {
    const stockOf = ({ stock }: ExtraOfPanel) => (stock === null ? t("unlimited") : String(stock));
    const whereOf = ({ spaceIds }: ExtraOfPanel) =>
      spaceIds === null
        ? t("everywhere")
        : spaceIds.map((id) => rooms?.find((room) => room.id === id)?.name ?? "…").join(", ");
    return [
      {
        key: "name",
        header: t("form.name"),
        priority: "title",
        text: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      {
        key: "price",
        header: t("column.price"),
        priority: "high",
        align: "end",
        text: ({ price }) => formats.cents(price),
        sortValue: ({ price }) => price,
      },
      { key: "unit", header: t("column.unit"), priority: "high", text: ({ unit }) => t(`unit.${unit}`) },
      { key: "stock", header: t("column.stock"), priority: "high", text: stockOf },
      { key: "where", header: t("column.where"), priority: "low", text: whereOf },
    ];
  }, [t, formats, rooms]);
}

export function useExtrasResource(): Resource<ExtraOfPanel, ExtraValues, ExtraOutput> {
  const t = useTranslations("panel.extras");
  const texts = useLinkedTexts("panel.extras.texts");
  const visibility = useVisibility("panel.extras.visibility");
  const sections = useExtraSections();
  const columns = useExtraColumns();
  return useMemo(
    () => ({
      page: "extras",
      endpoint: "/api/extras",
      listPath: "/api/extras?all=true",
      csvName: t("fileName"),
      texts,
      nameOf: ({ name }) => name,
      whyFinal: () => t("texts.deletedFinal"),
      visibility,
      columns,
      sections,
      rules,
    }),
    [t, texts, visibility, columns, sections],
  );
}
