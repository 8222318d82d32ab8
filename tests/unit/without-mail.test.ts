import { textsOfSite } from "@/lib/i18n/without-mail";

/** As compiled by the build: a text with values is a list, one without is a string. */
const TEXTS = {
  sent: { code: ["Il codice è a ", ["email"]], codeWithoutMail: "Chiedi al centro." },
  title: "Accedi",
};

test("a site without e-mail shows the texts that promise none", () => {
  expect(textsOfSite(TEXTS, false)).toEqual({ sent: { code: "Chiedi al centro." }, title: "Accedi" });
});

test("a site with e-mail shows its texts as compiled by the build", () => {
  expect(textsOfSite(TEXTS, true)).toEqual({ sent: { code: TEXTS.sent.code }, title: "Accedi" });
});
