import { readFileSync } from "node:fs";
import type { SiteState } from "@/lib/schemas/site/alert";
import { admin } from "../../helpers/admin";
import { sql } from "../../helpers/database";
import { siteUrl } from "../../helpers/site";

/** What the site reports about itself: metrics for a monitor, and alerts for an administrator. */

const OUTSIDE = "203.0.113.77";

const figures = (headers: Record<string, string>) => fetch(`${siteUrl()}/metrics`, { headers });

test("the metrics are available to an internal monitor only", async () => {
  const inside = await figures({ "X-Forwarded-For": "10.1.1.1" });
  expect(inside.status).toBe(200);
  expect(inside.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(inside.headers.get("cache-control")).toBe("no-store");
  const text = await inside.text();
  // Each rule of the file for Prometheus uses metrics that exist, or that a standby or a restore check provides.
  const asked = new Set(readFileSync("deploy/alerts.yml", "utf8").match(/\bcentro_\w+/g));
  const missing = [...asked].filter((name) => !text.includes(`# TYPE ${name.replace(/_bucket$/, "")} `));
  expect(missing.filter((name) => !/restore_check/.test(name))).toEqual([]);
  expect(text).toMatch(/^centro_database_up 1$/m);
  expect(text).toMatch(/^centro_mails_waiting \d+$/m);
  expect(text).toMatch(/^centro_pool_connections\{state="open"\} [1-9]\d*$/m);
  // Numbers and names of queues, no personal data.
  expect(text).not.toMatch(/@|\/api\//);

  const outside: Record<string, string>[] = [
    { "X-Forwarded-For": OUTSIDE },
    { "X-Forwarded-For": `${OUTSIDE}, 10.0.0.1` },
    { "X-Forwarded-For": OUTSIDE, Authorization: "Bearer undefined" },
    { "X-Forwarded-For": OUTSIDE, "X-Metrics-Request": "guessed" },
  ];
  for (const headers of outside) {
    const answer = await figures(headers);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("centro_");
  }
});

test("an administrator is alerted to a mail that does not leave, and sees the last backup", async () => {
  const job = {
    mail: {
      template: "passwordChanged",
      to: "ferma@example.org",
      data: { firstName: "Anna", at: new Date() },
    },
    queuedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  };
  // Its next attempt is far off, so that the tests' site does not write it.
  const [row] = await sql(
    `INSERT INTO pgboss.job (name, data, start_after) VALUES ('mail-late', $1, now() + interval '1 day')
     RETURNING id::text AS id`,
    [JSON.stringify(job)],
  );
  try {
    const { body } = await admin.get<SiteState>("/api/alerts");
    const late = body.alerts.find(({ kind }) => kind === "mailsLate");
    expect(late?.count).toBeGreaterThanOrEqual(1);
    expect(Date.parse(late?.since ?? "")).toBeLessThanOrEqual(Date.parse(job.queuedAt) + 5_000);
  } finally {
    await sql("DELETE FROM pgboss.job WHERE id = $1::uuid", [row?.id]);
  }
  const report = "INSERT INTO operation_reports (kind, is_good, finished_at) VALUES ($1, true, now())";
  for (const kind of ["backup", "restore-check"]) await sql(report, [kind]);
  const { body } = await admin.get<SiteState>("/api/alerts");
  for (const at of [body.lastBackupAt, body.restoredAt])
    expect(Math.abs(Date.now() - Date.parse(at ?? ""))).toBeLessThan(60_000);
});
