import { adjustToNow } from "@/lib/domain/room-time/rest-of-today";
import { toInstant } from "@/lib/domain/time/dates";
import { inItalian } from "@/tests/helpers/in-italian";

const TODAY = "2026-12-03";
const fullDay = (startDate: string, endDate = startDate) => ({
  startDate,
  endDate,
  isFullDay: true,
  startTime: null,
  endTime: null,
});

test.each([
  ["before it begins", "07:59", TODAY, TODAY],
  ["at its beginning", "08:00", TODAY, TODAY],
  ["on another day", "15:00", "2026-12-04", "2026-12-04"],
])("leaves a search for a whole day unchanged %s", (_when, time, start, end) => {
  expect(adjustToNow(fullDay(start, end), toInstant(TODAY, time))).toEqual({
    request: fullDay(start, end),
    note: null,
  });
});

test.each([
  ["08:01", "09:00"],
  ["10:20", "11:00"],
  ["11:00", "11:00"],
  ["12:30", "14:00"],
  ["13:40", "14:00"],
  ["17:10", "18:00"],
])("at %s offers for a search of today the rest of the day from %s on, with a note", (time, start) => {
  const { request, note } = adjustToNow(fullDay(TODAY), toInstant(TODAY, time));
  expect(request).toEqual({
    startDate: TODAY,
    endDate: TODAY,
    isFullDay: false,
    startTime: start,
    endTime: "19:00",
  });
  expect(inItalian(note ?? "")).toContain(`dalle ${start} alle 19:00`);
});

test("offers tomorrow in the evening", () => {
  const { request, note } = adjustToNow(fullDay(TODAY), toInstant(TODAY, "18:30"));
  expect(request).toEqual(fullDay("2026-12-04"));
  expect(inItalian(note ?? "")).toContain("domani");
});

test("starts a search for several days tomorrow", () => {
  const { request, note } = adjustToNow(fullDay(TODAY, "2026-12-06"), toInstant(TODAY, "10:00"));
  expect(request).toEqual(fullDay("2026-12-04", "2026-12-06"));
  expect(inItalian(note ?? "")).toContain("4–6 dicembre 2026");
});

test("leaves a search by hours unchanged, even in the past", () => {
  const hours = { ...fullDay(TODAY), isFullDay: false, startTime: "09:00", endTime: "11:00" };
  expect(adjustToNow(hours, toInstant(TODAY, "15:00"))).toEqual({ request: hours, note: null });
});
