import { type ExtraUnit, extraLines, extraUnits, withExtras } from "@/lib/domain/room-time/extras";

const DAY = "2026-12-03";
const hours = (startTime: string, endTime: string) => ({
  startDate: DAY,
  endDate: DAY,
  isFullDay: false,
  startTime,
  endTime,
});
const days = (endDate: string, startTime: string | null = "09:00", endTime: string | null = "17:00") => ({
  startDate: DAY,
  endDate,
  isFullDay: true,
  startTime,
  endTime,
});

test.each<[ExtraUnit, ReturnType<typeof hours> | ReturnType<typeof days>, number]>([
  ["booking", days("2026-12-05"), 1],
  ["person", hours("09:00", "10:00"), 12],
  ["day", hours("08:00", "13:00"), 1],
  ["day", days("2026-12-05"), 3],
  ["hour", hours("09:00", "10:30"), 2],
  ["hour", days(DAY), 8],
  ["hour", days("2026-12-04"), 16],
  ["hour", days(DAY, null, null), 11],
])("an extra charged by %s for %j is charged %i times for 12 people", (unit, period, times) => {
  expect(extraUnits(unit, period, 12)).toBe(times);
});

test("each extra has a line in the quote, which is part of the total", () => {
  const projector = { id: 4, name: "Proiettore", price: 1500, unit: "booking" as const };
  const coffee = {
    id: 2,
    name: "Caffè",
    price: 120,
    unit: "person" as const,
    translations: { en: { name: "Coffee", description: "Hot" } },
  };
  const lines = extraLines(
    [
      { extra: projector, quantity: 2 },
      { extra: coffee, quantity: 1 },
    ],
    hours("09:00", "10:00"),
    10,
  );
  expect(lines).toEqual([
    {
      extraId: 2,
      chosen: 1,
      label: "Caffè",
      quantity: 10,
      unitAmount: 120,
      amount: 1200,
      translations: { en: { label: "Coffee" } },
    },
    { extraId: 4, chosen: 2, label: "Proiettore", quantity: 2, unitAmount: 1500, amount: 3000 },
  ]);
  const quote = { totalAmount: 4000, isOnRequest: false, lines: [] };
  expect(withExtras(quote, lines)).toEqual({ totalAmount: 8200, isOnRequest: false, lines });
  const onRequest = { totalAmount: 0, isOnRequest: true, lines: [] };
  expect(withExtras(onRequest, lines)).toBe(onRequest);
  // Too large to be stored: the price is on request.
  expect(withExtras({ ...quote, totalAmount: 2_147_483_000 }, lines)).toEqual(onRequest);
});
