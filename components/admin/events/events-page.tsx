"use client";

import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useEventsResource } from "./events-resource";

export const EventsPage = () => <ResourceListPage resource={useEventsResource()} />;
