"use client";

import { PageTabs } from "@/components/admin/shared/page-tabs";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useCoursesResource } from "./courses-resource";

export const CoursesPage = () => (
  <>
    <PageTabs of="courses" current="courses" />
    <ResourceListPage resource={useCoursesResource()} />
  </>
);
