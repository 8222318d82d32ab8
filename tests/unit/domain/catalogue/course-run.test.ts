import { offDays } from "@/lib/domain/catalogue/course-group";
import { countLessons, lastDayFor } from "@/lib/domain/catalogue/course-run";

/** A number of lessons ("10 incontri") determines the last day of a course. */

const never = () => false;
/** 1 December 2026 is a Tuesday. */
const TUESDAYS = { startDate: "2026-12-01", weekdays: [2] };

test.each([
  { lessons: 1, last: "2026-12-01" },
  { lessons: 2, last: "2026-12-08" },
  { lessons: 10, last: "2027-02-02" },
])("$lessons lessons on Tuesdays end on $last", ({ lessons, last }) => {
  expect(lastDayFor(TUESDAYS, lessons, never)).toBe(last);
});

test("the first lesson is on the first matching weekday from the first day on", () => {
  expect(lastDayFor({ startDate: "2026-12-02", weekdays: [2] }, 1, never)).toBe("2026-12-08");
});

test("holidays and closures, of the centre or of the room, are skipped", () => {
  const days = { startTime: null, endTime: null };
  const closures = [
    { ...days, spaceId: null, startDate: "2026-12-21", endDate: "2027-01-03" },
    { ...days, spaceId: 4, startDate: "2027-01-12", endDate: "2027-01-12" },
    { ...days, spaceId: 5, startDate: "2027-01-19", endDate: "2027-01-19" },
  ];
  const holiday = (day: string) => (day === "2026-12-08" ? "Immacolata" : null);
  // 1, 15 December, 5, 19, 26 January: the 8th is a holiday, the centre is closed on the 22nd and 29th, the room on 12
  // January.
  const isOff = offDays(closures, 4, holiday);
  expect(lastDayFor(TUESDAYS, 5, isOff)).toBe("2027-01-26");
  expect(countLessons(TUESDAYS, "2027-01-26", isOff)).toBe(5);
});

test("a day with two lessons counts twice, and is the last day even if only one of the two is needed", () => {
  const twice = { startDate: "2026-12-01", weekdays: [2, 2, 4] };
  expect(lastDayFor(twice, 3, never)).toBe("2026-12-03");
  expect(lastDayFor(twice, 4, never)).toBe("2026-12-08");
  expect(countLessons(twice, "2026-12-08", never)).toBe(5);
});

test("a course without weekly lessons, or with every day closed, has no last day", () => {
  expect(lastDayFor({ startDate: "2026-12-01", weekdays: [] }, 1, never)).toBeNull();
  expect(lastDayFor(TUESDAYS, 1, () => true)).toBeNull();
});

test("the last day yields exactly the requested number of lessons, across both clock changes", () => {
  for (let lessons = 1; lessons <= 120; lessons += 1) {
    const last = lastDayFor({ startDate: "2026-09-14", weekdays: [1, 3] }, lessons, never) ?? "";
    expect(countLessons({ startDate: "2026-09-14", weekdays: [1, 3] }, last, never)).toBe(lessons);
  }
});

test("no lesson is counted before the first day", () => {
  expect(countLessons(TUESDAYS, "2026-11-30", never)).toBe(0);
});
