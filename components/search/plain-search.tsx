import { NO_FILTERS } from "@/components/search/filter-values";
import { cn } from "@/components/ui/cn";
import { Search } from "@/components/ui/icons";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { plainFields } from "./bind-field";
import { PlainPeriod } from "./plain-period";
import { SEARCH_BAR_BUTTON_LOOK, SEARCH_BAR_LOOK, TypeCell, useSearchBar } from "./use-search-bar";

/** The search of the home page as a form that needs no code in the browser. `today` is a day in Rome. */
export function PlainSearch({ today, className }: { today: CalendarDay; className?: string | undefined }) {
  const { form, buttonLabel } = useSearchBar();
  const bind = plainFields(NO_FILTERS);
  return (
    // An empty check-out means the day of the check-in, and the list of rooms explains what it cannot search for.
    <form {...form} noValidate className={cn(SEARCH_BAR_LOOK, className)}>
      <PlainPeriod look="bar" bind={bind} value={NO_FILTERS} today={today} />
      <TypeCell bind={bind} />
      <button type="submit" className={SEARCH_BAR_BUTTON_LOOK}>
        <Search />
        {buttonLabel}
      </button>
    </form>
  );
}
