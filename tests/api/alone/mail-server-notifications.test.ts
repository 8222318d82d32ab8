import { admin } from "../../helpers/admin";
import { until } from "../../helpers/browsers/browser";
import { sql } from "../../helpers/database";
import { smtpServer } from "../../helpers/smtp-server";
import { newPersonWithRole } from "../../helpers/staff";

/*
 * Mails about a change of the mail server leave by the previous server, so that an attacker who sets up their own does
 * not receive them.
 */

const PATH = "/api/mail-server";
const PASSWORD = "una-parola-segreta";

jest.setTimeout(60_000);

const open: Awaited<ReturnType<typeof smtpServer>>[] = [];
async function server() {
  const started = await smtpServer();
  open.push(started);
  return started;
}

afterEach(async () => {
  await admin.delete(PATH);
  for (const one of open.splice(0)) await one.close();
});

const body = (port: number, more: object = {}) => ({
  ...{ host: "127.0.0.1", port, security: "none", username: "info@example.org", password: PASSWORD },
  ...{ fromName: "Segreteria", fromAddress: "info@example.org", replyTo: null, ...more },
});

test("administrators are notified of a new server and of its removal by the previous server", async () => {
  const { user } = await newPersonWithRole("admin");
  const [own, others] = [await server(), await server()];
  const toldBy = ({ received }: typeof own) =>
    received.filter(({ recipients }) => recipients.includes(user.email)).map(({ raw }) => raw);
  await admin.put(PATH, body(own.port));
  expect((await admin.put(PATH, body(others.port, { username: "altri@example.org" }))).status).toBe(200);
  await until("the mail", async () => toldBy(own).length === 1 || null);
  const [told = ""] = toldBy(own);
  expect(told).toMatch(/^From: Segreteria <info@example\.org>/m);
  for (const part of [`:${own.port}`, `:${others.port}`, "Chi", "Quando"]) expect(told).toContain(part);
  expect(told).not.toContain(PASSWORD);
  await admin.delete(PATH);
  await until("the mail", async () => toldBy(others).length === 1 || null);
  expect(toldBy(own)).toHaveLength(1);
  // Saving the same server again is not a change.
  await admin.put(PATH, body(own.port));
  const { password, ...same } = body(own.port);
  await admin.put(PATH, same);
  const [jobs] = await sql<{ count: string }>(
    `SELECT count(*)::text AS count FROM pgboss.job WHERE data->'mail'->>'template' = 'mailServerChanged'
       AND data->'mail'->>'to' = $1`,
    [user.email],
  );
  // One without a previous server, then the three changes.
  expect(jobs?.count).toBe("4");
  await sql("UPDATE users SET role = 'customer' WHERE id = $1", [user.id]);
});

test("a change is finally announced by the new server if the previous one accepts no mail", async () => {
  const { user } = await newPersonWithRole("admin");
  const gone = await smtpServer();
  await admin.put(PATH, body(gone.port));
  await gone.close();
  const good = await server();
  expect((await admin.put(PATH, body(good.port))).status).toBe(200);
  // As if it had failed for minutes.
  await sql(
    `WITH late AS (
       DELETE FROM pgboss.job WHERE name = 'mail' AND data->'formerServer'->>'port' = $1 RETURNING data
     ) INSERT INTO pgboss.job (name, data) SELECT 'mail-late', data FROM late`,
    [String(gone.port)],
  );
  await until(
    "the mail",
    async () => good.received.some(({ recipients }) => recipients.includes(user.email)) || null,
  );
  await sql("UPDATE users SET role = 'customer' WHERE id = $1", [user.id]);
});
