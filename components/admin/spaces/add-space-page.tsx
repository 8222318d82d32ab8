"use client";

import { ResourceAddPage } from "@/components/admin/shared/resource/resource-add-page";
import { useSpacesResource } from "./spaces-resource";

export const AddSpacePage = () => <ResourceAddPage resource={useSpacesResource()} />;
