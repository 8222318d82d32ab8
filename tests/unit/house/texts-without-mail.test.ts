import { textsOfSite } from "@/lib/i18n/without-mail";
import { en } from "@/messages/en";
import { it as italian } from "@/messages/it";

/* A site that cannot send mail promises none: whatever promises one has another text in its place. */

/** The subjects of mails themselves, of the association's own policies, and of what assistants read. */
const OTHER = /^(?:mails|cancellationPolicy|legal|assistants|imports)/;

const PROMISES = {
  it: /ti (?:scriviamo|scriver[àe]|scrive)\b|(?:abbiamo|ha) (?:appena )?(?:inviato|mandato)|t[ie](?: lo)? mandiamo|ti invieremo|te lo scriviamo|riceverai|nell[a']e-mail|nella tua e-mail|dall'e-mail|arriva(?: anche)? a \{email|codice per e-mail|posta indesiderata|e-mail inviata|email inviata|per e-mail e lo/i,
  en: /(?:we|centre) (?:will )?(?:write|send|email)s? (?:to )?(?:you|\{|<mail|it)|have sent|has been sent|been sent to|will be sent to|will receive|in (?:the|your) email|from the email|code by email|spam folder|email sent|email has your/i,
} as const;

/** Texts that only sound like it. */
const HARMLESS = new Set([
  // What somebody has typed and sent to the site, or what the bank sent.
  "answers.refundSentBack",
  "refusals.request.form",
  // Of the centre itself: how it agrees with people who ask.
  "courses.note.unregistered",
]);

const textsIn = (texts: object, before = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[before + name, value] as const].map(([a, b]) => [a, b] as [string, string])
      : textsIn(value, `${before}${name}.`),
  );

test.each([["it", italian] as const, ["en", en] as const])(
  "no text in %s promises a mail on a site without one",
  (language, catalogue) => {
    const promised = (texts: object) =>
      textsIn(texts)
        .filter(([key, text]) => !OTHER.test(key) && !HARMLESS.has(key) && PROMISES[language].test(text))
        .map(([key, text]) => `${key}: ${text}`);
    expect(promised(textsOfSite(catalogue, true)).length).toBeGreaterThan(20);
    expect(promised(textsOfSite(catalogue, false))).toEqual([]);
  },
);

test("a site with mail shows the first of two texts, one without it the other, under one key", () => {
  const texts = { a: { sent: "Sent to you", sentWithoutMail: "Not sent", other: "Other" } };
  expect(textsOfSite(texts, true)).toEqual({ a: { sent: "Sent to you", other: "Other" } });
  expect(textsOfSite(texts, false)).toEqual({ a: { sent: "Not sent", other: "Other" } });
});
