import { comingFirst } from "@/lib/domain/panel/history-order";

const thing = (
  id: number,
  startDate: string | null,
  more: { endDate?: string; status?: "confirmed" | "pending" | "canceled" } = {},
) => ({ id, startDate, endDate: null, status: "confirmed" as const, ...more });

test("lists upcoming items first, then undated ones, then past and canceled ones, latest first", () => {
  const history = [
    thing(1, "2027-03-01"),
    thing(2, "2027-01-10", { status: "canceled" }),
    thing(3, "2026-12-01"),
    thing(4, null),
    thing(5, "2026-11-21", { endDate: "2026-11-23" }),
    thing(6, "2026-11-01"),
  ];
  const { coming, past } = comingFirst(history, "2026-11-23");
  expect(coming.map(({ id }) => id)).toEqual([5, 3, 1, 4]);
  expect(past.map(({ id }) => id)).toEqual([2, 6]);
});
