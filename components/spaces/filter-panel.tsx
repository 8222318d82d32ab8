"use client";

import { ChevronDown as chevronDown, SlidersHorizontal as slidersHorizontal } from "lucide";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PeriodFields } from "@/components/search/period-fields";
import { SubmitButton } from "@/components/shared/submit-button";
import {
  type FilterValues,
  filterValuesOf,
  periodOf,
  searchFromFilters,
} from "@/components/spaces/filter-values";
import { CheckboxField } from "@/components/ui/checkbox";
import { drawIcon } from "@/components/ui/draw-icon";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import {
  SERVICE_LABELS,
  SERVICES,
  type ServiceKey,
  SPACE_TYPE_LABELS,
  SPACE_TYPES,
} from "@/lib/domain/space/space-search";
import { activeFilters, type SpaceSearch } from "@/lib/domain/space/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import { PeopleStepper } from "./people-stepper";
import { PriceSlider } from "./price-slider";
import { RESULTS_ID } from "./results-id";
import { useSearchNavigation } from "./search-frame";
import { spacesHref } from "./spaces-href";

const ChevronDown = drawIcon(chevronDown);
const SlidersHorizontal = drawIcon(slidersHorizontal);

/** The sort select stands outside of the form and belongs to it by this name. */
export const FILTER_FORM_ID = "space-filters";

interface FilterPanelProps {
  search: SpaceSearch;
  today: CalendarDay;
}

/**
 * The filters of the list as a GET form: it works before JavaScript has loaded. On phones it folds away; from
 * 1024 px it is always open.
 */
export function FilterPanel({ search, today }: FilterPanelProps) {
  const { go, isPending } = useSearchNavigation();
  const [values, change] = useFilterValues(search);
  const details = useOpenOnWideScreens();
  const standAtResults = useStandingAtResults(isPending);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    go(spacesHref(searchFromFilters(values, search.filters.sort)));
    standAtResults();
    if (details.current && !isWide()) details.current.open = false;
  }

  function toggle(service: ServiceKey, isWanted: boolean): void {
    const others = values.services.filter((other) => other !== service);
    change({ services: isWanted ? [...others, service] : others });
  }

  return (
    <details
      ref={details}
      className="group/filters rounded-xl border bg-surface shadow-rest lg:details-content:[block-size:auto] lg:details-content:[content-visibility:visible] lg:details-content:block"
    >
      <summary className="flex min-h-13 list-none items-center gap-2.5 rounded-xl px-5 font-semibold lg:hidden [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal className="size-5 text-sage-600" />
        Filtri{countText(search)}
        <ChevronDown className="ml-auto size-5 transition-transform group-open/filters:rotate-180" />
      </summary>
      <form
        id={FILTER_FORM_ID}
        action={paths.spaces}
        method="get"
        aria-label="Filtri di ricerca"
        onSubmit={submit}
        className="flex flex-col gap-5 px-5 pt-1 pb-5 lg:pt-5"
      >
        <PeriodFields
          value={values.period}
          today={today}
          required={false}
          cellClassName="col-span-2"
          onChange={(period) => change({ period })}
        />
        <Field label="Tipo di spazio">
          <Select
            name="type"
            value={values.type}
            onChange={({ target }) =>
              change({ type: SPACE_TYPES.find((type) => type === target.value) ?? "" })
            }
          >
            <option value="">Tutti gli spazi</option>
            {SPACE_TYPES.map((type) => (
              <option key={type} value={type}>
                {SPACE_TYPE_LABELS[type]}
              </option>
            ))}
          </Select>
        </Field>
        <PriceSlider
          value={values.maxPrice}
          days={periodOf(values.period)}
          onChange={(maxPrice) => change({ maxPrice })}
        />
        <PeopleStepper value={values.people} onChange={(people) => change({ people })} />
        <fieldset>
          <legend className="mb-1 text-[0.94rem] font-semibold">Servizi</legend>
          {SERVICES.map((service) => (
            <CheckboxField
              key={service}
              name="services"
              value={service}
              checked={values.services.includes(service)}
              onCheckedChange={(isWanted) => toggle(service, isWanted)}
            >
              {SERVICE_LABELS[service]}
            </CheckboxField>
          ))}
        </fieldset>
        <SubmitButton pending={isPending}>Applica Filtri</SubmitButton>
      </form>
    </details>
  );
}

function countText(search: SpaceSearch): string {
  const count = activeFilters(search).length;
  return count > 0 ? ` (${count})` : "";
}

/** What is typed, until the address asks for something else: the back button, a chip, another search. */
function useFilterValues(search: SpaceSearch) {
  const address = spacesHref(search);
  const [state, setState] = useState({ address, values: filterValuesOf(search) });
  if (state.address !== address) setState({ address, values: filterValuesOf(search) });
  const change = (part: Partial<FilterValues>) =>
    setState((before) => ({ ...before, values: { ...before.values, ...part } }));
  return [state.values, change] as const;
}

/** After the filters were applied and the list is there, one stands at its beginning. */
function useStandingAtResults(isPending: boolean) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || isPending) return;
    // The press and the transition do not begin in the same moment.
    const timer = setTimeout(() => {
      setWanted(false);
      const results = document.getElementById(RESULTS_ID);
      results?.focus({ preventScroll: true });
      const top = results?.getBoundingClientRect().top ?? 0;
      if (top < 0 || top > window.innerHeight / 2) results?.scrollIntoView?.({ block: "start" });
    });
    return () => clearTimeout(timer);
  }, [isWanted, isPending]);
  return () => setWanted(true);
}

const isWide = () => window.matchMedia("(min-width: 64rem)").matches;

/** For browsers whose style sheets cannot open a folded element. */
function useOpenOnWideScreens() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && isWide()) details.current.open = true;
  }, []);
  return details;
}
