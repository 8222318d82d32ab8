import { lazyErrorView } from "@/components/ui/lazy-error-view";
import type { DocumentErrorPageProps } from "./document-error-view";

export const DocumentErrorPage = lazyErrorView<DocumentErrorPageProps>(
  async () => (await import("./document-error-view")).DocumentErrorView,
  ({ error }) => error.digest ?? "500",
);
