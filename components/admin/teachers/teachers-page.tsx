"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useTeachersResource } from "./teachers-resource";

export const TeachersPage = () => <ResourceListPage resource={useTeachersResource()} />;
