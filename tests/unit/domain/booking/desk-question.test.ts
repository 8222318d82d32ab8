import { parseDeskQuery } from "@/lib/domain/booking/desk-question";

/** A Sunday. */
const TODAY = "2026-11-22";
const read = (text: string, now = "08:00") => parseDeskQuery(text, TODAY, now);
const EMPTY = { day: null, differentDays: [], period: null, people: null, bookingId: null, names: "" };
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
])("reads the period from %s", (text, period) => {
  expect(read(text)).toMatchObject({ period, names: "", bookingId: null });
});

test.each([
  ["dom 17", "16:59", hours(TODAY, "17:00", "18:00")],
  ["dom 17", "17:00", hours(TODAY, "17:00", "18:00")],
  ["dom 17", "17:01", hours("2026-11-29", "17:00", "18:00")],
  ["17 dom", "18:30", hours("2026-11-29", "17:00", "18:00")],
  ["domenica mattina", "14:00", hours("2026-11-29", "08:00", "13:00")],
  ["dom", "23:00", whole(TODAY)],
  // "Today" or a date is taken literally, even if the hour has passed.
  ["oggi 17", "18:00", hours(TODAY, "17:00", "18:00")],
  ["22/11 17", "18:00", hours(TODAY, "17:00", "18:00")],
  ["lun 9", "18:00", hours("2026-11-23", "09:00", "10:00")],
])("reads %s, typed on a Sunday at %s, as the next such hour", (text, now, period) => {
  expect(read(text, now)).toMatchObject({ period });
});

test("reads everything that is not a time as the name of a room or of a person", () => {
  expect(read("sala grande gio 17")).toMatchObject({
    names: "sala grande",
    period: hours("2026-11-26", "17:00", "18:00"),
  });
  expect(read("Rossi")).toEqual({ ...EMPTY, names: "Rossi" });
  expect(read("Maria Di Marzo")).toMatchObject({ names: "Maria Di Marzo", day: null });
  expect(read("349 1234567")).toMatchObject({ names: "349 1234567", period: null });
  expect(read("rossi@example.org")).toMatchObject({ names: "rossi@example.org" });
  expect(read("31/2")).toMatchObject({ day: null, names: "31/2" });
  expect(read("31 feb 14-16")).toMatchObject({ day: null, names: "31 feb" });
  expect(read("")).toEqual(EMPTY);
});

test.each([
  ["gio 24/12 10", hours("2026-12-24", "10:00", "11:00")],
  ["24/12 gio 10", hours("2026-12-24", "10:00", "11:00")],
  ["giovedì 24 dicembre", whole("2026-12-24")],
  ["oggi dom", whole(TODAY)],
])("reads the weekday in %s as a confirmation of the date", (text, period) => {
  expect(read(text)).toMatchObject({ period, differentDays: [] });
});

test.each([
  ["giovedì 23/12 14-16 yoga", ["2026-11-26", "2026-12-23"]],
  ["23 dicembre giovedì 14-16 yoga", ["2026-12-23", "2026-11-26"]],
  ["oggi lun 14-16 yoga", [TODAY, "2026-11-23"]],
  ["lun mar yoga", ["2026-11-23", "2026-11-24"]],
  ["3/12 4/12 yoga", ["2026-12-03", "2026-12-04"]],
])("reads no period from the different days of %s", (text, differentDays) => {
  expect(read(text)).toMatchObject({ differentDays, day: null, period: null, names: "yoga" });
});

test.each([
  ["P00042", 42],
  ["#42", 42],
  ["#P00042", 42],
  ["00042", 42],
])("reads %s as a booking number", (text, bookingId) => {
  expect(read(text)).toMatchObject({ bookingId, names: "" });
});

/** Open from 8 to 20, on Sundays until 13. */
const ROOM = {
  ...{ isAvailable: true, openingTime: "08:00", closingTime: "20:00", minBookingHours: 1 },
  timetable: [{ dayOfWeek: 0, startTime: "08:00", endTime: "13:00", isAvailable: true }],
};

test.each([
  // The number is a day: no room is open at that hour, and the date exists.
  ["dom 6", whole("2026-12-06")],
  ["dom 20", whole("2026-12-20")],
  ["dom 3", whole("2027-01-03")],
  ["domenica 27 mattina", hours("2026-12-27", "08:00", "13:00")],
  ["dom 6 9-11", hours("2026-12-06", "09:00", "11:00")],
  ["gio 31", whole("2026-12-31")],
  ["dom 22", whole(TODAY)],
  // The number is an hour although the date exists too: Thursday 17 December, Sunday 10 January.
  ["gio 17", hours("2026-11-26", "17:00", "18:00")],
  ["dom 10", hours(TODAY, "10:00", "11:00")],
  // An explicit hour, minutes or a month settle the meaning.
  ["dom alle 6", hours(TODAY, "06:00", "07:00")],
  ["dom 6:00", hours(TODAY, "06:00", "07:00")],
  ["dom 6 dicembre", whole("2026-12-06")],
  ["dom 6/12", whole("2026-12-06")],
  ["lun 31", whole("2027-05-31")],
])("decides between hour and day by the opening hours of the rooms: %s", (text, period) => {
  const read = parseDeskQuery(text, TODAY, "05:00", [ROOM]);
  expect(read).toMatchObject({ period, names: "" });
});

test("considers the opening hours only of rooms that can be booked", () => {
  const early = { ...ROOM, openingTime: "06:00", timetable: [] };
  expect(parseDeskQuery("dom 6", TODAY, "05:00", [ROOM, early])).toMatchObject({
    period: hours(TODAY, "06:00", "07:00"),
  });
  expect(parseDeskQuery("dom 6", TODAY, "05:00", [{ ...early, isAvailable: false }])).toMatchObject({
    period: whole("2026-12-06"),
  });
});

test("reads the number as an hour until the rooms are loaded", () => {
  expect(read("dom 6", "05:00")).toMatchObject({ period: hours(TODAY, "06:00", "07:00") });
});

test.each([
  ["gio 17-19 8 persone", 8],
  ["12 posti domani", 12],
  ["gio 8 persone", 8],
  ["domani 1 persona", 1],
  ["gio 17", null],
])("reads the number of people from %s", (text, people) => {
  expect(read(text)).toMatchObject({ people, names: "" });
});

test("searches today if only a number of people is given", () => {
  expect(read("20 persone")).toMatchObject({ people: 20, day: null, period: whole(TODAY) });
});
