import { courseButton, courseRefusal, needsStartDate } from "@/lib/domain/course/course-booking";

const course = (isActive: boolean, requiresRegistration: boolean, googleFormUrl: string | null = null) => ({
  isActive,
  requiresRegistration,
  googleFormUrl,
  maxParticipants: 8,
});
const FORM = "https://forms.example.org/1";

test.each([
  ["with an external form", course(true, true, FORM), "Iscriviti al Corso", false, "external"],
  ["without one", course(true, true), "Prenota Corso", false, "dialog"],
  ["without registration", course(true, false), "Maggiori Info", true, "info"],
  ["without registration but with a form", course(true, false, FORM), "Maggiori Info", true, "info"],
  ["inactive", course(false, true), "Prenota Corso", true, "dialog"],
  ["inactive, with an external form", course(false, true, FORM), "Iscriviti al Corso", true, "external"],
])("the button of a course %s", (_what, state, label, disabled, kind) => {
  expect(courseButton(state)).toEqual({ label, disabled, kind });
});

test.each([
  ["free places", course(true, true), 7, null],
  ["no free place", course(true, true), 8, "COURSE_FULL"],
  ["no limit", { ...course(true, true), maxParticipants: null }, 900, null],
  ["not active, and full", course(false, true), 8, "REGISTRATION_CLOSED"],
  ["no registration", course(true, false), 0, "REGISTRATION_CLOSED"],
])("a course booking with %s", (_what, state, taken, refusal) => {
  expect(courseRefusal(state, taken)).toBe(refusal);
});

test("a date is asked for unless there is an external form", () => {
  expect([needsStartDate(course(true, true)), needsStartDate(course(true, true, FORM))]).toEqual([
    true,
    false,
  ]);
});
