import {
  type BookableSpace,
  conflictWithEachOther,
  createBookingCheck,
} from "@/lib/domain/room-time/booking-check";
import type { Period } from "@/lib/domain/room-time/period";
import { isIssue, resolvePeriod } from "@/lib/domain/room-time/resolve-period";
import type { TakenSpan } from "@/lib/domain/room-time/taken-time";
import { toInstant } from "@/lib/domain/time/dates";
import { inItalian } from "@/tests/helpers/in-italian";
import { OPEN_CENTRE } from "@/tests/helpers/open-centre";

const SPACE: BookableSpace = {
  isAvailable: true,
  openingTime: "08:00",
  closingTime: "20:00",
  minBookingHours: 1,
  bufferMinutes: 0,
  timetable: [],
};
const NOW = toInstant("2026-11-20", "12:00");
/** A Thursday. */
const DAY = "2026-12-03";

const hours = (startTime: string | null, endTime: string | null, day = DAY): Period => ({
  startDate: day,
  endDate: day,
  isFullDay: false,
  startTime,
  endTime,
});
const fullDays = (startDate: string, endDate = startDate): Period => ({
  startDate,
  endDate,
  isFullDay: true,
  startTime: null,
  endTime: null,
});
const span = (day: string, start: string, end: string, endDay = day): TakenSpan => ({
  startsAt: toInstant(day, start),
  endsAt: toInstant(endDay, end),
  owner: "booking:1",
  isBuffer: false,
  reason: null,
});
const TAKEN = expect.objectContaining({ code: "SLOT_TAKEN", field: null });
/** The field and the Italian message of a period's issue; null if the period is valid. */
function issueOf(space: BookableSpace, period: Period) {
  const result = resolvePeriod(space, period);
  return isIssue(result) ? { field: result.field, message: inItalian(result.message) } : null;
}

const whyNot = (
  space: BookableSpace,
  period: Period,
  taken: TakenSpan[] = [],
  now = NOW,
  rules = OPEN_CENTRE,
) => {
  const { unavailable, field } = createBookingCheck(space, taken, rules, now)(period);
  return unavailable && { code: unavailable.code, message: inItalian(unavailable.message), field };
};
const resolved = (space: BookableSpace, request: Period) => {
  const period = resolvePeriod(space, request);
  if (isIssue(period)) throw new Error(JSON.stringify(period));
  return period;
};

describe("the resolved period of a request", () => {
  test("spans full days from the first opening to the last closing", () => {
    expect(
      resolved({ ...SPACE, openingTime: "09:00", closingTime: "18:00" }, fullDays(DAY, "2026-12-05")),
    ).toEqual({
      startDate: DAY,
      endDate: "2026-12-05",
      startTime: "09:00",
      endTime: "18:00",
      isFullDay: true,
      startsAt: toInstant(DAY, "09:00"),
      endsAt: toInstant("2026-12-05", "18:00"),
    });
  });

  test("runs full days from 08:00 to 19:00 if the space is open longer", () => {
    const period = resolved({ ...SPACE, openingTime: "06:00", closingTime: "23:00" }, fullDays(DAY));
    expect([period.startTime, period.endTime]).toEqual(["08:00", "19:00"]);
  });

  test("ignores the times sent with full days", () => {
    const period = resolved(SPACE, { ...fullDays(DAY), startTime: "22:00", endTime: "07:00" });
    expect([period.startTime, period.endTime]).toEqual(["08:00", "19:00"]);
  });

  test.each([
    ["a morning", "08:00", "13:00", "10:00", "13:00"],
    ["a whole day", "08:00", "19:00", "10:00", "18:00"],
    ["an afternoon", "14:00", "19:00", "14:00", "18:00"],
  ])("for %s is clipped to the opening hours 10:00-18:00", (_what, start, end, cutStart, cutEnd) => {
    const period = resolved({ ...SPACE, openingTime: "10:00", closingTime: "18:00" }, hours(start, end));
    expect([period.startTime, period.endTime]).toEqual([cutStart, cutEnd]);
    expect(period.startsAt).toEqual(toInstant(DAY, cutStart));
    expect(period.endsAt).toEqual(toInstant(DAY, cutEnd));
  });

  test.each([
    ["2026-03-29", "2026-03-29T06:00:00.000Z", "2026-03-29T17:00:00.000Z"],
    ["2026-10-25", "2026-10-25T07:00:00.000Z", "2026-10-25T18:00:00.000Z"],
  ])("uses the wall times on the day of a clock change, %s", (day, startsAt, endsAt) => {
    const period = resolved(SPACE, fullDays(day));
    expect([period.startsAt.toISOString(), period.endsAt.toISOString()]).toEqual([startsAt, endsAt]);
  });

  test("preserves the wall times at both ends of a span across a clock change", () => {
    const period = resolved(SPACE, fullDays("2026-10-24", "2026-10-26"));
    expect(period.startsAt.toISOString()).toBe("2026-10-24T06:00:00.000Z");
    expect(period.endsAt.toISOString()).toBe("2026-10-26T18:00:00.000Z");
  });
});

