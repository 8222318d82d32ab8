import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Calendar } from "@/components/ui/calendar";
import { Popover, PopoverAnchor, PopoverContent } from "@/components/ui/popover";
import { dateOfDay, dayOfDate, today } from "@/lib/client/browser-date";
import { type CalendarDay, laterOf } from "@/lib/domain/time/calendar-day";

export interface DatePopoverProps {
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  value: CalendarDay | "";
  min: CalendarDay;
  onChoose: (day: CalendarDay) => void;
  onClose: () => void;
}

/** The calendar of a CalendarField. Closes on a choice, on Escape and on a click outside. */
export function DatePopover({ anchor, label, value, min, onChoose, onClose }: DatePopoverProps) {
  const t = useTranslations("searchForm");
  // The page may have been cached since yesterday. Computed on opening, since loading time-zone data is slow on phones.
  const first = dateOfDay(laterOf(min, today()));
  const chosen = value ? dateOfDay(value) : undefined;
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        aria-label={t("calendar", { field: label })}
        className="w-[min(23rem,calc(100vw-1rem))] p-3"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current?.focus();
        }}
        onInteractOutside={(event) => {
          // The field's own button handles clicks on the field; closing here too would open the calendar again.
          const field = anchor.current?.parentElement;
          if (event.target instanceof Node && field?.contains(event.target)) event.preventDefault();
        }}
      >
        <Calendar
          mode="single"
          autoFocus
          required
          today={dateOfDay(today())}
          selected={chosen}
          defaultMonth={chosen ?? first}
          startMonth={first}
          disabled={{ before: first }}
          onSelect={(date) => onChoose(dayOfDate(date))}
        />
      </PopoverContent>
    </Popover>
  );
}
