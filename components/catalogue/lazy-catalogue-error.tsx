"use client";

import { useTranslations } from "next-intl";
import { LateTexts } from "@/components/ui/late-texts";
import { lazyErrorView } from "@/components/ui/lazy-error-view";
import type { CatalogueErrorProps } from "./catalogue-error";

/** `CatalogueError` as an error page, loaded with its texts when it is needed. */
export const LazyCatalogueError = lazyErrorView<CatalogueErrorProps>(
  async () => {
    const { CatalogueError } = await import("./catalogue-error");
    return (props) => (
      <LateTexts of={["catalogueError"]}>
        <CatalogueError {...props} />
      </LateTexts>
    );
  },
  () => useTranslations("live.failure")("unknown"),
);
