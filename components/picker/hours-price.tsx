import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import { DAY_PARTS, isWithin, type TimeRange } from "@/lib/domain/room-time/day-parts";
import type { DayParts } from "./day-info";
import { PickerHint } from "./picker-messages";

/**
 * A hint about the price of custom hours, which cost as much as a half or a whole day: what else the same price covers, or
 * what a choice within a half day would save.
 */
export function HoursPrice({ hours, parts }: { hours: TimeRange; parts: DayParts }) {
  const t = useTranslations("picker");
  const formats = useFormats();
  const { mattina, pomeriggio, giornata } = parts;
  const half = isWithin(hours, DAY_PARTS.mattina)
    ? mattina
    : isWithin(hours, DAY_PARTS.pomeriggio)
      ? pomeriggio
      : null;
  if (half !== null) {
    const isAll = hours.startTime === half.startTime && hours.endTime === half.endTime;
    if (!half.isAvailable || isAll) return null;
    return <PickerHint>{t("sameHalf", { start: half.startTime, end: half.endTime })}</PickerHint>;
  }
  if (giornata.price === null || mattina.price === null) return null;
  const words = {
    full: formats.cents(giornata.price),
    half: formats.cents(mattina.price),
    dayStart: giornata.startTime,
    dayEnd: giornata.endTime,
    morningStart: mattina.startTime,
    morningEnd: mattina.endTime,
    afternoonStart: pomeriggio.startTime,
    afternoonEnd: pomeriggio.endTime,
  };
  return <PickerHint>{t(giornata.isAvailable ? "beyondHalfWithDay" : "beyondHalf", words)}</PickerHint>;
}
