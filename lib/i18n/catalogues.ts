import type { Language } from "@/lib/domain/language/languages";
import { hasMailServer } from "@/lib/env";
import type { it } from "@/messages/it";
import type { panelMessages } from "./panel-messages";
import { textsOfSite } from "./without-mail";

/** All texts of the site, by subject. The Italian catalogue defines the type for the other languages. */
export type Catalogue = typeof it;

/** The texts of the site and those of the panel, which is in Italian only. */
export type PanelCatalogue = typeof panelMessages;

const LOAD: Record<Language, () => Promise<Catalogue>> = {
  it: async () => (await import("@/messages/it")).it,
  en: async () => (await import("@/messages/en")).en,
};

const loaded = new Map<string, Promise<Catalogue | PanelCatalogue>>();

/** Loads each catalogue once for each variant, with and without mail. */
function once<Texts extends Catalogue>(
  name: string,
  hasMail: boolean,
  load: () => Promise<Texts>,
): Promise<Texts> {
  const key = `${name} ${hasMail}`;
  const known = loaded.get(key) ?? load().then((texts) => textsOfSite(texts, hasMail));
  loaded.set(key, known);
  return known as Promise<Texts>;
}

/** The whole catalogue of a language; for the server. */
export const catalogueOf = (language: Language, hasMail = hasMailServer()): Promise<Catalogue> =>
  once(language, hasMail, LOAD[language]);

/** All texts that the panel shows; for the server. */
export const panelCatalogue = (hasMail: boolean): Promise<PanelCatalogue> =>
  once("panel", hasMail, async () => (await import("./panel-messages")).panelMessages);
