import { slugFor } from "@/lib/domain/site/slug";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid, refusal } from "../../helpers/api";
import { courseBookingBody, newCourse } from "../../helpers/catalogue";
import { inDays, today } from "../../helpers/days";
import { addAttempts } from "../../helpers/limits";
import { newCustomer } from "../../helpers/people";

const PATH = "/api/course-bookings";
type Created = { courseBooking: CourseSignUp; confirmationNumber: string };

const visitor = new ApiClient();
const refused = async (body: unknown, client = visitor) => {
  const answer = await client.post<ErrorBody>(PATH, body);
  return { status: answer.status, ...answer.body };
};

describe("POST /api/course-bookings", () => {
  test("books for a visitor and ignores the amount, status and owner in the body", async () => {
    const course = await newCourse(admin);
    const { status, body } = await visitor.post<Created>(
      PATH,
      courseBookingBody(course.id, { totalAmount: 9900, status: "canceled", userId: 1, id: 1 }),
    );
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(["confirmationNumber", "courseBooking"]);
    expect(body.courseBooking).toEqual({
      id: expect.any(Number),
      confirmationNumber: body.confirmationNumber,
      courseId: course.id,
      course: {
        id: course.id,
        slug: slugFor(course.id, course.title),
        title: course.title,
        imageUrl: "/images/logo.svg",
      },
      userId: null,
      firstName: "Anna",
      lastName: "Esempio",
      email: expect.stringContaining("@example.org"),
      phone: "+39 333 000 0000",
      bookingDate: expect.stringMatching(/Z$/),
      startDate: inDays(10),
      endDate: null,
      singleDate: null,
      singleTime: null,
      status: "confirmed",
      notes: null,
      seats: 1,
      companions: [],
      totalAmount: 12_000,
      canceledAt: null,
      refundPercent: null,
      refundAmount: null,
      canceledBy: null,
      cancelReason: null,
      cancellationSteps: [
        { hours: 48, percent: 100 },
        { hours: 24, percent: 50 },
        { hours: 0, percent: 0 },
      ],
      language: "it",
      checkInCode: expect.stringMatching(/^[0-9A-F]{12}$/),
      checkIns: [],
      paidAmount: 0,
      dueAmount: 12_000,
      refundDue: 0,
      paymentStatus: "unpaid",
    });
    expect(body.confirmationNumber).toBe(String(body.courseBooking.id).padStart(5, "0"));
  });

  test.each([
    ["startDate", { startDate: null }],
    ["startDate", { startDate: inDays(-1) }],
    ["endDate", { startDate: inDays(10), endDate: "2199-01-01" }],
  ])("rejects an invalid %s: %j", async (field, fields) => {
    const course = await newCourse(admin);
    const { status, code, errors } = await refused(courseBookingBody(course.id, fields));
    expect([status, code, Object.keys(errors ?? {})]).toEqual([400, "VALIDATION", [field]]);
  });

  test("rejects a last day before the first day that the course decides", async () => {
    const course = await newCourse(admin, { startDate: inDays(5), endDate: inDays(40) });
    const body = courseBookingBody(course.id, { startDate: undefined, endDate: inDays(4) });
    const { status, errors } = await refused(body);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ["endDate"]]);
    expect((await refused({ ...body, endDate: inDays(5) })).status).toBe(201);
  });

  test("accepts today, and no date at all for a course with an external form", async () => {
    const course = await newCourse(admin, { googleFormUrl: "https://forms.example.org/a" });
    expect((await refused(courseBookingBody(course.id, { startDate: undefined }))).status).toBe(201);
    expect((await refused(courseBookingBody(course.id, { startDate: today() }))).status).toBe(201);
  });

  test("returns 404 for an unknown course, and rejects one that is hidden or takes no registrations", async () => {
    expect((await refused(courseBookingBody(2147483647))).status).toBe(404);
    for (const flags of [{ isActive: false }, { requiresRegistration: false }]) {
      const course = await newCourse(admin, flags);
      const { status, code } = await refused(courseBookingBody(course.id));
      expect([status, code]).toEqual([409, "REGISTRATION_CLOSED"]);
    }
  });

  test("counts a booking of several days on each of them", async () => {
    const course = await newCourse(admin, { maxParticipants: 1 });
    const book = async (startDate: string, endDate: string | null = null) =>
      (await refused(courseBookingBody(course.id, { startDate, endDate }))).status;
    expect(await book(inDays(12))).toBe(201);
    expect(await book(inDays(10), inDays(12))).toBe(409);
    expect(await book(inDays(13), inDays(15))).toBe(201);
    expect(await book(inDays(14))).toBe(409);
    expect(await book(inDays(16))).toBe(201);
  });

  test("books a person once for each day of a booking of several days", async () => {
    const course = await newCourse(admin);
    const email = `giorni-${course.id}@example.org`;
    const book = async (startDate: string, endDate: string | null = null) =>
      (await refused(courseBookingBody(course.id, { email, startDate, endDate }))).status;
    expect(await book(inDays(10), inDays(12))).toBe(201);
    expect(await book(inDays(11))).toBe(409);
    expect(await book(inDays(9), inDays(10))).toBe(409);
    expect(await book(inDays(8), inDays(9))).toBe(201);
    expect(await book(inDays(13))).toBe(201);
  });

  test("books once for the same key and body", async () => {
    const course = await newCourse(admin);
    const headers = { "Idempotency-Key": `corso-${course.id}` };
    const body = courseBookingBody(course.id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.post<Created>(PATH, body, { headers })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.courseBooking.id)).size).toBe(1);
  });

  test("accepts sixty bookings an hour from one client address", async () => {
    const client = new ApiClient();
    const course = await newCourse(admin);
    expect((await client.post(PATH, courseBookingBody(course.id))).status).toBe(201);
    await addAttempts("sign-up", 58, client.address);
    expect((await client.post(PATH, courseBookingBody(course.id))).status).toBe(201);
    const { status, body, headers } = await client.post<ErrorBody>(PATH, courseBookingBody(course.id));
    expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("GET /api/course-bookings", () => {
  test("returns a customer's own bookings with their number, and all to an administrator", async () => {
    const { client, user } = await newCustomer();
    const course = await newCourse(admin);
    await visitor.post(PATH, courseBookingBody(course.id));
    for (const days of [1, 2, 3])
      await client.post(PATH, courseBookingBody(course.id, { startDate: inDays(days) }));
    const { status, body, headers } = await client.get<CourseSignUp[]>(`${PATH}?page=2&pageSize=2`);
    expect([status, headers.get("x-total-count")]).toEqual([200, "3"]);
    expect(body).toMatchObject([{ startDate: inDays(1), userId: user.id }]);
    for (const query of ["pageSize=501", "page=0"])
      expect((await client.get(`${PATH}?${query}`)).status).toBe(400);
    const ofCourse = `${PATH}?courseId=${course.id}`;
    expect((await admin.get<CourseSignUp[]>(ofCourse)).body).toHaveLength(4);
    expect((await admin.get<CourseSignUp[]>(`${ofCourse}&mine=true`)).body).toEqual([]);
  });
});

describe("PUT /api/course-bookings/{id}", () => {
  test("sets the status, frees a canceled place, and restores only into a free one", async () => {
    const course = await newCourse(admin, { maxParticipants: 1 });
    const { body: first } = await visitor.post<Created>(PATH, courseBookingBody(course.id));
    const path = `${PATH}/${first.courseBooking.id}`;
    const canceled = await admin.put<CourseSignUp>(path, { status: "canceled", totalAmount: 5, userId: 1 });
    expect(canceled.status).toBe(200);
    expect(canceled.body).toMatchObject({
      status: "canceled",
      userId: null,
      totalAmount: 5,
      refundAmount: 5,
    });
    expect((await visitor.post(PATH, courseBookingBody(course.id))).status).toBe(201);
    expect(refusal(await admin.put<ErrorBody>(path, { status: "confirmed" }))).toEqual([409, "COURSE_FULL"]);
    expect(invalid(await admin.put<ErrorBody>(path, { status: "done" }))).toEqual([400, ["status"]]);
    expect((await admin.put(path, {})).status).toBe(400);
    expect((await admin.put(`${PATH}/2147483647`, { status: "pending" })).status).toBe(404);
  });
});

test("a course with its hours as text only offers the weekdays that the text names", async () => {
  const course = await newCourse(admin, {
    startDate: inDays(1),
    schedule: "Martedì e giovedì, 18:00 – 19:30",
    sessions: [],
  });
  const { body } = await new ApiClient().get<{ days: string[] }>(`/api/courses/${course.id}/days`);
  expect(body.days.length).toBeGreaterThan(20);
  expect(new Set(body.days.map((day) => new Date(day).getUTCDay()))).toEqual(new Set([2, 4]));
});
