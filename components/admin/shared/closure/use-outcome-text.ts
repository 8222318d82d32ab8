import { useTranslations } from "next-intl";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import type { ClosureSaved } from "@/lib/schemas/closure/closure";

/**
 * Words how many bookings a closure canceled and how many customers get a mail, and how many participants of lessons;
 * undefined where it did neither.
 */
export function useOutcomeText() {
  const t = useTranslations("panel.closure.outcome");
  const mailsNotice = useMailsNotice();
  return ({ canceled, mailed, recipients }: ClosureSaved): string | undefined => {
    if (canceled.length === 0 && recipients === 0) return undefined;
    const told = [
      ...(canceled.length === 0 ? [] : [t("mailed", { count: mailed })]),
      ...(recipients === 0 ? [] : [t("told", { count: recipients })]),
    ];
    return [
      ...(canceled.length === 0 ? [] : [t("canceled", { count: canceled.length })]),
      mailsNotice(mailed + recipients, told.join(" ")),
    ].join(" ");
  };
}
