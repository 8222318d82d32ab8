"use client";

import { ResourceAddPage } from "@/components/admin/shared/resource/resource-add-page";
import { useEventsResource } from "./events-resource";

export const AddEventPage = () => <ResourceAddPage resource={useEventsResource()} />;
