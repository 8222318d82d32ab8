import { SITE } from "@/tests/helpers/example-site";
import "./environment";
import { mailToken, newNonce } from "@/lib/auth/mail-token";
import { signUpToken } from "@/lib/auth/sign-up-link";
import type { Mail } from "@/lib/mail/mails";
import { MASK, maskedMailCopy, maskSecrets } from "@/lib/mail/masked-mail-copy";
import { renderMail } from "@/lib/mail/render-mail";
import { sampleSettings } from "./settings-sample";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const to = "giulia@example.org";

async function kept(mail: Mail) {
  const message = await renderMail(mail, NOW, SITE, sampleSettings);
  if (message === null) throw new Error("nothing to send");
  return { message, kept: maskedMailCopy(message) };
}

const facts = {
  ...{ confirmationNumber: "00007", firstName: "Giulia", lastName: "Esempio", email: to },
  ...{ seats: 1, checkInCode: "ABC234", linkId: "0f0e0d0c-0b0a-4908-8706-050403020100", dueAmount: 0 },
  isPaidWithPass: false,
};
const event = {
  ...{ eventTitle: "Cerchio di luna", location: "Sala Cielo", price: "15" },
  ...{ eventDate: "2026-12-03", endDate: null, startTime: "18:00", endTime: "20:00" },
};

describe("the stored copy of an e-mail", () => {
  test("contains the content and the names of the attachments", async () => {
    const { message, kept: mail } = await kept({
      template: "eventRegistered",
      to,
      data: { ...facts, ...event },
    });
    expect(mail.subject).toBe(message.subject);
    expect(mail.text).toContain("Cerchio di luna");
    expect(mail.html).toContain("Cerchio di luna");
    expect(mail.attachments).toEqual(["codice.png"]);
    // The pictures themselves are not stored, and their place is not left to a broken image.
    expect(mail.html).not.toContain("cid:");
    expect(mail.html).toContain('alt="Codice QR: ABC234"');
  });

  test.each(["welcome", "verification"] as const)("omits the token of the e-mail %s", async (template) => {
    const nonce = newNonce();
    const account = { userId: 7, firstName: "Giulia", lastName: "Esempio", username: "giulia" };
    const token = mailToken("verification", nonce);
    const { message, kept: mail } = await kept({ template, to, data: { ...account, nonce } });
    expect(message.text).toContain(token);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`/verify-email?token=${MASK}`);
      expect(body).not.toContain(token);
      expect(body).not.toContain(nonce);
    }
  });

  test("omits the token of the sign-up page", async () => {
    const token = signUpToken(facts.linkId);
    const { message, kept: mail } = await kept({
      template: "eventRegistered",
      to,
      data: { ...facts, ...event },
    });
    expect(message.text).toContain(token);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`/iscrizione/${MASK}`);
      expect(body).not.toContain(token);
    }
  });
});

test.each([
  ["https://x.org/reset-password?token=abc", `https://x.org/reset-password?token=${MASK}`],
  ["https://x.org/verify-email?token=abc&refuse=1", `https://x.org/verify-email?token=${MASK}&refuse=1`],
  ['"https://x.org/a?b=1&amp;token=abc&amp;c=2"', `"https://x.org/a?b=1&amp;token=${MASK}&amp;c=2"`],
  [`https://x.org/lista-attesa/${"aB3-_".repeat(9)}`, `https://x.org/lista-attesa/${MASK}`],
  [`https://x.org/api/calendars/${"a1".repeat(22)}.ics`, `https://x.org/api/calendars/${MASK}.ics`],
  ["https://x.org/events/12-cerchio-di-luna, https://x.org/mybookings", null],
  [`se la pagina lo chiede:\n${"aB3-_".repeat(9)}</p>`, `se la pagina lo chiede:\n${MASK}</p>`],
  ["IBAN IT60 X054 2811 1010 0000 0123 456, IT60X0542811101000000123456", null],
])("masks only the secrets in %s", (text, masked) => {
  expect(maskSecrets(text)).toBe(masked ?? text);
});
