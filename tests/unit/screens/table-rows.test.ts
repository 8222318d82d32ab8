import { compareValues, containsAllWords } from "@/components/shared/table/rows";
import { pageCount } from "@/components/shared/table/table-pager";

const NAMES = ["Sala Salvia", "Studio Loto", "Città di Pace", "Sala Cielo", "Sala dell’Orto"];
const found = (search: string) => NAMES.filter((name) => containsAllWords(name, search));

describe("the search of a list", () => {
  it("finds words in any order, ignoring case, accents and forms of apostrophes", () => {
    expect(found("salvia sala")).toEqual(["Sala Salvia"]);
    expect(found("CITTA")).toEqual(["Città di Pace"]);
    expect(found("dell'orto")).toEqual(["Sala dell’Orto"]);
  });

  it("returns everything for an empty search", () => {
    expect(found("  ")).toEqual(NAMES);
  });
});

test("a list is sorted by Italian letters and by numbers within text", () => {
  expect(["Sala 10", "Sala 2", "àncora", "Ballo"].sort(compareValues)).toEqual([
    "àncora",
    "Ballo",
    "Sala 2",
    "Sala 10",
  ]);
});

test("the pages of a list are counted from 1, and there is always one", () => {
  expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2]);
});
