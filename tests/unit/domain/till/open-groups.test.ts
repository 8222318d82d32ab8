import { groupOpenLines } from "@/lib/domain/till/open-groups";

const line = (id: number, payerKey: string, seriesId: number | null = null) => ({ id, payerKey, seriesId });

test("groups lines by person, and within a person the dates of each series", () => {
  const lines = [line(1, "anna", 7), line(2, "anna", 7), line(3, "anna"), line(4, "anna"), line(5, "bea", 8)];
  const groups = groupOpenLines(lines).map(({ payerKey, sets }) => [
    payerKey,
    sets.map((set) => set.lines.map(({ id }) => id)),
  ]);
  expect(groups).toEqual([
    ["anna", [[1, 2], [3], [4]]],
    ["bea", [[5]]],
  ]);
});

test("returns no group without lines", () => {
  expect(groupOpenLines([])).toEqual([]);
});
