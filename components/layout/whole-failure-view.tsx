"use client";

import { IntlProvider, useTranslations } from "next-intl";
import { LateTexts } from "@/components/ui/late-texts";
import { languageOfPath } from "@/lib/domain/language/language-paths";
import { type FailureProps, FailureView } from "./failure-view";

export type WholeFailureProps = Omit<FailureProps, "text">;

/** The error page that replaces the whole document. It loads the texts that the root layout otherwise provides. */
export function WholeFailureView(props: WholeFailureProps) {
  const { language } = languageOfPath(window.location.pathname);
  return (
    <IntlProvider locale={language} messages={{}}>
      <LateTexts of={["live"]}>
        <Failure {...props} />
      </LateTexts>
    </IntlProvider>
  );
}

function Failure(props: WholeFailureProps) {
  const t = useTranslations("live.failure");
  return (
    <>
      <title>{t("title")}</title>
      <FailureView {...props} text={t("site")} />
    </>
  );
}
