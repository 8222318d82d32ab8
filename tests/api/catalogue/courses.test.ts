import type { Course } from "@/lib/schemas/catalogue/course";
import type { Board } from "@/lib/schemas/panel/board";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid, refusal } from "../../helpers/api";
import { bookCourse, newCourse } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { newSpace } from "../../helpers/spaces";

const visitor = new ApiClient();
describe("GET /api/courses", () => {
  test("lists every course to a visitor, the active ones first", async () => {
    const hidden = await newCourse(admin, { isActive: false, isFeatured: true });
    const shown = await newCourse(admin);
    const { status, body } = await visitor.get<Course[]>("/api/courses");
    expect(status).toBe(200);
    const flags = body.map(({ isActive }) => isActive);
    expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
    const ids = body.map(({ id }) => id);
    expect(ids.indexOf(shown.id)).toBeLessThan(ids.indexOf(hidden.id));
  });
});

describe("POST /api/courses", () => {
  test("returns the course with the documented defaults", async () => {
    const { status, body } = await admin.post<Course>("/api/courses", { title: " Hatha Yoga ", price: 120 });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      translations: {},
      title: "Hatha Yoga",
      description: "",
      imageUrl: "/images/logo.svg",
      price: "120",
      priceAmount: 12_000,
      format: "presenza",
      type: "gruppo",
      location: "",
      maxParticipants: null,
      minParticipants: 1,
      duration: "",
      schedule: "",
      startDate: null,
      endDate: null,
      spaceId: null,
      sessions: [],
      teachers: [],
      status: "scheduled",
      cancelReason: null,
      isMultiDay: false,
      googleFormUrl: null,
      isActive: true,
      requiresRegistration: true,
      isPopular: false,
      isFeatured: false,
      memberPrice: null,
      dropInPrice: null,
      membersOnly: false,
      requiresCertificate: false,
      additionalInfo: [],
      createdAt: expect.stringMatching(/Z$/),
    });
  });
});

describe("PUT /api/courses/{id}", () => {
  test("changes only the fields that are sent, reads numbers, days and lists as text, and clears fields", async () => {
    const before = await newCourse(admin, {
      ...{ startDate: inDays(10), endDate: inDays(20), isPopular: true },
      googleFormUrl: "https://forms.example.org/a",
    });
    const path = `/api/courses/${before.id}`;
    const first = await admin.put<Course>(path, { title: "Nuovo titolo", isAdmin: true, id: 1 });
    expect([first.status, first.body]).toEqual([200, { ...before, title: "Nuovo titolo" }]);
    const typed = await admin.put<Course>(path, {
      ...{ maxParticipants: "12", minParticipants: "", startDate: "2031-01-07T23:30:00Z", endDate: "" },
      ...{ googleFormUrl: "", additionalInfo: "Porta un tappetino, se lo hai\n\nAbiti comodi" },
    });
    const read = {
      ...{ maxParticipants: 12, minParticipants: 1, startDate: "2031-01-08", endDate: null },
      ...{ googleFormUrl: null, additionalInfo: ["Porta un tappetino, se lo hai", "Abiti comodi"] },
    };
    expect(typed.body).toEqual({ ...first.body, ...read });
    const cleared = await admin.put<Course>(path, { maxParticipants: null });
    expect(cleared.body).toEqual({ ...typed.body, maxParticipants: null });
  });

  test("checks days and numbers against the stored ones", async () => {
    const { id } = await newCourse(admin, { startDate: inDays(10), endDate: inDays(20), minParticipants: 5 });
    const change = async (body: object) => invalid(await admin.put<ErrorBody>(`/api/courses/${id}`, body));
    expect(await change({ startDate: inDays(21) })).toEqual([400, ["endDate"]]);
    expect(await change({ maxParticipants: 4 })).toEqual([400, ["minParticipants"]]);
  });

  test("returns 404 for an unknown course and 400 for an invalid id", async () => {
    expect((await admin.put("/api/courses/2147483647", { title: "X" })).status).toBe(404);
    expect((await admin.put("/api/courses/99999999999999", { title: "X" })).status).toBe(404);
    expect((await admin.put("/api/courses/abc", { title: "X" })).status).toBe(400);
  });
});

