import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { ActiveFilters } from "@/components/search/active-filters";
import { FilterPanel } from "@/components/search/filter-panel";
import { filterValuesOf } from "@/components/search/filter-values";
import { PlainFilterForm } from "@/components/search/plain-filter-form";
import { RESULTS_ID } from "@/components/search/results-id";
import { SearchFrame } from "@/components/search/search-frame";
import { SortSelect } from "@/components/search/sort-select";
import { HydrationProvider } from "@/components/ui/hydration";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";
import { InItalian, renderApp } from "@/tests/helpers/render-app";

const NOTHING: SpaceSearch = { request: null, filters: { sort: "featured" } };
const MUCH: SpaceSearch = {
  request: {
    startDate: "2026-12-03",
    endDate: "2026-12-04",
    isFullDay: true,
    startTime: null,
    endTime: null,
  },
  filters: { type: "yoga", maxPrice: 60, capacity: "11-20", services: ["yogaMats"], sort: "price-low" },
};

const page = (search: SpaceSearch) => (
  <SearchFrame>
    <FilterPanel search={search} today="2026-12-01" />
    <SortSelect search={search} />
    <ActiveFilters search={search} />
  </SearchFrame>
);

/** Renders the page and waits for the interactive form. */
async function renderPage(element: ReactNode) {
  const app = renderApp(element);
  await screen.findByRole("button", { name: "Applica Filtri" });
  fireEvent.pointerMove(window);
  await screen.findByRole("button", { name: /^Check-in/ });
  return app;
}

const slider = () => screen.getByRole("slider", { name: "Prezzo massimo" });
const apply = () => screen.getByRole("button", { name: "Applica Filtri" });

