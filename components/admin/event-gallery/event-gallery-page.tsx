"use client";

import { useTranslations } from "next-intl";
import { PictureOrder } from "@/components/admin/shared/pictures/picture-order";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useResourceActions } from "@/components/admin/shared/resource/use-resource";
import { imageAddress } from "@/lib/domain/space/space-image";
import type { GalleryImage } from "@/lib/schemas/catalogue/gallery-image";
import { useGalleryResource } from "./gallery-resource";

export const EventGalleryPage = () => (
  <ResourceListPage resource={useGalleryResource()}>
    {(images) => <GalleryOrder images={images} />}
  </ResourceListPage>
);

/** Sorts the images of the home page. */
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
