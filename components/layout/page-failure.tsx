"use client";

import { useTranslations } from "next-intl";
import type { FailureProps } from "./failure-view";
import { LazyFailureView } from "./lazy-failure-view";

/** The error page for a page that failed to render; the server has logged the cause. */
export function PageFailure(props: Omit<FailureProps, "text">) {
  const t = useTranslations("live.failure");
  return <LazyFailureView {...props} text={t("page")} />;
}