it("shows the values in the URL", async () => {
  await renderPage(page(MUCH));
  expect(screen.getByLabelText("Tipo di spazio")).toHaveDisplayValue("Studio yoga");
  // A capacity range in a URL of the former format acts as a filter until it is replaced by a number.
  expect(screen.getByLabelText("Quante persone?")).toHaveValue(null);
  expect(screen.getByRole("link", { name: "Togli il filtro: 11-20 persone" })).toBeVisible();
  expect(slider()).toHaveValue("60");
  expect(screen.getByRole("checkbox", { name: "Tappetini yoga" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Armadietto" })).not.toBeChecked();
  expect(screen.getByLabelText("Ordina per")).toHaveDisplayValue("Prezzo crescente");
});

it("goes from 0 to 100 in steps of 5, shown as euros per day, and has no limit at the end", async () => {
  await renderPage(page(NOTHING));
  expect(slider()).toHaveAttribute("min", "0");
  expect(slider()).toHaveAttribute("max", "100");
  expect(slider()).toHaveAttribute("step", "5");
  expect(slider()).toHaveAttribute("aria-valuetext", "Nessun limite");
  fireEvent.change(slider(), { target: { value: "45" } });
  await waitFor(() => expect(slider().getAttribute("aria-valuetext")).toMatch(/^fino a 45,00\s€ al giorno$/));
  expect(screen.getByText(/^fino a 45,00\s€ al giorno$/)).toBeInTheDocument();
});

it("shows the limit for the whole period once days are chosen", async () => {
  await renderPage(page(MUCH));
  expect(slider().getAttribute("aria-valuetext")).toMatch(/^fino a 120,00\s€ in tutto$/);
  expect(screen.getByText("Conta il totale del periodo scelto.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /fino a 120,00\s€ in tutto/ })).toBeVisible();
});

it("preserves half hours and capacity ranges from the URL until they are changed", async () => {
  const request = { startDate: "2026-12-03", endDate: "2026-12-03", isFullDay: false };
  const { user, visited } = await renderPage(
    page({
      request: { ...request, startTime: "09:30", endTime: "11:30" },
      filters: { capacity: "11-20", sort: "featured" },
    }),
  );
  await user.click(apply());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(Object.fromEntries(new URLSearchParams(visited[0]?.split("?")[1]))).toEqual({
    startDate: "2026-12-03",
    endDate: "2026-12-03",
    isFullDay: "false",
    startTime: "09:30",
    endTime: "11:30",
    capacity: "11-20",
  });
});

it("puts all filters into one URL, without those at their default", async () => {
  const { user, visited } = await renderPage(page(NOTHING));
  await user.selectOptions(screen.getByLabelText("Tipo di spazio"), "Sala terapia");
  await user.click(screen.getByRole("button", { name: "Una persona in più" }));
  await user.type(screen.getByLabelText("Quante persone?"), "2");
  await user.click(screen.getByRole("checkbox", { name: "Armadietto" }));
  await user.click(screen.getByRole("checkbox", { name: "Aria condizionata" }));
  fireEvent.change(slider(), { target: { value: "50" } });
  await user.click(apply());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(visited).toEqual(["/spaces?type=therapy&maxPrice=50&people=12&services=storage%2CairConditioning"]);
});

it("moves the focus to the results once they are applied", async () => {
  const { user } = await renderPage(
    <>
      {page(NOTHING)}
      <section id={RESULTS_ID} tabIndex={-1} aria-label="Risultati" />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Una persona in più" }));
  await user.click(screen.getByRole("button", { name: "Una persona in più" }));
  await user.click(screen.getByRole("button", { name: "Una persona in meno" }));
  expect(screen.getByLabelText("Quante persone?")).toHaveValue(1);
  await user.click(apply());
  await waitFor(() => expect(screen.getByRole("region", { name: "Risultati" })).toHaveFocus());
});

it("opens the plain URL if no filter is set", async () => {
  const { user, visited } = await renderPage(page(NOTHING));
  await user.click(apply());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(visited).toEqual(["/spaces"]);
});

it("sorts immediately and preserves the filters", async () => {
  const { user, visited } = await renderPage(page(MUCH));
  await user.selectOptions(screen.getByLabelText("Ordina per"), "Capienza");
  expect(Object.fromEntries(new URLSearchParams(visited[0]?.split("?")[1]))).toEqual({
    startDate: "2026-12-03",
    endDate: "2026-12-04",
    isFullDay: "true",
    type: "yoga",
    maxPrice: "60",
    capacity: "11-20",
    services: "yogaMats",
    sort: "capacity",
  });
});

it("shows each active filter as a link that removes it, and a link that removes all", async () => {
  await renderPage(page(MUCH));
  const chips = within(screen.getByRole("list", { name: "Filtri attivi" }));
  expect(
    chips.getByRole("link", { name: "Togli il filtro: Studio yoga" }).getAttribute("href"),
  ).not.toContain("type=");
  expect(
    chips.getByRole("link", { name: "Togli il filtro: 3–4 dicembre 2026" }).getAttribute("href"),
  ).not.toContain("startDate");
  expect(chips.getByRole("link", { name: "Cancella Filtri" })).toHaveAttribute("href", "/spaces");
});

/** Switches from one search to another. */
function TwoAddresses() {
  const [search, setSearch] = useState(MUCH);
  return (
    <>
      {page(search)}
      <button type="button" onClick={() => setSearch(NOTHING)}>
        indietro
      </button>
    </>
  );
}

it("follows the URL when it changes", async () => {
  const { user } = await renderPage(<TwoAddresses />);
  expect(slider()).toHaveValue("60");
  await user.click(screen.getByRole("button", { name: "indietro" }));
  expect(slider()).toHaveValue("100");
  expect(screen.getByRole("checkbox", { name: "Tappetini yoga" })).not.toBeChecked();
});

it("is a GET form with every field in the server's HTML, so that it works without JavaScript", () => {
  const holder = document.createElement("div");
  holder.innerHTML = renderToString(
    <InItalian>
      <HydrationProvider>
        <PlainFilterForm values={filterValuesOf(MUCH)} today="2026-12-01" />
        <SortSelect search={MUCH} />
      </HydrationProvider>
    </InItalian>,
  );
  const form = holder.querySelector("form");
  expect(form).toHaveAttribute("action", "/spaces");
  expect(form).toHaveAttribute("method", "get");
  const names = new Set([...holder.querySelectorAll("[name]")].map((field) => field.getAttribute("name")));
  expect([...names].sort()).toEqual([
    "capacity",
    "endDate",
    "endTime",
    "isFullDay",
    "maxPrice",
    "people",
    "services",
    "sort",
    "startDate",
    "startTime",
    "type",
  ]);
  expect(holder.querySelector<HTMLInputElement>("[name=startDate]")).not.toBeRequired();
  expect(holder.querySelector("[name=sort]")).toHaveAttribute("form", form?.id);
});
