import fc from "fast-check";
import { listAvailability } from "@/lib/domain/room-time/availability";
import { type BookableSpace, createBookingCheck } from "@/lib/domain/room-time/booking-check";
import { DAY_PART_ORDER } from "@/lib/domain/room-time/day-parts";
import { type Period, periodOfPart } from "@/lib/domain/room-time/period";
import { type TakenSpan, withBuffer } from "@/lib/domain/room-time/taken-time";
import { addDays, timeFromMinutes } from "@/lib/domain/time/dates";
import { OPEN_CENTRE } from "../../../helpers/open-centre";
import {
  calendar,
  calendarFrom,
  DAYS,
  databaseAccepts,
  FIRST,
  NOW,
  RATES,
  rooms,
  rules,
} from "../../../helpers/random-calendars";

describe("availability over random calendars", () => {
  test.each([
    ["in winter", FIRST],
    ["when the clock is put forward", "2027-03-23"],
    ["when the clock is put back", "2027-10-26"],
  ])(
    "%s offers only what can be booked, and refuses as occupied or closed only what cannot",
    (_when, first) => {
      fc.assert(
        fc.property(rooms, calendarFrom(first), rules, (space, taken, centre) => {
          const days = listAvailability(
            { ...space, ...RATES },
            first,
            addDays(first, DAYS - 1),
            taken,
            centre,
            NOW,
          );
          const check = createBookingCheck(space, taken, centre, NOW);
          const checkHour = createBookingCheck({ ...space, minBookingHours: 1 }, taken, centre, NOW);
          for (const { date, periods, hourSlots, isAvailable, unavailable: why } of days) {
            for (const part of DAY_PART_ORDER) {
              const offered = periods[part];
              const { period, unavailable } = check(periodOfPart(part, date, date));
              expect(offered.unavailable).toEqual(unavailable);
              expect(offered.isAvailable).toBe(unavailable === null);
              if (offered.isAvailable && period) expect(databaseAccepts(space, taken, period)).toBe(true);
              if (unavailable?.code === "SLOT_TAKEN" && period)
                expect(databaseAccepts(space, taken, period)).toBe(false);
            }
            expect(isAvailable).toBe(DAY_PART_ORDER.some((part) => periods[part].isAvailable));
            expect(why).toEqual(isAvailable ? null : periods.giornata.unavailable);
            for (const { hour, isAvailable: isFree } of hourSlots) {
              const endTime = timeFromMinutes(Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3)) + 60);
              const asked: Period = {
                startDate: date,
                endDate: date,
                isFullDay: false,
                startTime: hour,
                endTime,
              };
              const single = checkHour(asked);
              expect(isFree).toBe(single.unavailable === null);
              if (single.period && isFree) expect(databaseAccepts(space, taken, single.period)).toBe(true);
            }
          }
        }),
        { numRuns: 20 },
      );
    },
  );

  test("of other days is not reduced by a new booking", () => {
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
        const date = addDays(FIRST, day);
        const morning = periodOfPart("mattina", date, date);
        const { period, unavailable } = createBookingCheck(space, taken, OPEN_CENTRE, NOW)(morning);
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
          listAvailability({ ...space, ...RATES }, next, next, spans, OPEN_CENTRE, NOW);
        expect(list(after)).toEqual(list(taken));
        const again = createBookingCheck(space, after, OPEN_CENTRE, NOW)(morning);
        expect(again.unavailable?.code).toBe("SLOT_TAKEN");
      }),
      { numRuns: 20 },
    );
  });
});
