import { courseDays, courseSize, planWords, withPlanTranslations } from "@/lib/domain/catalogue/course-words";
import {
  besideRoom,
  eventDays,
  eventParticipants,
  eventTimes,
  freePlaces,
  placesWords,
} from "@/lib/domain/catalogue/event-words";
import type { Word } from "@/lib/i18n/word";
import { wordingOf } from "@/lib/i18n/wording";

let word: Word;
let inEnglish: Word;
beforeAll(async () => {
  word = (await wordingOf("it")).word;
  inEnglish = (await wordingOf("en")).word;
});

const oneDay = { eventDate: "2026-12-03", endDate: null, startTime: "20:30:00", endTime: "22:00:00" };

test("an event of one day shows its day, and its times without seconds", () => {
  expect(eventDays(oneDay, "it")).toBe("giovedì 3 dicembre 2026");
  expect(eventTimes(oneDay, "it")).toBe("20:30 – 22:00");
  expect(eventDays({ ...oneDay, endDate: "2026-12-03" }, "it")).toBe("giovedì 3 dicembre 2026");
});

test("an event over several days shows the first and the last day, and which time belongs to which", () => {
  const retreat = { ...oneDay, endDate: "2026-12-05" };
  expect(eventDays(retreat, "it")).toBe("3–5 dicembre 2026");
  expect(eventTimes(retreat, "it")).toBe("dalle 20:30 del primo giorno alle 22:00 dell'ultimo");
  expect([eventDays(retreat, "en"), eventTimes(retreat, "en")]).toEqual([
    "3–5 December 2026",
    "from 20:30 on the first day to 22:00 on the last",
  ]);
});

test.each([
  [12, 30, "12/30 partecipanti", "18 posti liberi", "18 places left"],
  [29, 30, "29/30 partecipanti", "1 posto libero", "1 place left"],
  [30, 30, "30/30 partecipanti", "posti esauriti", "fully booked"],
  [31, 30, "31/30 partecipanti", "posti esauriti", "fully booked"],
])(
  "%i participants of %i places are shown as '%s' and '%s'",
  (currentParticipants, maxParticipants, taken, free, left) => {
    const event = { currentParticipants, maxParticipants };
    expect(word(eventParticipants(event))).toBe(taken);
    expect(word(freePlaces(event))).toBe(free);
    expect(inEnglish(freePlaces(event))).toBe(left);
  },
);

test("a location that begins with the room's name completes it", () => {
  const room = { name: "Sala Cielo" };
  expect(besideRoom("Sala Cielo, sottotetto", room)).toEqual({ location: "", inRoom: ", sottotetto" });
  expect(besideRoom("Sala Cielo Blu", room)).toEqual({ location: "Sala Cielo Blu", inRoom: "" });
  expect(besideRoom("Giardino", room)).toEqual({ location: "Giardino", inRoom: "" });
  expect(besideRoom("Sala Cielo", null)).toEqual({ location: "Sala Cielo", inRoom: "" });
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

  test("are free while registration is open", () => {
    const { taken, free, isClosed } = placesWords(event, now) ?? {};
    expect([word(taken ?? ""), word(free ?? ""), isClosed]).toEqual([
      "13/30 partecipanti",
      "17 posti liberi",
      false,
    ]);
  });

  test.each([
    ["closed", { isRegistrationOpen: false }],
    ["over", { eventDate: "2026-11-20" }],
  ])("are shown as closed when it is %s", (_state, change) => {
    expect(word(placesWords({ ...event, ...change }, now)?.free ?? "")).toBe("iscrizioni chiuse");
  });

  test("are shown as fully booked when none is left, even if registration is closed", () => {
    const full = { ...event, currentParticipants: 30, isRegistrationOpen: false };
    expect(word(placesWords(full, now)?.free ?? "")).toBe("posti esauriti");
  });

  test("are not shown when it is canceled", () => {
    expect(placesWords({ ...event, status: "canceled", currentParticipants: 0 }, now)).toBeNull();
  });
});

test("a course shows its days and its group size", () => {
  expect(courseDays({ startDate: null, endDate: null }, "it")).toBeNull();
  expect(courseDays({ startDate: "2026-12-03", endDate: null }, "it")).toBe("3 dicembre 2026");
  expect(courseDays({ startDate: "2026-12-03", endDate: "2027-01-07" }, "it")).toBe(
    "3 dicembre 2026 – 7 gennaio 2027",
  );
  expect(courseSize(null)).toBeNull();
  expect([courseSize(1), courseSize(8)].map((size) => word(size ?? ""))).toEqual([
    "1 partecipante alla volta",
    "Massimo 8 partecipanti",
  ]);
});

test("a course's hours and duration, derived from its plan, are translated into every language", () => {
  const plan = {
    sessions: [{ dayOfWeek: 2, startTime: "18:30", endTime: "20:00" }],
    startDate: "2026-12-01",
    endDate: "2027-01-19",
  };
  const { schedule, duration } = planWords(plan, "it");
  expect([schedule, duration]).toEqual(["martedì 18:30 – 20:00", "8 settimane"]);
  const english = { schedule: "Tuesday 18:30 – 20:00", duration: "8 weeks" };
  expect(withPlanTranslations({ ...plan, schedule, duration }, {})).toEqual({ en: english });
  const typed = { en: { title: "Pilates", duration: "Two months" } };
  expect(withPlanTranslations({ ...plan, schedule, duration }, typed)).toEqual({
    en: { ...english, ...typed.en },
  });
  expect(withPlanTranslations({ ...plan, schedule: "Di sera", duration: "" }, {})).toEqual({});
});
