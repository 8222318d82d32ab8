"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { ExtrasReport } from "./extras-report";
import { useExtrasResource } from "./extras-resource";

/** What can be had with rooms: kept as a list, with how much it is used. */
export const ExtrasPage = () => (
  <div className="flex min-w-0 flex-col gap-6">
    <ResourceListPage resource={useExtrasResource()} />
    <ExtrasReport />
  </div>
);
