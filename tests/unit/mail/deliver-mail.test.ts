import { SITE } from "@/tests/helpers/example-site";
import "./environment";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { deliverMail } from "@/lib/mail/deliver-mail";
import type { Message } from "@/lib/mail/message";
import { renderMail } from "@/lib/mail/render-mail";
import { type Stage, smtpServer } from "../../helpers/smtp-server";
import { sampleBooking } from "./booking-sample";
import { sampleSettings } from "./settings-sample";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const JOB = "3f2b8c1e-0000-4000-8000-000000000001";
const folder = mkdtempSync(join(tmpdir(), "centro-mail-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends an e-mail through the server at the URL. */
const sendTo = async (url: string) =>
  deliverMail(await confirmation(), { id: JOB, key: "3f2b8c1e" }, NOW, SITE, {
    ...{ url, host: "127.0.0.1", port: 0, security: "none", login: null },
    ...{ fromName: null, fromAddress: null, replyTo: null },
  });

/** Modules read the environment only once, so each environment loads its own modules. */
async function deliver(environment: Record<string, string>, message: Message): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, { DATA_DIR: folder, ...environment });
  try {
    await jest.isolateModulesAsync(async () => {
      const { deliverMail } = await import("@/lib/mail/deliver-mail");
      const { environmentMailServer } = await import("@/lib/mail/mail-server");
      await deliverMail(message, { id: JOB, key: "3f2b8c1e" }, NOW, SITE, environmentMailServer());
    });
  } finally {
    process.env = before;
  }
}

async function confirmation(): Promise<Message> {
  const message = await renderMail(
    { template: "bookingConfirmed", to: "giulia@example.org", data: sampleBooking() },
    NOW,
    SITE,
    sampleSettings,
  );
  if (message === null) throw new Error("nothing to send");
  return message;
}

describe("with an SMTP server", () => {
  test("an e-mail arrives with both bodies, its sender and the calendar file", async () => {
    const server = await smtpServer();
    await deliver(
      { SMTP_URL: server.url, MAIL_FROM: "Segreteria <segreteria@example.org>" },
      await confirmation(),
    );
    await server.close();

    expect(server.received.map(({ recipients }) => recipients)).toEqual([["giulia@example.org"]]);
    const mail = await PostalMime.parse(server.received[0]?.raw ?? "");
    expect(mail.subject).toBe("Prenotazione confermata: Studio Loto (#P00042)");
    expect(mail.from?.address).toBe("segreteria@example.org");
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: "content-language", value: "it" }));
    expect(mail.text).toContain("giovedì 3 dicembre 2026");
    expect(mail.html).toContain("giovedì 3 dicembre 2026");
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      // For the transfer, and for the calendar subscription.
      ["codice.png", "image/png"],
      ["codice.png", "image/png"],
      ["prenotazione-P00042.ics", "text/calendar"],
    ]);
  });

  test("a retried e-mail has the same Message-ID, in the sender's domain", async () => {
    const server = await smtpServer();
    const environment = { SMTP_URL: server.url, MAIL_FROM: "Segreteria <segreteria@example.org>" };
    await deliver(environment, await confirmation());
    await deliver(environment, await confirmation());
    await server.close();
    const mails = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
    expect(mails.map(({ messageId }) => messageId)).toEqual([
      "<3f2b8c1e@example.org>",
      "<3f2b8c1e@example.org>",
    ]);
  });

  const REFUSED = "The server refuses the recipient";

  test.each([550, 551, 552, 553, 554])(
    "an e-mail fails permanently if the recipient is rejected with %i",
    async (code) => {
      const server = await smtpServer({ refuses: { code } });
      await expect(sendTo(server.url)).rejects.toThrow(REFUSED);
      await server.close();
    },
  );

  test.each<[Stage, number]>([
    ["connection", 421],
    ["connection", 554],
    ["AUTH", 454],
    ["AUTH", 535],
    ["MAIL FROM", 451],
    ["MAIL FROM", 530],
    ["MAIL FROM", 550],
    ["MAIL FROM", 552],
    ["MAIL FROM", 553],
    ["RCPT TO", 421],
    ["RCPT TO", 450],
    ["RCPT TO", 451],
    ["RCPT TO", 452],
    ["RCPT TO", 530],
    ["DATA", 421],
    ["DATA", 451],
    ["DATA", 552],
    ["DATA", 554],
  ])("an e-mail can be retried if the server rejects it at %s with %i", async (at, code) => {
    const server = await smtpServer({ refuses: { at, code } });
    const url = server.url.replace("//", "//site:secret@");
    await expect(sendTo(url)).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(REFUSED), responseCode: code }),
    );
    await server.close();
  });

  test("an e-mail can be retried if the server is unreachable", async () => {
    const server = await smtpServer();
    await server.close();
    await expect(sendTo(server.url)).rejects.toThrow("ECONNREFUSED");
  });
});

describe("without an SMTP server", () => {
  test("an e-mail is written as a readable file", async () => {
    await deliver({}, await confirmation());
    const [name = "", ...others] = readdirSync(join(folder, "outbox"));
    expect(others).toEqual([]);
    expect(name).toBe(`2026-11-20T10-00-00-000Z-bookingConfirmed-${JOB}.eml`);
    const raw = readFileSync(join(folder, "outbox", name), "utf8");
    expect(raw).toContain("Content-Transfer-Encoding: quoted-printable");
    expect(raw).not.toMatch(
      /Content-Type: text\/(plain|html|calendar)[\s\S]{0,200}?Content-Transfer-Encoding: base64/,
    );
    expect((await PostalMime.parse(raw)).text).toContain("la tua prenotazione è stata confermata");
  });
});
