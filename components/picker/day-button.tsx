import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { type CalendarDay, partsOfDay } from "@/lib/domain/time/calendar-day";
import { type DayInfo, isSelectable } from "./day-info";

function partialKey(periods: DayInfo["periods"]) {
  const isMorningFree = periods.includes("mattina");
  if (periods.length === 0) return "hours";
  if (isMorningFree === periods.includes("pomeriggio")) return "half";
  return isMorningFree ? "morning" : "afternoon";
}

/** The accessible label of a day: "giovedì 3 dicembre 2026, libero, selezionato". */
function useDayLabel() {
  const t = useTranslations("picker.day");
  const formats = useFormats();
  const word = useTextResolver();
  return (day: CalendarDay, { state, periods, unavailable }: DayInfo, isSelected: boolean): string => {
    const plain = t(state === "partial" ? partialKey(periods) : state);
    const reason = unavailable && word(unavailable.message).replace(/\.$/, "");
    const words = {
      day: formats.longDay(day),
      state: reason ? t("withReason", { state: plain, reason }) : plain,
    };
    return isSelected ? t("selectedLabel", words) : t("label", words);
  };
}

interface DayButtonProps {
  day: CalendarDay;
  info: DayInfo;
  isToday: boolean;
  /** An end of the selection, or between its ends; null outside of the selection. */
  place: "end" | "between" | null;
  /** The Tab key moves the focus to this day (roving tabindex). */
  isTabStop: boolean;
  onSelect: (day: CalendarDay) => void;
}

/**
 * A day of the calendar. Unavailable days can be focused with the arrow keys, so that screen readers announce the
 * reason.
 */
export function DayButton({ day, info, isToday, place, isTabStop, onSelect }: DayButtonProps) {
  const dayLabel = useDayLabel();
  const canSelect = isSelectable(info);
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={dayLabel(day, info, place !== null)}
      aria-disabled={!canSelect}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onSelect(day)}
      className={cn(
        "relative grid h-12 w-full place-items-center rounded-md pb-1.5 tabular-nums transition-colors duration-150 focus-visible:z-10 focus-visible:outline-offset-0",
        canSelect ? "font-medium text-ink hover:bg-sage-100" : "cursor-not-allowed font-normal text-ink-2",
        info.state === "full" && "line-through decoration-ink-2/50",
        info.state === "past" && "opacity-60",
        isToday && place === null && "ring-1 ring-sage-300 ring-inset",
        place === "between" && "rounded-none bg-sage-100 text-sage-800",
        place === "end" && "bg-sage-700 font-semibold text-on-sage hover:bg-sage-800",
      )}
    >
      {partsOfDay(day).date}
      <DayBar info={info} isOnDark={place === "end"} />
    </button>
  );
}

/** Two short bars for morning and afternoon: solid if free, pale if taken. */
export function DayBar({ info, isOnDark = false }: { info: DayInfo; isOnDark?: boolean }) {
  if (info.state === "unknown") {
    return (
      <span aria-hidden className="absolute bottom-1.5 h-[3px] w-5 animate-pulse rounded-full bg-sand-300" />
    );
  }
  if (info.state === "past" || info.state === "full") return null;
  const free = isOnDark ? "bg-on-sage" : "bg-sage-600";
  const taken = isOnDark ? "bg-on-sage/35" : "bg-sand-300";
  const isFree = info.state === "free";
  return (
    <span aria-hidden className={cn("absolute bottom-1.5 flex h-[3px] w-5", !isFree && "gap-0.5")}>
      <span
        className={cn("flex-1 rounded-l-full", isFree || info.periods.includes("mattina") ? free : taken)}
      />
      <span
        className={cn("flex-1 rounded-r-full", isFree || info.periods.includes("pomeriggio") ? free : taken)}
      />
    </span>
  );
}
