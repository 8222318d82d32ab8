import { maxPriceFromSlider, type SearchableSpace, searchSpaces } from "@/lib/domain/search/space-search";

const space = (id: number, changes: Partial<SearchableSpace> = {}): SearchableSpace => ({
  id,
  type: "yoga",
  capacity: 10,
  features: {},
  isPopular: false,
  isNew: false,
  isAvailable: true,
  pricePerHour: "25",
  pricePerDay: "45",
  pricePerWeek: "240",
  ...changes,
});
const ids = (spaces: SearchableSpace[]) => spaces.map((item) => item.id);

describe("filters", () => {
  test("return everything by default", () => {
    expect(ids(searchSpaces([space(2), space(1, { isAvailable: false })], {}))).toEqual([1, 2]);
  });

  test("select by type and by whether a space can be booked at all", () => {
    const spaces = [space(1), space(2, { type: "meeting" }), space(3, { isAvailable: false })];
    expect(ids(searchSpaces(spaces, { type: "meeting" }))).toEqual([2]);
    expect(ids(searchSpaces(spaces, { availableOnly: true }))).toEqual([1, 2]);
  });

  test("select by day price, including the limit and excluding spaces on request", () => {
    const spaces = [
      space(1, { pricePerDay: "45,00" }),
      space(2, { pricePerDay: "45,01" }),
      space(3, { pricePerDay: "su richiesta" }),
      space(4, { pricePerDay: null }),
      space(5, { pricePerDay: "0" }),
    ];
    expect(ids(searchSpaces(spaces, { maxPrice: 45 }))).toEqual([1, 5]);
    expect(ids(searchSpaces(spaces, { maxPrice: 0 }))).toEqual([5]);
    expect(ids(searchSpaces(spaces, { maxPrice: 100_000 }))).toEqual([1, 2, 4, 5]);
  });

  test.each([
    ["1-5", [1, 5]],
    ["6-10", [6, 10]],
    ["11-20", [11, 20]],
    ["20+", [20, 21, 200]],
  ] as const)("select by capacity %s", (capacity, expected) => {
    const spaces = [1, 5, 6, 10, 11, 20, 21, 200].map((places) => space(places, { capacity: places }));
    expect(ids(searchSpaces(spaces, { capacity }))).toEqual(expected);
  });

  test("select by services, all of which are required", () => {
    const spaces = [
      space(1, { features: { soundSystem: true } }),
      space(2, { features: { soundSystem: true, storage: true } }),
    ];
    expect(ids(searchSpaces(spaces, { services: ["soundSystem", "storage"] }))).toEqual([2]);
    expect(ids(searchSpaces(spaces, { services: ["yogaMats"] }))).toEqual([]);
  });
});

describe("the order of results", () => {
  test("puts popular spaces first, then new ones, then sorts by id", () => {
    const spaces = [
      space(4),
      space(3),
      space(2, { isNew: true }),
      space(5, { isPopular: true }),
      space(6, { isPopular: true, isNew: true }),
    ];
    expect(ids(searchSpaces(spaces, {}))).toEqual([6, 5, 2, 3, 4]);
  });

  test("sorts by day price in both directions, on request last, ties by id", () => {
    const spaces = [
      space(1, { pricePerDay: "su richiesta" }),
      space(5, { pricePerDay: "60" }),
      space(4, { pricePerDay: "60,00" }),
      space(3, { pricePerDay: "100" }),
      space(2, { pricePerDay: "chiedere" }),
    ];
    expect(ids(searchSpaces(spaces, {}, "price-low"))).toEqual([4, 5, 3, 1, 2]);
    expect(ids(searchSpaces(spaces, {}, "price-high"))).toEqual([3, 4, 5, 1, 2]);
  });

  test("sorts by capacity, largest first, without changing the input", () => {
    const spaces = [space(1, { capacity: 5 }), space(3, { capacity: 20 }), space(2, { capacity: 20 })];
    expect(ids(searchSpaces(spaces, {}, "capacity"))).toEqual([2, 3, 1]);
    expect(ids(spaces)).toEqual([1, 3, 2]);
  });
});

test("the price slider has no limit at its maximum", () => {
  expect([maxPriceFromSlider(0), maxPriceFromSlider(95), maxPriceFromSlider(100)]).toEqual([
    0,
    95,
    undefined,
  ]);
});
