import { type SpaceSearch, searchParamsOf } from "@/lib/domain/search/space-search-url";
import { paths } from "@/lib/paths";

export function spacesHref(search: SpaceSearch): string {
  const params = searchParamsOf(search).toString();
  return params ? `${paths.spaces}?${params}` : paths.spaces;
}
