"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { GalleryOrder } from "./gallery-order";
import { useGalleryResource } from "./gallery-resource";

export const EventGalleryPage = () => (
  <ResourceListPage resource={useGalleryResource()}>
    {(images) => <GalleryOrder images={images} />}
  </ResourceListPage>
);
