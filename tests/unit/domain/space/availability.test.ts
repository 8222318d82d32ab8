import fc from "fast-check";
import type { SpaceRates } from "@/lib/domain/money/pricing";
import { DAY_PART_ORDER } from "@/lib/domain/period/day-parts";
import {
  bookablePeriods,
  checkBookable,
  listAvailability,
  type OpeningRules,
  overlaps,
  periodOfPart,
  type Span,
} from "@/lib/domain/space/availability";
import { indexBusySpans } from "@/lib/domain/space/busy-spans";
import { addDays, toInstant } from "@/lib/domain/time/dates";

const SPACE: OpeningRules & SpaceRates = {
  isAvailable: true,
  openingTime: "08:00",
  closingTime: "20:00",
  minBookingHours: 1,
  timetable: [],
  pricePerHour: "25",
  pricePerDay: "45",
  pricePerWeek: "240",
};
const NOW = toInstant("2026-12-03", "09:30");
const DAY = "2026-12-10";

const span = (day: string, start: string, end: string, endDay = day): Span => ({
  startsAt: toInstant(day, start),
  endsAt: toInstant(endDay, end),
});
const freeHours = (space: OpeningRules & SpaceRates, day: string, busy: Span[] = []) =>
  listAvailability(space, day, day, busy, NOW)[0]
    ?.hourSlots.filter((slot) => slot.isAvailable)
    .map((slot) => slot.hour);

describe("The periods that can be booked on a day", () => {
  test.each([
    ["a free day", [], ["mattina", "pomeriggio", "giornata"]],
    ["a morning taken", [span(DAY, "08:00", "13:00")], ["pomeriggio"]],
    ["an hour of the afternoon taken", [span(DAY, "18:00", "19:00")], ["mattina"]],
    ["the lunch hour taken", [span(DAY, "13:00", "14:00")], ["mattina", "pomeriggio"]],
    ["only the evening taken", [span(DAY, "19:00", "20:00")], ["mattina", "pomeriggio", "giornata"]],
    ["a booking of several days over it", [span("2026-12-09", "08:00", "19:00", "2026-12-11")], []],
  ])("%s", (_what, busy, expected) => {
    expect(bookablePeriods(SPACE, DAY, busy, NOW)).toEqual(expected);
  });

  test("today only what has not begun, and nothing on a day that is over", () => {
    expect(bookablePeriods(SPACE, "2026-12-03", [], NOW)).toEqual(["pomeriggio"]);
    expect(bookablePeriods({ ...SPACE, openingTime: "10:00" }, "2026-12-03", [], NOW)).toEqual([
      "mattina",
      "pomeriggio",
      "giornata",
    ]);
    expect(bookablePeriods(SPACE, "2026-12-02", [], NOW)).toEqual([]);
  });

  test("a space closed in the afternoon has no afternoon", () => {
    expect(bookablePeriods({ ...SPACE, closingTime: "13:30" }, DAY, [], NOW)).toEqual([
      "mattina",
      "giornata",
    ]);
  });
});

