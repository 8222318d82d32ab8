"use client";

import { CatalogueError } from "@/components/shared/catalogue-error";

export default function CoursesError({ reset }: { reset: () => void }) {
  return <CatalogueError title="Errore nel caricamento dei corsi" onRetry={reset} />;
}
