import {
  type FilterValues,
  MOST_PEOPLE,
  periodOf,
  searchFromFilters,
} from "@/components/search/filter-values";
import { RESULTS_ID } from "@/components/search/results-id";
import { spacesHref } from "@/components/search/spaces-href";
import { priceSliderLabels } from "@/components/space/price-slider-labels";
import {
  CAPACITY_RANGES,
  PRICE_SLIDER,
  SERVICES,
  SPACE_SORTS,
  SPACE_TYPES,
} from "@/lib/domain/search/space-search";
import { dayWords } from "./day-words";
import { type PeriodValue, withFullDay, withStartDate, withStartTime } from "./period-value";

/*
 * What a search form does once it is alive (`LiveForm`). Its fields are the browser's own and hold what is asked for;
 * what follows from them is written beside them here.
 */

type Control = HTMLInputElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

const textOf = (form: HTMLFormElement, name: string) => controlOf(form, name)?.value ?? "";

function write(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name);
  if (control && control.value !== value) control.value = value;
}

function periodIn(form: HTMLFormElement): PeriodValue {
  return {
    startDate: textOf(form, "startDate") || null,
    endDate: textOf(form, "endDate") || null,
    isFullDay: new FormData(form).has("isFullDay"),
    startTime: textOf(form, "startTime"),
    endTime: textOf(form, "endTime"),
  };
}

/** The number of people that is typed; null for any. */
function peopleIn(form: HTMLFormElement): number | null {
  const typed = Math.trunc(Number(textOf(form, "people")));
  return typed >= 1 ? Math.min(MOST_PEOPLE, typed) : null;
}

const oneOf = <T extends string>(values: readonly T[], text: string) =>
  values.find((value) => value === text);

function valuesIn(form: HTMLFormElement): FilterValues {
  const services = new FormData(form).getAll("services");
  return {
    period: periodIn(form),
    type: oneOf(SPACE_TYPES, textOf(form, "type")) ?? "",
    maxPrice: Number(textOf(form, "maxPrice") || PRICE_SLIDER.max),
    capacity: oneOf(CAPACITY_RANGES, textOf(form, "capacity")) ?? "",
    people: peopleIn(form),
    services: SERVICES.filter((service) => services.includes(service)),
  };
}

/** The address of the list that a form asks for. */
export function hrefOf(form: HTMLFormElement): string {
  const sort = oneOf(SPACE_SORTS, textOf(form, "sort")) ?? "featured";
  return spacesHref(searchFromFilters(valuesIn(form), sort));
}

/** The period when one of its fields has changed. */
function followed(value: PeriodValue, changed: string): PeriodValue {
  if (changed === "startDate" && value.startDate) return withStartDate(value, value.startDate);
  if (changed === "isFullDay") return withFullDay(value, value.isFullDay);
  if (changed === "startTime") return withStartTime(value, value.startTime);
  return value;
}

/** Brings the other fields and what the form says in step with the field `changed`. */
export function settle(form: HTMLFormElement, changed: string): void {
  const period = followed(periodIn(form), changed);
  write(form, "endDate", period.endDate ?? "");
  write(form, "endTime", period.endTime);
  for (const option of form.querySelectorAll<HTMLOptionElement>("[name=endTime] option"))
    option.disabled = option.value <= period.startTime;
  showDays(form, period);
  showPrice(form, period);
  if (changed === "people") write(form, "people", String(peopleIn(form) ?? ""));
  showPeople(form);
}

function showDays(form: HTMLFormElement, { startDate }: PeriodValue): void {
  for (const cell of form.querySelectorAll("[data-calendar]")) {
    const input = cell.querySelector("input");
    const button = cell.querySelector("button");
    const words = button?.querySelector("span");
    if (!input || !button || !words) continue;
    words.textContent = dayWords(input.value || null);
    words.dataset.empty = String(input.value === "");
    if (input.name === "startDate") continue;
    button.disabled = startDate === null;
    if (startDate) input.min = startDate;
  }
}

function showPrice(form: HTMLFormElement, period: PeriodValue): void {
  const slider = controlOf(form, "maxPrice");
  if (!slider) return;
  const words = priceSliderLabels(Number(slider.value), periodOf(period));
  slider.setAttribute("aria-valuetext", words.limit);
  for (const place of form.querySelectorAll<HTMLElement>("[data-price]")) {
    const { price } = place.dataset;
    if (price === "limit" || price === "least" || price === "most") place.textContent = words[price];
    else place.hidden = !words.isForAllDays;
  }
}

function showPeople(form: HTMLFormElement): void {
  const less = form.querySelector<HTMLButtonElement>("[data-step='-1']");
  if (less) less.disabled = textOf(form, "people") === "";
}

/** One person more or less; less than one is any number. */
export function step(form: HTMLFormElement, by: number): void {
  const next = (peopleIn(form) ?? 0) + by;
  write(form, "people", next < 1 ? "" : String(Math.min(MOST_PEOPLE, next)));
  showPeople(form);
}

/** After the filters were applied and the list is there, one stands at its beginning. */
export function standAtResults(): void {
  const results = document.getElementById(RESULTS_ID);
  results?.focus({ preventScroll: true });
  const top = results?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) results?.scrollIntoView?.({ block: "start" });
}
