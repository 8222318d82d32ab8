import { isMoved, placeWords, withRoomAsPlace } from "@/lib/domain/catalogue/moved";

/** Which changes of an event or a course its participants must know, and where it is held. */

const NOW = new Date("2026-11-23T10:00:00Z");
const event = {
  kind: "event" as const,
  eventDate: "2026-12-03",
  endDate: null as string | null,
  startTime: "20:30",
  endTime: "22:00",
  spaceId: null as number | null,
  location: "",
};
const course = {
  kind: "course" as const,
  startDate: "2026-12-01" as string | null,
  endDate: "2026-12-22" as string | null,
  sessions: [
    { dayOfWeek: 2, startTime: "18:00", endTime: "19:00" },
    { dayOfWeek: 4, startTime: "18:00", endTime: "19:00" },
  ],
  lessonChanges: [],
  schedule: "martedì e giovedì",
  spaceId: 1 as number | null,
  location: "",
};

test.each([
  ["another day", { eventDate: "2026-12-04" }, true],
  ["another hour", { startTime: "20:00" }, true],
  ["a room", { spaceId: 2 }, true],
  ["a last day that is the first", { endDate: "2026-12-03" }, false],
  ["a place that is said for the first time", { location: "Parco Nord" }, false],
])("decides whether %s moves an event", (_, change, moved) => {
  expect(isMoved(event, { ...event, ...change }, NOW)).toBe(moved);
});

test("a new typed place moves an event only if it has no room", () => {
  const before = { ...event, location: "Parco Nord" };
  expect(isMoved(before, { ...before, location: "Villa Reale" }, NOW)).toBe(true);
  const inRoom = { ...before, spaceId: 2 };
  expect(isMoved(inRoom, { ...inRoom, location: "Primo piano" }, NOW)).toBe(false);
});

test.each([
  ["another hour", { sessions: [{ dayOfWeek: 2, startTime: "19:00", endTime: "20:00" }] }, true],
  ["another last day", { endDate: "2026-12-29" }, true],
  ["the same lessons in another order", { sessions: [...course.sessions].reverse() }, false],
  ["other words beside the lessons", { schedule: "due volte la settimana" }, false],
])("decides whether %s moves a course", (_, change, moved) => {
  expect(isMoved(course, { ...course, ...change }, NOW)).toBe(moved);
});

test("a past event that stays in the past is not moved", () => {
  const past = { ...event, eventDate: "2026-11-01" };
  expect(isMoved(past, { ...past, startTime: "10:00" }, NOW)).toBe(false);
  expect(isMoved(past, { ...past, eventDate: "2026-12-01" }, NOW)).toBe(true);
});

const CENTRE = { name: "Centro Ninfea", address: "Via dell'Esempio 12" };

test.each([
  ["a room", { room: "Sala Cielo", location: "", isOnline: false }, "Sala Cielo\nVia dell'Esempio 12"],
  [
    "a room and words",
    { room: "Sala Cielo", location: "Ingresso B", isOnline: false },
    "Sala Cielo, Ingresso B\nVia dell'Esempio 12",
  ],
  [
    "a room named in the words",
    { room: "Sala Cielo", location: "sala cielo, piano 1", isOnline: false },
    "sala cielo, piano 1\nVia dell'Esempio 12",
  ],
  ["a typed place", { room: null, location: "Parco Nord", isOnline: false }, "Parco Nord"],
  ["nothing", { room: null, location: "", isOnline: false }, "Centro Ninfea\nVia dell'Esempio 12"],
  ["nothing, online", { room: null, location: "", isOnline: true }, "Online"],
])("describes where an offering with %s is held", (_, place, words) => {
  expect(placeWords(place, CENTRE)).toBe(words);
});

test("the room is the place only of an event without an entered place", () => {
  expect(withRoomAsPlace(event, "Sala Cielo").location).toBe("Sala Cielo");
  expect(withRoomAsPlace({ ...event, location: "Giardino" }, "Sala Cielo").location).toBe("Giardino");
  expect(withRoomAsPlace(event, null).location).toBe("");
});
