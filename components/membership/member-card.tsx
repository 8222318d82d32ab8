import { useLocale, useTranslations } from "next-intl";
import { QrCode } from "@/components/shared/qr-code";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import { type CalendarDay, formatDayAfter } from "@/lib/domain/time/dates";

interface ShownCard {
  memberId: number;
  number: number;
  name: string;
  category: string;
  decidedOn: CalendarDay | null;
  /** The last day of validity; null while the card is not valid. */
  until: CalendarDay | null;
  code: string;
}

export function MemberCard({ card, association }: { card: ShownCard; association: string }) {
  const t = useTranslations("membership.card");
  const language = useLocale();
  const { number, name, category, decidedOn, until, code } = card;
  return (
    <section aria-label={t("number", { number })} className="flex flex-col items-start gap-3">
      <div className="flex w-full max-w-xl flex-wrap items-center gap-x-8 gap-y-5 rounded-2xl border border-sage-300 bg-sage-100 p-5 text-sage-800 shadow-raised sm:p-7">
        <div className="flex min-w-44 flex-1 flex-col gap-1.5">
          <p className="text-[0.95rem] wrap-anywhere">{association}</p>
          <p className="font-display-soft text-[1.75rem] leading-tight wrap-anywhere">{name}</p>
          <p className="text-lg font-semibold tabular-nums">{t("number", { number })}</p>
          <p className="text-[0.95rem] first-letter:uppercase">{category}</p>
          {decidedOn !== null && (
            <p className="text-[0.95rem]">
              {t("since", { since: formatDayAfter("dal", decidedOn, language) })}
            </p>
          )}
          <p className="mt-1 font-semibold">
            {until === null ? t("notValid") : t("until", { until: formatDayAfter("al", until, language) })}
          </p>
        </div>
        <div className="flex flex-col items-center gap-1 max-[26rem]:mx-auto">
          <QrCode text={code} label={t("code", { number })} />
          <span className="text-sm font-semibold tracking-wider tabular-nums">{code}</span>
        </div>
      </div>
      <p className="text-ink-2">{t("show")}</p>
      <Button asChild variant="outline">
        <a href={`/api/members/${card.memberId}/card`} download>
          <Download />
          {t("download")}
        </a>
      </Button>
    </section>
  );
}
