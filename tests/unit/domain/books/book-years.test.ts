import {
  bookYears,
  firstYear,
  mayOpen,
  notClosableReason,
  type StoredYear,
} from "@/lib/domain/books/book-years";

const PRESENT = 2026;
const opened = (year: number): StoredYear => ({ year, opening: { cash: 100, bank: 1000 }, closing: null });
const closed = (year: number): StoredYear => ({
  ...opened(year),
  closing: { cash: 150, bank: 900 },
});
const moved = [
  { year: 2023, cash: 5, bank: 5 },
  { year: 2025, cash: 10, bank: -20 },
];

test("each year opens with the closing balances of the year before, even without movements", () => {
  expect(bookYears([opened(2024)], moved, PRESENT)).toEqual([
    { year: 2024, state: "open", opening: { cash: 100, bank: 1000 }, closing: { cash: 100, bank: 1000 } },
    { year: 2025, state: "open", opening: { cash: 100, bank: 1000 }, closing: { cash: 110, bank: 980 } },
    { year: 2026, state: "open", opening: { cash: 110, bank: 980 }, closing: { cash: 110, bank: 980 } },
  ]);
});

test("a closed year keeps its stored closing balances", () => {
  const years = bookYears([closed(2025)], moved, PRESENT);
  expect(years.map(({ state }) => state)).toEqual(["closed", "open"]);
  expect(years[1]?.opening).toEqual({ cash: 150, bank: 900 });
});

test.each([
  [[], [], 2026],
  [[], moved, 2023],
  [[opened(2025)], moved, 2025],
])("with the stored years %j and the movements %j the books begin in %i", (stored, movements, year) => {
  expect(firstYear(stored, movements, PRESENT)).toBe(year);
});

test.each<[number, StoredYear[], boolean]>([
  [2026, [], true],
  [2027, [], false],
  [2025, [opened(2025)], true],
  [2024, [opened(2025)], true],
  [2026, [opened(2025)], false],
  [2024, [closed(2025)], false],
])("whether the opening balances of %i can be entered with the stored years %j: %s", (year, stored, may) => {
  expect(mayOpen(year, stored, PRESENT)).toBe(may);
});

test("a year before the first movement cannot be closed", () => {
  expect(notClosableReason(PRESENT - 1, [], [], PRESENT)).toBe("beforeBooks");
});

test.each<[number, StoredYear[], ReturnType<typeof notClosableReason>]>([
  [2024, [opened(2024)], null],
  [2025, [opened(2024)], "closePrevious"],
  [2025, [closed(2024)], null],
  [2024, [closed(2024)], "closedYear"],
  [2026, [closed(2025)], "yearNotOver"],
  [2023, [opened(2024)], "beforeBooks"],
  [2023, [], null],
  [2022, [], "beforeBooks"],
  [2024, [], "closePrevious"],
])("why %i cannot be closed with the stored years %j: %s", (year, stored, why) => {
  expect(notClosableReason(year, stored, moved, PRESENT)).toBe(why);
});
