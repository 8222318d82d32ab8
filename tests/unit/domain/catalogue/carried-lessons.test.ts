import { carriedSessions, carriedTo } from "@/lib/domain/catalogue/carried-lessons";

/** Which weekly lesson becomes which, when the timetable of a course changes. */

const at = (dayOfWeek: number, startTime: string, endTime = "21:00") => ({ dayOfWeek, startTime, endTime });

test("a lesson at another hour of its weekday is carried there", () => {
  const carried = carriedSessions([at(2, "18:00"), at(4, "18:00")], [at(2, "19:00"), at(4, "18:00")]);
  expect(carried).toEqual([{ from: at(2, "18:00"), to: at(2, "19:00") }]);
  expect(carriedTo(carried, 2, "18:00")).toEqual(at(2, "19:00"));
  expect(carriedTo(carried, 4, "18:00")).toBeUndefined();
});

test("a lesson that only ends at another hour stays what it is", () => {
  expect(carriedSessions([at(2, "18:00", "19:00")], [at(2, "18:00", "20:00")])).toEqual([]);
});

test("a weekday that goes carries nothing", () => {
  expect(carriedSessions([at(2, "18:00")], [at(3, "18:00")])).toEqual([]);
});

test("nothing is carried where it is not clear which becomes which", () => {
  expect(carriedSessions([at(2, "17:00"), at(2, "18:00")], [at(2, "19:00"), at(2, "20:00")])).toEqual([]);
  expect(carriedSessions([at(2, "17:00"), at(2, "18:00")], [at(2, "19:00")])).toEqual([]);
  expect(carriedSessions([at(2, "17:00")], [at(2, "19:00"), at(2, "20:00")])).toEqual([]);
});

test("beside a lesson that stays, the other one is carried", () => {
  expect(carriedSessions([at(2, "10:00"), at(2, "18:00")], [at(2, "10:00"), at(2, "20:00")])).toEqual([
    { from: at(2, "18:00"), to: at(2, "20:00") },
  ]);
});
