import { courseSignUpSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpSchema } from "@/lib/schemas/sign-up/event-sign-up";
import { REST_NAMES } from "@/lib/schemas/sign-up/rest-names";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";

const SIGN_UP: SignUp = {
  kind: "event",
  offering: { id: 3, slug: "3-bagno-di-gong", title: "Bagno di gong", imageUrl: "/images/gong.jpg" },
  madeAt: "2026-11-02T09:00:00.000Z",
  startDate: null,
  endDate: null,
  singleTime: null,
  id: 42,
  confirmationNumber: "00042",
  userId: null,
  language: "it",
  firstName: "Anna",
  lastName: "Neri",
  email: "anna@example.org",
  phone: null,
  status: "confirmed",
  notes: null,
  seats: 2,
  companions: ["Ida Blu"],
  totalAmount: 4000,
  paidAmount: 0,
  dueAmount: 4000,
  refundDue: 0,
  paymentStatus: "unpaid",
  canceledAt: null,
  refundPercent: null,
  refundAmount: null,
  canceledBy: null,
  cancelReason: null,
  cancellationSteps: [{ hours: 0, percent: 100 }],
  checkInCode: "ABCD1234",
  checkIns: [],
};

test("returns a sign-up for an event as a registration without other fields", () => {
  const answer = REST_NAMES.event.toAnswer(SIGN_UP);
  expect(eventSignUpSchema.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ eventId: 3, registrationDate: SIGN_UP.madeAt, phone: null });
  expect(REST_NAMES.event.toCreated(SIGN_UP)).toEqual({ registration: answer, confirmationNumber: "00042" });
});

test("returns a sign-up for a course as a course booking without other fields", () => {
  const signUp = { ...SIGN_UP, kind: "course", startDate: "2026-12-07" } as const;
  const answer = REST_NAMES.course.toAnswer(signUp);
  expect(courseSignUpSchema.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    courseId: 3,
    course: SIGN_UP.offering,
    bookingDate: SIGN_UP.madeAt,
    startDate: "2026-12-07",
    phone: "",
  });
  expect(REST_NAMES.course.toCreated(signUp)).toEqual({ courseBooking: answer, confirmationNumber: "00042" });
});
