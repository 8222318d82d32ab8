import { useLocale, useTranslations } from "next-intl";
import { type OpenDays, openingHours } from "@/lib/domain/room-time/opening-hours";
import { weekdayNames } from "@/lib/domain/time/day-format";
import type { Space } from "@/lib/schemas/space/space";

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The weekly opening hours of the centre, derived from its rooms. Renders nothing if there are no rooms. */
export function OpeningHours({ spaces }: { spaces: readonly Space[] }) {
  const t = useTranslations("whereWeAre.hours");
  const weekdays = weekdayNames(useLocale());
  const daysLabel = ({ from, to }: OpenDays): string => {
    const first = capitalize(weekdays[from] ?? "");
    if (from === to) return first;
    return from === 1 && to === 0 ? t("everyDay") : `${first} – ${weekdays[to]}`;
  };
  const days = openingHours(spaces);
  if (days.every(({ hours }) => hours === null)) return null;
  return (
    <section>
      <h2 className="text-[1.5rem]">{t("title")}</h2>
      <dl className="mt-1.5 grid max-w-sm gap-y-1 text-ink-2 tabular-nums">
        {days.map((run) => (
          <div key={run.from} className="flex justify-between gap-4">
            <dt>{daysLabel(run)}</dt>
            <dd className="font-medium text-ink">
              {run.hours ? `${run.hours.startTime}–${run.hours.endTime}` : t("closed")}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 max-w-[36em] text-[0.95rem] text-ink-2">{t("note")}</p>
    </section>
  );
}
