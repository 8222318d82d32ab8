import { useTranslations } from "next-intl";
import { useAreMailsOnlyKept } from "./use-has-mail-server";

/** Under what promises mails, before it is pressed: that they reach nobody, where no mail server is configured. */
export function KeptMailsLine() {
  const t = useTranslations("panel.actions.mailNotice");
  return (
    useAreMailsOnlyKept() && (
      <span className="block text-[0.95rem] font-semibold text-honey-700">{t("allKept")}</span>
    )
  );
}
