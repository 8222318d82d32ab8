import { useTranslations } from "next-intl";
import { useWord } from "@/components/ui/use-words";
import { activeFilters, type SpaceSearch } from "@/lib/domain/search/space-search-url";
import { ActiveFilterLinks } from "./active-filter-links";
import { spacesHref } from "./spaces-href";

/** The filters of the list, each as a link to the list without it. */
export function ActiveFilters({ search }: { search: SpaceSearch }) {
  const t = useTranslations("search");
  const word = useWord();
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  return (
    <ActiveFilterLinks
      links={filters.map(({ label, without }) => [word(label), spacesHref(without)])}
      words={{ list: t("activeFilters"), remove: t("removeFilter"), clear: t("clearFilters") }}
    />
  );
}
