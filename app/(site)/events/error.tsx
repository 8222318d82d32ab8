"use client";

import { LateCatalogueError } from "@/components/shared/late-catalogue-error";

export default function EventsError({ reset }: { reset: () => void }) {
  return <LateCatalogueError title="Errore nel caricamento degli eventi" onRetry={reset} />;
}
