import { useTranslations } from "next-intl";
import { DayBar } from "./day-button";
import type { DayInfo } from "./day-info";

const SAMPLES = [
  { label: "free", info: { state: "free", periods: [], unavailable: null } },
  { label: "morning", info: { state: "partial", periods: ["mattina"], unavailable: null } },
  { label: "afternoon", info: { state: "partial", periods: ["pomeriggio"], unavailable: null } },
  { label: "hours", info: { state: "partial", periods: [], unavailable: null } },
] as const satisfies { label: string; info: DayInfo }[];

/**
 * The legend of the bars below the days. Hidden from screen readers, because each day's label includes the same
 * information.
 */
export function CalendarLegend() {
  const t = useTranslations("picker.legend");
  return (
    <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 px-2 text-[0.85rem] text-ink-2 lg:px-0">
      {SAMPLES.map(({ label, info }) => (
        <li key={label} className="flex items-center gap-2">
          <span className="relative inline-block h-4 w-5">
            <DayBar info={info} />
          </span>
          {t(label)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span className="line-through decoration-ink-2/60">12</span>
        {t("full")}
      </li>
    </ul>
  );
}
