import { addDays } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { courseBookingBody, newCourse } from "../../helpers/catalogue";
import { inDays, nextWeekday } from "../../helpers/days";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { entryOf, waiting, waitingToken } from "../../helpers/waiting-list";

/** People who wait for a course of which a lesson is canceled or moved. */

const TUESDAY = { dayOfWeek: 2, startTime: "18:00", endTime: "19:30" };
const DAY = addDays(nextWeekday(2), 7);
const NEXT = addDays(DAY, 7);
const THURSDAY = addDays(DAY, 2);

const visitor = new ApiClient();
/** A course with one place, which is taken, and a person who waits for it. */
async function fullCourse(
  more: object = {},
): Promise<{ course: Course; taken: number; entry: WaitingEntry }> {
  const course = await newCourse(admin, { sessions: [TUESDAY], maxParticipants: 1, ...more });
  const { status, body } = await admin.post<{ courseBooking: CourseSignUp }>(
    "/api/course-bookings",
    courseBookingBody(course.id, { startDate: DAY }),
  );
  expect(status).toBe(201);
  const wait = { ...courseBookingBody(course.id, { startDate: DAY }), kind: "course" };
  return { course, taken: body.courseBooking.id, entry: await waiting(visitor, wait) };
}

const cancel = ({ id }: Course, date: string) =>
  admin.post<ErrorBody>(`/api/courses/${id}/lessons/${date}/cancellation`, { reason: "Neve" });
const move = ({ id }: Course, date: string, to: object) =>
  admin.post<ErrorBody>(`/api/courses/${id}/lessons/${date}/move`, to);
const giveUp = (id: number) => admin.put(`/api/course-bookings/${id}`, { status: "canceled" });

test.each([
  ["canceled", (course: Course) => cancel(course, DAY), NEXT],
  [
    "moved",
    (course: Course) => move(course, DAY, { date: THURSDAY, startTime: "18:00", endTime: "19:30" }),
    THURSDAY,
  ],
])(
  "an offer for a group whose first lesson was %s is accepted from the next one",
  async (_what, change, first) => {
    const { course, taken, entry } = await fullCourse({ startDate: DAY, endDate: inDays(60) });
    expect((await change(course)).status).toBe(200);
    await giveUp(taken);
    const token = await waitingToken(entry.email, "waitingOffered");
    const accepted = await visitor.post<{ courseBooking?: CourseSignUp }>(
      `/api/waiting-list/${entry.id}/accept`,
      { token },
    );
    expect([accepted.status, accepted.body.courseBooking?.startDate]).toEqual([201, first]);
  },
);

test("waiting for a day of a course by days ends with the cancellation of its only lesson", async () => {
  const { course, entry } = await fullCourse();
  expect((await cancel(course, DAY)).status).toBe(200);
  await waitForMail(entry.email, "waitingCanceled");
  expect((await entryOf(admin, entry)).status).toBe("left");
  expect(await mailsTo(entry.email, "waitingOffered")).toEqual([]);
});

test("waiting for a day of a course by days goes on while the day has another lesson", async () => {
  const { course, entry } = await fullCourse({
    sessions: [TUESDAY, { ...TUESDAY, startTime: "20:00", endTime: "21:00" }],
  });
  const url = `/api/courses/${course.id}/lessons/${DAY}/cancellation?time=20:00`;
  expect((await admin.post(url, { reason: "Neve" })).status).toBe(200);
  expect((await entryOf(admin, entry)).status).toBe("waiting");
});

test("waiting for a day of a course by days moves with its only lesson", async () => {
  const { course, entry } = await fullCourse();
  const to = { date: THURSDAY, startTime: "17:00", endTime: "18:30" };
  expect((await move(course, DAY, to)).status).toBe(200);
  expect(await entryOf(admin, entry)).toMatchObject({ status: "waiting", startDate: THURSDAY });
});
