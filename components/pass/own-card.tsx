import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type CalendarDay, formatDayAfter } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";

interface OwnCardProps {
  number: number;
  /** The last day of validity; null while the card is not valid. */
  until: CalendarDay | null;
}

export function OwnCard({ number, until }: OwnCardProps) {
  const t = useTranslations("ownPasses");
  const tCard = useTranslations("membership.card");
  const language = useLocale();
  return (
    <section aria-labelledby="own-card">
      <h2 id="own-card" className="mb-4 text-[1.5rem]">
        {t("card")}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-sage-300 bg-sage-100 p-5 text-sage-800">
        <div>
          <p className="text-lg font-semibold tabular-nums">{tCard("number", { number })}</p>
          <p>
            {until === null
              ? tCard("notValid")
              : tCard("until", { until: formatDayAfter("al", until, language) })}
          </p>
        </div>
        <Button asChild variant="outline">
          <Link href={paths.membership}>{t("openCard")}</Link>
        </Button>
      </div>
    </section>
  );
}
