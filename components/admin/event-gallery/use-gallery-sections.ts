import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FormSection } from "@/components/shared/form/field-definitions";
import type { GalleryValues } from "./gallery-form";

/** The fields of the form of an image. */
export function useGallerySections(): readonly FormSection<GalleryValues>[] {
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
