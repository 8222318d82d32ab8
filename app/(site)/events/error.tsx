"use client";

import { CatalogueError } from "@/components/shared/catalogue-error";

export default function EventsError({ reset }: { reset: () => void }) {
  return <CatalogueError title="Errore nel caricamento degli eventi" onRetry={reset} />;
}
