import { compareQueued, jobIdOf } from "@/lib/jobs/job-id";

test("a job id is a UUID that depends only on its reason", () => {
  const id = jobIdOf("reminder", 42, "2026-12-03");
  expect(id).toBe(jobIdOf("reminder", 42, "2026-12-03"));
  expect(id).not.toBe(jobIdOf("reminder", 42, "2026-12-04"));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("sorts jobs by the time they were queued at, then by their ids", () => {
  const job = (id: string, queuedAt: string) => ({ id, data: { queuedAt } });
  const first = job("f0", "2026-12-03T07:00:00.000Z");
  const [second, third] = [job("a0", "2026-12-03T07:00:00.001Z"), job("b0", "2026-12-03T07:00:00.001Z")];
  expect([third, second, first].sort(compareQueued)).toEqual([first, second, third]);
});
