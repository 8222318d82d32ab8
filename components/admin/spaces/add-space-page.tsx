"use client";

import { ResourceAddPage } from "@/components/admin/shared/resource/resource-add-page";
import { spacesResource } from "./spaces-resource";

export const AddSpacePage = () => <ResourceAddPage resource={spacesResource} />;
