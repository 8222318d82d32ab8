import { plainFields } from "@/components/search/bind-field";
import { FilterFields } from "@/components/search/filter-fields";
import type { FilterValues } from "@/components/search/filter-values";
import { PlainPeriod } from "@/components/search/plain-period";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { FILTER_BUTTON_LOOK, useFilterForm } from "./filter-fields";
import { SearchTexts } from "./search-texts";

interface PlainFilterFormProps {
  values: FilterValues;
  today: CalendarDay;
}

/** The filters as a form that needs no code in the browser. */
export function PlainFilterForm(props: PlainFilterFormProps) {
  return (
    <SearchTexts>
      <PlainForm {...props} />
    </SearchTexts>
  );
}

function PlainForm({ values, today }: PlainFilterFormProps) {
  const { form, buttonLabel } = useFilterForm();
  const bind = plainFields(values);
  return (
    <form {...form}>
      <FilterFields
        bind={bind}
        values={values}
        period={<PlainPeriod bind={bind} value={values} today={today} cellClassName="col-span-2" />}
      />
      <button type="submit" className={FILTER_BUTTON_LOOK}>
        {buttonLabel}
      </button>
    </form>
  );
}
