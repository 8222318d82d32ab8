import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { type FilterValues, searchFromFilters } from "@/components/search/filter-values";
import { spacesHref } from "@/components/search/spaces-href";
import type { SpaceSort } from "@/lib/domain/search/space-search";
import { useSearchNavigation } from "./search-frame";
import { type SearchFields, useSearchForm } from "./use-search-form";

interface LiveSearchFormProps extends Omit<ComponentProps<"form">, "children"> {
  /** The values in the URL. */
  values: FilterValues;
  /** The input in the plain form that this form replaced. */
  typed: FormData;
  sort?: SpaceSort;
  needsDays?: boolean;
  /** Called once the new list is shown, to scroll to it. */
  onShown?: () => void;
  onSent?: () => void;
  submitLook: string;
  label: ReactNode;
  pendingLabel: ReactNode;
  children: (fields: SearchFields) => ReactNode;
}

/** A search form that makes its fields consistent and opens the list without reloading the page. */
export function LiveSearchForm({
  values,
  typed,
  sort = "featured",
  needsDays = false,
  onShown,
  onSent,
  submitLook,
  label,
  pendingLabel,
  children,
  ...props
}: LiveSearchFormProps) {
  const { form, fields } = useSearchForm(values, typed);
  const { go, isPending } = useSearchNavigation();
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    if (!isSent || isPending) return;
    // The transition starts after the submission.
    const timer = setTimeout(() => {
      setSent(false);
      onShown?.();
    });
    return () => clearTimeout(timer);
  }, [isSent, isPending, onShown]);

  const submit = form.handleSubmit((filled) => {
    if (isPending) return;
    go(spacesHref(searchFromFilters(filled, sort)));
    setSent(true);
    onSent?.();
  });

  return (
    <form {...props} noValidate onSubmit={(event) => void submit(event)}>
      {children(fields)}
      <button
        type="submit"
        disabled={needsDays && fields.values.startDate === ""}
        aria-disabled={isPending || undefined}
        aria-busy={isPending}
        className={submitLook}
      >
        {isPending ? pendingLabel : label}
      </button>
    </form>
  );
}
