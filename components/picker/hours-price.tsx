import { formatCents } from "@/lib/domain/money/money";
import { DAY_PARTS, isWithin, type TimeRange } from "@/lib/domain/room-time/day-parts";
import type { DayParts } from "./day-info";
import { PickerHint } from "./picker-messages";

const times = ({ startTime, endTime }: TimeRange) => `dalle ${startTime} alle ${endTime}`;

/**
 * A hint about the price of custom hours, which cost as much as a half or a whole day: what else the same price covers, or
 * what a choice within a half day would save.
 */
export function HoursPrice({ hours, parts }: { hours: TimeRange; parts: DayParts }) {
  const { mattina, pomeriggio, giornata } = parts;
  const half = isWithin(hours, DAY_PARTS.mattina)
    ? mattina
    : isWithin(hours, DAY_PARTS.pomeriggio)
      ? pomeriggio
      : null;
  if (half !== null) {
    const isAll = hours.startTime === half.startTime && hours.endTime === half.endTime;
    if (!half.isAvailable || isAll) return null;
    return <PickerHint>Allo stesso prezzo hai tutta la mezza giornata, {times(half)}.</PickerHint>;
  }
  if (giornata.price === null || mattina.price === null) return null;
  return (
    <PickerHint>
      <span>
        Queste ore escono dalla mezza giornata e costano come la giornata intera,{" "}
        {formatCents(giornata.price)}
        {giornata.isAvailable && ` (allo stesso prezzo ${times(giornata)})`}. Restando {times(mattina)} o{" "}
        {times(pomeriggio)} pagheresti {formatCents(mattina.price)}.
      </span>
    </PickerHint>
  );
}
