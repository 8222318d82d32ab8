import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { SPACE_SORT_LABELS, SPACE_SORTS } from "@/lib/domain/search/space-search";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";
import { LiveSort } from "./live-sort";
import { FILTER_FORM_ID } from "./results-id";
import { spacesHref } from "./spaces-href";

/** The order of the list: at once with JavaScript, by the button without. */
export function SortSelect({ search: { request, filters } }: { search: SpaceSearch }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <label htmlFor="space-sort" className="shrink-0 text-[0.94rem] font-semibold">
        Ordina per
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
              {SPACE_SORT_LABELS[sort]}
            </option>
          ))}
        </Select>
      </LiveSort>
      <noscript>
        <Button type="submit" form={FILTER_FORM_ID} variant="outline" size="sm">
          Ordina
        </Button>
      </noscript>
    </div>
  );
}
