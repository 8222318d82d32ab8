"use client";

import { LazyCatalogueError } from "@/components/catalogue/lazy-catalogue-error";

export default function CoursesError({ reset }: { reset: () => void }) {
  return <LazyCatalogueError of="courses" onRetry={reset} />;
}
