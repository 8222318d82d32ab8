import { type SpaceSearch, searchParamsOf } from "@/lib/domain/search/space-search-url";
import { paths } from "@/lib/paths";

/** The address of the list of spaces for a search. */
export function spacesHref(search: SpaceSearch): string {
  const params = searchParamsOf(search).toString();
  return params ? `${paths.spaces}?${params}` : paths.spaces;
}