describe("The availability of days", () => {
  test("one entry for each day, past ones too, with the full-day price", () => {
    const days = listAvailability(SPACE, "2026-12-02", "2026-12-04", [], NOW);
    expect(days.map((day) => [day.date, day.isAvailable, day.price])).toEqual([
      ["2026-12-02", false, 4500],
      ["2026-12-03", true, 4500],
      ["2026-12-04", true, 4500],
    ]);
    expect(days[0]?.hourSlots.some((slot) => slot.isAvailable)).toBe(false);
  });

  test("the price is null on days and hours when the day is on request", () => {
    const [day] = listAvailability({ ...SPACE, pricePerDay: "su richiesta" }, DAY, DAY, [], NOW);
    expect([day?.price, day?.hourSlots[0]?.price]).toEqual([null, null]);
  });

  test.each([
    ["08:00", "20:00", "08:00", "19:00", 12],
    ["09:00", "18:00", "09:00", "17:00", 9],
    ["08:30", "20:00", "08:30", "18:30", 11],
    ["09:00", "09:30", undefined, undefined, 0],
    ["20:00", "08:00", undefined, undefined, 0],
  ])("hour slots of a space open %s-%s", (openingTime, closingTime, first, last, count) => {
    const slots =
      listAvailability({ ...SPACE, openingTime, closingTime }, DAY, DAY, [], NOW)[0]?.hourSlots ?? [];
    expect([slots[0]?.hour, slots.at(-1)?.hour, slots.length]).toEqual([first, last, count]);
  });

  test("an hour that a booking touches is not available, its neighbours are", () => {
    const hours = freeHours(SPACE, DAY, [span(DAY, "10:30", "12:00")]);
    expect(hours?.slice(0, 4)).toEqual(["08:00", "09:00", "12:00", "13:00"]);
  });

  test("today the hours that have begun are gone", () => {
    expect(freeHours(SPACE, "2026-12-03")?.[0]).toBe("10:00");
  });

  test("hours outside 08:00-20:00 are listed and not available", () => {
    expect(freeHours({ ...SPACE, openingTime: "07:00", closingTime: "22:00" }, DAY)).toEqual(
      freeHours(SPACE, DAY),
    );
  });

  test("the timetable and the switch of the space hold for hours and days", () => {
    const timetable = [{ dayOfWeek: 4, startTime: "09:00", endTime: "11:00", isAvailable: true }];
    const [day] = listAvailability({ ...SPACE, timetable }, DAY, DAY, [], NOW);
    expect(day?.isAvailable).toBe(false);
    expect(freeHours({ ...SPACE, timetable }, DAY)).toEqual(["09:00", "10:00"]);
    expect(freeHours({ ...SPACE, isAvailable: false }, DAY)).toEqual([]);
  });

  test("a day on which the clock changes has its twelve hours", () => {
    for (const day of ["2027-03-28", "2027-10-31"]) {
      expect(freeHours(SPACE, day)).toHaveLength(12);
      expect(bookablePeriods(SPACE, day, [span(day, "08:00", "13:00")], NOW)).toEqual(["pomeriggio"]);
    }
  });

  test("agrees with the check that a booking goes through", () => {
    const minutes = fc.integer({ min: 0, max: 20 * 24 * 60 });
    const busyArbitrary = fc.array(fc.tuple(minutes, fc.integer({ min: 1, max: 3000 })), { maxLength: 12 });
    fc.assert(
      fc.property(busyArbitrary, (pairs) => {
        const base = toInstant("2027-03-20", "00:00").getTime();
        const busy = pairs.map(([start, length]) => ({
          startsAt: new Date(base + start * 60_000),
          endsAt: new Date(base + (start + length) * 60_000),
        }));
        for (const day of listAvailability(SPACE, "2027-03-20", "2027-04-08", busy, NOW)) {
          const expected = DAY_PART_ORDER.filter((period) => {
            const { period: resolved } = checkBookable(
              SPACE,
              periodOfPart(period, day.date, day.date),
              [],
              NOW,
            );
            return resolved && !busy.some((taken) => overlaps(taken, resolved));
          });
          expect(day.periods).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("a year with thousands of bookings takes a moment", () => {
    const busy = Array.from({ length: 5000 }, (_, index) =>
      span(addDays("2026-01-01", index % 600), "09:00", "10:00"),
    );
    const startedAt = performance.now();
    expect(listAvailability(SPACE, "2026-12-03", addDays("2026-12-03", 365), busy, NOW)).toHaveLength(366);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe("The index of busy spans", () => {
  test("answers like a look at each of them", () => {
    const spanArbitrary = fc
      .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 30 }))
      .map(([start, length]) => ({ startsAt: new Date(start), endsAt: new Date(start + length) }));
    fc.assert(
      fc.property(fc.array(spanArbitrary), spanArbitrary, (busy, asked) => {
        expect(indexBusySpans(busy)(asked)).toBe(busy.some((taken) => overlaps(taken, asked)));
      }),
    );
  });
});
