import fc from "fast-check";
import {
  type BookableSpace,
  type CentreRules,
  createBookingCheck,
} from "@/lib/domain/room-time/booking-check";
import { DAY_PART_ORDER } from "@/lib/domain/room-time/day-parts";
import { type Period, periodOfPart } from "@/lib/domain/room-time/period";
import type { TakenSpan } from "@/lib/domain/room-time/taken-time";
import {
  type Alternative,
  alternativesAcrossRooms,
  findAlternatives,
  nearestAlternatives,
} from "@/lib/domain/search/alternatives";
import { type AlternativeRoom, NEAR_DAYS } from "@/lib/domain/search/alternatives-question";
import { addDays, listDays, toInstant } from "@/lib/domain/time/dates";
import { OPEN_CENTRE } from "@/tests/helpers/open-centre";
import {
  calendar,
  DAYS,
  databaseAccepts,
  FIRST,
  NOW,
  RATES,
  rooms,
  rules,
} from "../../../helpers/random-calendars";

/** A few rooms with their occupied time, and a request for a part of a day in the first room. */
const house = fc.record({
  plans: fc.array(fc.tuple(rooms, calendar, fc.constantFrom(2, 10, 30)), { minLength: 1, maxLength: 4 }),
  centre: rules,
  day: fc.integer({ min: 0, max: DAYS - 1 }),
  part: fc.constantFrom(...DAY_PART_ORDER),
  attendees: fc.constantFrom(1, 8),
});

type Plan = [space: BookableSpace, taken: TakenSpan[], capacity: number];

interface Room extends AlternativeRoom {
  taken: readonly TakenSpan[];
}

function roomsOf({ plans, centre }: { plans: Plan[]; centre: CentreRules }): Room[] {
  return plans.map(([plan, taken, capacity], index) => {
    const type = index % 2 === 0 ? "yoga" : "meeting";
    const space = { ...plan, ...RATES, id: index + 1, name: `Sala ${index + 1}`, slug: "", type, capacity };
    return { space, taken, check: createBookingCheck(space, taken, centre, NOW) };
  });
}

const periodOf = ({ startDate, endDate, isFullDay, startTime, endTime }: Alternative): Period => ({
  startDate,
  endDate,
  isFullDay,
  startTime,
  endTime,
});

describe("alternatives over random calendars", () => {
  test("contain the best of each kind across all rooms", () => {
    fc.assert(
      fc.property(house, ({ plans, centre, day, part, attendees }) => {
        const all = roomsOf({ plans, centre });
        const date = addDays(FIRST, day);
        const wish = periodOfPart(part, date, date);
        const found = alternativesAcrossRooms(all, { others: all, requested: wish, attendees });
        const each = all.flatMap((room) =>
          nearestAlternatives({ room, others: all, requested: wish, attendees }),
        );
        for (const kind of ["period", "space"])
          expect(found.find((one) => one.kind === kind)).toEqual(each.find((one) => one.kind === kind));
        const distance = (alternative: Alternative | undefined) =>
          alternative && Math.abs(Date.parse(alternative.startDate) - Date.parse(date));
        const days = each.filter(({ kind }) => kind === "day").map(distance);
        expect(distance(found.find(({ kind }) => kind === "day"))).toBe(
          days.sort((a = 0, b = 0) => a - b)[0],
        );
      }),
      { numRuns: 40 },
    );
  });

  test("can all be booked as offered, in a room with enough capacity", () => {
    fc.assert(
      fc.property(house, ({ plans, centre, day, part, attendees }) => {
        const all = roomsOf({ plans, centre });
        const [room] = all;
        if (room === undefined) return;
        const date = addDays(FIRST, day);
        const requested = periodOfPart(part, date, date);
        const found = findAlternatives({ room, others: all, requested, attendees });
        expect(found.length).toBeLessThanOrEqual(9);
        for (const alternative of found) {
          const offered = all.find(({ space }) => space.id === alternative.spaceId);
          const { period, unavailable } = offered?.check(periodOf(alternative)) ?? {};
          expect(unavailable).toBeNull();
          expect(offered?.space.capacity).toBeGreaterThanOrEqual(attendees);
          expect(period && offered && databaseAccepts(offered.space, offered.taken, period)).toBe(true);
          expect(period).toMatchObject({ startTime: alternative.startTime, endTime: alternative.endTime });
          expect(alternative.spaceId === room.space.id).toBe(alternative.kind !== "space");
        }
      }),
      { numRuns: 60 },
    );
  });

  test("are empty only if no other part of the day and no near day can be booked", () => {
    fc.assert(
      fc.property(house, ({ plans, centre, day, part, attendees }) => {
        const all = roomsOf({ plans, centre });
        const [room] = all;
        if (room === undefined || room.space.capacity < attendees) return;
        const date = addDays(FIRST, day);
        const found = findAlternatives({
          room,
          others: all,
          requested: periodOfPart(part, date, date),
          attendees,
        });
        if (found.length > 0) return;
        for (const near of listDays(addDays(date, -NEAR_DAYS), addDays(date, NEAR_DAYS)))
          if (near !== date) expect(room.check(periodOfPart(part, near, near)).unavailable).not.toBeNull();
        for (const other of DAY_PART_ORDER)
          if (other !== part) expect(room.check(periodOfPart(other, date, date)).unavailable).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

test("offers the other half of the day first if the requested half is clipped to the opening hours", () => {
  const [room] = roomsOf({
    plans: [
      [
        {
          openingTime: "09:00",
          closingTime: "20:00",
          minBookingHours: 1,
          bufferMinutes: 0,
          isAvailable: true,
          timetable: [],
        },
        [
          {
            startsAt: toInstant(FIRST, "09:00"),
            endsAt: toInstant(FIRST, "13:00"),
            owner: "booking:1",
            isBuffer: false,
            reason: null,
          },
        ],
        10,
      ],
    ],
    centre: OPEN_CENTRE,
  });
  if (room === undefined) throw new Error("There is no room");
  const requested = periodOfPart("mattina", FIRST, FIRST);
  const [first] = findAlternatives({ room, others: [], requested, attendees: 1 });
  expect([first?.kind, first?.startTime, first?.endTime]).toEqual(["period", "14:00", "19:00"]);
});
