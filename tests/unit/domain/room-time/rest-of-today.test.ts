import { fromNowOn } from "@/lib/domain/room-time/rest-of-today";
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
])("a search for a whole day stays as it is %s", (_when, time, start, end) => {
  expect(fromNowOn(fullDay(start, end), toInstant(TODAY, time))).toEqual({
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
])("at %s a search for the whole of today offers what is left from %s on, and says so", (time, start) => {
  const { request, note } = fromNowOn(fullDay(TODAY), toInstant(TODAY, time));
  expect(request).toEqual({
    startDate: TODAY,
    endDate: TODAY,
    isFullDay: false,
    startTime: start,
    endTime: "19:00",
  });
  expect(inItalian(note ?? "")).toContain(`dalle ${start} alle 19:00`);
});

test("in the evening it offers tomorrow", () => {
  const { request, note } = fromNowOn(fullDay(TODAY), toInstant(TODAY, "18:30"));
  expect(request).toEqual(fullDay("2026-12-04"));
  expect(inItalian(note ?? "")).toContain("domani");
});

test("several days begin tomorrow", () => {
  const { request, note } = fromNowOn(fullDay(TODAY, "2026-12-06"), toInstant(TODAY, "10:00"));
  expect(request).toEqual(fullDay("2026-12-04", "2026-12-06"));
  expect(inItalian(note ?? "")).toContain("4–6 dicembre 2026");
});

test("a search by hours says by itself what is past", () => {
  const hours = { ...fullDay(TODAY), isFullDay: false, startTime: "09:00", endTime: "11:00" };
  expect(fromNowOn(hours, toInstant(TODAY, "15:00"))).toEqual({ request: hours, note: null });
});
