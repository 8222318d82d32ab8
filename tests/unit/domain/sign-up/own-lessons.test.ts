import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { programWords } from "@/lib/domain/catalogue/moved";
import { courseTimeWords } from "@/lib/domain/sign-up/own-lessons";

const lesson = (day: string) => ({
  startsAt: new Date(`${day}T17:00:00Z`),
  endsAt: new Date(`${day}T18:30:00Z`),
});
const times = { spans: [lesson("2026-12-01"), lesson("2026-12-03"), lesson("2026-12-08")] };
const BEFORE = new Date("2026-11-20T08:00:00Z");
const BEGUN = new Date("2026-12-04T08:00:00Z");

test("states a participant's lessons in the reader's language", () => {
  expect(courseTimeWords(times, "", BEFORE, "it")).toBe(
    "Prima lezione: martedì 1 dicembre 2026, 18:00 – 19:30\nLezione seguente: giovedì 3 dicembre 2026, 18:00 – 19:30",
  );
  expect(courseTimeWords(times, "", BEFORE, "en")).toBe(
    "First lesson: Tuesday 1 December 2026, 18:00 – 19:30\nFollowing lesson: Thursday 3 December 2026, 18:00 – 19:30",
  );
  expect(courseTimeWords(times, "", BEGUN, "it")).toContain("\nProssima lezione: martedì 8 dicembre 2026,");
  expect(courseTimeWords(times, "", BEGUN, "en")).toContain("\nNext lesson: Tuesday 8 December 2026,");
});

test("states a single lesson without a label", () => {
  const single = { spans: [lesson("2026-12-01")], isSingle: true as const };
  expect(courseTimeWords(single, "martedì", BEFORE, "it")).toBe("martedì 1 dicembre 2026, 18:00 – 19:30");
});

test("states the days of a course without lessons, and its own text about the hours, in the reader's language", () => {
  const one = { days: { first: "2026-12-01", last: "2026-12-01" } };
  expect(courseTimeWords(one, "la sera", BEFORE, "it")).toBe("da martedì 1 dicembre 2026\nla sera");
  expect(courseTimeWords(one, "evenings", BEFORE, "en")).toBe("from Tuesday 1 December 2026\nevenings");
  const more = { days: { first: "2026-12-01", last: "2026-12-05" } };
  expect(courseTimeWords(more, "", BEFORE, "en")).toBe("1–5 December 2026");
  expect(courseTimeWords(null, "on request", BEFORE, "en")).toBe("on request");
});

test("states the new days and hours of a moved event or course in the reader's language", () => {
  const held = { eventDate: "2026-12-03", endDate: "2026-12-05", startTime: "20:30", endTime: "22:00" };
  const event = { kind: "event" as const, spaceId: null, location: "", ...held };
  expect(programWords(event, "en")).toBe(`${eventDays(held, "en")}\n${eventTimes(held, "en")}`);
  const sessions = [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }];
  const dates = { startDate: "2026-12-01", endDate: null, schedule: "" };
  const course = {
    kind: "course" as const,
    spaceId: null,
    location: "",
    sessions,
    lessonChanges: [],
    ...dates,
  };
  expect(programWords(course, "en")).toBe("Tuesday 18:00 – 19:30\n1 December 2026");
});
