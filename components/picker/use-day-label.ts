import { useTranslations } from "next-intl";
import { useFormats, useWord } from "@/components/ui/use-words";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { DayInfo } from "./day-info";

/** Which halves of a partly free day are free. */
function partialKey(periods: DayInfo["periods"]) {
  const isMorningFree = periods.includes("mattina");
  if (periods.length === 0) return "hours";
  if (isMorningFree === periods.includes("pomeriggio")) return "half";
  return isMorningFree ? "morning" : "afternoon";
}

/** The accessible label of a day: "giovedì 3 dicembre 2026, libero, selezionato". */
export function useDayLabel() {
  const t = useTranslations("picker.day");
  const formats = useFormats();
  const word = useWord();
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
