"use client";

import { CourseTabs } from "@/components/admin/shared/resource/course-tabs";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useTeachersResource } from "./teachers-resource";

export const TeachersPage = () => (
  <>
    <CourseTabs current="teachers" />
    <ResourceListPage resource={useTeachersResource()} />
  </>
);
