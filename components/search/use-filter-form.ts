import { useTranslations } from "next-intl";
import { FILTER_FORM_ID } from "@/components/search/results-id";
import { buttonVariants } from "@/components/ui/button-variants";
import { usePathIn } from "@/components/ui/use-path-in";
import { paths } from "@/lib/paths";

export const FILTER_BUTTON_LOOK = buttonVariants({});

/** Shared by the plain filter form and the interactive one. */
export function useFilterForm() {
  const t = useTranslations("searchForm");
  const pathIn = usePathIn();
  return {
    form: {
      id: FILTER_FORM_ID,
      method: "get",
      action: pathIn(paths.spaces),
      "aria-label": t("filters"),
      className: "flex flex-col gap-5 px-5 pt-1 pb-5 lg:pt-5",
    },
    buttonLabel: t("apply"),
  };
}
