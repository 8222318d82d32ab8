import type { AuditEntry } from "@/lib/schemas/site/audit";
import type { MailServerState } from "@/lib/schemas/site/mail-server";
import type { Setup } from "@/lib/schemas/site/setup";
import { admin } from "../../helpers/admin";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { waitForMail } from "../../helpers/outbox";
import { smtpServer } from "../../helpers/smtp-server";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { until } from "../../helpers/until";

/* The mail server applies to the whole site, so these tests run alone and remove it at the end. */

const PATH = "/api/mail-server";
const PASSWORD = "una-parola-segreta";
const NONE: MailServerState = {
  ...{ source: "none", host: null, port: null, security: null, username: null, hasPassword: false },
  ...{ fromName: null, fromAddress: null, replyTo: null, lastFailure: null },
};

let spaceId: number;
const open: Awaited<ReturnType<typeof smtpServer>>[] = [];
async function server(options: Parameters<typeof smtpServer>[0] = {}) {
  const started = await smtpServer(options);
  open.push(started);
  return started;
}

beforeAll(async () => {
  spaceId = (await newSpace(admin)).id;
});
afterEach(async () => {
  await admin.delete(PATH);
  for (const one of open.splice(0)) await one.close();
});

const body = (port: number, more: object = {}) => ({
  ...{ host: "127.0.0.1", port, security: "none", username: "info@example.org", password: PASSWORD },
  ...{ fromName: "Segreteria", fromAddress: "info@example.org", replyTo: null, ...more },
});
const state = async () => (await admin.get<MailServerState>(PATH)).body;
const isTested = async () =>
  (await admin.get<Setup>("/api/setup")).body.steps.find(({ key }) => key === "mail")?.isDone;

let day = 60;
/** Makes a booking, which sends a confirmation. @returns the recipient's address */
async function book(): Promise<string> {
  day += 1;
  const email = `posta.${crypto.randomUUID()}@example.org`;
  const { status } = await admin.post("/api/bookings", bookingBody(spaceId, inDays(day), { email }));
  expect(status).toBe(201);
  return email;
}

test("an administrator sets a server that accepts the login, and removes it again", async () => {
  expect(await state()).toEqual(NONE);
  const { port, logins } = await server();
  const put = await admin.put<MailServerState>(PATH, body(port));
  expect(put.status).toBe(200);
  const { password, ...shown } = body(port);
  expect(put.body).toEqual({ source: "panel", ...shown, hasPassword: true, lastFailure: null });
  expect(await state()).toEqual(put.body);
  expect(logins).toEqual([{ username: "info@example.org", password: PASSWORD }]);
  expect((await admin.get<{ hasServer: boolean }>("/api/mails/delivery")).body.hasServer).toBe(true);

  const removed = await admin.delete<MailServerState>(PATH);
  expect([removed.status, removed.body]).toEqual([200, NONE]);
  expect((await admin.delete(PATH)).status).toBe(200);
});

test("the password is stored encrypted, kept if none is sent, and never returned", async () => {
  const { port, logins } = await server();
  await admin.put(PATH, body(port));
  const { password, ...rest } = body(port, { fromName: "Centro" });
  const kept = await admin.put<MailServerState>(PATH, rest);
  expect(kept.body).toMatchObject({ fromName: "Centro", hasPassword: true });
  expect(logins.map((login) => login.password)).toEqual([PASSWORD, PASSWORD]);
  const changed = await admin.put<MailServerState>(PATH, body(port, { password: "un'altra" }));
  expect(JSON.stringify(changed.body)).not.toContain("un'altra");

  const [row] = await sql<{ password: string }>("SELECT password FROM mail_server");
  expect(row?.password).toBeTruthy();
  expect(row?.password).not.toContain("altra");
  const log = await admin.get<AuditEntry[]>("/api/audit?entity=mail-server");
  expect(log.body.slice(0, 2).map(({ action }) => action)).toEqual(["secret-change", "update"]);
  for (const secret of [PASSWORD, "un'altra"]) expect(JSON.stringify(log.body)).not.toContain(secret);

  const open = await admin.put<MailServerState>(PATH, body(port, { username: null }));
  expect(open.body).toMatchObject({ username: null, hasPassword: false });
});

test("a stored password is not reused for another host, port, security or username", async () => {
  const [own, other] = [await server(), await server()];
  await admin.put(PATH, body(own.port));
  const before = await state();
  for (const change of [
    { host: "localhost" },
    { port: other.port },
    { security: "starttls" },
    { username: "altri@example.org" },
  ])
    for (const query of ["", "?check=false"]) {
      const { password, ...sent } = body(own.port, change);
      const answer = await admin.put(`${PATH}${query}`, sent);
      expect([change, answer.status]).toEqual([change, 400]);
      if (query !== "") expect(Object.keys(answer.body.errors ?? {})).toEqual(["password"]);
    }
  expect(other.logins).toEqual([]);
  expect(await state()).toEqual(before);
});

