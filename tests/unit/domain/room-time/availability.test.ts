import fc from "fast-check";
import { listAvailability } from "@/lib/domain/room-time/availability";
import { type BookableSpace, createBookingCheck } from "@/lib/domain/room-time/booking-check";
import { indexSpans, overlaps } from "@/lib/domain/room-time/busy-spans";
import { DAY_PART_ORDER } from "@/lib/domain/room-time/day-parts";
import { periodOfPart } from "@/lib/domain/room-time/period";
import type { SpaceRates } from "@/lib/domain/room-time/pricing";
import type { TakenSpan } from "@/lib/domain/room-time/taken-time";
import { addDays, toInstant } from "@/lib/domain/time/dates";
import { OPEN_CENTRE } from "@/tests/helpers/open-centre";

const SPACE: BookableSpace & SpaceRates = {
  isAvailable: true,
  openingTime: "08:00",
  closingTime: "20:00",
  minBookingHours: 1,
  bufferMinutes: 0,
  timetable: [],
  pricePerHour: "25",
  pricePerDay: "45",
  pricePerWeek: "240",
};
const NOW = toInstant("2026-12-03", "09:30");
const DAY = "2026-12-10";

const span = (day: string, start: string, end: string, endDay = day): TakenSpan => ({
  startsAt: toInstant(day, start),
  endsAt: toInstant(endDay, end),
  owner: "booking:1",
  isBuffer: false,
  reason: null,
});
const partsOf = (space: BookableSpace & SpaceRates, day: string, busy: TakenSpan[] = []) => {
  const periods = listAvailability(space, day, day, busy, OPEN_CENTRE, NOW)[0]?.periods;
  return DAY_PART_ORDER.filter((part) => periods?.[part].isAvailable);
};
const freeHours = (space: BookableSpace & SpaceRates, day: string, busy: TakenSpan[] = []) =>
  listAvailability(space, day, day, busy, OPEN_CENTRE, NOW)[0]
    ?.hourSlots.filter((slot) => slot.isAvailable)
    .map((slot) => slot.hour);

describe("the periods that can be booked on a day", () => {
  test.each([
    ["a free day", [], ["mattina", "pomeriggio", "giornata"]],
    ["a morning taken", [span(DAY, "08:00", "13:00")], ["pomeriggio"]],
    ["an hour of the afternoon taken", [span(DAY, "18:00", "19:00")], ["mattina"]],
    ["the lunch hour taken", [span(DAY, "13:00", "14:00")], ["mattina", "pomeriggio"]],
    ["only the evening taken", [span(DAY, "19:00", "20:00")], ["mattina", "pomeriggio", "giornata"]],
    ["a booking of several days over it", [span("2026-12-09", "08:00", "19:00", "2026-12-11")], []],
  ])("are computed for %s", (_what, busy, expected) => {
    expect(partsOf(SPACE, DAY, busy)).toEqual(expected);
  });

  test("exclude periods of today that have begun, and past days", () => {
    expect(partsOf(SPACE, "2026-12-03")).toEqual(["pomeriggio"]);
    expect(partsOf({ ...SPACE, openingTime: "10:00" }, "2026-12-03")).toEqual([
      "mattina",
      "pomeriggio",
      "giornata",
    ]);
    expect(partsOf(SPACE, "2026-12-02")).toEqual([]);
  });

  test("exclude the afternoon if the space is closed then", () => {
    expect(partsOf({ ...SPACE, closingTime: "13:30" }, DAY)).toEqual(["mattina", "giornata"]);
  });
});

