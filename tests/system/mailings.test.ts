import { setTimeout as sleep } from "node:timers/promises";
import type { MailingMade, OneMailing } from "@/lib/schemas/panel/mailing";
import { smtpServer } from "../helpers/smtp-server";
import { adminOf, mainKind, sqlOf, startTestSite } from "../helpers/test-site";
import { until } from "../helpers/until";

/** Mailings to many recipients: rate, order, and what a killed process leaves unfinished. */

type Site = Awaited<ReturnType<typeof startTestSite>>;
type Server = Awaited<ReturnType<typeof smtpServer>>;

const subscribers = (site: Site, count: number) =>
  sqlOf(
    site,
    `INSERT INTO people (first_name, last_name, email, newsletter_since)
     SELECT 'Lettrice', 'N' || n, 'lettrice' || n || '@example.org', now() FROM generate_series(1, $1::int) AS n`,
    [count],
  );

const mailing = (subject: string) => ({
  ...{ audience: { subscribers: true }, kind: "newsletter", subject, text: "Novità." },
});

async function send(site: Site, subject: string): Promise<MailingMade> {
  const [base = ""] = site.addresses;
  const { client } = await adminOf(base);
  const started = Date.now();
  const { status, body } = await client.post<MailingMade>("/api/mailings", mailing(subject));
  expect(status).toBe(202);
  // The rows are written by a few statements.
  expect(Date.now() - started).toBeLessThan(10_000);
  return body;
}

const numberOf = ({ recipients: [to = ""] }: Server["received"][number]) => Number(/\d+/.exec(to)?.[0]);
const idOf = ({ raw }: Server["received"][number]) => /^Message-ID: (.+)$/im.exec(raw)?.[1];
/** Whether e-mails arrived in the order of their numbers, apart from the few delivered in parallel. */
const areInOrder = (numbers: readonly number[]) =>
  numbers.every((number, at) => number > Math.max(0, ...numbers.slice(0, at)) - 20);

const READERS = 300;

test(`${READERS} e-mails are sent in order, and a killed process loses none and sends no new duplicates`, async () => {
  const server = await smtpServer();
  const site = await startTestSite({
    kind: mainKind,
    env: { SMTP_URL: server.url, MAILINGS_PER_MINUTE: "100000" },
  });
  try {
    await subscribers(site, READERS);
    const { id, recipients } = await send(site, "Una per tutte");
    expect(recipients).toBe(READERS);
    await until(() => server.received.length > 100);
    site.webs[0]?.child.kill("SIGKILL");
    await site.webs[0]?.exited;
    const before = server.received.length;
    expect(before).toBeLessThan(READERS);
    expect(areInOrder(server.received.map(numberOf))).toBe(true);
    // Interrupted e-mails are retried after a minute and a half; this simulates that it has passed.
    await sqlOf(
      site,
      "UPDATE pgboss.job SET started_on = started_on - interval '2 minutes' WHERE state = 'active'",
    );
    await sqlOf(
      site,
      "UPDATE mailing_recipients SET leaving_at = leaving_at - interval '2 minutes' WHERE leaving_at IS NOT NULL",
    );
    site.webs.splice(0, 1, await site.startWeb(site.webs[0]?.port ?? 0));
    const { client } = await adminOf(site.addresses[0] ?? "");
    const state = async () => (await client.get<OneMailing>(`/api/mailings/${id}`)).body;
    await until(async () => (await state()).status === "sent", "The last mail", 240_000);
    expect(await state()).toMatchObject({ recipients: READERS, sent: READERS, failed: 0, skipped: 0 });
    expect(new Set(server.received.map(numberOf)).size).toBe(READERS);
    // An e-mail in transit when the process was killed may arrive twice, with the same Message-ID.
    expect(new Set(server.received.map(idOf)).size).toBe(READERS);
    expect(server.received.length).toBeLessThanOrEqual(READERS + 5);
  } finally {
    await site.stop();
    await server.close();
  }
}, 600_000);

test("no more e-mails of a mailing are sent per minute than allowed, across all processes, while other e-mails are not delayed", async () => {
  const server = await smtpServer();
  const site = await startTestSite({
    kind: mainKind,
    webProcesses: 2,
    env: { SMTP_URL: server.url, MAILINGS_PER_MINUTE: "5" },
  });
  try {
    await subscribers(site, 8);
    const { id } = await send(site, "Poche alla volta");
    const ofMailing = () => server.received.filter(({ raw }) => raw.includes("Poche alla volta"));
    await until(() => ofMailing().length === 5);
    const [base = ""] = site.addresses;
    const { client } = await adminOf(base);
    const test = { ...mailing("Prova"), to: "prova@example.org" };
    expect((await client.post("/api/mailings/test", test)).status).toBe(202);
    await until(() => server.received.some(({ recipients }) => recipients.includes("prova@example.org")));
    await sleep(5_000);
    expect(ofMailing()).toHaveLength(5);
    // Simulates that a minute has passed.
    await sqlOf(site, "UPDATE mailing_recipients SET sent_at = sent_at - interval '1 minute'");
    await until(() => ofMailing().length === 8);
    const { body } = await client.get<OneMailing>(`/api/mailings/${id}`);
    expect(new Set(ofMailing().map(numberOf)).size).toBe(8);
    expect(body.recipients).toBe(8);
  } finally {
    await site.stop();
    await server.close();
  }
}, 300_000);
