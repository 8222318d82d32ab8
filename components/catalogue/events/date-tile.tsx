import { useLocale } from "next-intl";
import { cn } from "@/components/ui/cn";
import { type CalendarDay, monthNames, partsOfDay } from "@/lib/domain/time/dates";

/** A calendar leaf on a picture. It is decorative: the date is also written in the text. */
export function DateTile({ day, className }: { day: CalendarDay; className?: string }) {
  const { date, month } = partsOfDay(day);
  const months = monthNames(useLocale());
  return (
    <span aria-hidden className={cn("date-tile", className)}>
      <span>{date}</span>
      <span>{months[month - 1]?.slice(0, 3)}</span>
    </span>
  );
}
