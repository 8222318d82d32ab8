import { useTranslations } from "next-intl";
import type { ClosureSaved } from "@/lib/schemas/closure/closure";

/**
 * Words how many bookings a closure canceled and how many customers get a mail, and how many participants of lessons;
 * undefined where it did neither.
 */
export function useOutcomeText() {
  const t = useTranslations("panel.closure.outcome");
  return ({ canceled, mailed, recipients }: ClosureSaved): string | undefined => {
    const texts = [
      ...(canceled.length === 0
        ? []
        : [t("canceled", { count: canceled.length }), t("mailed", { count: mailed })]),
      ...(recipients === 0 ? [] : [t("told", { count: recipients })]),
    ];
    return texts.length === 0 ? undefined : texts.join(" ");
  };
}
