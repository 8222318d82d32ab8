"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { usePassProductsResource } from "./pass-products-resource";

export const PassProductsPage = () => <ResourceListPage resource={usePassProductsResource()} />;
