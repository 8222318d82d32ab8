import { Check as check } from "lucide";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { drawIcon } from "@/components/ui/draw-icon";
import { DAY_PART_ORDER, DAY_PARTS, type DayPart } from "@/lib/domain/room-time/day-parts";
import type { DayParts } from "./day-info";

const Check = drawIcon(check);

interface PeriodButtonsProps {
  /** The parts of the day as the server offers them; null while loading. */
  parts: DayParts | null;
  chosen: DayPart | null;
  disabled: readonly DayPart[];
  /** Parts that are taken or closed; clicking one shows alternatives. */
  taken: readonly DayPart[];
  /** The taken part that was clicked. */
  requested: DayPart | null;
  onChoose: (period: DayPart) => void;
  onAsk: (period: DayPart) => void;
}

/** The times of a part of the day, limited to the opening hours of the space. */
function timesOf(parts: DayParts | null, part: DayPart): string {
  const { startTime, endTime } = parts?.[part] ?? DAY_PARTS[part];
  return `${startTime}–${endTime}`;
}

function periodClass({
  isChosen,
  isTaken,
  isRequested,
}: Record<"isChosen" | "isTaken" | "isRequested", boolean>) {
  if (isChosen) return "border-sage-700 bg-sage-50 text-sage-800";
  if (!isTaken) return "border-sand-300 bg-surface hover:border-sage-600 hover:bg-sage-50";
  return `border-dashed bg-sand-100 text-ink-2 hover:border-terra-700 ${isRequested ? "border-terra-700" : "border-sand-300"}`;
}

export function PeriodButtons({
  parts,
  chosen,
  disabled,
  taken,
  requested,
  onChoose,
  onAsk,
}: PeriodButtonsProps) {
  const t = useTranslations("picker");
  const tWords = useTranslations("bookingWords");
  return (
    <fieldset className="grid grid-cols-1 gap-2 min-[22rem]:grid-cols-3 sm:gap-2.5">
      <legend className="sr-only">{t("parts")}</legend>
      {DAY_PART_ORDER.map((period) => {
        const isChosen = period === chosen;
        const isTaken = taken.includes(period);
        return (
          <button
            key={period}
            type="button"
            aria-pressed={isChosen || period === requested}
            disabled={!isTaken && disabled.includes(period)}
            onClick={() => (isTaken ? onAsk(period) : onChoose(period))}
            className={cn(
              "relative min-h-16 rounded-md border-[1.5px] px-2 py-2.5 text-left transition-colors duration-150 sm:px-3.5",
              "disabled:cursor-not-allowed disabled:border-sand-200 disabled:bg-sand-100 disabled:text-ink-2",
              periodClass({ isChosen, isTaken, isRequested: period === requested }),
            )}
          >
            <span className="block text-[0.87rem] leading-tight font-semibold sm:text-base">
              {tWords(`part.${period}`)}
            </span>
            <span className="mt-1 block text-[0.78rem] leading-tight whitespace-nowrap text-ink-2 tabular-nums sm:text-sm">
              {timesOf(parts, period)}
            </span>
            {isTaken && (
              <span className="mt-0.5 block text-[0.78rem] leading-tight font-medium text-terra-700">
                {t("unavailable")}
              </span>
            )}
            {isChosen && <Check className="absolute top-2 right-2 hidden size-4 text-sage-700 sm:block" />}
          </button>
        );
      })}
    </fieldset>
  );
}
