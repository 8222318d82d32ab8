"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { PictureOrder } from "@/components/admin/shared/pictures/picture-order";
import { PictureAndName } from "@/components/admin/shared/resource/cells";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useResourceActions } from "@/components/admin/shared/resource/use-resource";
import { useResourceTexts, useVisibility } from "@/components/admin/shared/resource/use-resource-texts";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { imageAddress } from "@/lib/domain/space/space-image";
import type { GalleryImage, GalleryImageOfPanel } from "@/lib/schemas/catalogue/gallery-image";
import type { GalleryOutput, GalleryValues } from "./gallery-form";

export const EventGalleryPage = () => (
  <ResourceListPage resource={useGalleryResource()}>
    {(images) => <GalleryOrder images={images} />}
  </ResourceListPage>
);

function GalleryOrder({ images }: { images: readonly GalleryImage[] }) {
  const t = useTranslations("panel.gallery");
  const { changeAll } = useResourceActions(useGalleryResource());
  if (images.length < 2) return null;
  const pictures = images.map(({ id, title, imageUrl, isActive, orderIndex }) => ({
    id,
    title,
    src: imageAddress(imageUrl),
    isFaded: !isActive,
    orderIndex,
  }));
  return (
    <div className="rounded-lg border bg-surface p-4 shadow-rest">
      <h3 className="text-[1.2rem]">{t("order.title")}</h3>
      <p className="mt-1 mb-3 text-[0.92rem] text-ink-2">{t("order.text")}</p>
      <PictureOrder
        pictures={pictures}
        label={t("order.label")}
        onOrder={(next) =>
          changeAll(
            next.flatMap(({ id, orderIndex }, index) =>
              orderIndex === index ? [] : [{ id, body: { orderIndex: index } }],
            ),
          )
        }
      >
        {({ isFaded }) => isFaded && <p className="text-[0.8rem] text-ink-2">{t("visibility.off")}</p>}
      </PictureOrder>
    </div>
  );
}

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

function useGalleryResource(): Resource<GalleryImageOfPanel, GalleryValues, GalleryOutput> {
  const t = useTranslations("panel.gallery");
  const texts = useResourceTexts("panel.gallery.texts");
  const visibility = useVisibility("panel.gallery.visibility");
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
      visibility,
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
          text: ({ orderIndex }) => String(orderIndex),
        },
      ],
      sections,
      rules,
    }),
    [t, texts, visibility, sections],
  );
}
