import { NO_FILTERS } from "@/components/search/filter-values";
import { cn } from "@/components/ui/cn";
import { Search } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { EnhancedFormProps } from "./enhanced-form";
import { LivePeriod } from "./live-period";
import { LiveSearchForm } from "./live-search-form";
import { loadSearchTexts, SearchTexts } from "./search-texts";
import { SEARCH_BAR_BUTTON_LOOK, SEARCH_BAR_LOOK, TypeCell, useSearchBar } from "./use-search-bar";

export { loadSearchTexts };

export interface LiveSearchProps {
  /** The day in Rome when the page was rendered. */
  today: CalendarDay;
  className?: string | undefined;
}

export function LiveSearch(props: LiveSearchProps & EnhancedFormProps) {
  return (
    <SearchTexts>
      <SearchBar {...props} />
    </SearchTexts>
  );
}

function SearchBar({ today, className, typed }: LiveSearchProps & EnhancedFormProps) {
  const { form, buttonLabel } = useSearchBar();
  return (
    <LiveSearchForm
      {...form}
      values={NO_FILTERS}
      typed={typed}
      needsDays
      className={cn(SEARCH_BAR_LOOK, className)}
      submitLook={SEARCH_BAR_BUTTON_LOOK}
      label={
        <>
          <Search />
          {buttonLabel}
        </>
      }
      pendingLabel={
        <>
          <Spinner />
          {buttonLabel}
        </>
      }
    >
      {(fields) => (
        <>
          <LivePeriod look="bar" fields={fields} today={today} />
          <TypeCell bind={fields.bind} />
        </>
      )}
    </LiveSearchForm>
  );
}
