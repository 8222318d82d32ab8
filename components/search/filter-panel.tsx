import { Fragment } from "react";
import { LiveForm } from "@/components/search/live-form";
import { PeriodFields } from "@/components/search/period-fields";
import { buttonVariants } from "@/components/ui/button-variants";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { ChevronDown, SlidersHorizontal } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { SERVICE_LABELS, SERVICES, SPACE_TYPE_LABELS, SPACE_TYPES } from "@/lib/domain/search/space-search";
import { activeFilters, type SpaceSearch } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import { filterValuesOf, periodOf } from "./filter-values";
import { PeopleStepper } from "./people-stepper";
import { PriceSlider } from "./price-slider";
import { FILTER_FORM_ID } from "./results-id";
import { spacesHref } from "./spaces-href";

const LABEL = "Applica Filtri";

interface FilterPanelProps {
  search: SpaceSearch;
  today: CalendarDay;
}

/**
 * The filters of the list as a GET form, drawn by the server: it works before JavaScript has loaded. On phones it folds
 * away; from 1024 px it is always open.
 */
export function FilterPanel({ search, today }: FilterPanelProps) {
  return (
    <details className="group/filters rounded-xl border bg-surface shadow-rest lg:details-content:[block-size:auto] lg:details-content:[content-visibility:visible] lg:details-content:block">
      <summary className="flex min-h-13 list-none items-center gap-2.5 rounded-xl px-5 font-semibold lg:hidden [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal className="size-5 text-sage-600" />
        Filtri{countText(search)}
        <ChevronDown className="ml-auto size-5 transition-transform group-open/filters:rotate-180" />
      </summary>
      <LiveForm
        id={FILTER_FORM_ID}
        action={paths.spaces}
        aria-label="Filtri di ricerca"
        className="flex flex-col gap-5 px-5 pt-1 pb-5 lg:pt-5"
        submitLook={buttonVariants({})}
        label={LABEL}
        pendingLabel={
          <>
            <Spinner />
            {LABEL}
          </>
        }
      >
        {/* Another address is another form: what was typed and not applied is forgotten. */}
        <Fragment key={spacesHref(search)}>
          <FilterFields search={search} today={today} />
        </Fragment>
      </LiveForm>
    </details>
  );
}

function FilterFields({ search, today }: FilterPanelProps) {
  const { period, type, maxPrice, capacity, people, services } = filterValuesOf(search);
  return (
    <>
      <PeriodFields value={period} today={today} required={false} cellClassName="col-span-2" />
      <Field label="Tipo di spazio">
        <Select id="search-type" name="type" defaultValue={type}>
          <option value="">Tutti gli spazi</option>
          {SPACE_TYPES.map((type) => (
            <option key={type} value={type}>
              {SPACE_TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
      </Field>
      <PriceSlider value={maxPrice} days={periodOf(period)} />
      <PeopleStepper value={people} />
      {/* The range of an old address. */}
      {capacity && <input type="hidden" name="capacity" value={capacity} />}
      <fieldset>
        <legend className="mb-1 text-[0.94rem] font-semibold">Servizi</legend>
        {SERVICES.map((service) => (
          <CheckboxField
            key={service}
            name="services"
            value={service}
            defaultChecked={services.includes(service)}
          >
            {SERVICE_LABELS[service]}
          </CheckboxField>
        ))}
      </fieldset>
    </>
  );
}

function countText(search: SpaceSearch): string {
  const count = activeFilters(search).length;
  return count > 0 ? ` (${count})` : "";
}
