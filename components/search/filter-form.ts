import { FILTER_FORM_ID } from "@/components/search/results-id";
import { buttonVariants } from "@/components/ui/button-variants";
import { paths } from "@/lib/paths";

/** What the plain filter form of the server and the one that the browser runs have in common. */

export const FILTER_FORM = {
  id: FILTER_FORM_ID,
  method: "get",
  action: paths.spaces,
  "aria-label": "Filtri di ricerca",
  className: "flex flex-col gap-5 px-5 pt-1 pb-5 lg:pt-5",
};

export const FILTER_BUTTON_LOOK = buttonVariants({});
export const FILTER_BUTTON_LABEL = "Applica Filtri";
