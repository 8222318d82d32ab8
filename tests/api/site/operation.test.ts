import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AvailableDay } from "@/lib/client/room-time/use-availability";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { SiteState } from "@/lib/schemas/site/alert";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { siteUrl } from "../../helpers/site";
import { bookingBody, newSpace } from "../../helpers/spaces";

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

describe("A full disk", () => {
  test.each(["53100", "53200", "58030", "25006"])(
    "a database that cannot write (%s) results in a 503, and nothing is half-written",
    async (code) => {
      const space = await newSpace(admin);
      const purpose = `Prova ${randomUUID()}`;
      const name = `full_disk_${code}`;
      await sql(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '${code}'; END $$`);
      await sql(`CREATE TRIGGER ${name} BEFORE INSERT ON bookings FOR EACH ROW
      WHEN (NEW.purpose = '${purpose}') EXECUTE FUNCTION ${name}()`);
      try {
        const body = bookingBody(space.id, inDays(9), { purpose });
        const refused = await admin.post("/api/bookings", body);
        expect([refused.status, refused.body.code]).toEqual([503, "UNAVAILABLE"]);
        expect(refused.headers.get("retry-after")).toBe("5");
        expect((await admin.post("/api/bookings", { ...body, purpose: "Altro" })).status).toBe(201);
      } finally {
        await sql(`DROP TRIGGER ${name} ON bookings`);
        await sql(`DROP FUNCTION ${name}()`);
      }
    },
  );
});

describe("The demonstration", () => {
  const visitor = new ApiClient();
  const availabilityOf = async (spaceId: number, day: string) =>
    (
      await visitor.get<{ availability: AvailableDay[] }>(
        `/api/spaces/${spaceId}/availability?startDate=${day}&endDate=${day}`,
      )
    ).body.availability[0]?.periods;

  describe("The demonstration data", () => {
    test("has a course that occupies its room, and the calendar names the course", async () => {
      const { body } = await visitor.get<Course[]>("/api/courses");
      const course = body.find(({ title }) => title === "Ceramica: le mani nella terra");
      expect(course).toMatchObject({ spaceId: 15, sessions: [{ dayOfWeek: 6 }] });
      const periods = await availabilityOf(15, course?.startDate ?? "");
      expect(periods?.mattina.unavailable).toEqual({
        code: "SLOT_TAKEN",
        message: "Lo spazio è occupato in questo periodo (Corso: Ceramica: le mani nella terra).",
      });
      expect(periods?.pomeriggio.isAvailable).toBe(true);
    });

    test("has an event that occupies its room", async () => {
      const { body } = await visitor.get<CentreEvent[]>("/api/events");
      const event = body.find(({ title }) => title === "Cerchio di lettura: pagine lente");
      expect(event?.spaceId).toBe(16);
      const periods = await availabilityOf(16, event?.eventDate ?? "");
      expect(periods?.pomeriggio.unavailable?.message).toContain("Evento: Cerchio di lettura");
    });

    test("has a closure that closes its room, with its reason", async () => {
      const { body } =
        await visitor.get<{ spaceId: number; startDate: string; reason: string }[]>("/api/closures");
      const closure = body.find(({ reason }) => reason === "manutenzione del forno");
      const periods = await availabilityOf(closure?.spaceId ?? 0, closure?.startDate ?? "");
      expect(periods?.giornata.unavailable).toEqual({
        code: "CLOSED",
        message: "Chiuso: manutenzione del forno.",
      });
    });

    test("has the sign-ups for every counter of an event", async () => {
      const rows = await sql<{ title: string; counted: number; seats: number }>(
        `SELECT e.title, e.current_participants AS counted,
         COALESCE((SELECT sum(r.seats)::int FROM sign_ups r
           WHERE r.event_id = e.id AND r.status <> 'canceled'), 0) AS seats
       FROM events e WHERE e.id <= 6`,
      );
      for (const { title, counted, seats } of rows) expect([title, seats]).toEqual([title, counted]);
    });

    test("has no links to hosts that do not exist", async () => {
      const { body: courses } = await visitor.get<Course[]>("/api/courses");
      const { body: events } = await visitor.get<CentreEvent[]>("/api/events");
      const demonstrated = [...courses.filter(({ id }) => id <= 6), ...events.filter(({ id }) => id <= 6)];
      const hosts = demonstrated.flatMap(({ googleFormUrl }) =>
        googleFormUrl ? [new URL(googleFormUrl).host] : [],
      );
      // Of the names reserved for examples, the one that responds.
      expect(new Set(hosts)).toEqual(new Set(["example.org"]));
    });
  });
});
