import { useLocale, useTranslations } from "next-intl";
import { type CalendarDay, formatDayAfter } from "@/lib/domain/time/dates";

export function CertificateNote({ until, today }: { until: CalendarDay | null; today: CalendarDay }) {
  const t = useTranslations("membership.state");
  const language = useLocale();
  if (until === null) return null;
  return (
    <p className="text-ink-2">
      {until < today
        ? t("certificateExpired", { expired: formatDayAfter("il", until, language) })
        : t("certificate", { until: formatDayAfter("al", until, language) })}
    </p>
  );
}
