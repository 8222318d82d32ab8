import { useTranslations } from "next-intl";
import { useTextResolver } from "@/components/ui/use-words";
import { activeFilters, type SpaceSearch } from "@/lib/domain/search/space-search-url";
import { FilterChips } from "./filter-chips";
import { spacesHref } from "./spaces-href";

export function ActiveFilters({ search }: { search: SpaceSearch }) {
  const t = useTranslations("search");
  const word = useTextResolver();
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  return (
    <FilterChips
      label={t("activeFilters")}
      remove={t("removeFilter")}
      clear={t("clearFilters")}
      chips={filters.map(({ label, without }) => ({ label: word(label), href: spacesHref(without) }))}
    />
  );
}
