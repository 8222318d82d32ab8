import { readDeskQuestion } from "@/lib/domain/booking/desk-question";

/** A Sunday. */
const TODAY = "2026-11-22";
const read = (text: string, now = "08:00") => readDeskQuestion(text, TODAY, now);
const hours = (day: string, startTime: string, endTime: string) => ({
  startDate: day,
  endDate: day,
  isFullDay: false,
  startTime,
  endTime,
});
const whole = (day: string) => ({
  startDate: day,
  endDate: day,
  isFullDay: true,
  startTime: null,
  endTime: null,
});

test.each([
  ["gio 17", hours("2026-11-26", "17:00", "18:00")],
  ["giovedì alle 17:30", hours("2026-11-26", "17:30", "18:30")],
  ["GIOV 17-19", hours("2026-11-26", "17:00", "19:00")],
  ["giovedi dalle 9 alle 12.30", hours("2026-11-26", "09:00", "12:30")],
  ["domani mattina", hours("2026-11-23", "08:00", "13:00")],
  ["dopodomani pomeriggio", hours("2026-11-24", "14:00", "19:00")],
  ["oggi sera", hours(TODAY, "18:00", "20:00")],
  ["dom", whole(TODAY)],
  ["lun", whole("2026-11-23")],
  ["24/12", whole("2026-12-24")],
  ["24 dic 10", hours("2026-12-24", "10:00", "11:00")],
  ["1 marzo giornata", whole("2027-03-01")],
  ["3/4", whole("2027-04-03")],
  ["3/4/2028", whole("2028-04-03")],
  ["29/2/28", whole("2028-02-29")],
  ["15", hours(TODAY, "15:00", "16:00")],
  ["23:30", hours(TODAY, "23:30", "23:59")],
  ["gio 19-17", hours("2026-11-26", "19:00", "20:00")],
  ["gio 17-19 8 persone", hours("2026-11-26", "17:00", "19:00")],
  ["gio 17-19 per 8 persone", hours("2026-11-26", "17:00", "19:00")],
])("%s asks for its hours", (text, period) => {
  expect(read(text)).toMatchObject({ period, names: "", bookingId: null });
});

test.each([
  ["dom 17", "16:59", hours(TODAY, "17:00", "18:00")],
  ["dom 17", "17:00", hours(TODAY, "17:00", "18:00")],
  ["dom 17", "17:01", hours("2026-11-29", "17:00", "18:00")],
  ["17 dom", "18:30", hours("2026-11-29", "17:00", "18:00")],
  ["domenica mattina", "14:00", hours("2026-11-29", "08:00", "13:00")],
  ["dom", "23:00", whole(TODAY)],
  // Who says today, or names the date, means it.
  ["oggi 17", "18:00", hours(TODAY, "17:00", "18:00")],
  ["22/11 17", "18:00", hours(TODAY, "17:00", "18:00")],
  ["lun 9", "18:00", hours("2026-11-23", "09:00", "10:00")],
])("on a Sunday %s, asked at %s, is the next such hour", (text, now, period) => {
  expect(read(text, now)).toMatchObject({ period });
});

test("what is no time is a name, of a room or of a person", () => {
  expect(read("sala grande gio 17")).toMatchObject({
    names: "sala grande",
    period: hours("2026-11-26", "17:00", "18:00"),
  });
  expect(read("Rossi")).toEqual({ day: null, period: null, people: null, bookingId: null, names: "Rossi" });
  expect(read("Maria Di Marzo")).toMatchObject({ names: "Maria Di Marzo", day: null });
  expect(read("349 1234567")).toMatchObject({ names: "349 1234567", period: null });
  expect(read("rossi@example.org")).toMatchObject({ names: "rossi@example.org" });
  expect(read("31/2")).toMatchObject({ day: null, names: "31/2" });
  expect(read("")).toEqual({ day: null, period: null, people: null, bookingId: null, names: "" });
});

test.each([
  ["P00042", 42],
  ["#42", 42],
  ["#P00042", 42],
  ["00042", 42],
])("%s is the number of a booking", (text, bookingId) => {
  expect(read(text)).toMatchObject({ bookingId, names: "" });
});

/** Open from 8 to 20, on Sundays until 13. */
const ROOM = {
  ...{ isAvailable: true, openingTime: "08:00", closingTime: "20:00", minBookingHours: 1 },
  timetable: [{ dayOfWeek: 0, startTime: "08:00", endTime: "13:00", isAvailable: true }],
};

test.each([
  // No room is open at these hours, and there is such a date.
  ["dom 6", whole("2026-12-06")],
  ["dom 20", whole("2026-12-20")],
  ["dom 3", whole("2027-01-03")],
  ["domenica 27 mattina", hours("2026-12-27", "08:00", "13:00")],
  ["dom 6 9-11", hours("2026-12-06", "09:00", "11:00")],
  ["gio 31", whole("2026-12-31")],
  ["dom 22", whole(TODAY)],
  // Both could be meant: there is a Thursday 17 December, and a Sunday 10 January.
  ["gio 17", hours("2026-11-26", "17:00", "18:00")],
  ["dom 10", hours(TODAY, "10:00", "11:00")],
  // Who names the hour, the month or minutes means them.
  ["dom alle 6", hours(TODAY, "06:00", "07:00")],
  ["dom 6:00", hours(TODAY, "06:00", "07:00")],
  ["dom 6 dicembre", whole("2026-12-06")],
  ["dom 6/12", whole("2026-12-06")],
  ["lun 31", whole("2027-05-31")],
])("with rooms open from 8 to 20, %s", (text, period) => {
  const read = readDeskQuestion(text, TODAY, "05:00", [ROOM]);
  expect(read).toMatchObject({ period, names: "" });
});

test("a room that is open early, or cannot be booked, decides as it is open", () => {
  const early = { ...ROOM, openingTime: "06:00", timetable: [] };
  expect(readDeskQuestion("dom 6", TODAY, "05:00", [ROOM, early])).toMatchObject({
    period: hours(TODAY, "06:00", "07:00"),
  });
  expect(readDeskQuestion("dom 6", TODAY, "05:00", [{ ...early, isAvailable: false }])).toMatchObject({
    period: whole("2026-12-06"),
  });
});

test("before the rooms are known the number is an hour", () => {
  expect(read("dom 6", "05:00")).toMatchObject({ period: hours(TODAY, "06:00", "07:00") });
});

test.each([
  ["gio 17-19 8 persone", 8],
  ["12 posti domani", 12],
  ["gio 8 persone", 8],
  ["domani 1 persona", 1],
  ["gio 17", null],
])("%s is for as many people", (text, people) => {
  expect(read(text)).toMatchObject({ people, names: "" });
});

test("people alone are looked for today", () => {
  expect(read("20 persone")).toMatchObject({ people: 20, day: null, period: whole(TODAY) });
});
