import { closedRuns } from "@/lib/domain/room-time/closed-days";
import { listDays } from "@/lib/domain/time/calendar-day";

describe("the closed days of a month", () => {
  const closed: Record<string, string> = {
    "2026-12-08": "Chiuso: Immacolata.",
    "2026-12-24": "Chiuso: Natale.",
    "2026-12-25": "Chiuso: Natale.",
    "2026-12-26": "Chiuso: Natale.",
    "2026-12-27": "Chiuso: inventario.",
    "2026-12-31": "Chiuso: Natale.",
  };

  test("are merged while consecutive days have the same reason", () => {
    expect(closedRuns(listDays("2026-12-01", "2026-12-31"), (day) => closed[day] ?? null)).toEqual([
      { startDate: "2026-12-08", endDate: "2026-12-08", message: "Chiuso: Immacolata." },
      { startDate: "2026-12-24", endDate: "2026-12-26", message: "Chiuso: Natale." },
      { startDate: "2026-12-27", endDate: "2026-12-27", message: "Chiuso: inventario." },
      { startDate: "2026-12-31", endDate: "2026-12-31", message: "Chiuso: Natale." },
    ]);
  });

  test("are empty if nothing is closed", () => {
    expect(closedRuns(["2026-12-01"], () => null)).toEqual([]);
  });
});
