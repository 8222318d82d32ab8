import { moveItem } from "@/components/admin/shared/pictures/reorder";
import { groupByDate } from "@/lib/domain/sign-up/sign-ups-by-date";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";

describe("the participants of a course by date", () => {
  it("exclude canceled sign-ups and are sorted by date, undated ones last", () => {
    const people = [
      { id: 1, startDate: null, status: "confirmed" as const },
      { id: 2, startDate: "2026-12-10", status: "pending" as const },
      { id: 3, startDate: "2026-12-03", status: "confirmed" as const },
      { id: 4, startDate: "2026-12-10", status: "canceled" as const },
    ];
    const groups = groupByDate(people).map(({ date, people: here }) => [date, here.map(({ id }) => id)]);
    expect(groups).toEqual([
      ["2026-12-03", [3]],
      ["2026-12-10", [2]],
      [null, [1]],
    ]);
  });
});

describe("moving a list item", () => {
  it.each([
    [0, 2, ["b", "c", "a"]],
    [2, 0, ["c", "a", "b"]],
    [1, 1, ["a", "b", "c"]],
    [7, 0, ["a", "b", "c"]],
  ])("from %i to %i reorders the list", (from, to, expected) => {
    expect(moveItem(["a", "b", "c"], from, to)).toEqual(expected);
  });
});

describe("a typed confirmation number", () => {
  it.each([
    ["42", 42],
    ["00042", 42],
    ["#00042", 42],
    ["P00042", 42],
    ["#p42", 42],
    ["C00042", null],
    ["Rossi", null],
    ["12345678901", null],
    ["", null],
  ])("%j is read as %j", (typed, id) => {
    expect(parseConfirmationNumber(typed, "booking")).toBe(id);
  });
});
