"use client";

import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { SPACE_SORT_LABELS, SPACE_SORTS } from "@/lib/domain/space/space-search";
import type { SpaceSearch } from "@/lib/domain/space/space-search-url";
import { FILTER_FORM_ID } from "./filter-panel";
import { useSearchNavigation } from "./search-frame";
import { spacesHref } from "./spaces-href";

/** The order of the list: at once with JavaScript, by the button without. */
export function SortSelect({ search }: { search: SpaceSearch }) {
  const { go } = useSearchNavigation();

  function change(value: string): void {
    const sort = SPACE_SORTS.find((name) => name === value) ?? "featured";
    go(spacesHref({ ...search, filters: { ...search.filters, sort } }));
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <label htmlFor="space-sort" className="shrink-0 text-[0.94rem] font-semibold">
        Ordina per
      </label>
      <Select
        id="space-sort"
        form={FILTER_FORM_ID}
        name="sort"
        value={search.filters.sort}
        onChange={(event) => change(event.target.value)}
        className="w-44"
      >
        {SPACE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SPACE_SORT_LABELS[sort]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" form={FILTER_FORM_ID} variant="outline" size="sm">
          Ordina
        </Button>
      </noscript>
    </div>
  );
}
