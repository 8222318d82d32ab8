import { EXAMPLE_IN_ENGLISH } from "@/lib/messages/site/example-in-english";
import { LEGAL_TEXTS } from "@/lib/messages/site/legal-texts";
import { en } from "@/messages/en/index";
import { it as italian } from "@/messages/it/index";

/** The kind of each line of a Markdown text, regardless of its words. */
const shapeOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (/^## /.test(line) ? "heading" : /^- /.test(line) ? "point" : "paragraph"));

test.each(["privacy", "terms"] as const)(
  "the English text on %s has the same structure as the Italian",
  (name) => {
    expect(shapeOf(EXAMPLE_IN_ENGLISH.texts[name])).toEqual(shapeOf(LEGAL_TEXTS[name]));
  },
);

const IN_BOTH = [
  {
    language: "Italian",
    terms: LEGAL_TEXTS.terms,
    policy: italian.cancellationPolicy,
    fullRefund: /rimborsiamo per intero|rimborso (è )?(sempre )?completo/,
    unlessAgreed: "salvo diverso accordo",
    bookingWords: italian.bookingWords,
    advance: ["pagamento anticipato", "cauzione"],
  },
  {
    language: "English",
    terms: EXAMPLE_IN_ENGLISH.texts.terms,
    policy: en.cancellationPolicy,
    fullRefund: /refund in full|full refund|refund is (always )?full/,
    unlessAgreed: "unless we agree otherwise",
    bookingWords: en.bookingWords,
    advance: ["prepayment", "security deposit"],
  },
];

describe.each(IN_BOTH)(
  "in $language",
  ({ terms, policy, fullRefund, unlessAgreed, bookingWords, advance }) => {
    test("every promised full refund allows for the percentage that administrators can grant", () => {
      const sentences = [terms, policy.byUs.text, policy.courses.text].flatMap((text) => text.split(/\.\s/));
      const promises = sentences.filter((sentence) => fullRefund.test(sentence));
      expect(promises).toHaveLength(3);
      for (const promise of promises) expect(promise).toContain(unlessAgreed);
    });

    test("terms and policy mention the prepayment, with the status of a booking on hold, and the deposit", () => {
      for (const word of advance) {
        expect(terms.toLowerCase()).toContain(word);
        expect(policy.time.text.toLowerCase()).toContain(word);
      }
      expect(terms).toContain(`«${bookingWords.status.held}»`);
    });
  },
);

test.each([
  [
    LEGAL_TEXTS.privacy,
    [
      "codici per accedere comprese",
      "passkey",
      "dispositivo e il browser",
      "schermi alle porte",
      "altri programmi",
      "chi lavora al centro resta una copia",
      "è socio",
    ],
  ],
  [
    EXAMPLE_IN_ENGLISH.texts.privacy,
    [
      "sign-in codes included",
      "passkeys",
      "device and the browser",
      "screens at the doors",
      "other programs",
      "who work at the centre keep a copy",
      "is a member",
    ],
  ],
])(
  "the privacy notice mentions the data that the site stores and shows in addition to bookings and accounts",
  (privacy, words) => {
    for (const word of words) expect(privacy).toContain(word);
  },
);