describe("invalid requests", () => {
  test.each([
    ["an end before the start", { ...fullDays(DAY), endDate: "2026-12-02" }, "endDate"],
    ["hours over two days", { ...hours("09:00", "11:00"), endDate: "2026-12-04" }, "endDate"],
    ["no times", hours(null, null), "startTime"],
    ["empty times", hours("", ""), "startTime"],
    ["no end time", hours("09:00", null), "endTime"],
    ["an end time at the start", hours("09:00", "09:00"), "endTime"],
    ["an end time before the start", hours("11:00", "09:00"), "endTime"],
    ["a time that is none", hours("25:00", "26:00"), "startTime"],
  ])("are rejected because of %s", (_what, request, field) => {
    expect(issueOf(SPACE, request)).toEqual({ field, message: expect.stringMatching(/^[A-ZL].+/) });
  });

  test.each([
    [
      "a morning where the space opens in the afternoon",
      hours("08:00", "13:00"),
      "startTime",
      "13:00",
      "20:00",
    ],
    ["other hours before the opening", hours("08:00", "12:00"), "startTime", "09:00", "20:00"],
    ["other hours after the closing", hours("14:00", "18:30"), "endTime", "09:00", "18:00"],
    ["hours after 20:00 in a space open till late", hours("19:00", "21:00"), "endTime", "08:00", "22:00"],
    ["hours before 08:00 in a space open early", hours("07:00", "09:00"), "startTime", "06:00", "20:00"],
    ["a full day in a space open in the night", fullDays(DAY), "startDate", "19:00", "23:00"],
  ])(
    "are rejected outside the opening hours: %s",
    (_what, request, field, openingTime = "08:00", closingTime = "20:00") => {
      const refusal = issueOf({ ...SPACE, openingTime, closingTime }, request);
      expect(refusal).toEqual({ field, message: expect.stringMatching(/^[A-ZL].+/) });
      expect(whyNot({ ...SPACE, openingTime, closingTime }, request)).toEqual({
        code: "OUTSIDE_HOURS",
        ...refusal,
      });
    },
  );

  test("are rejected with the documented message if the times are missing", () => {
    expect(issueOf(SPACE, hours(null, null))).toMatchObject({
      message: "Gli orari di inizio e fine sono obbligatori per prenotazioni orarie",
    });
  });

  test("are rejected if shorter than minBookingHours", () => {
    const space = { ...SPACE, minBookingHours: 3 };
    expect(whyNot(space, hours("09:00", "11:30"))).toMatchObject({ field: "endTime" });
    expect(whyNot(space, hours("09:00", "12:00"))).toBeNull();
  });

  test("that are too short are first reported as occupied or closed", () => {
    const space = { ...SPACE, minBookingHours: 2 };
    const short = hours("17:00", "18:00");
    expect(whyNot(space, short)).toMatchObject({ code: "OUTSIDE_HOURS", field: "endTime" });
    expect(whyNot(space, short, [span(DAY, "08:00", "19:00")])).toEqual(TAKEN);
    expect(whyNot({ ...space, isAvailable: false }, short)).toMatchObject({ code: "SPACE_UNAVAILABLE" });
    const closure = { ...span(DAY, "08:00", "19:00"), reason: "Lavori" };
    expect(whyNot(space, short, [closure])).toMatchObject({ code: "CLOSED", message: "Chiuso: Lavori." });
  });

  test("are rejected if clipped below minBookingHours, but a full day never is", () => {
    const space = { ...SPACE, openingTime: "11:30", minBookingHours: 2 };
    expect(whyNot(space, hours("08:00", "13:00"))).toMatchObject({ code: "OUTSIDE_HOURS" });
    expect(whyNot({ ...space, minBookingHours: 12 }, fullDays(DAY))).toBeNull();
  });
});

