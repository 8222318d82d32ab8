import { useLocale } from "next-intl";
import { cn } from "@/components/ui/cn";
import { type CalendarDay, monthNames, partsOfDay } from "@/lib/domain/time/dates";

/** A calendar leaf on a picture. Decorative: the day is written out beside it. */
export function DateTile({ day, className }: { day: CalendarDay; className?: string }) {
  const { date, month } = partsOfDay(day);
  const months = monthNames(useLocale());
  return (
    <span
      aria-hidden
      className={cn(
        "flex w-16 flex-col items-center rounded-md bg-surface/95 pt-2 pb-2.5 text-ink shadow-raised",
        className,
      )}
    >
      <span className="font-display-soft text-[1.9rem] leading-none">{date}</span>
      <span className="mt-1 text-[0.78rem] leading-none font-semibold tracking-wide text-terra-700 uppercase">
        {months[month - 1]?.slice(0, 3)}
      </span>
    </span>
  );
}
