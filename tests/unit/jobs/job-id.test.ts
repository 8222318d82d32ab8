import { jobIdOf } from "@/lib/jobs/job-id";

test("a job id is a UUID that depends only on its reason", () => {
  const id = jobIdOf("reminder", 42, "2026-12-03");
  expect(id).toBe(jobIdOf("reminder", 42, "2026-12-03"));
  expect(id).not.toBe(jobIdOf("reminder", 42, "2026-12-04"));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
