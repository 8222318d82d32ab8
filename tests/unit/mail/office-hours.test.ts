import "./environment";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { renderText } from "@/lib/mail/layout";
import { mailWords } from "@/lib/mail/mail-words";
import { contentOf } from "@/lib/mail/mails";
import { SITE } from "@/tests/helpers/example-site";
import { everyMail } from "./every-mail";
import { sampleSettings } from "./settings-sample";

/** E-mails that refer to the office state its hours. */

const NOW = new Date("2026-11-30T10:00:00.000Z");
const OPEN = {
  ...SITE,
  officeHours: [{ dayOfWeek: 2, from: "09:30", to: "12:30" }],
  officeNote: "Ad agosto chiusa.",
};

const TO_THE_OFFICE = { it: /\bin segreteria\b/i, en: /\b(?:at|to) the office\b/i };

describe.each(LANGUAGES)("e-mails in %s", (language) => {
  test.each(everyMail(language))(
    "state the office hours once if they refer to the office: %s",
    async (_name, mail) => {
      const words = await mailWords(language, OPEN);
      const found = await contentOf(mail, NOW, sampleSettings, words);
      const text = found === null ? "" : renderText(found.content, words);
      const expected = TO_THE_OFFICE[language].test(text) ? 1 : 0;
      expect(text.split("09:30–12:30").length - 1).toBe(expected);
      expect(text.split("Ad agosto chiusa.").length - 1).toBe(expected);
    },
  );
});
