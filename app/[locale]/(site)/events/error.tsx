"use client";

import { LazyCatalogueError } from "@/components/catalogue/lazy-catalogue-error";

export default function EventsError({ reset }: { reset: () => void }) {
  return <LazyCatalogueError of="events" onRetry={reset} />;
}
