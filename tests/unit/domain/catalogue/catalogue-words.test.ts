import { courseDays, courseSize } from "@/lib/domain/catalogue/course-words";
import {
  eventDays,
  eventParticipants,
  eventTimes,
  freePlaces,
  placesWords,
} from "@/lib/domain/catalogue/event-words";

const oneDay = { eventDate: "2026-12-03", endDate: null, startTime: "20:30:00", endTime: "22:00:00" };

test("an event of one day names its day, and the first five characters of its times", () => {
  expect(eventDays(oneDay)).toBe("giovedì 3 dicembre 2026");
  expect(eventTimes(oneDay)).toBe("20:30 – 22:00");
  expect(eventDays({ ...oneDay, endDate: "2026-12-03" })).toBe("giovedì 3 dicembre 2026");
});

test("an event of several days names the first and the last, and which time belongs to which", () => {
  const retreat = { ...oneDay, endDate: "2026-12-05" };
  expect(eventDays(retreat)).toBe("3–5 dicembre 2026");
  expect(eventTimes(retreat)).toBe("dalle 20:30 del primo giorno alle 22:00 dell'ultimo");
});

test.each([
  [12, 30, "12/30 partecipanti", "18 posti liberi"],
  [29, 30, "29/30 partecipanti", "1 posto libero"],
  [30, 30, "30/30 partecipanti", "posti esauriti"],
  [31, 30, "31/30 partecipanti", "posti esauriti"],
])("%i people for %i places are '%s' and '%s'", (currentParticipants, maxParticipants, taken, free) => {
  expect(eventParticipants({ currentParticipants, maxParticipants })).toBe(taken);
  expect(freePlaces({ currentParticipants, maxParticipants })).toBe(free);
});

describe("the places of an event", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const event = {
    ...oneDay,
    status: "scheduled" as const,
    currentParticipants: 13,
    maxParticipants: 30,
    isRegistrationOpen: true,
    isActive: true,
  };

  test("are free while one can register", () => {
    expect(placesWords(event, now)).toEqual({
      taken: "13/30 partecipanti",
      free: "17 posti liberi",
      isClosed: false,
    });
  });

  test.each([
    ["closed", { isRegistrationOpen: false }],
    ["over", { eventDate: "2026-11-20" }],
  ])("are nobody's where it is %s", (_state, change) => {
    expect(placesWords({ ...event, ...change }, now)?.free).toBe("iscrizioni chiuse");
  });

  test("are taken where none is left, closed or not", () => {
    const full = { ...event, currentParticipants: 30, isRegistrationOpen: false };
    expect(placesWords(full, now)?.free).toBe("posti esauriti");
  });

  test("are none where it is canceled", () => {
    expect(placesWords({ ...event, status: "canceled", currentParticipants: 0 }, now)).toBeNull();
  });
});

test("a course names the days that it has, and for how many it is", () => {
  expect(courseDays({ startDate: null, endDate: null })).toBeNull();
  expect(courseDays({ startDate: "2026-12-03", endDate: null })).toBe("3 dicembre 2026");
  expect(courseDays({ startDate: "2026-12-03", endDate: "2027-01-07" })).toBe(
    "3 dicembre 2026 – 7 gennaio 2027",
  );
  expect([courseSize(null), courseSize(1), courseSize(8)]).toEqual([
    null,
    "1 partecipante alla volta",
    "Massimo 8 partecipanti",
  ]);
});
