import { useTranslations } from "next-intl";
import { activeFilters, type SpaceSearch } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { FilterFold } from "./filter-fold";
import { filterValuesOf } from "./filter-values";

/** The filters of the list as a GET form rendered by the server, which works before JavaScript has loaded. */
export function FilterPanel({ search, today }: { search: SpaceSearch; today: CalendarDay }) {
  const t = useTranslations("search");
  const count = activeFilters(search).length;
  return (
    <FilterFold
      label={count > 0 ? t("filtersWithCount", { count }) : t("filters")}
      values={filterValuesOf(search)}
      sort={search.filters.sort}
      today={today}
    />
  );
}
