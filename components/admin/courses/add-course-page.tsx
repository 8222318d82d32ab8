"use client";

import { ResourceAddPage } from "@/components/admin/shared/resource/resource-add-page";
import { useCoursesResource } from "./courses-resource";

export const AddCoursePage = () => <ResourceAddPage resource={useCoursesResource()} />;
