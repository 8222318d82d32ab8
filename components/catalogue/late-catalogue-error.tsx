"use client";

import { LateTexts } from "@/components/ui/late-texts";
import { CatalogueError, type CatalogueErrorProps } from "./catalogue-error";

/** `CatalogueError` with its lazily loaded texts. */
export function LateCatalogueError(props: CatalogueErrorProps) {
  return (
    <LateTexts of={["catalogueError"]}>
      <CatalogueError {...props} />
    </LateTexts>
  );
}
