"use client";

import { PageTabs } from "@/components/admin/shared/page-tabs";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useTeachersResource } from "./teachers-resource";

export const TeachersPage = () => (
  <>
    <PageTabs of="courses" current="teachers" />
    <ResourceListPage resource={useTeachersResource()} />
  </>
);
