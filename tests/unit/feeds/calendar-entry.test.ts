import { bookingTimes } from "@/lib/feeds/booking-calendar";
import { calendarText } from "@/lib/feeds/calendar-entry";
import { feedWords } from "@/lib/feeds/feed-words";
import { roomBookingEntry, takenEntry } from "@/lib/feeds/room-calendar";
import { courseSignUpEntries, eventSignUpEntry } from "@/lib/feeds/sign-up-calendar";
import { SITE } from "@/tests/helpers/example-site";

const entry = {
  uid: "prenotazione-1@example.org",
  startsAt: new Date("2026-12-03T08:00:00Z"),
  endsAt: new Date("2026-12-03T09:00:00Z"),
  status: "confirmed" as const,
  sequence: 0,
  changedAt: new Date("2026-12-01T08:00:00Z"),
  summary: "Sala Loto",
  location: "Via di Prova 1",
};

test("a calendar ends every line with CRLF, including the last", async () => {
  const words = await feedWords("it", SITE);
  for (const entries of [[], [entry]]) {
    const text = calendarText("Centro Ninfea", "Calendario", entries, words);
    expect(text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  }
});

test("a calendar escapes commas and semicolons in its name", async () => {
  const words = await feedWords("it", { ...SITE, name: "Ninfea, APS" });
  const text = calendarText("Sale; Ninfea, APS", "Calendario", [], words);
  expect(text).toContain("\r\nX-WR-CALNAME:Sale\\; Ninfea\\, APS\r\n");
  expect(text).toContain("\r\nNAME:Sale\\; Ninfea\\, APS\r\n");
  expect(text).toContain("\r\nPRODID:-//Ninfea\\, APS//Calendario//IT\r\n");
});

const CREATED = new Date("2026-11-01T08:00:00Z");
const CHANGED = new Date("2026-11-20T10:11:12Z");
const START = new Date("2026-12-03T08:00:00Z");
const END = new Date("2026-12-03T09:00:00Z");
const SPACE = { name: "Sala Loto", location: "Piano terra" };

const BOOKING = {
  ...({ id: 1, status: "confirmed", startsAt: START, endsAt: END, calendarSequence: 3 } as const),
  ...{ calendarChangedAt: CHANGED, firstName: "Anna", lastName: "Verdi", purpose: "Yoga", space: SPACE },
};
const OFFERING = {
  ...{ id: 1, title: "Yoga", location: "", createdAt: CREATED, updatedAt: CREATED, space: SPACE },
  ...{ startTime: "18:00", endTime: "19:00", eventDate: "2026-12-03", endDate: null, otherRooms: [] },
};
const SIGN_UP = {
  ...({ id: 1, status: "confirmed", seats: 1, calendarSequence: 3 } as const),
  calendarChangedAt: CHANGED,
};
const BUFFER = {
  ...({ owner: "booking:1", kind: "booking", id: 1, isBuffer: true, spaceId: 1, viaSpaceId: null } as const),
  ...{ title: "", startsAt: START, endsAt: END, space: SPACE, createdAt: CREATED, updatedAt: CHANGED },
  sequence: 3,
};

/** One entry of each kind, each changed three times, last at `CHANGED`. */
async function changedEntries() {
  const words = await feedWords("it", SITE);
  return [
    roomBookingEntry(BOOKING, true, SITE),
    bookingTimes(
      { ...BOOKING, startsAt: START.toISOString(), endsAt: "", calendarChangedAt: CHANGED.toISOString() },
      SITE,
    ),
    eventSignUpEntry({ ...SIGN_UP, event: OFFERING }, words),
    ...courseSignUpEntries(
      { ...SIGN_UP, course: OFFERING },
      { spans: [{ startsAt: START, endsAt: END }] },
      words,
    ),
    takenEntry(BUFFER, true, SITE),
  ];
}

test("every entry contains the time of its last change and the number of changes", async () => {
  for (const { sequence, changedAt } of await changedEntries())
    expect({ sequence, changedAt }).toEqual({ sequence: 3, changedAt: CHANGED });
});

test("a sign-up also changes with its course or event", async () => {
  const words = await feedWords("it", SITE);
  const later = new Date("2026-11-21T08:00:00Z");
  const event = { ...OFFERING, updatedAt: later };
  expect(eventSignUpEntry({ ...SIGN_UP, event }, words).changedAt).toEqual(later);
});

test("a file is no scheduling message, and contains the last change as DTSTAMP and LAST-MODIFIED", async () => {
  const words = await feedWords("it", SITE);
  const text = calendarText("Centro Ninfea", "Calendario", [roomBookingEntry(BOOKING, true, SITE)], words);
  expect(text).not.toMatch(/METHOD|ORGANIZER/);
  expect(text).toContain("\r\nDTSTAMP:20261120T101112Z\r\n");
  expect(text).toContain("\r\nLAST-MODIFIED:20261120T101112Z\r\n");
});

test("texts of a calendar lose their control characters but not their line breaks", async () => {
  const dirty = "uno\r\ndue\vtre\fquattro\u0085cinque\u2028sei\u2029sette\0\u0007\u001b\u007f\u009f";
  const words = await feedWords("it", { ...SITE, name: dirty });
  const texts = { summary: dirty, location: dirty, description: dirty };
  const text = calendarText(dirty, "Calendario", [{ ...entry, ...texts }], words).replaceAll("\r\n ", "");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(text).toContain("DESCRIPTION:uno\\ndue\\ntre\\nquattro\\ncinque\\nsei\\nsette\r\n");
});
