"use client";

import { LazyCatalogueError } from "@/components/catalogue/lazy-catalogue-error";

export default function EventsError({ reset }: { reset: () => void }) {
  return <LazyCatalogueError title="Errore nel caricamento degli eventi" onRetry={reset} />;
}
