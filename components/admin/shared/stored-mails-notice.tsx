import { useTranslations } from "next-intl";
import { useAreMailsOnlyStored } from "./use-has-mail-server";

export function StoredMailsNotice() {
  const t = useTranslations("panel.actions.mailNotice");
  return (
    useAreMailsOnlyStored() && (
      <span className="block text-[0.95rem] font-semibold text-honey-700">{t("allKept")}</span>
    )
  );
}
