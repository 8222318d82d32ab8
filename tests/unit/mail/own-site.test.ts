import "./environment";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { renderHtml, renderText } from "@/lib/mail/layout";
import { mailWords } from "@/lib/mail/mail-words";
import { contentOf } from "@/lib/mail/mails";
import type { MailContent } from "@/lib/mail/message";
import { invitation, passwordReset, signInCodeMail } from "@/lib/mail/person/account";
import { testMail } from "@/lib/mail/site/test-mail";
import { receiptContent } from "@/lib/mail/till/payments";
import { findExampleText } from "@/tests/helpers/example-leaks";
import { SITE } from "@/tests/helpers/example-site";
import { everyMail } from "./every-mail";
import { sampleReceipt } from "./receipt-sample";
import { sampleSettings } from "./settings-sample";

/** E-mails of an association with its own data contain nothing of the example data of a new site. */

const NOW = new Date("2026-11-30T10:00:00.000Z");
const OWN = {
  ...SITE,
  name: "Casa del Sole",
  legalName: "Casa del Sole APS",
  description: "Stanze in affitto.",
  street: "Corso Vero 5",
  postalCode: "20100",
  city: "Milano",
  province: "MI",
  email: "ciao@casadelsole.it",
  phones: ["+39 02 555 0101"],
  social: [],
  arrival: { publicTransport: "Metro verde.", parking: "In strada.", entrance: "Portone blu." },
  heroTitle: "Una stanza per te",
  heroText: "A ore o a giornate.",
  accentColor: "#7A3B69",
};
const settings = async () => ({ ...(await sampleSettings()), legalName: OWN.legalName });

/** All content of an e-mail except the pictures, whose texts are in `codes`. */
const said = ({ subject, codes, calendar, ...content }: MailContent, html: string, text: string) =>
  [
    subject,
    html,
    text,
    codes?.map((code) => code.text),
    calendar?.filename,
    calendar?.content,
    content.replyTo,
  ]
    .flat()
    .join("\n");

describe.each(LANGUAGES)("e-mails in %s", (language) => {
  test.each(everyMail(language))("contain only the association's own data: %s", async (_name, mail) => {
    const words = await mailWords(language, OWN);
    const found = await contentOf(mail, NOW, settings, words);
    if (found === null) throw new Error("nothing to send");
    const { content } = found;
    const everything = said(content, renderHtml(content, words), renderText(content, words));
    expect(findExampleText(everything)).toBeNull();
    expect(everything).toContain(OWN.legalName);
    // Links have the colour of the site.
    expect(everything).not.toContain("#3f5d4c");
  });

  test("contain only the association's own data when they depend on a database lookup, and in the test e-mail", async () => {
    const words = await mailWords(language, OWN);
    const account = { firstName: "Giulia", lastName: "Verdi", username: "giulia", nonce: "a-nonce" };
    const contents = [
      passwordReset({ ...account, isVerified: false }, words),
      signInCodeMail("123456", words),
      invitation(
        { firstName: "Giulia", role: "desk", nonce: "a-nonce", expiresAt: "2026-12-07T10:00:00.000Z" },
        words,
      ),
      receiptContent(sampleReceipt, "Giulia", new Uint8Array(), words),
    ].map((content) => said(content, renderHtml(content, words), renderText(content, words)));
    const { subject, html, text } = testMail("giulia@posta.test", words);
    for (const everything of [...contents, subject + html + text])
      expect(findExampleText(everything)).toBeNull();
  });
});

test("an association's own logo replaces the default drawing", async () => {
  const [, mail] = everyMail("it")[0] ?? [];
  if (mail === undefined) throw new Error("no mail");
  const htmlFor = async (logoUrl: string | null) => {
    const words = await mailWords("it", { ...OWN, logoUrl });
    const found = await contentOf(mail, NOW, settings, words);
    return found === null ? "" : renderHtml(found.content, words);
  };
  const DRAWN = 'vertical-align:bottom"><div';
  expect(await htmlFor(null)).toContain(DRAWN);
  expect(await htmlFor("/uploads/logos/a.webp")).not.toContain(DRAWN);
});
