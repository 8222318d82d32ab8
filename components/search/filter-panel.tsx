import { plainFields } from "@/components/search/bind-field";
import { FilterFields } from "@/components/search/filter-fields";
import { FilterFold } from "@/components/search/filter-fold";
import { FILTER_BUTTON_LABEL, FILTER_BUTTON_LOOK, FILTER_FORM } from "@/components/search/filter-form";
import { PlainPeriod } from "@/components/search/plain-period";
import { ChevronDown, SlidersHorizontal } from "@/components/ui/icons";
import { activeFilters, type SpaceSearch } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { filterValuesOf } from "./filter-values";
import { spacesHref } from "./spaces-href";

interface FilterPanelProps {
  search: SpaceSearch;
  today: CalendarDay;
}

/** The filters of the list as a GET form, drawn by the server: it works before JavaScript has loaded. */
export function FilterPanel({ search, today }: FilterPanelProps) {
  const values = filterValuesOf(search);
  const bind = plainFields(values);
  return (
    <FilterFold
      values={values}
      sort={search.filters.sort}
      today={today}
      summary={
        <summary className="flex min-h-13 list-none items-center gap-2.5 rounded-xl px-5 font-semibold lg:hidden [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal className="size-5 text-sage-600" />
          Filtri{countText(search)}
          <ChevronDown className="ml-auto size-5 transition-transform group-open/filters:rotate-180" />
        </summary>
      }
    >
      {/* Remounted for each address, so that the fields show its values. */}
      <form key={spacesHref(search)} {...FILTER_FORM}>
        <FilterFields
          bind={bind}
          values={values}
          period={
            <PlainPeriod
              bind={bind}
              value={values}
              today={today}
              required={false}
              cellClassName="col-span-2"
            />
          }
        />
        <button type="submit" className={FILTER_BUTTON_LOOK}>
          {FILTER_BUTTON_LABEL}
        </button>
      </form>
    </FilterFold>
  );
}

function countText(search: SpaceSearch): string {
  const count = activeFilters(search).length;
  return count > 0 ? ` (${count})` : "";
}
