import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { SPACE_TYPES } from "@/lib/domain/search/space-search";
import type { BindField } from "./bind-field";
import { SearchCell, searchControl } from "./search-cell";

export function TypeCell({ bind }: { bind: BindField }) {
  const t = useTranslations("searchForm");
  return (
    <SearchCell look="bar" label={t("type")} htmlFor="search-type" className="lg:flex-[1.15]">
      <span className="select select-low">
        <select
          id="search-type"
          className={cn(searchControl("bar"), "appearance-none pr-9 text-ellipsis")}
          {...bind("type")}
        >
          <option value="">{t("allTypes")}</option>
          {SPACE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`shortTypes.${type}`)}
            </option>
          ))}
        </select>
      </span>
    </SearchCell>
  );
}
