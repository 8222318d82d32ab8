import { courseButton, courseRefusal, needsStartDate } from "@/lib/domain/catalogue/course-state";

const course = (isActive: boolean, requiresRegistration: boolean, googleFormUrl: string | null = null) => ({
  isActive,
  requiresRegistration,
  googleFormUrl,
  status: "scheduled" as const,
});
const FORM = "https://forms.example.org/1";

test.each([
  ["with an external form", course(true, true, FORM), "signUpOutside", false, "external"],
  ["without one", course(true, true), "bookCourse", false, "dialog"],
  ["without registration", course(true, false), "moreInfo", true, "info"],
  ["without registration but with a form", course(true, false, FORM), "moreInfo", true, "info"],
  ["inactive", course(false, true), "bookCourse", true, "dialog"],
  ["inactive, with an external form", course(false, true, FORM), "signUpOutside", true, "external"],
])("computes the button of a course %s", (_what, state, label, disabled, kind) => {
  expect(courseButton(state)).toEqual({ label, disabled, kind });
});

test.each([
  ["that is open", course(true, true), null],
  ["that is not active", course(false, true), "REGISTRATION_CLOSED"],
  ["without registration", course(true, false), "REGISTRATION_CLOSED"],
  ["that is canceled and not active", { ...course(false, true), status: "canceled" as const }, "CANCELED"],
])("accepts or refuses a booking of a course %s", (_what, state, refusal) => {
  expect(courseRefusal(state)).toBe(refusal);
});

test("requires a date unless there is an external form", () => {
  expect([needsStartDate(course(true, true)), needsStartDate(course(true, true, FORM))]).toEqual([
    true,
    false,
  ]);
});
