import { textsOfSite } from "@/lib/i18n/without-mail";
import { en } from "@/messages/en/index";
import { it as italian } from "@/messages/it/index";

/** A site that cannot send e-mail must not promise any: every text with such a promise has an alternative. */

/** The subjects of the e-mails themselves, of the association's policies, and of texts for assistants. */
const OTHER = /^(?:mails|cancellationPolicy|legal|assistants|imports)/;

const PROMISES = {
  it: /ti (?:scriviamo|scriver[àe]|scrive)\b|(?:abbiamo|ha) (?:appena )?(?:inviato|mandato)|t[ie](?: lo)? mandiamo|ti invieremo|te lo scriviamo|riceverai|nell[a']e-mail|nella tua e-mail|dall'e-mail|arriva(?: anche)? a \{email|codice per e-mail|posta indesiderata|e-mail inviata|email inviata|per e-mail e lo/i,
  en: /(?:we|centre) (?:will )?(?:write|send|email)s? (?:to )?(?:you|\{|<mail|it)|have sent|has been sent|been sent to|will be sent to|will receive|in (?:the|your) email|from the email|code by email|spam folder|email sent|email has your/i,
} as const;

/** Texts that match without being a promise. */
const HARMLESS = new Set([
  // About a form that was sent to the site, or money sent by the bank.
  "answers.refundSentBack",
  "refusals.request.form",
  // About the centre: how it agrees on details with interested people.
  "courses.note.unregistered",
]);

const textsIn = (texts: object, before = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[before + name, value] as const].map(([a, b]) => [a, b] as [string, string])
      : textsIn(value, `${before}${name}.`),
  );

test.each([["it", italian] as const, ["en", en] as const])(
  "no text in %s promises an e-mail on a site that cannot send any",
  (language, catalogue) => {
    const promised = (texts: object) =>
      textsIn(texts)
        .filter(([key, text]) => !OTHER.test(key) && !HARMLESS.has(key) && PROMISES[language].test(text))
        .map(([key, text]) => `${key}: ${text}`);
    expect(promised(textsOfSite(catalogue, true)).length).toBeGreaterThan(20);
    expect(promised(textsOfSite(catalogue, false))).toEqual([]);
  },
);

test("of two alternative texts a site shows, under one key, the one with or without e-mail", () => {
  const texts = { a: { sent: "Sent to you", sentWithoutMail: "Not sent", other: "Other" } };
  expect(textsOfSite(texts, true)).toEqual({ a: { sent: "Sent to you", other: "Other" } });
  expect(textsOfSite(texts, false)).toEqual({ a: { sent: "Not sent", other: "Other" } });
});
