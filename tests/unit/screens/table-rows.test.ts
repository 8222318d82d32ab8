import { pageCount, pageOf, searchRows, sortRows } from "@/components/shared/table/rows";

const NAMES = ["Sala Salvia", "Studio Loto", "Città di Pace", "Sala Cielo"];
const same = (name: string) => name;

describe("the search of a list", () => {
  it("finds words in any order, without capitals and accents", () => {
    expect(searchRows(NAMES, "salvia sala", same)).toEqual(["Sala Salvia"]);
    expect(searchRows(NAMES, "CITTA", same)).toEqual(["Città di Pace"]);
  });

  it("lets everything through when nothing is typed", () => {
    expect(searchRows(NAMES, "  ", same)).toEqual(NAMES);
  });
});

describe("the order of a list", () => {
  it("follows Italian letters and numbers within text", () => {
    expect(sortRows(["Sala 10", "Sala 2", "àncora", "Ballo"], same, "asc")).toEqual([
      "àncora",
      "Ballo",
      "Sala 2",
      "Sala 10",
    ]);
  });

  it("keeps rows without a value last in both directions", () => {
    const rows = [{ price: null }, { price: 2 }, { price: 1 }];
    expect(sortRows(rows, ({ price }) => price, "asc").map(({ price }) => price)).toEqual([1, 2, null]);
    expect(sortRows(rows, ({ price }) => price, "desc").map(({ price }) => price)).toEqual([2, 1, null]);
  });

  it("leaves the list it was given as it was", () => {
    const rows = [3, 1, 2];
    sortRows(rows, (value) => value, "asc");
    expect(rows).toEqual([3, 1, 2]);
  });
});

describe("the pages of a list", () => {
  it("are counted from 1, and there is always one", () => {
    expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2]);
  });

  it("end with the last one", () => {
    expect(pageOf([1, 2, 3], 2, 2)).toEqual([3]);
    expect(pageOf([1, 2, 3], 9, 2)).toEqual([3]);
  });
});
