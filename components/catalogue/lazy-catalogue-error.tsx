import { useTranslations } from "next-intl";
import { lazyErrorView } from "@/components/ui/lazy-error-view";
import type { CatalogueErrorProps } from "./catalogue-error";

export const LazyCatalogueError = lazyErrorView<CatalogueErrorProps>(
  async () => (await import("./catalogue-error-with-messages")).CatalogueErrorWithMessages,
  () => useTranslations("live.failure")("unknown"),
);
