import fc from "fast-check";
import type { BookableSpace } from "@/lib/domain/room-time/booking-check";
import { overlaps } from "@/lib/domain/room-time/busy-spans";
import type { TimetableEntry } from "@/lib/domain/room-time/opening-rules";
import type { SpaceRates } from "@/lib/domain/room-time/pricing";
import { type TakenSpan, withBuffer } from "@/lib/domain/room-time/taken-time";
import { addDays, type CalendarDay, timeFromMinutes, toInstant } from "@/lib/domain/time/dates";

/** Random calendars, rooms and rules of a centre, for properties that must always hold. */

export const FIRST = "2026-12-05";
export const DAYS = 12;
export const NOW = toInstant(FIRST, "10:20");

/**
 * A calendar that the database would accept: bookings with their buffers never overlap, closures may overlap buffers
 * and each other.
 */
export const calendarFrom = (first: CalendarDay) =>
  fc
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
        const startsAt = toInstant(addDays(first, day), timeFromMinutes(hour * 60));
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

export const calendar = calendarFrom(FIRST);

export const rooms = fc.record({
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

export const rules = fc.record({
  observesHolidays: fc.boolean(),
  patronSaintDay: fc.constantFrom(null, "12-07"),
  horizonMonths: fc.constantFrom(1, 24),
  noticeMinutes: fc.constantFrom(0, 90, 2880),
});

export const RATES: SpaceRates = { pricePerHour: "40", pricePerDay: "70", pricePerWeek: "300" };

/** Whether the database would accept a booking: it overlaps nothing, and its buffer overlaps only closures. */
export function databaseAccepts(
  space: BookableSpace,
  taken: readonly TakenSpan[],
  period: { startsAt: Date; endsAt: Date },
) {
  const whole = withBuffer(period, space.bufferMinutes);
  return !taken.some((span) => (span.reason === null ? overlaps(span, whole) : overlaps(span, period)));
}