describe("a start in the past", () => {
  test("is refused for yesterday, but not at the present moment", () => {
    expect(whyNot(SPACE, fullDays("2026-11-19"))).toMatchObject({
      field: "startDate",
      message: "Non puoi prenotare nel passato.",
    });
    expect(whyNot(SPACE, hours("11:00", "13:00", "2026-11-20"))).toMatchObject({ field: "startTime" });
    expect(whyNot(SPACE, hours("12:00", "13:00", "2026-11-20"))).toBeNull();
  });

  test("is refused for a full day that has begun", () => {
    expect(whyNot(SPACE, fullDays("2026-11-20"))).toMatchObject({ field: "startDate" });
    expect(whyNot(SPACE, fullDays("2026-11-20"), [], toInstant("2026-11-20", "07:59"))).toBeNull();
  });

  test("does not apply to a morning clipped to a later opening that is still ahead", () => {
    const space = { ...SPACE, openingTime: "10:00" };
    const now = toInstant("2026-11-20", "09:30");
    expect(whyNot(space, hours("08:00", "13:00", "2026-11-20"), [], now)).toBeNull();
  });

  test("is determined by the day in Rome, even if it is still the day before in UTC", () => {
    const justAfterMidnight = new Date("2026-12-02T23:05:00Z");
    expect(whyNot(SPACE, fullDays("2026-12-02"), [], justAfterMidnight)).not.toBeNull();
    expect(whyNot(SPACE, fullDays("2026-12-03"), [], justAfterMidnight)).toBeNull();
  });

  test("is reported before the opening hours, and those before other reasons", () => {
    const space = { ...SPACE, openingTime: "09:00", isAvailable: false };
    expect(whyNot(space, hours("08:00", "12:00", "2026-11-19"))).toMatchObject({ field: "startDate" });
    expect(whyNot(space, hours("08:00", "12:00"))).toMatchObject({ field: "startTime" });
    expect(whyNot(space, hours("09:00", "12:00"), [span(DAY, "09:00", "12:00")])).toMatchObject({
      code: "SPACE_UNAVAILABLE",
      field: null,
    });
  });
});

describe("the weekly timetable", () => {
  /** Open on Thursdays 09:00-15:00 in two adjacent entries; on Fridays closed from 12:00 to 13:00. */
  const space: BookableSpace = {
    ...SPACE,
    timetable: [
      { dayOfWeek: 4, startTime: "12:00", endTime: "15:00", isAvailable: true },
      { dayOfWeek: 4, startTime: "09:00", endTime: "12:00", isAvailable: true },
      { dayOfWeek: 5, startTime: "08:00", endTime: "20:00", isAvailable: true },
      { dayOfWeek: 5, startTime: "12:00", endTime: "13:00", isAvailable: false },
      { dayOfWeek: 0, startTime: "10:00", endTime: "11:00", isAvailable: false },
    ],
  };
  const unavailable = expect.objectContaining({ code: "SPACE_UNAVAILABLE", field: null });

  test.each([
    ["inside one entry", "2026-12-03", "09:00", "11:00", null],
    ["across two neighbouring entries", "2026-12-03", "11:00", "14:00", null],
    ["beyond the entries", "2026-12-03", "14:00", "16:00", unavailable],
    ["before the entries", "2026-12-03", "08:00", "10:00", unavailable],
    ["touching a closed entry", "2026-12-04", "11:00", "12:30", unavailable],
    ["back to back with a closed entry", "2026-12-04", "13:00", "15:00", null],
    ["on a weekday with closed entries only", "2026-12-06", "15:00", "16:00", unavailable],
    ["on a weekday without entries", "2026-12-07", "08:00", "20:00", null],
  ])("allows or refuses hours %s", (_what, day, start, end, expected) => {
    expect(whyNot(space, hours(start, end, day))).toEqual(expected);
  });

  test("refuses a booking across a gap between entries", () => {
    const timetable = [
      { dayOfWeek: 4, startTime: "08:00", endTime: "12:00", isAvailable: true },
      { dayOfWeek: 4, startTime: "12:30", endTime: "20:00", isAvailable: true },
    ];
    expect(whyNot({ ...SPACE, timetable }, hours("11:00", "13:00"))).toEqual(unavailable);
  });

  test("requires each of several days to be open all day", () => {
    expect(whyNot(space, fullDays("2026-12-07", "2026-12-09"))).toBeNull();
    expect(whyNot(space, fullDays("2026-12-07", "2026-12-10"))).toEqual(unavailable);
    expect(whyNot(space, fullDays("2026-12-08", "2027-01-20"))).toEqual(unavailable);
  });

  test("does not matter for a space that is not available", () => {
    expect(whyNot({ ...SPACE, isAvailable: false }, fullDays(DAY))).toEqual(unavailable);
  });
});

