"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useSpacesResource } from "./spaces-resource";

export const SpacesPage = () => <ResourceListPage resource={useSpacesResource()} />;
