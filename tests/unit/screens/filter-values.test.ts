import { filterValuesOf, searchFromFilters } from "@/components/search/filter-values";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";

const nothing: SpaceSearch = { request: null, filters: { sort: "featured" } };

test("an empty search uses full days, with 09:00 to 18:00 preset for hours", () => {
  expect(filterValuesOf(nothing)).toEqual({
    startDate: "",
    endDate: "",
    isFullDay: true,
    startTime: "09:00",
    endTime: "18:00",
    type: "",
    maxPrice: 100,
    capacity: "",
    people: "",
    services: [],
  });
});

test("unchanged filters search everything", () => {
  const search = searchFromFilters(filterValuesOf(nothing), "featured");
  expect(search.request).toBeNull();
  expect(search.filters.maxPrice).toBeUndefined();
  expect(search.filters.type).toBeUndefined();
});

const withPeriod = (period: object) => ({ ...filterValuesOf(nothing), ...period });

test("full days have no times", () => {
  const values = withPeriod({ startDate: "2026-12-03", endDate: "2026-12-05" });
  expect(searchFromFilters(values, "featured").request).toEqual({
    startDate: "2026-12-03",
    endDate: "2026-12-05",
    isFullDay: true,
    startTime: null,
    endTime: null,
  });
});

test("hours apply to the first day, whatever the second field contains", () => {
  const values = withPeriod({ startDate: "2026-12-03", endDate: "2026-12-05", isFullDay: false });
  expect(searchFromFilters(values, "featured").request).toMatchObject({
    endDate: "2026-12-03",
    startTime: "09:00",
    endTime: "18:00",
  });
});

test.each([
  ["", "2026-12-03"],
  ["2026-12-01", "2026-12-03"],
])("an end of %j after a start on the 3rd means that one day", (endDate, expected) => {
  const values = withPeriod({ startDate: "2026-12-03", endDate });
  expect(searchFromFilters(values, "featured").request?.endDate).toBe(expected);
});

test("filters convert to a search and back", () => {
  const search: SpaceSearch = {
    request: {
      startDate: "2026-12-03",
      endDate: "2026-12-03",
      isFullDay: false,
      startTime: "10:00",
      endTime: "12:00",
    },
    filters: { type: "yoga", maxPrice: 60, capacity: "20+", services: ["yogaMats"], sort: "capacity" },
  };
  expect(searchFromFilters(filterValuesOf(search), "capacity")).toEqual(search);
});
