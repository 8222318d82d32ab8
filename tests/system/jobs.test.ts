import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EXAMPLE_SITE as centre } from "@/lib/messages/site/example-site";
import { ApiClient } from "../helpers/api";
import { newEvent, registrationFor } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { newFiscalCode, registrationBody } from "../helpers/people";
import { smtpServer } from "../helpers/smtp-server";
import { bookingBody, newSpace } from "../helpers/spaces";
import { adminOf, mainKind, sqlOf, startTestSite } from "../helpers/test-site";
import { until } from "../helpers/until";

type Site = Awaited<ReturnType<typeof startTestSite>>;
type Received = Awaited<ReturnType<typeof smtpServer>>["received"];

const came = (received: Received, to: string, subject: string) =>
  received.some(({ recipients, raw }) => recipients.includes(to) && raw.includes(subject));

async function register(site: Site, overrides: Record<string, unknown> = {}) {
  const body = registrationBody(overrides);
  const [base = ""] = site.addresses;
  const started = Date.now();
  const { status, body: answer } = await new ApiClient({ base }).post<{
    authToken: string;
    user: { id: number };
  }>("/api/auth/register", body);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return { ...answer, email: String(body.email), base, ms: Date.now() - started };
}

/** Runs a periodic job immediately instead of at its scheduled time. */
const runJob = (site: Site, name: string) => sqlOf(site, "INSERT INTO pgboss.job (name) VALUES ($1)", [name]);

/** Kills the process that sends the mails of a web process. */
function killMails(web: Site["webs"][number]): void {
  const { pid } = web.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  const mails = children.filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, "utf8").includes("server/mails.ts"),
  );
  expect(mails).toHaveLength(1);
  for (const one of mails) process.kill(one, "SIGKILL");
}

/** A port without a listener. */
async function closedPort(): Promise<number> {
  const server = await smtpServer();
  await server.close();
  return Number(new URL(server.url).port);
}

