import type { MailServerState } from "@/lib/schemas/site/mail-server";
import type { Site } from "@/lib/schemas/site/site";
import { ApiClient } from "../helpers/api";
import { newEvent, registrationFor } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { smtpServer } from "../helpers/smtp-server";
import { bookingBody, newSpace } from "../helpers/spaces";
import { adminOf, hasPostgres, startTestSite } from "../helpers/test-site";
import { until } from "../helpers/until";

const PATH = "/api/mail-server";

/**
 * Once a server is set, every process promises e-mails within ten seconds, on cached pages too; once it is removed,
 * none does.
 */
(hasPostgres ? test : test.skip)("a mail server set through one process is used by the other", async () => {
  const mails = await smtpServer();
  const site = await startTestSite({
    kind: "postgres",
    webProcesses: 2,
    env: { OUTBOX_IS_DELIVERED: "false" },
  });
  try {
    const [writer = "", reader = ""] = site.addresses;
    const { client: admin } = await adminOf(writer);
    const space = await newSpace(admin);
    const visitor = new ApiClient();
    const hasMail = async () => (await visitor.get<Site>("/api/site", { base: reader })).body.hasMail;
    const html = async (path: string) => (await fetch(reader + path)).text();
    const saysNoCodes = async () => (await html("/auth")).includes("non può ancora mandare codici");
    /** Whether the response to a password reset request states that the site cannot send e-mails yet. */
    const saysNoMail = async () => {
      const email = `nessuno.${crypto.randomUUID()}@example.org`;
      const answer = await new ApiClient().post("/api/auth/forgot-password", { email }, { base: reader });
      return JSON.stringify(answer.body).includes("non può ancora mandare e-mail");
    };
    const isCachedWith = async (sends: boolean) =>
      (await html("/courses")).includes(`"hasMail":${sends}`) ||
      (await html("/courses")).includes(`\\"hasMail\\":${sends}`);
    let day = 20;
    const sent = async () => {
      day += 1;
      const body = bookingBody(space.id, inDays(day), { email: `anna.${day}@example.org` });
      return (await admin.post<{ sent: boolean }>("/api/bookings", body, { base: reader })).body.sent;
    };

    // Repeated until the pages are cached.
    for (let n = 0; n < 3; n += 1) await html("/courses");
    expect([await hasMail(), await saysNoCodes(), await isCachedWith(false)]).toEqual([false, true, true]);
    expect([await saysNoMail(), await sent()]).toEqual([true, false]);
    const event = await newEvent(admin);
    const signUps = `/api/events/${event.id}/registrations`;
    const signedUp = await admin.post<{ sent: boolean }>(signUps, registrationFor(), { base: reader });
    expect([signedUp.status, signedUp.body.sent]).toEqual([201, false]);

    const body = { host: "127.0.0.1", port: mails.port, security: "none", fromAddress: "info@example.org" };
    const put = await admin.put<MailServerState>(PATH, body, { base: writer });
    expect([put.status, put.body.source]).toEqual([200, "panel"]);
    expect([await hasMail(), await saysNoCodes(), await isCachedWith(true)]).toEqual([true, false, true]);
    await until(async () => !(await saysNoMail()));
    await until(sent);
    await until(() => mails.received.length > 0);

    expect((await admin.delete(PATH, { base: writer })).status).toBe(200);
    expect([await hasMail(), await saysNoCodes(), await isCachedWith(false)]).toEqual([false, true, true]);
    await until(saysNoMail);
  } finally {
    await site.stop();
    await mails.close();
  }
});
