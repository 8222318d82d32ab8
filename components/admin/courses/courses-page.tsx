"use client";

import { CourseTabs } from "@/components/admin/shared/resource/course-tabs";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useCoursesResource } from "./courses-resource";

export const CoursesPage = () => (
  <>
    <CourseTabs current="courses" />
    <ResourceListPage resource={useCoursesResource()} />
  </>
);
