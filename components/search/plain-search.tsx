import { cn } from "@/components/ui/cn";
import { Search } from "@/components/ui/icons";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { PeriodFields } from "./period-fields";
import { EMPTY_PERIOD } from "./period-value";
import { SEARCH_BAR, SEARCH_BAR_BUTTON_LOOK, SEARCH_BAR_LABEL, SEARCH_BAR_LOOK } from "./search-bar";
import { TypeCell } from "./type-cell";

/** The search of the home page without any code in the browser. `today` is a day in Rome. */
export function PlainSearch({ today, className }: { today: CalendarDay; className?: string }) {
  return (
    <form {...SEARCH_BAR} className={cn(SEARCH_BAR_LOOK, className)}>
      <PeriodFields look="bar" value={EMPTY_PERIOD} today={today} />
      <TypeCell />
      <button type="submit" className={SEARCH_BAR_BUTTON_LOOK}>
        <Search />
        {SEARCH_BAR_LABEL}
      </button>
    </form>
  );
}
