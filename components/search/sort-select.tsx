import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { SPACE_SORTS } from "@/lib/domain/search/space-search";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";
import { LiveSort } from "./live-sort";
import { FILTER_FORM_ID } from "./results-id";
import { spacesHref } from "./spaces-href";

/** The order of the list: applied immediately with JavaScript, by the form's button without. */
export function SortSelect({ search: { request, filters } }: { search: SpaceSearch }) {
  const t = useTranslations("search");
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <label htmlFor="space-sort" className="shrink-0 text-[0.94rem] font-semibold">
        {t("sortBy")}
      </label>
      <LiveSort unsorted={spacesHref({ request, filters: { ...filters, sort: "featured" } })}>
        <Select
          key={filters.sort}
          id="space-sort"
          form={FILTER_FORM_ID}
          name="sort"
          defaultValue={filters.sort}
          className="w-44"
        >
          {SPACE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      </LiveSort>
      <noscript>
        <Button type="submit" form={FILTER_FORM_ID} variant="outline" size="sm">
          {t("sortButton")}
        </Button>
      </noscript>
    </div>
  );
}
