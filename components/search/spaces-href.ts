import { type SpaceSearch, searchParamsOf } from "@/lib/domain/search/space-search-url";
import { paths } from "@/lib/paths";

/** The path of the list of spaces for a search. */
export function spacesHref(search: SpaceSearch): string {
  const params = searchParamsOf(search).toString();
  return params ? `${paths.spaces}?${params}` : paths.spaces;
}
