import { IntlProvider, useTranslations } from "next-intl";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { languageOfPath } from "@/lib/domain/language/language-paths";
import { type FailureProps, FailureView } from "./failure-view";

export type DocumentErrorPageProps = Omit<FailureProps, "text">;

/** The error page that replaces the whole document. It loads the texts that the root layout otherwise provides. */
export function DocumentErrorView(props: DocumentErrorPageProps) {
  const { language } = languageOfPath(window.location.pathname);
  return (
    <IntlProvider locale={language} messages={{}}>
      <LazyMessages of={["live"]}>
        <Failure {...props} />
      </LazyMessages>
    </IntlProvider>
  );
}

function Failure(props: DocumentErrorPageProps) {
  const t = useTranslations("live.failure");
  return (
    <>
      <title>{t("title")}</title>
      <FailureView {...props} text={t("site")} />
    </>
  );
}
