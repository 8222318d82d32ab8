import { X as x } from "lucide";
import { useTranslations } from "next-intl";
import { drawIcon } from "@/components/ui/draw-icon";
import { useWord } from "@/components/ui/use-words";
import { activeFilters, type SpaceSearch } from "@/lib/domain/search/space-search-url";
import { paths } from "@/lib/paths";
import { SearchLink } from "./search-link";
import { spacesHref } from "./spaces-href";

const X = drawIcon(x);

/** The filters of the list, each by its words, as a link to the list without it. */
export function ActiveFilters({ search }: { search: SpaceSearch }) {
  const t = useTranslations("search");
  const word = useWord();
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t("activeFilters")} className="flex flex-wrap gap-2">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <SearchLink href={spacesHref(without)} className="filter-chip">
            <span className="sr-only">{t("removeFilter")} </span>
            {word(label)}
            <X className="size-4" />
          </SearchLink>
        </li>
      ))}
      <li>
        <SearchLink href={paths.spaces} className="filter-clear">
          {t("clearFilters")}
        </SearchLink>
      </li>
    </ul>
  );
}
