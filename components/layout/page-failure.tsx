import { useTranslations } from "next-intl";
import { lazyErrorView } from "@/components/ui/lazy-error-view";
import type { FailureProps } from "./failure-view";

const LazyFailureView = lazyErrorView<FailureProps>(
  async () => (await import("./failure-view")).FailureView,
  ({ text }) => text,
);

/** The error page for a page that failed to render; the server has logged the cause. */
export function PageFailure(props: Omit<FailureProps, "text">) {
  const t = useTranslations("live.failure");
  return <LazyFailureView {...props} text={t("page")} />;
}
