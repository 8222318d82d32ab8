import fc from "fast-check";
import { formatCents } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import {
  dayPriceCents,
  formatRates,
  quotePrice as priceOf,
  type Quote,
  type SpaceRates,
} from "@/lib/domain/room-time/pricing";
import { addDays, type CalendarDay } from "@/lib/domain/time/dates";
import { inItalian } from "@/tests/helpers/in-italian";

/** The price of a period, with the labels of its lines in Italian. */
function quotePrice(rates: SpaceRates, request: Period): Quote {
  const quote = priceOf(rates, request);
  return { ...quote, lines: quote.lines.map((line) => ({ ...line, label: inItalian(line.label) })) };
}

const START = "2026-12-28";
const RATES: SpaceRates = { pricePerHour: "25", pricePerDay: "45,00", pricePerWeek: "240" };

const fullDays = (days: number, start: CalendarDay = START) => ({
  startDate: start,
  endDate: addDays(start, days - 1),
  isFullDay: true,
  startTime: null,
  endTime: null,
});
const hours = (startTime: string, endTime: string) => ({
  startDate: START,
  endDate: START,
  isFullDay: false,
  startTime,
  endTime,
});
const rates = (pricePerHour: string | null, pricePerDay: string | null, pricePerWeek: string | null) => ({
  pricePerHour,
  pricePerDay,
  pricePerWeek,
});

describe("hours of one day", () => {
  test.each([
    ["08:00", "13:00"],
    ["09:00", "11:00"],
    ["10:00", "13:00"],
    ["14:00", "19:00"],
    ["18:00", "19:00"],
  ])("%s-%s lie within a half day and cost the half-day rate", (start, end) => {
    expect(quotePrice(RATES, hours(start, end))).toEqual({
      totalAmount: 2500,
      isOnRequest: false,
      lines: [{ label: "Mezza giornata", quantity: 1, unitAmount: 2500, amount: 2500 }],
    });
  });

  test.each([
    ["08:00", "19:00"],
    ["12:00", "15:00"],
    ["13:00", "14:00"],
    ["14:00", "19:30"],
    ["19:00", "20:00"],
    ["08:00", "13:30"],
  ])("%s-%s lie within no half day and cost the day rate", (start, end) => {
    expect(quotePrice(RATES, hours(start, end)).lines).toEqual([
      { label: "Giornata intera", quantity: 1, unitAmount: 4500, amount: 4500 },
    ]);
  });
});

describe("an hourly rate", () => {
  const BY_HOUR: SpaceRates = { ...RATES, hourlyRate: "9,50" };

  test.each([
    ["08:00", "09:00", 950, "1 Ora"],
    ["09:00", "11:00", 1900, "2 Ore"],
    ["09:00", "10:01", 1900, "2 Ore"],
    ["09:00", "11:30", 2500, "1 Mezza giornata"],
    ["12:00", "15:00", 2850, "3 Ore"],
    ["12:00", "16:00", 3800, "4 Ore"],
    ["08:00", "13:30", 4500, "1 Giornata intera"],
  ])(
    "prices %s-%s at the lower of the begun hours and the half-day or day rate: %i cents",
    (start, end, totalAmount, line) => {
      const quote = quotePrice(BY_HOUR, hours(start, end));
      expect(quote.totalAmount).toBe(totalAmount);
      expect(quote.lines.map(({ quantity, label }) => `${quantity} ${label}`)).toEqual([line]);
    },
  );

  test("does not apply to full days", () => {
    expect(quotePrice({ ...BY_HOUR, hourlyRate: "1" }, fullDays(1)).totalAmount).toBe(4500);
  });

  test("is ignored if it is a description", () => {
    expect(quotePrice({ ...RATES, hourlyRate: "su richiesta" }, hours("09:00", "10:00")).totalAmount).toBe(
      2500,
    );
  });

  test("is the price if the other rate is a description", () => {
    const onRequest = { ...rates("su richiesta", "su richiesta", null), hourlyRate: "12" };
    expect(quotePrice(onRequest, hours("09:00", "11:00"))).toMatchObject({
      totalAmount: 2400,
      isOnRequest: false,
    });
    expect(quotePrice(onRequest, fullDays(1)).isOnRequest).toBe(true);
  });

  test("is shown as the starting price of hours", () => {
    expect(formatRates(BY_HOUR, "it").hour).toBe("9,50\u00a0€");
    expect(formatRates(RATES, "it").hour).toBeNull();
  });
});

