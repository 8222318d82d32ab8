"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { GalleryOrder } from "./gallery-order";
import { galleryResource } from "./gallery-resource";

export const EventGalleryPage = () => (
  <ResourceListPage resource={galleryResource}>
    {(images) => <GalleryOrder images={images} />}
  </ResourceListPage>
);
