import { jobIdOf } from "@/lib/jobs/job-id";

test("The id of a job is the same for the same reason, another for another, and a UUID", () => {
  const id = jobIdOf("reminder", 42, "2026-12-03");
  expect(id).toBe(jobIdOf("reminder", 42, "2026-12-03"));
  expect(id).not.toBe(jobIdOf("reminder", 42, "2026-12-04"));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
