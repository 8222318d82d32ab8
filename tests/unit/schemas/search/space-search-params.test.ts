import {
  activeFilters,
  describePeriod,
  periodParams,
  searchParamsOf,
} from "@/lib/domain/search/space-search-url";
import { word } from "@/lib/i18n/italian-word";
import { parseSpaceSearch } from "@/lib/schemas/search/space-search-params";
import { inItalian } from "@/tests/helpers/in-italian";

const addressOf = (query: Parameters<typeof parseSpaceSearch>[0]) =>
  searchParamsOf(parseSpaceSearch(query).search).toString();

test("a URL without parameters searches everything in the featured order", () => {
  expect(parseSpaceSearch({})).toEqual({
    search: { request: null, filters: { sort: "featured", maxPrice: undefined } },
    notes: [],
  });
});

test("reads all filters and the period", () => {
  const { search, notes } = parseSpaceSearch({
    startDate: "2026-12-03",
    endDate: "2026-12-05",
    isFullDay: "true",
    type: "yoga",
    maxPrice: "60",
    capacity: "11-20",
    services: "storage,yogaMats",
    sort: "price-low",
  });
  expect(notes).toEqual([]);
  expect(search.request).toEqual({
    startDate: "2026-12-03",
    endDate: "2026-12-05",
    isFullDay: true,
    startTime: null,
    endTime: null,
  });
  expect(search.filters).toMatchObject({ type: "yoga", maxPrice: 60, services: ["storage", "yogaMats"] });
});

test("an empty form without JavaScript sets no filter and no note", () => {
  const parsed = parseSpaceSearch({
    startDate: "",
    endDate: "",
    isFullDay: "true",
    type: "",
    capacity: "",
    maxPrice: "100",
    sort: "featured",
  });
  expect(parsed.notes).toEqual([]);
  expect(searchParamsOf(parsed.search).toString()).toBe("");
});

test("an empty check-out is the day of the check-in", () => {
  const { search, notes } = parseSpaceSearch({ startDate: "2026-12-03", endDate: "", isFullDay: "true" });
  expect(notes).toEqual([]);
  expect(search.request).toMatchObject({ startDate: "2026-12-03", endDate: "2026-12-03" });
});

test("services checked one by one count like a list", () => {
  expect(addressOf({ services: ["storage", "yogaMats"] })).toBe("services=storage%2CyogaMats");
});

test("the maximum of the price slider means no limit", () => {
  expect(parseSpaceSearch({ maxPrice: "100" }).search.filters.maxPrice).toBeUndefined();
  expect(parseSpaceSearch({ maxPrice: "95" }).search.filters.maxPrice).toBe(95);
});

test.each([
  [{ type: "palestra" }, "Il tipo di spazio indicato non esiste ed è stato ignorato."],
  [{ capacity: "7" }, "La capienza indicata non è valida ed è stata ignorata."],
  [{ maxPrice: "-5" }, "Il prezzo massimo indicato non è valido ed è stato ignorato."],
  [{ services: "sauna" }, "I servizi indicati non sono validi e sono stati ignorati."],
  [{ sort: "casuale" }, "L'ordinamento indicato non esiste ed è stato ignorato."],
  [{ startDate: "ieri" }, "La ricerca per data non è stata applicata. Data non valida"],
  [{ startDate: "2026-02-30" }, "La ricerca per data non è stata applicata. Data non valida"],
  [
    { startDate: "2026-12-05", endDate: "2026-12-03" },
    "La ricerca per data non è stata applicata. La data di fine non può precedere quella di inizio.",
  ],
  [{ endDate: "2026-12-03" }, "La ricerca per data non è stata applicata. Scegli anche la data di inizio."],
])("ignores the invalid parameter %j with a note", (query, note) => {
  expect(parseSpaceSearch(query).notes.map(inItalian)).toEqual([note]);
  expect(addressOf(query)).toBe("");
});

test("an invalid parameter does not affect the others", () => {
  const { search, notes } = parseSpaceSearch({ type: "yoga", capacity: "tanti", startDate: "boh" });
  expect(search.filters.type).toBe("yoga");
  expect(search.request).toBeNull();
  expect(notes).toHaveLength(2);
});

test("a search converts to a URL and back", () => {
  const query = {
    startDate: "2026-12-03",
    endDate: "2026-12-03",
    isFullDay: "false",
    startTime: "08:00",
    endTime: "13:00",
    services: "storage",
    sort: "capacity",
  };
  expect(addressOf(query)).toBe(new URLSearchParams(query).toString());
});

test("each active filter links to the search without it", () => {
  const { search } = parseSpaceSearch({
    startDate: "2026-12-03",
    type: "therapy",
    maxPrice: "45",
    capacity: "1-5",
    services: "storage,soundSystem",
  });
  const chips = activeFilters(search).map(({ label, without }) => [
    word(label),
    searchParamsOf(without).toString(),
  ]);
  expect(chips.map(([label]) => label)).toEqual([
    "3 dicembre 2026",
    "Sala terapia",
    "fino a 45,00\u00a0€ in tutto",
    "1-5 persone",
    "Armadietto",
    "Sistema Audio",
  ]);
  expect(chips[0]?.[1]).toBe("type=therapy&maxPrice=45&capacity=1-5&services=storage%2CsoundSystem");
  expect(chips[4]?.[1]).toContain("services=soundSystem");
});

test.each([
  [{ isFullDay: true, startTime: null, endTime: null }, "3 dicembre 2026"],
  [{ isFullDay: false, startTime: "14:00", endTime: "19:00" }, "3 dicembre 2026, pomeriggio"],
  [{ isFullDay: false, startTime: "09:00", endTime: "11:00" }, "3 dicembre 2026, 09:00–11:00"],
])("describes a period in words", (part, expected) => {
  expect(word(describePeriod({ startDate: "2026-12-03", endDate: "2026-12-03", ...part }))).toBe(expected);
});

test("the links to a space contain the period", () => {
  const request = {
    startDate: "2026-12-03",
    endDate: "2026-12-03",
    isFullDay: false,
    startTime: "14:00",
    endTime: "19:00",
  };
  expect(periodParams(request).toString()).toBe(
    "startDate=2026-12-03&endDate=2026-12-03&isFullDay=false&startTime=14%3A00&endTime=19%3A00",
  );
});
