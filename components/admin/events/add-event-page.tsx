"use client";

import { ResourceAddPage } from "@/components/admin/shared/resource/resource-add-page";
import { eventsResource } from "./events-resource";

export const AddEventPage = () => <ResourceAddPage resource={eventsResource} />;
