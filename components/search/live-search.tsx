"use client";

import { NO_FILTERS } from "@/components/search/filter-values";
import { cn } from "@/components/ui/cn";
import { Search } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { EnhancedFormProps } from "./enhanced-form";
import { LivePeriod } from "./live-period";
import { LiveSearchForm } from "./live-search-form";
import { SEARCH_BAR, SEARCH_BAR_BUTTON_LOOK, SEARCH_BAR_LABEL, SEARCH_BAR_LOOK } from "./search-bar";
import { TypeCell } from "./type-cell";

export interface LiveSearchProps {
  /** Today in Rome when the page was made. */
  today: CalendarDay;
  className?: string | undefined;
}

/** The search of the home page as the browser runs it. */
export function LiveSearch({ today, className, typed }: LiveSearchProps & EnhancedFormProps) {
  return (
    <LiveSearchForm
      {...SEARCH_BAR}
      values={NO_FILTERS}
      typed={typed}
      needsDays
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
      {(fields) => (
        <>
          <LivePeriod look="bar" fields={fields} today={today} />
          <TypeCell bind={fields.bind} />
        </>
      )}
    </LiveSearchForm>
  );
}