test("an unreachable SMTP server delays e-mails without failing requests, and a killed process loses none", async () => {
  const port = await closedPort();
  const site = await startTestSite({ kind: mainKind, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  try {
    // The first request of a process is slower, for unrelated reasons.
    await register(site, { fiscalCode: newFiscalCode() });
    const early = await register(site);
    expect(early.ms).toBeLessThan(5_000);
    await sleep(3_000);
    const late = await register(site);
    site.webs[0]?.child.kill("SIGKILL");
    await site.webs[0]?.exited;
    // An interrupted e-mail is retried after a minute and a half; this simulates that it has passed.
    await sqlOf(
      site,
      "UPDATE pgboss.job SET started_on = started_on - interval '2 minutes' WHERE state = 'active'",
    );

    const server = await smtpServer({ port });
    const web = await site.startWeb(site.webs[0]?.port ?? 0);
    site.webs.splice(0, 1, web);
    await until(() => came(server.received, late.email, "Ti diamo il benvenuto"));
    // The first attempt failed; the second follows after five to ten seconds, the third after ten to twenty.
    await until(() => came(server.received, early.email, "Ti diamo il benvenuto"));

    // The process that sends mails is started again; meanwhile requests are served.
    killMails(web);
    const meanwhile = await register(site, { fiscalCode: newFiscalCode() });
    await until(() => came(server.received, meanwhile.email, "Ti diamo il benvenuto"));
    await server.close();
  } finally {
    await site.stop();
  }
}, 400_000);

test("sends reminders once on the day before, warns and then removes idle accounts and inactive people, and removes names from old bookings and addresses from old log entries", async () => {
  const server = await smtpServer();
  const site = await startTestSite({ kind: mainKind, env: { SMTP_URL: server.url } });
  try {
    const { base, authToken, email } = await register(site);
    const admin = await adminOf(base);
    const client = new ApiClient({ token: authToken, base });
    const space = await newSpace(admin.client);
    const book = async (days: number) => {
      const body = bookingBody(space.id, inDays(days), { email });
      const answer = await client.post<{ booking: { id: number } }>("/api/bookings", body);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body.booking.id;
    };
    const tomorrow = await book(1);
    const old = await book(3);
    const guest = "ospite@example.org";
    const event = await newEvent(admin.client, { eventDate: inDays(1) });
    const signedUp = await new ApiClient({ base }).post(
      `/api/events/${event.id}/registrations`,
      registrationFor({ email: guest }),
    );
    expect(signedUp.status).toBe(201);
    await sqlOf(site, "UPDATE sign_ups SET made_at = now() - interval '2 days'");
    const idle = await register(site, { fiscalCode: newFiscalCode() });
    const gone = await register(site, { fiscalCode: newFiscalCode() });
    await sqlOf(site, "UPDATE bookings SET created_at = now() - interval '2 days' WHERE id = $1", [tomorrow]);
    await sqlOf(
      site,
      `UPDATE bookings SET start_date = start_date - 1900, end_date = end_date - 1900,
           starts_at = starts_at - interval '1900 days', ends_at = ends_at - interval '1900 days' WHERE id = $1`,
      [old],
    );
    await sqlOf(site, "UPDATE users SET last_active_at = now() - interval '710 days' WHERE id = $1", [
      idle.user.id,
    ]);
    await sqlOf(
      site,
      `UPDATE users SET last_active_at = now() - interval '740 days',
           inactivity_warned_at = now() - interval '33 days' WHERE id = $1`,
      [gone.user.id],
    );
    await sqlOf(site, "UPDATE sessions SET expires_at = now() - interval '1 hour' WHERE user_id = $1", [
      idle.user.id,
    ]);

    const logged = await sqlOf<{ id: number }>(
      site,
      `INSERT INTO audit_log (at, address, action, entity, changes)
         SELECT now() - age, '192.0.2.7', 'login', 'user', '{}'
         FROM unnest(ARRAY[interval '11 months', '13 months', '23 months', '25 months']) AS age
         RETURNING id`,
    );

    await sqlOf(
      site,
      `INSERT INTO sent_mails (id, template, recipient, channel, queued_at, sent_at, subject, text, html)
         SELECT gen_random_uuid(), 'welcome', 'vecchia@example.org', 'smtp', now() - age, now() - age, '', '', ''
         FROM unnest(ARRAY[interval '89 days', '92 days']) AS age`,
    );
    // E-mails from a time when the site had no mail server.
    const outbox = join(site.folder, "outbox");
    const [young = "", aged = ""] = [-89, -92].map((days) => `${inDays(days)}T10-00-00-000Z-welcome-1.eml`);
    mkdirSync(outbox, { recursive: true });
    for (const name of [young, aged]) writeFileSync(join(outbox, name), "To: vecchia@example.org");

    const caller = { firstName: "Assente", lastName: "Da Anni", email: "assente@example.org" };
    const byPhone = await admin.client.post<{ booking: { id: number; personId: number } }>(
      "/api/bookings",
      bookingBody(space.id, inDays(4), caller),
    );
    const away = byPhone.body.booking;
    await sqlOf(
      site,
      `UPDATE bookings SET start_date = start_date - 740, end_date = end_date - 740,
           starts_at = starts_at - interval '740 days', ends_at = ends_at - interval '740 days' WHERE id = $1`,
      [away.id],
    );
    await sqlOf(
      site,
      "UPDATE people SET created_at = now() - interval '740 days', last_seen_at = now() - interval '740 days' WHERE id = $1",
      [away.personId],
    );

    // As long unseen, but with a pass that was sold today, or in a course without an end.
    const product = { name: "Dieci ingressi", entries: 10, validDays: 90, price: 10_000, kinds: ["course"] };
    const post = async <Body>(path: string, body: object): Promise<Body> => {
      const answer = await admin.client.post<Body>(path, body);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    const holder = await post<{ id: number }>("/api/people", { firstName: "Ada", lastName: "Del Carnet" });
    const { id: productId } = await post<{ id: number }>("/api/pass-products", product);
    await post("/api/passes", { productId, personId: holder.id });
    const participant = await post<{ id: number }>("/api/people", {
      firstName: "Bea",
      lastName: "Del Corso",
    });
    const course = await post<{ id: number }>("/api/courses", {
      title: "Senza fine",
      price: 80,
      startDate: inDays(1),
    });
    await post("/api/course-bookings", { courseId: course.id, personId: participant.id });
    await sqlOf(site, "UPDATE courses SET start_date = start_date - 1900 WHERE id = $1", [course.id]);
    await sqlOf(site, "UPDATE sign_ups SET start_date = start_date - 1900 WHERE course_id = $1", [course.id]);
    await sqlOf(
      site,
      "UPDATE people SET created_at = now() - interval '740 days', last_seen_at = now() - interval '740 days' WHERE id = ANY($1)",
      [[holder.id, participant.id]],
    );

    // These jobs run every night or every hour; here they run immediately.
    const scheduled = await sqlOf<{ name: string }>(site, "SELECT name FROM pgboss.schedule");
    expect(scheduled.map(({ name }) => name)).toEqual(expect.arrayContaining(["retention", "cleanup"]));
    for (const name of ["reminders", "retention", "cleanup"]) await runJob(site, name);
    await until(() => came(server.received, email, "Domani:"));
    await until(() => came(server.received, guest, `Domani: ${event.title}`));
    await until(() => came(server.received, idle.email, "sta per essere eliminato"));
    await until(
      async () => (await sqlOf(site, "SELECT 1 FROM users WHERE id = $1", [gone.user.id])).length === 0,
    );
    await until(
      async () =>
        (await sqlOf(site, "SELECT 1 FROM sessions WHERE user_id = $1", [idle.user.id])).length === 0,
    );
    const isThere = async (personId: number) =>
      (await sqlOf(site, "SELECT 1 FROM people WHERE id = $1", [personId])).length > 0;
    await until(async () => !(await isThere(away.personId)));
    expect(await sqlOf(site, "SELECT first_name, person_id FROM bookings WHERE id = $1", [away.id])).toEqual([
      { first_name: "Utente", person_id: null },
    ]);
    const [guestPerson] = await sqlOf<{ id: number }>(site, "SELECT id FROM people WHERE email = $1", [
      guest,
    ]);
    expect(guestPerson).toBeDefined();
    const names = () =>
      sqlOf<{ first_name: string }>(
        site,
        "SELECT id, first_name, person_id IS NULL AS is_of_nobody FROM bookings WHERE id = ANY($1) ORDER BY id",
        [[tomorrow, old]],
      );
    await until(async () => (await names()).some(({ first_name }) => first_name === "Utente"));
    expect(await names()).toEqual([
      { id: tomorrow, first_name: expect.not.stringMatching("Utente"), is_of_nobody: false },
      { id: old, first_name: "Utente", is_of_nobody: true },
    ]);
    expect([await isThere(holder.id), await isThere(participant.id)]).toEqual([true, true]);
    expect(
      await sqlOf(site, "SELECT first_name FROM sign_ups WHERE person_id = $1", [participant.id]),
    ).toEqual([{ first_name: "Bea" }]);

    const lines = () =>
      sqlOf<{ address: string | null }>(
        site,
        "SELECT address FROM audit_log WHERE id = ANY($1) ORDER BY id",
        [logged.map(({ id }) => id)],
      );
    await until(async () => (await lines()).length === 3);
    await until(() => !existsSync(join(outbox, aged)));
    expect(existsSync(join(outbox, young))).toBe(true);
    const { body: mails } =
      await admin.client.get<{ state: string; to: string }[]>("/api/mails?pageSize=100");
    expect(mails.filter(({ to }) => to === "vecchia@example.org")).toHaveLength(1);
    // They were sent through the server.
    expect(mails.find(({ to }) => to === guest)).toMatchObject({ state: "sent" });
    expect((await admin.client.get("/api/mails/delivery")).body).toEqual({ hasServer: true });
    expect((await lines()).map(({ address }) => address)).toEqual(["192.0.2.7", null, null]);
    // The database role of the site is limited to this change, even if it owns the tables.
    for (const change of ["address = NULL", "address = '192.0.2.8'", "actor_id = NULL", "at = now()"])
      await expect(
        sqlOf(site, `UPDATE audit_log SET ${change} WHERE id = $1`, [logged[0]?.id]),
      ).rejects.toMatchObject({ code: "42501" });
    for (const change of ["address = '192.0.2.8'", "address = NULL, action = 'logout'"])
      await expect(
        sqlOf(site, `UPDATE audit_log SET ${change} WHERE id = $1`, [logged[1]?.id]),
      ).rejects.toMatchObject({ code: "42501" });

    await runJob(site, "reminders");
    await until(
      async () =>
        (await sqlOf(site, "SELECT 1 FROM pgboss.job WHERE name = 'reminders' AND state < 'completed'"))
          .length === 0,
    );
    await sleep(3_000);
    const reminders = server.received.filter(({ raw }) => raw.includes("Domani:"));
    for (const to of [email, guest])
      expect(reminders.filter(({ recipients }) => recipients.includes(to))).toHaveLength(1);
  } finally {
    await site.stop();
    await server.close();
  }
}, 400_000);

test("e-mails are sent once, although the server rejects another of the same write, or the process is stopped meanwhile", async () => {
  let isFull = true;
  const full = "piena@example.org";
  const server = await smtpServer({
    refuses: { code: 452, isFor: (recipient) => isFull && recipient === full },
    acceptMs: 2_500,
  });
  const site = await startTestSite({ kind: mainKind, env: { SMTP_URL: server.url } });
  try {
    const [base = ""] = site.addresses;
    const admin = (await adminOf(base)).client;
    const space = await newSpace(admin);
    const body = bookingBody(space.id, inDays(5), { email: full });
    expect((await admin.post("/api/bookings", body)).status).toBe(201);
    const sentTo = (email: string) =>
      server.received.filter(({ recipients }) => recipients.includes(email)).length;
    // One write queues both e-mails: the customer's is rejected, the centre's is not.
    await until(() => sentTo(centre.email) === 1);
    isFull = false;
    await until(() => sentTo(full) === 1);
    expect(sentTo(centre.email)).toBe(1);

    // Stopped while the server accepts an e-mail, the process waits for it.
    const { email } = await register(site);
    await until(() => sentTo(email) === 1);
    site.webs[0]?.child.kill("SIGTERM");
    expect((await site.webs[0]?.exited)?.code).toBe(0);
    const unnoted = "SELECT id FROM pgboss.job WHERE name = 'mail' AND state IN ('active', 'retry')";
    expect(await sqlOf(site, unnoted)).toEqual([]);
  } finally {
    await site.stop();
    await server.close();
  }
}, 200_000);
