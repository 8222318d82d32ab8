"use client";

import { LateCatalogueError } from "@/components/shared/late-catalogue-error";

export default function CoursesError({ reset }: { reset: () => void }) {
  return <LateCatalogueError title="Errore nel caricamento dei corsi" onRetry={reset} />;
}