describe("The lessons of a course", () => {
  const lesson = (startTime: string, endTime: string, dayOfWeek = 2) => ({ dayOfWeek, startTime, endTime });
  const meeting = [lesson("18:00", "19:30"), lesson("19:00", "20:00")];

  test("must not overlap in its room", async () => {
    const { id: spaceId } = await newSpace(admin);
    const run = { startDate: inDays(20), endDate: inDays(60) };
    const refused = { title: "Corso di due gruppi", price: "120", spaceId, ...run, sessions: meeting };
    expect(invalid(await admin.post<ErrorBody>("/api/courses", refused))).toEqual([400, ["sessions"]]);
    const apart = [lesson("18:00", "19:00"), lesson("19:00", "20:00"), lesson("18:00", "19:00", 4)];
    const inRoom = await newCourse(admin, { ...run, spaceId, sessions: apart });
    const roomless = await newCourse(admin, { sessions: meeting });
    for (const [{ id }, change] of [
      [inRoom, { sessions: meeting }],
      [roomless, { spaceId }],
    ] as const)
      expect(invalid(await admin.put<ErrorBody>(`/api/courses/${id}`, change))).toEqual([400, ["sessions"]]);
  });
});

describe("DELETE /api/courses/{id}", () => {
  test("removes a course without bookings, but none with bookings, even canceled ones", async () => {
    const free = await newCourse(admin);
    expect((await admin.delete(`/api/courses/${free.id}`)).body).toEqual({ success: true });
    expect((await admin.delete(`/api/courses/${free.id}`)).status).toBe(404);
    const booked = await newCourse(admin);
    const courseBooking = await bookCourse(booked);
    await admin.put(`/api/course-bookings/${courseBooking.id}`, { status: "canceled" });
    expect(refusal(await admin.delete<ErrorBody>(`/api/courses/${booked.id}`))).toEqual([409, "IN_USE"]);
  });
});

describe("POST /api/courses/{id}/restoration", () => {
  test("restores a course that was just deleted, once, under its own id", async () => {
    const space = await newSpace(admin);
    const session = { dayOfWeek: 1, startTime: "10:00", endTime: "11:00" };
    const course = await newCourse(admin, {
      spaceId: space.id,
      sessions: [session],
      startDate: inDays(20),
      endDate: inDays(40),
    });
    const path = `/api/courses/${course.id}/restoration`;
    expect((await admin.post<ErrorBody>(path, course)).body.code).toBe("NOT_FOUND");
    await admin.delete(`/api/courses/${course.id}`);
    const { status, body } = await admin.post<Course>(path, course);
    expect([status, body]).toEqual([201, { ...course, createdAt: expect.any(String) }]);
    expect((await admin.post(path, course)).status).toBe(404);
    // Its lessons occupy the room again.
    const { body: board } = await admin.get<Board>(`/api/board?from=${inDays(20)}&to=${inDays(34)}`);
    expect(board.entries.filter(({ spaceId }) => spaceId === space.id)).not.toEqual([]);
    expect((await newCourse(admin)).id).toBeGreaterThan(course.id);
  });

  test("rejects a course that was deleted minutes ago", async () => {
    const course = await newCourse(admin);
    await admin.delete(`/api/courses/${course.id}`);
    await sql(
      `INSERT INTO audit_log (action, entity, entity_id, changes, at)
       VALUES ('delete', 'course', $1, '{}', now() - interval '2 minutes')`,
      [course.id],
    );
    expect((await admin.post(`/api/courses/${course.id}/restoration`, course)).status).toBe(404);
  });
});
