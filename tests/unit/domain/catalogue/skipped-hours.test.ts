import { courseSpans } from "@/lib/domain/catalogue/course-sessions";
import { eventSpans } from "@/lib/domain/catalogue/event-days";

/** Hours skipped by a clock change occupy no time. */

/** On 28 March 2027 the clocks in Rome go from 02:00 to 03:00. */
const SPRING = "2027-03-28";
const EVENT = { spaceId: 1, endDate: null, isActive: true, status: "scheduled" as const };

test.each([
  ["02:00", "03:00"],
  ["02:30", "03:15"],
])(
  "an event from %s to %s occupies no time in the night that skips these hours, but does on the other days",
  (startTime, endTime) => {
    expect(eventSpans({ ...EVENT, eventDate: SPRING, startTime, endTime })).toEqual([]);
    const three = { ...EVENT, eventDate: "2027-03-27", endDate: "2027-03-29", startTime, endTime };
    expect(eventSpans(three).map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).toEqual([
      "2027-03-27",
      "2027-03-29",
    ]);
  },
);

test("an event that reaches into existing hours occupies only those", () => {
  const [span] = eventSpans({ ...EVENT, eventDate: SPRING, startTime: "01:00", endTime: "04:00" });
  expect([span?.startsAt.toISOString(), span?.endsAt.toISOString()]).toEqual([
    "2027-03-28T00:00:00.000Z",
    "2027-03-28T02:00:00.000Z",
  ]);
});

test("a course in skipped hours occupies the other Sundays", () => {
  const course = {
    ...{ startDate: "2027-03-21", endDate: "2027-04-04", lessonChanges: [], spaceId: 1, isActive: true },
    sessions: [{ dayOfWeek: 0, startTime: "02:00", endTime: "03:00" }],
    status: "scheduled" as const,
  };
  const days = courseSpans(course, [], () => null).map(({ startsAt }) => startsAt.toISOString().slice(0, 10));
  expect(days).toEqual(["2027-03-21", "2027-04-04"]);
});
