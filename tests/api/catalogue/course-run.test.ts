import { addDays } from "@/lib/domain/time/dates";
import type { CourseRunFound } from "@/lib/schemas/catalogue/course-run";
import { admin } from "../../helpers/admin";
import type { ErrorBody } from "../../helpers/api";
import { inDays, nextWeekday } from "../../helpers/days";
import { newSpace } from "../../helpers/spaces";

/** The length of a course, which the panel requests before the course is saved. */

const DAY = nextWeekday(2);
const run = (query: string) => `/api/courses/run?startDate=${DAY}&weekdays=2${query}`;

test("days on which the course's room is closed are skipped", async () => {
  const { id: spaceId } = await newSpace(admin);
  const find = async (query: string) => (await admin.get<CourseRunFound>(run(query))).body.endDate ?? "";
  const before = await find(`&lessons=3&spaceId=${spaceId}`);
  const closed = addDays(before, -7);
  const closure = { spaceId, startDate: closed, endDate: closed, reason: "Lavori" };
  expect((await admin.post("/api/closures", closure)).status).toBe(201);
  const after = await find(`&lessons=3&spaceId=${spaceId}`);
  expect(after > before).toBe(true);
  expect(await find("&lessons=3")).toBe(before);
  const { body } = await admin.get<CourseRunFound>(run(`&endDate=${after}&spaceId=${spaceId}`));
  expect(body).toEqual({ lessons: 3, endDate: after });
});

test("a request takes either a number of lessons or a last day", async () => {
  const wrong = async (query: string) => {
    const { status, body } = await admin.get<ErrorBody>(run(query));
    return [status, Object.keys(body.errors ?? {})];
  };
  expect(await wrong("")).toEqual([400, ["lessons"]]);
  expect(await wrong(`&lessons=3&endDate=${inDays(60)}`)).toEqual([400, ["lessons"]]);
  expect(await wrong("&lessons=501")).toEqual([400, ["lessons"]]);
  expect(await wrong(`&endDate=${inDays(-9)}`)).toEqual([400, ["endDate"]]);
  expect((await admin.get(`/api/courses/run?startDate=${DAY}&weekdays=7&lessons=3`)).status).toBe(400);
});
