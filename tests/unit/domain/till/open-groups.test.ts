import { groupOpenLines, missingOf, withoutCutPayer } from "@/lib/domain/till/open-groups";

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

describe("the last payer of the first part of a list", () => {
  const owed = (payerKey: string, amount: number, payerTotal = amount) => ({ payerKey, amount, payerTotal });
  const amountOf = ({ amount }: { amount: number }) => amount;
  const anna = owed("anna", 2000);
  const bea = [owed("bea", 500, 1500), owed("bea", 300, 1500)];

  test("waits for the next part if some of the payer's lines are in it", () => {
    expect(withoutCutPayer([anna, ...bea], amountOf)).toEqual([anna]);
    expect(withoutCutPayer([anna, ...bea, owed("bea", 700, 1500)], amountOf)).toHaveLength(4);
    expect(withoutCutPayer([anna], amountOf)).toEqual([anna]);
    expect(withoutCutPayer([], amountOf)).toEqual([]);
  });

  test("is shown if there is no other, with the amount that is missing", () => {
    expect(withoutCutPayer(bea, amountOf)).toEqual(bea);
    expect(missingOf(bea, amountOf)).toBe(700);
  });
});
