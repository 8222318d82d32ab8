import fc from "fast-check";
import { type BookableSpace, checkBookable, createBookingCheck } from "@/lib/domain/booking/booking-check";
import type { SpaceRates } from "@/lib/domain/money/pricing";
import { DAY_PART_ORDER } from "@/lib/domain/period/day-parts";
import { type Period, periodOfPart } from "@/lib/domain/period/period";
import { listAvailability } from "@/lib/domain/space/availability";
import { overlaps } from "@/lib/domain/space/busy-spans";
import type { TimetableEntry } from "@/lib/domain/space/opening-rules";
import { type TakenSpan, withBuffer } from "@/lib/domain/space/taken-time";
import { addDays, timeFromMinutes, toInstant } from "@/lib/domain/time/dates";

const FIRST = "2026-12-05";
const DAYS = 12;
const NOW = toInstant(FIRST, "10:20");

/** A calendar as the database would let it be: bookings with their buffers never meet, closures may lie between. */
const calendar = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: DAYS - 1 }),
      hour: fc.integer({ min: 8, max: 18 }),
      hours: fc.integer({ min: 1, max: 9 }),
      buffer: fc.constantFrom(0, 15, 60),
      isClosure: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((plans) => {
    const taken: TakenSpan[] = [];
    for (const [index, { day, hour, hours, buffer, isClosure }] of plans.entries()) {
      const startsAt = toInstant(addDays(FIRST, day), timeFromMinutes(hour * 60));
      const span = { startsAt, endsAt: new Date(startsAt.getTime() + hours * 3_600_000) };
      const whole = isClosure ? span : withBuffer(span, buffer);
      const meets = taken.some(
        (other) => overlaps(other, whole) && !(isClosure && (other.isBuffer || other.reason !== null)),
      );
      if (meets) continue;
      const owner = isClosure ? "closure" : `booking:${index}`;
      taken.push({ ...span, owner, isBuffer: false, reason: isClosure ? "Lavori" : null });
      if (!isClosure && buffer > 0)
        taken.push({ startsAt: span.endsAt, endsAt: whole.endsAt, owner, isBuffer: true, reason: null });
    }
    return taken;
  });

const rooms = fc.record({
  isAvailable: fc.constantFrom(true, true, true, false),
  openingTime: fc.constantFrom("08:00", "09:30", "10:00"),
  closingTime: fc.constantFrom("17:00", "19:00", "22:00"),
  minBookingHours: fc.integer({ min: 1, max: 4 }),
  bufferMinutes: fc.constantFrom(0, 30, 120),
  timetable: fc.constantFrom<TimetableEntry[]>(
    [],
    [{ dayOfWeek: 2, startTime: "12:00", endTime: "14:00", isAvailable: false }],
    [{ dayOfWeek: 4, startTime: "09:00", endTime: "13:00", isAvailable: true }],
  ),
});

const rules = fc.record({
  observesHolidays: fc.boolean(),
  patronSaintDay: fc.constantFrom(null, "12-07"),
  horizonMonths: fc.constantFrom(1, 24),
  noticeMinutes: fc.constantFrom(0, 90, 2880),
});

const RATES: SpaceRates = { pricePerHour: "40", pricePerDay: "70", pricePerWeek: "300" };

/** Whether the database would take a booking: it meets nothing, its buffer nothing but closures. */
function databaseTakes(
  space: BookableSpace,
  taken: readonly TakenSpan[],
  period: { startsAt: Date; endsAt: Date },
) {
  const whole = withBuffer(period, space.bufferMinutes);
  return !taken.some((span) => (span.reason === null ? overlaps(span, whole) : overlaps(span, period)));
}

describe("Over random calendars", () => {
  test("what is offered can be booked, and what is refused as taken or closed could not", () => {
    fc.assert(
      fc.property(rooms, calendar, rules, (space, taken, centre) => {
        const days = listAvailability(
          { ...space, ...RATES },
          FIRST,
          addDays(FIRST, DAYS - 1),
          taken,
          centre,
          NOW,
        );
        const check = createBookingCheck(space, taken, centre, NOW);
        for (const { date, periods, hourSlots, isAvailable } of days) {
          for (const part of DAY_PART_ORDER) {
            const offered = periods[part];
            const { period, unavailable } = check(periodOfPart(part, date, date));
            expect(offered.unavailable).toEqual(unavailable);
            expect(offered.isAvailable).toBe(unavailable === null);
            if (offered.isAvailable && period) expect(databaseTakes(space, taken, period)).toBe(true);
            if (unavailable?.code === "SLOT_TAKEN" && period)
              expect(databaseTakes(space, taken, period)).toBe(false);
          }
          expect(isAvailable).toBe(DAY_PART_ORDER.some((part) => periods[part].isAvailable));
          for (const { hour, isAvailable: isFree } of hourSlots) {
            const endTime = timeFromMinutes(Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3)) + 60);
            const asked: Period = {
              startDate: date,
              endDate: date,
              isFullDay: false,
              startTime: hour,
              endTime,
            };
            const single = checkBookable({ ...space, minBookingHours: 1 }, asked, taken, centre, NOW);
            expect(isFree).toBe(single.unavailable === null);
            if (single.period && isFree) expect(databaseTakes(space, taken, single.period)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("a booking that is made takes nothing away from other days", () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: 0, max: DAYS - 2 }), (taken, day) => {
        const space: BookableSpace = {
          isAvailable: true,
          openingTime: "08:00",
          closingTime: "20:00",
          minBookingHours: 1,
          bufferMinutes: 60,
          timetable: [],
        };
        const centre = { observesHolidays: false, patronSaintDay: null, horizonMonths: 24, noticeMinutes: 0 };
        const date = addDays(FIRST, day);
        const { period, unavailable } = checkBookable(
          space,
          periodOfPart("mattina", date, date),
          taken,
          centre,
          NOW,
        );
        fc.pre(unavailable === null && period !== null);
        if (period === null) return;
        const own = { owner: "booking:new", reason: null };
        const after: TakenSpan[] = [
          ...taken,
          { ...period, ...own, isBuffer: false },
          { startsAt: period.endsAt, endsAt: withBuffer(period, 60).endsAt, ...own, isBuffer: true },
        ];
        const next = addDays(date, 1);
        const list = (spans: readonly TakenSpan[]) =>
          listAvailability({ ...space, ...RATES }, next, next, spans, centre, NOW);
        expect(list(after)).toEqual(list(taken));
        expect(
          checkBookable(space, periodOfPart("mattina", date, date), after, centre, NOW).unavailable?.code,
        ).toBe("SLOT_TAKEN");
      }),
      { numRuns: 60 },
    );
  });
});
