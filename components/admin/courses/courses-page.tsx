"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useCoursesResource } from "./courses-resource";

export const CoursesPage = () => <ResourceListPage resource={useCoursesResource()} />;
