import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { PictureAndName } from "@/components/admin/shared/resource/cells";
import { lateRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useResourceTexts } from "@/components/admin/shared/resource/use-resource-texts";
import { imageAddress } from "@/lib/domain/space/space-image";
import type { GalleryImageOfPanel } from "@/lib/schemas/catalogue/gallery-image";
import type { GalleryOutput, GalleryValues } from "./gallery-form";
import { useGallerySections } from "./use-gallery-sections";

const rules = lateRules(async () => (await import("./gallery-form")).galleryRules);

/** The images of the home page in the panel: how they are listed, edited, published and deleted. */
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
