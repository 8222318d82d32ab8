import { useTranslations } from "next-intl";
/** A toast-like notice while the code of a dialog is loading. */
export function LoadingNotice() {
  const t = useTranslations("live");
  return (
    <span role="status" className="loading-notice">
      {t("moment")}
    </span>
  );
}