describe("existing bookings", () => {
  const busy = [span("2026-12-05", "10:00", "12:00"), span(DAY, "10:00", "12:00")];

  test.each([
    ["before, back to back", "08:00", "10:00", null],
    ["after, back to back", "12:00", "14:00", null],
    ["over the beginning", "09:00", "11:00", TAKEN],
    ["over the end", "11:30", "13:00", TAKEN],
    ["inside", "10:30", "11:30", TAKEN],
    ["around", "08:00", "13:00", TAKEN],
  ])("are checked against hours %s", (_what, start, end, expected) => {
    expect(whyNot(SPACE, hours(start, end), busy)).toEqual(expected);
  });

  test("block full days by an hour anywhere in the span, including the evenings between", () => {
    const evening = [span("2026-12-04", "19:00", "20:00")];
    expect(whyNot(SPACE, fullDays(DAY, "2026-12-05"), evening)).toEqual(TAKEN);
    expect(whyNot(SPACE, fullDays(DAY, "2026-12-04"), evening)).toBeNull();
  });

  test("refuse a request together with the resolved period", () => {
    expect(createBookingCheck(SPACE, busy, OPEN_CENTRE, NOW)(hours("08:00", "13:00")).period).toMatchObject({
      startTime: "08:00",
      endTime: "13:00",
    });
  });
});

describe("the minimum notice and the booking horizon", () => {
  test("refuse a start sooner than the notice, but allow one exactly then", () => {
    const rules = { ...OPEN_CENTRE, noticeMinutes: 120 };
    expect(whyNot(SPACE, hours("13:00", "15:00", "2026-11-20"), [], NOW, rules)).toEqual({
      code: "TOO_SOON",
      message: "Si prenota con almeno 2 ore di anticipo.",
      field: "startTime",
    });
    expect(whyNot(SPACE, hours("14:00", "15:00", "2026-11-20"), [], NOW, rules)).toBeNull();
  });

  test("refuse a start after the horizon, which ends with a shorter month, but allow a later end", () => {
    const rules = { ...OPEN_CENTRE, horizonMonths: 3 };
    const now = toInstant("2026-11-30", "12:00");
    expect(whyNot(SPACE, fullDays("2027-02-28", "2027-03-03"), [], now, rules)).toBeNull();
    expect(whyNot(SPACE, fullDays("2027-03-01"), [], now, rules)).toEqual({
      code: "TOO_FAR",
      message: "Si può prenotare fino al 28 febbraio 2027.",
      field: "startDate",
    });
  });
});

describe("closures and holidays", () => {
  const closure = {
    ...span("2026-12-24", "00:00", "00:00", "2027-01-07"),
    owner: "closure",
    reason: "Natale",
  };
  const CLOSED = { code: "CLOSED", message: "Chiuso: Natale.", field: null };

  test("refuse with the reason of the closure, before any overlap with a booking", () => {
    expect(
      whyNot(SPACE, hours("09:00", "11:00", "2026-12-24"), [closure, span("2026-12-24", "09:00", "10:00")]),
    ).toEqual(CLOSED);
    expect(whyNot(SPACE, fullDays("2026-12-22", "2026-12-26"), [closure])).toEqual(CLOSED);
    expect(whyNot(SPACE, fullDays("2026-12-23"), [closure])).toBeNull();
  });

  test("close an observed holiday by its name, and leave other holidays open", () => {
    const rules = { ...OPEN_CENTRE, observesHolidays: true };
    expect(whyNot(SPACE, fullDays("2026-12-07", "2026-12-09"), [], NOW, rules)).toEqual({
      code: "CLOSED",
      message: "Chiuso: Immacolata Concezione.",
      field: null,
    });
    expect(whyNot(SPACE, fullDays("2026-12-08"))).toBeNull();
  });
});

describe("the buffer", () => {
  const space = { ...SPACE, bufferMinutes: 30 };

  test("of a new booking must be free after it", () => {
    const later = [span(DAY, "12:00", "14:00")];
    expect(whyNot(space, hours("10:00", "12:00"), later)).toMatchObject({ code: "SLOT_TAKEN" });
    expect(whyNot(space, hours("09:30", "11:30"), later)).toBeNull();
  });

  test("of an earlier booking remains as it was when the booking was made", () => {
    const earlier = [span(DAY, "08:00", "10:00"), { ...span(DAY, "10:00", "10:15"), isBuffer: true }];
    expect(whyNot(space, hours("10:00", "11:00"), earlier)).toMatchObject({ code: "SLOT_TAKEN" });
    expect(whyNot(space, hours("10:15", "11:15"), earlier)).toBeNull();
  });

  test("may overlap a closure", () => {
    const closure = { ...span(DAY, "12:00", "20:00"), owner: "closure", reason: "Lavori" };
    expect(whyNot(space, hours("10:00", "12:00"), [closure])).toBeNull();
  });

  test("counts as overlap between the dates of one request", () => {
    const one = span(DAY, "08:00", "10:00");
    const other = span(DAY, "10:00", "12:00");
    expect(conflictWithEachOther([other, one], 0)).toBe(false);
    expect(conflictWithEachOther([other, one], 15)).toBe(true);
  });
});
