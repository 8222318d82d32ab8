import { createClosedTimes } from "@/lib/domain/room-time/closed-times";
import { timeOf } from "@/lib/domain/time/dates";
import { inItalian } from "@/tests/helpers/in-italian";

const SPACE = {
  isAvailable: true,
  openingTime: "08:00",
  closingTime: "20:00",
  minBookingHours: 2,
  timetable: [] as { dayOfWeek: number; startTime: string; endTime: string; isAvailable: boolean }[],
};
const RULES = { observesHolidays: true, patronSaintDay: null };
const WEDNESDAY = "2026-11-25";
const SUNDAY = "2026-11-29";

/** Each closed stretch as "14:00–20:00 reason". */
const closedOn = (space: Partial<typeof SPACE>, day: string, rules = RULES) =>
  createClosedTimes(
    { ...SPACE, ...space },
    rules,
  )(day).map(
    ({ startsAt, endsAt, message }) =>
      `${timeOf(new Date(startsAt))}–${timeOf(new Date(endsAt))} ${inItalian(message)}`,
  );

const OFF = "Lo spazio non è prenotabile in questi giorni e orari.";

test("a space without a timetable is closed only outside its opening hours", () => {
  expect(closedOn({}, WEDNESDAY)).toEqual([]);
  expect(closedOn({ openingTime: "09:30", closingTime: "18:00" }, WEDNESDAY)).toEqual([
    "08:00–09:30 Lo spazio è aperto dalle 09:30 alle 18:00.",
    "18:00–20:00 Lo spazio è aperto dalle 09:30 alle 18:00.",
  ]);
});

test("a timetable closes its closed entries, and on days with open entries everything else", () => {
  const timetable = [
    { dayOfWeek: 3, startTime: "08:00", endTime: "12:00", isAvailable: true },
    { dayOfWeek: 3, startTime: "12:00", endTime: "14:00", isAvailable: true },
    { dayOfWeek: 0, startTime: "00:00", endTime: "23:59", isAvailable: false },
  ];
  expect(closedOn({ timetable }, WEDNESDAY)).toEqual([`14:00–20:00 ${OFF}`]);
  expect(closedOn({ timetable }, SUNDAY)).toEqual([`08:00–20:00 ${OFF}`]);
  expect(closedOn({ timetable }, "2026-11-26")).toEqual([]);
});

test("an observed holiday closes its whole day, by its name", () => {
  expect(closedOn({}, "2026-12-08")).toEqual(["08:00–20:00 Chiuso: Immacolata Concezione."]);
  expect(closedOn({}, "2026-12-08", { ...RULES, observesHolidays: false })).toEqual([]);
});

test("a space that cannot be booked is closed on all days", () => {
  expect(closedOn({ isAvailable: false }, WEDNESDAY)).toEqual([
    "08:00–20:00 Al momento questo spazio non è prenotabile.",
  ]);
});
