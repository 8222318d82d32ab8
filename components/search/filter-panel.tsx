import { useTranslations } from "next-intl";
import { plainFields } from "@/components/search/bind-field";
import { FilterFields } from "@/components/search/filter-fields";
import { FilterFold } from "@/components/search/filter-fold";
import { PlainPeriod } from "@/components/search/plain-period";
import { ChevronDown, SlidersHorizontal } from "@/components/ui/icons";
import { activeFilters, type SpaceSearch } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { filterValuesOf } from "./filter-values";
import { spacesHref } from "./spaces-href";
import { FILTER_BUTTON_LOOK, useFilterForm } from "./use-filter-form";

interface FilterPanelProps {
  search: SpaceSearch;
  today: CalendarDay;
}

/** The filters of the list as a GET form, drawn by the server: it works before JavaScript has loaded. */
export function FilterPanel({ search, today }: FilterPanelProps) {
  const t = useTranslations("search");
  const { form, buttonLabel } = useFilterForm();
  const count = activeFilters(search).length;
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
          {count > 0 ? t("filtersWithCount", { count }) : t("filters")}
          <ChevronDown className="ml-auto size-5 transition-transform group-open/filters:rotate-180" />
        </summary>
      }
    >
      {/* Remounted for each address, so that the fields show its values. */}
      <form key={spacesHref(search)} {...form}>
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
          {buttonLabel}
        </button>
      </form>
    </FilterFold>
  );
}
