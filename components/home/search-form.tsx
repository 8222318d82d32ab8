import { LiveForm } from "@/components/search/live-form";
import { PeriodFields } from "@/components/search/period-fields";
import { EMPTY_PERIOD } from "@/components/search/period-value";
import {
  SEARCH_BAR,
  SEARCH_BAR_BUTTON_LOOK,
  SEARCH_BAR_LABEL,
  SEARCH_BAR_LOOK,
} from "@/components/search/search-bar";
import { SearchFrame } from "@/components/search/search-frame";
import { TypeCell } from "@/components/search/type-cell";
import { cn } from "@/components/ui/cn";
import { Search } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

/** The search of the home page: a GET form to the list of spaces. `today` is a day in Rome. */
export function SearchForm({ today, className }: { today: CalendarDay; className?: string }) {
  return (
    <SearchFrame scrolls>
      <LiveForm
        {...SEARCH_BAR}
        className={cn(SEARCH_BAR_LOOK, className)}
        submitLook={SEARCH_BAR_BUTTON_LOOK}
        label={
          <>
            <Search />
            {SEARCH_BAR_LABEL}
          </>
        }
        pendingLabel={
          <>
            <Spinner />
            {SEARCH_BAR_LABEL}
          </>
        }
      >
        <PeriodFields look="bar" value={EMPTY_PERIOD} today={today} />
        <TypeCell />
      </LiveForm>
    </SearchFrame>
  );
}
