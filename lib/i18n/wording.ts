import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/domain/language/languages";
import type { Word } from "@/lib/domain/language/text";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { hasMailServer } from "@/lib/env";
import { type Catalogue, catalogueOf } from "./catalogues";
import { createTranslate } from "./word";

/** Translates texts outside of pages: API responses, mails, files. */
export interface Wording {
  language: Language;
  /** Translates a text of a rule (`lib/domain/language/text.ts`). */
  word: Word;
  /** Translates a text of the catalogue by its key. */
  t: ReturnType<typeof createTranslator<Catalogue>>;
}

async function makeWording(language: Language, hasMail: boolean): Promise<Wording> {
  const messages = await catalogueOf(language, hasMail);
  const t = createTranslator({ locale: language, messages, timeZone: TIME_ZONE });
  return { language, t, word: createTranslate(t, language) };
}

const made = new Map<string, Promise<Wording>>();

export function wordingOf(language: Language): Promise<Wording> {
  const hasMail = hasMailServer();
  const key = `${language} ${hasMail}`;
  const wording = made.get(key) ?? makeWording(language, hasMail);
  made.set(key, wording);
  return wording;
}
