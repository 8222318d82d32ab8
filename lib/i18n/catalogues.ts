import type { Language } from "@/lib/domain/language/languages";
import type { it } from "@/messages/it";
import type { panelMessages } from "./panel-messages";

/** All texts of the site, by subject. Italian is the pattern of the other languages. */
export type Catalogue = typeof it;

/** The texts of the site and those of the panel, which speaks Italian only. */
export type PanelCatalogue = typeof panelMessages;

const LOAD: Record<Language, () => Promise<Catalogue>> = {
  it: async () => (await import("@/messages/it")).it,
  en: async () => (await import("@/messages/en")).en,
};

/** The catalogue of a language, whole; for the server. */
export const catalogueOf = (language: Language): Promise<Catalogue> => LOAD[language]();

/** All texts that the panel shows; for the server. */
export async function panelCatalogue(): Promise<PanelCatalogue> {
  return (await import("./panel-messages")).panelMessages;
}
