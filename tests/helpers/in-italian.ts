import { createTranslator } from "use-intl/core";
import type { Word } from "@/lib/domain/language/text";
import { panelMessages } from "@/lib/i18n/panel-messages";
import { createTranslate } from "@/lib/i18n/word";

/** Resolves a rule's text key in Italian, for tests that compare the displayed sentence. */
export const inItalian: Word = createTranslate(
  createTranslator({ locale: "it", messages: panelMessages }),
  "it",
);
