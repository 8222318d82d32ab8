import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { usePathIn } from "@/components/ui/use-path-in";
import { SPACE_TYPES } from "@/lib/domain/search/space-search";
import { paths } from "@/lib/paths";
import type { BindField } from "./bind-field";
import { SearchCell, searchControl } from "./search-cell";

export const SEARCH_BAR_LOOK =
  "grid grid-cols-2 gap-1 rounded-xl border bg-surface p-2.5 shadow-raised lg:flex lg:items-center lg:gap-1.5";

export const SEARCH_BAR_BUTTON_LOOK = cn(
  buttonVariants({ variant: "action", size: "lg" }),
  "col-span-2 mt-1 rounded-lg lg:mt-0 lg:min-h-17 lg:px-6",
);

/** Shared by the plain search of the home page and the interactive one. */
export function useSearchBar() {
  const t = useTranslations("searchForm");
  const pathIn = usePathIn();
  return {
    /** The landmark role is on the form itself, because older browsers do not support the search element. */
    form: { role: "search", method: "get", action: pathIn(paths.spaces), "aria-label": t("label") },
    buttonLabel: t("submit"),
  };
}

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
