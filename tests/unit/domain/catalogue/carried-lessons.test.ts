import { carriedSessions, carriedTo } from "@/lib/domain/catalogue/carried-lessons";

/** Which weekly lesson replaces which when the timetable of a course changes. */

const at = (dayOfWeek: number, startTime: string, endTime = "21:00") => ({ dayOfWeek, startTime, endTime });

test("a lesson moved to another hour of its weekday is carried over", () => {
  const carried = carriedSessions([at(2, "18:00"), at(4, "18:00")], [at(2, "19:00"), at(4, "18:00")]);
  expect(carried).toEqual([{ from: at(2, "18:00"), to: at(2, "19:00") }]);
  expect(carriedTo(carried, 2, "18:00")).toEqual(at(2, "19:00"));
  expect(carriedTo(carried, 4, "18:00")).toBeUndefined();
});

test("a lesson with only a new end is not carried over", () => {
  expect(carriedSessions([at(2, "18:00", "19:00")], [at(2, "18:00", "20:00")])).toEqual([]);
});

test("a removed weekday carries nothing over", () => {
  expect(carriedSessions([at(2, "18:00")], [at(3, "18:00")])).toEqual([]);
});

test("nothing is carried over if the new lesson is ambiguous", () => {
  expect(carriedSessions([at(2, "17:00"), at(2, "18:00")], [at(2, "19:00"), at(2, "20:00")])).toEqual([]);
  expect(carriedSessions([at(2, "17:00"), at(2, "18:00")], [at(2, "19:00")])).toEqual([]);
  expect(carriedSessions([at(2, "17:00")], [at(2, "19:00"), at(2, "20:00")])).toEqual([]);
});

test("a moved lesson is carried over while another lesson of the day stays", () => {
  expect(carriedSessions([at(2, "10:00"), at(2, "18:00")], [at(2, "10:00"), at(2, "20:00")])).toEqual([
    { from: at(2, "18:00"), to: at(2, "20:00") },
  ]);
});
