import { activeFilters, type SpaceSearch } from "@/lib/domain/search/space-search-url";
import { ActiveFilterLinks } from "./active-filter-links";
import { spacesHref } from "./spaces-href";

/** The filters of the list, each as a link to the list without it. */
export function ActiveFilters({ search }: { search: SpaceSearch }) {
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  return <ActiveFilterLinks links={filters.map(({ label, without }) => [label, spacesHref(without)])} />;
}
