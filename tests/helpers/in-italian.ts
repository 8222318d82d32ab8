import { createTranslator } from "use-intl/core";
import type { Word } from "@/lib/domain/language/text";
import { wordingBy } from "@/lib/i18n/word";
import { it } from "@/messages/it";
import { panel } from "@/messages/it/panel";

/** Words a text of a rule in Italian, for tests that compare the sentence that people read. */
export const inItalian: Word = wordingBy(
  createTranslator({ locale: "it", messages: { ...it, panel } }),
  "it",
);