describe("full days", () => {
  test.each([
    [1, 4500, ["1 Giornata intera"]],
    [2, 9000, ["2 Giorni"]],
    [5, 22_500, ["5 Giorni"]],
    [6, 24_000, ["1 Settimana"]],
    [7, 24_000, ["1 Settimana"]],
    [8, 28_500, ["1 Settimana", "1 Giorno"]],
    [12, 46_500, ["1 Settimana", "5 Giorni"]],
    [13, 48_000, ["2 Settimane"]],
    [16, 57_000, ["2 Settimane", "2 Giorni"]],
  ])("of %i days at 45 a day and 240 a week cost %i cents", (days, totalAmount, lines) => {
    const quote = quotePrice(RATES, fullDays(days));
    expect(quote.totalAmount).toBe(totalAmount);
    expect(quote.lines.map((line) => `${line.quantity} ${line.label}`)).toEqual(lines);
  });

  test.each([
    ["dearer than seven days", "400"],
    ["just as dear", "315"],
    ["a description", "su richiesta"],
    ["missing", null],
  ])("ignore a week price that is %s", (_what, pricePerWeek) => {
    expect(quotePrice({ ...RATES, pricePerWeek }, fullDays(15)).lines).toEqual([
      { label: "Giorni", quantity: 15, unitAmount: 4500, amount: 67_500 },
    ]);
  });

  test("cost the day rate for one day even if a week is cheaper", () => {
    expect(quotePrice(rates("20", "50", "40"), fullDays(1)).totalAmount).toBe(5000);
  });

  test.each([
    ["a spring clock change", "2026-03-28", 3],
    ["an autumn clock change", "2026-10-24", 3],
    ["29 February", "2028-02-28", 3],
    ["the change of the year", "2026-12-30", 3],
  ])("are counted across %s", (_what, start, days) => {
    expect(quotePrice(RATES, fullDays(days, start)).totalAmount).toBe(days * 4500);
  });

  test("cost the sum of the lines, never more than N days or the weeks rounded up", () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 2, max: 400 }), (day, week, days) => {
        const quote = quotePrice(rates("1", formatCents(day, "it"), formatCents(week, "it")), fullDays(days));
        expect(quote.lines.reduce((sum, line) => sum + line.quantity * line.unitAmount, 0)).toBe(
          quote.totalAmount,
        );
        expect(quote.totalAmount).toBeLessThanOrEqual(days * day);
        if (week < 7 * day) expect(quote.totalAmount).toBeLessThanOrEqual(Math.ceil(days / 7) * week);
      }),
    );
  });
});

describe("a price on request", () => {
  const onRequest = { totalAmount: 0, isOnRequest: true, lines: [] };

  test("applies if the required rate is a description", () => {
    expect(quotePrice(rates("su richiesta", "50", "200"), hours("08:00", "13:00"))).toEqual(onRequest);
    expect(quotePrice(rates("25", "su richiesta", "200"), fullDays(1))).toEqual(onRequest);
    expect(quotePrice(rates("25", "su richiesta", "chiedere"), fullDays(7))).toEqual(onRequest);
  });

  test("does not apply if another rate is a description", () => {
    expect(quotePrice(rates("su richiesta", "50", null), fullDays(1)).totalAmount).toBe(5000);
    expect(quotePrice(rates("25", "su richiesta", null), hours("14:00", "19:00")).totalAmount).toBe(2500);
  });

  test("does not apply to whole weeks with a numeric week price, but to further days", () => {
    const space = rates("25", "su richiesta", "200");
    expect(quotePrice(space, fullDays(14)).totalAmount).toBe(40_000);
    expect(quotePrice(space, fullDays(6))).toEqual(onRequest);
    expect(quotePrice(space, fullDays(15))).toEqual(onRequest);
  });

  test("applies if the total would not fit into the database", () => {
    expect(quotePrice(rates("25", "999999999", null), fullDays(1))).toEqual(onRequest);
  });

  test("does not apply to a price of zero", () => {
    const quote = quotePrice(rates("0", "0", "0"), fullDays(3));
    expect(quote).toMatchObject({ totalAmount: 0, isOnRequest: false });
    expect(quote.lines).toHaveLength(1);
  });
});

describe("missing rates of old rows", () => {
  test.each([
    ["half of the day price", rates(null, "45,01", null), hours("08:00", "13:00"), 2251],
    ["2500 without a day price", rates(null, null, null), hours("08:00", "13:00"), 2500],
    ["2500 where the day is on request", rates("", "su richiesta", null), hours("08:00", "13:00"), 2500],
    ["5000 for a day", rates("20", null, null), fullDays(1), 5000],
    ["5000 for each of several days", rates("20", " ", null), fullDays(3), 15_000],
  ])("default to %s", (_what, space, request, totalAmount) => {
    expect(quotePrice(space, request)).toMatchObject({ totalAmount, isOnRequest: false });
  });
});

describe("displayed rates", () => {
  test("include the day price in cents, or null if it is on request", () => {
    expect(dayPriceCents(RATES)).toBe(4500);
    expect(dayPriceCents(rates("20", "su richiesta", null))).toBeNull();
    expect(dayPriceCents(rates("20", null, null))).toBe(5000);
  });

  test("show numbers in euros, descriptions as given, and the defaults of old rows", () => {
    expect(formatRates(rates("25", "su richiesta", "240"), "it")).toMatchObject({
      halfDay: "25,00\u00a0€",
      day: "su richiesta",
      week: "240,00\u00a0€",
    });
    expect(formatRates(rates(null, null, null), "it")).toMatchObject({
      halfDay: "25,00\u00a0€",
      day: "50,00\u00a0€",
      week: null,
    });
  });
});
