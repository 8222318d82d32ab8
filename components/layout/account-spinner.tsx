import { useTranslations } from "next-intl";
import { Spinner } from "@/components/ui/spinner";

/** Shown at the right end of the header until the session is known. */
export function AccountSpinner() {
  const t = useTranslations("live");
  return (
    <span className="account-spinner">
      <Spinner label={t("checking")} />
    </span>
  );
}
