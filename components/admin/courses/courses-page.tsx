"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { coursesResource } from "./courses-resource";

export const CoursesPage = () => <ResourceListPage resource={coursesResource} />;