test("a failed check reports the server's error at the field it concerns and stores nothing", async () => {
  const refusing = await server({ refuses: { at: "AUTH", code: 535, words: "Bad credentials" } });
  const plain = await server();
  const unknown = await server({ security: "starttls" });
  const gone = await smtpServer();
  await gone.close();
  const tried: [object, string, RegExp][] = [
    [body(refusing.port), "password", /535 Bad credentials/],
    [body(gone.port), "port", /ECONNREFUSED/],
    [body(plain.port, { security: "tls" }), "security", /./],
    [body(plain.port, { security: "starttls" }), "security", /5\d\d/],
    [body(unknown.port, { security: "starttls" }), "security", /certificate/],
    [body(plain.port, { host: "smtp.nobody.invalid" }), "host", /smtp\.nobody\.invalid/],
  ];
  for (const [sent, field, words] of tried) {
    const { status, body: answer } = await admin.put(PATH, sent);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]]);
    expect(answer.errors?.[field]?.[0]).toMatch(words);
    expect(JSON.stringify(answer)).not.toContain(PASSWORD);
  }
  expect(plain.logins).toEqual([]);
  expect(await state()).toEqual(NONE);
});

test("a new server sends waiting mails at once, and the last failure is shown until a mail has left", async () => {
  const refusing = await server({ refuses: { at: "AUTH", code: 454, words: "Try later" } });
  const stored = await admin.put<MailServerState>(`${PATH}?check=false`, body(refusing.port));
  expect([stored.status, stored.body.lastFailure]).toEqual([200, null]);
  const addresses = [await book(), await book()];
  await until(async () => (await state()).lastFailure !== null);
  const failure = (await state()).lastFailure;
  expect(failure?.message).toContain("454 Try later");
  expect(Date.parse(failure?.at ?? "")).toBeLessThanOrEqual(Date.now());
  // As if they had failed for a day: they wait for hours, one of them in the late queue.
  await sql(
    `WITH late AS (DELETE FROM pgboss.job WHERE name = 'mail' AND data->'mail'->>'to' = $1 RETURNING data)
     INSERT INTO pgboss.job (name, data) SELECT 'mail-late', data FROM late`,
    [addresses[1]],
  );
  await sql(
    "UPDATE pgboss.job SET start_after = now() + interval '2 hours' WHERE name LIKE 'mail%' AND state < 'active'",
  );

  const good = await server();
  expect((await admin.put(PATH, body(good.port, { replyTo: "risposte@example.org" }))).status).toBe(200);
  const isReceived = (one: string) => good.received.some(({ recipients }) => recipients.includes(one));
  await until(() => addresses.every(isReceived));
  const mail = good.received.find(({ recipients }) => recipients[0] === addresses[0]);
  expect(mail?.raw).toMatch(/^From: Segreteria <info@example\.org>/m);
  expect(mail?.raw).toMatch(/^Reply-To: risposte@example\.org/m);
  await until(async () => (await state()).lastFailure === null);
});

test("a test mail uses the server and completes the setup step, and its failure is reported", async () => {
  const good = await server();
  await admin.put(PATH, body(good.port));
  expect(await isTested()).toBe(false);
  const sent = await admin.post("/api/setup/test-mail", { to: "anna@example.org" });
  expect([sent.status, sent.body]).toEqual([200, { sent: true }]);
  // The notice of an earlier change may arrive here too.
  const toAnna = good.received.filter(({ recipients }) => recipients.includes("anna@example.org"));
  expect(toAnna.map(({ recipients }) => recipients)).toEqual([["anna@example.org"]]);
  expect(await isTested()).toBe(true);

  const refusing = await server({ refuses: { at: "MAIL FROM", code: 550, words: "Not your address" } });
  await admin.put(PATH, body(refusing.port));
  const failed = await admin.post("/api/setup/test-mail", { to: "anna@example.org" });
  expect([failed.status, failed.body.code]).toEqual([503, "UNAVAILABLE"]);
  expect(failed.body.message).toContain("550 Not your address");
  expect((await state()).lastFailure?.message).toContain("550 Not your address");
  await admin.delete(PATH);
  expect(await isTested()).toBe(false);
});

test("mails are written to files again when the panel's server is removed", async () => {
  const { port } = await server();
  await admin.put(PATH, body(port));
  await admin.delete(PATH);
  const email = await book();
  await waitForMail(email, "bookingConfirmed");
});

describe("A change of the mail server", () => {
  test("administrators are notified of a new server and of its removal by the previous server", async () => {
    const { user } = await newPersonWithRole("admin");
    const [own, others] = [await server(), await server()];
    const toldBy = ({ received }: typeof own) =>
      received.filter(({ recipients }) => recipients.includes(user.email)).map(({ raw }) => raw);
    await admin.put(PATH, body(own.port));
    expect((await admin.put(PATH, body(others.port, { username: "altri@example.org" }))).status).toBe(200);
    await until(() => toldBy(own).length === 1);
    const [told = ""] = toldBy(own);
    expect(told).toMatch(/^From: Segreteria <info@example\.org>/m);
    for (const part of [`:${own.port}`, `:${others.port}`, "Chi", "Quando"]) expect(told).toContain(part);
    expect(told).not.toContain(PASSWORD);
    await admin.delete(PATH);
    await until(() => toldBy(others).length === 1);
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
    await until(() => good.received.some(({ recipients }) => recipients.includes(user.email)));
    await sql("UPDATE users SET role = 'customer' WHERE id = $1", [user.id]);
  });
});
