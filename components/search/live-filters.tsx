import type { EnhancedFormProps } from "@/components/search/enhanced-form";
import { type FilterValues, MAX_PEOPLE, peopleOf } from "@/components/search/filter-values";
import { LivePeriod } from "@/components/search/live-period";
import { LiveSearchForm } from "@/components/search/live-search-form";
import { RESULTS_ID } from "@/components/search/results-id";
import { Spinner } from "@/components/ui/spinner";
import type { SpaceSort } from "@/lib/domain/search/space-search";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { FILTER_BUTTON_LOOK, FilterFields, useFilterForm } from "./filter-fields";
import { loadSearchTexts, SearchTexts } from "./search-texts";

export { loadSearchTexts };

export interface LiveFiltersProps {
  /** The values in the URL. */
  values: FilterValues;
  sort: SpaceSort;
  /** The day in Rome when the page was rendered. */
  today: CalendarDay;
  onSent: () => void;
}

/** After filters were applied, moves the focus to the results and scrolls to their beginning if needed. */
function standAtResults(): void {
  const results = document.getElementById(RESULTS_ID);
  results?.focus({ preventScroll: true });
  const top = results?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) results?.scrollIntoView?.({ block: "start" });
}

/** Adds or removes one person; a number below one means any number. */
function stepped(values: FilterValues, by: 1 | -1): string {
  const next = (peopleOf(values) ?? 0) + by;
  return next < 1 ? "" : String(Math.min(MAX_PEOPLE, next));
}

export function LiveFilters(props: LiveFiltersProps & EnhancedFormProps) {
  return (
    <SearchTexts>
      <FilterForm {...props} />
    </SearchTexts>
  );
}

function FilterForm({ today, ...props }: LiveFiltersProps & EnhancedFormProps) {
  const { form, buttonLabel } = useFilterForm();
  return (
    <LiveSearchForm
      {...form}
      {...props}
      onShown={standAtResults}
      submitLook={FILTER_BUTTON_LOOK}
      label={buttonLabel}
      pendingLabel={
        <>
          <Spinner />
          {buttonLabel}
        </>
      }
    >
      {(fields) => (
        <FilterFields
          bind={fields.bind}
          values={fields.values}
          period={<LivePeriod fields={fields} today={today} cellClassName="col-span-2" />}
          onStep={(by) => fields.change("people", stepped(fields.values, by))}
        />
      )}
    </LiveSearchForm>
  );
}
