import type { Language } from "@/lib/domain/language/languages";
import { hasMailServer } from "@/lib/env";
import type { it } from "@/messages/it";
import type { panelMessages } from "./panel-messages";
import { textsOfSite } from "./without-mail";

/** All texts of the site, by subject. Italian is the pattern of the other languages. */
export type Catalogue = typeof it;

/** The texts of the site and those of the panel, which speaks Italian only. */
export type PanelCatalogue = typeof panelMessages;

const LOAD: Record<Language, () => Promise<Catalogue>> = {
  it: async () => (await import("@/messages/it")).it,
  en: async () => (await import("@/messages/en")).en,
};

const loaded = new Map<string, Promise<Catalogue | PanelCatalogue>>();

/** Each catalogue once, as this site shows it. */
function once<Texts extends Catalogue>(name: string, load: () => Promise<Texts>): Promise<Texts> {
  const known = loaded.get(name) ?? load().then((texts) => textsOfSite(texts, hasMailServer()));
  loaded.set(name, known);
  return known as Promise<Texts>;
}

/** The catalogue of a language, whole; for the server. */
export const catalogueOf = (language: Language): Promise<Catalogue> => once(language, LOAD[language]);

/** All texts that the panel shows; for the server. */
export const panelCatalogue = (): Promise<PanelCatalogue> =>
  once("panel", async () => (await import("./panel-messages")).panelMessages);
