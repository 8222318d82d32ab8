import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { PictureAndName } from "@/components/admin/shared/resource/cells";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useResourceTexts } from "@/components/admin/shared/resource/use-resource-texts";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { imageAddress } from "@/lib/domain/space/space-image";
import type { GalleryImageOfPanel } from "@/lib/schemas/catalogue/gallery-image";
import type { GalleryOutput, GalleryValues } from "./gallery-form";

function useGallerySections(): readonly FormSection<GalleryValues>[] {
  const t = useTranslations("panel.gallery");
  return useMemo(
    () => [
      {
        title: t("form.section"),
        fields: [
          { kind: "text", name: "title", label: t("title"), isTranslated: true },
          {
            kind: "file",
            name: "file",
            address: "imageUrl",
            label: t("form.picture"),
            hint: t("form.pictureHint"),
            maxMegabytes: 10,
          },
          {
            kind: "number",
            name: "orderIndex",
            label: t("position"),
            hint: t("form.positionHint"),
            width: "half",
          },
          { kind: "switch", name: "isActive", label: t("form.isActive"), hint: t("form.isActiveHint") },
        ],
      },
    ],
    [t],
  );
}

const rules = lazyRules(async () => (await import("./gallery-form")).galleryRules);

export function useGalleryResource(): Resource<GalleryImageOfPanel, GalleryValues, GalleryOutput> {
  const t = useTranslations("panel.gallery");
  const texts = useResourceTexts("panel.gallery.texts");
  const sections = useGallerySections();
  return useMemo(
    () => ({
      page: "event-gallery",
      endpoint: "/api/event-gallery-images",
      listPath: "/api/event-gallery-images",
      csvName: t("fileName"),
      texts,
      nameOf: ({ title }) => title,
      whyFinal: () => t("texts.fileFinal"),
      visibility: {
        isOn: ({ isActive }) => isActive,
        change: (isActive) => ({ isActive }),
        header: t("visibility.header"),
        words: () => ({ on: t("visibility.on"), off: t("visibility.off") }),
        showLabel: t("visibility.show"),
        hideLabel: t("visibility.hide"),
      },
      columns: [
        {
          key: "title",
          header: t("title"),
          priority: "title",
          cell: ({ imageUrl, title }) => <PictureAndName src={imageAddress(imageUrl)} name={title} />,
          text: ({ title }) => title,
        },
        {
          key: "orderIndex",
          header: t("position"),
          priority: "high",
          align: "end",
          cell: ({ orderIndex }) => orderIndex,
          text: ({ orderIndex }) => String(orderIndex),
        },
      ],
      sections,
      rules,
    }),
    [t, texts, sections],
  );
}