describe("the availability of days", () => {
  test("has one entry per day, past days included, with the full-day price", () => {
    const days = listAvailability(SPACE, "2026-12-02", "2026-12-04", [], OPEN_CENTRE, NOW);
    expect(days.map((day) => [day.date, day.isAvailable, day.price])).toEqual([
      ["2026-12-02", false, 4500],
      ["2026-12-03", true, 4500],
      ["2026-12-04", true, 4500],
    ]);
    expect(days[0]?.hourSlots.some((slot) => slot.isAvailable)).toBe(false);
  });

  test("has null prices for day and hours if the day price is on request", () => {
    const [day] = listAvailability({ ...SPACE, pricePerDay: "su richiesta" }, DAY, DAY, [], OPEN_CENTRE, NOW);
    expect([day?.price, day?.hourSlots[0]?.price]).toEqual([null, null]);
  });

  test.each([
    ["08:00", "20:00", "08:00", "19:00", 12],
    ["09:00", "18:00", "09:00", "17:00", 9],
    ["08:30", "20:00", "08:30", "18:30", 11],
    ["09:00", "09:30", undefined, undefined, 0],
    ["20:00", "08:00", undefined, undefined, 0],
  ])("has the hour slots of a space open %s-%s", (openingTime, closingTime, first, last, count) => {
    const slots =
      listAvailability({ ...SPACE, openingTime, closingTime }, DAY, DAY, [], OPEN_CENTRE, NOW)[0]
        ?.hourSlots ?? [];
    expect([slots[0]?.hour, slots.at(-1)?.hour, slots.length]).toEqual([first, last, count]);
  });

  test("excludes an hour that overlaps a booking, but not its neighbours", () => {
    const hours = freeHours(SPACE, DAY, [span(DAY, "10:30", "12:00")]);
    expect(hours?.slice(0, 4)).toEqual(["08:00", "09:00", "12:00", "13:00"]);
  });

  test("excludes the hours of today that have begun", () => {
    expect(freeHours(SPACE, "2026-12-03")?.[0]).toBe("10:00");
  });

  test("lists hours outside 08:00-20:00 as not available", () => {
    expect(freeHours({ ...SPACE, openingTime: "07:00", closingTime: "22:00" }, DAY)).toEqual(
      freeHours(SPACE, DAY),
    );
  });

  test("applies the timetable and the availability switch of the space to hours and days", () => {
    const timetable = [{ dayOfWeek: 4, startTime: "09:00", endTime: "11:00", isAvailable: true }];
    const [day] = listAvailability({ ...SPACE, timetable }, DAY, DAY, [], OPEN_CENTRE, NOW);
    expect(day?.isAvailable).toBe(false);
    expect(freeHours({ ...SPACE, timetable }, DAY)).toEqual(["09:00", "10:00"]);
    expect(freeHours({ ...SPACE, isAvailable: false }, DAY)).toEqual([]);
  });

  test("has twelve hours on the day of a clock change", () => {
    for (const day of ["2027-03-28", "2027-10-31"]) {
      expect(freeHours(SPACE, day)).toHaveLength(12);
      expect(partsOf(SPACE, day, [span(day, "08:00", "13:00")])).toEqual(["pomeriggio"]);
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
          owner: "booking:1",
          isBuffer: false,
          reason: null,
        }));
        const check = createBookingCheck(SPACE, [], OPEN_CENTRE, NOW);
        for (const day of listAvailability(SPACE, "2027-03-20", "2027-04-08", busy, OPEN_CENTRE, NOW)) {
          const expected = DAY_PART_ORDER.filter((period) => {
            const { period: resolved } = check(periodOfPart(period, day.date, day.date));
            return resolved && !busy.some((taken) => overlaps(taken, resolved));
          });
          expect(DAY_PART_ORDER.filter((part) => day.periods[part].isAvailable)).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("handles a year with thousands of bookings quickly", () => {
    const busy = Array.from({ length: 5000 }, (_, index) =>
      span(addDays("2026-01-01", index % 600), "09:00", "10:00"),
    );
    const startedAt = process.cpuUsage();
    expect(
      listAvailability(SPACE, "2026-12-03", addDays("2026-12-03", 365), busy, OPEN_CENTRE, NOW),
    ).toHaveLength(366);
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(500);
  });
});

describe("the index of occupied spans", () => {
  test("finds the earliest overlapping span, like a linear search", () => {
    const spanArbitrary = fc
      .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 30 }))
      .map(([start, length]) => ({ startsAt: new Date(start), endsAt: new Date(start + length) }));
    fc.assert(
      fc.property(fc.array(spanArbitrary), spanArbitrary, (busy, asked) => {
        const found = indexSpans(busy)(asked.startsAt.getTime(), asked.endsAt.getTime());
        const starts = busy
          .filter((taken) => overlaps(taken, asked))
          .map(({ startsAt }) => startsAt.getTime());
        expect(found?.startsAt.getTime()).toBe(starts.length === 0 ? undefined : Math.min(...starts));
      }),
    );
  });
});
