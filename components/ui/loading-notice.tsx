import { useTranslations } from "next-intl";
export function LoadingNotice() {
  const t = useTranslations("live");
  return (
    <span role="status" className="loading-notice">
      {t("moment")}
    </span>
  );
}
