"use client";

import { ResourceAddPage } from "@/components/admin/shared/resource/resource-add-page";
import { coursesResource } from "./courses-resource";

export const AddCoursePage = () => <ResourceAddPage resource={coursesResource} />;
