"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { ExtrasReport } from "./extras-report";
import { useExtrasResource } from "./extras-resource";

/** Extras that can be booked with rooms, and how much they are used. */
export const ExtrasPage = () => (
  <div className="flex min-w-0 flex-col gap-6">
    <ResourceListPage resource={useExtrasResource()} />
    <ExtrasReport />
  </div>
);
