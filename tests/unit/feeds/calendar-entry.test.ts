import { calendarText } from "@/lib/feeds/calendar-entry";
import { feedWords } from "@/lib/feeds/feed-words";
import { SITE } from "@/tests/helpers/example-site";

test("a calendar ends every line with CRLF, the last one too", async () => {
  const words = await feedWords("it", SITE);
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
  for (const entries of [[], [entry]]) {
    const text = calendarText("Centro Ninfea", "Calendario", entries, words);
    expect(text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  }
});
